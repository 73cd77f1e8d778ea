import Foundation
import XCTest

@testable import GtkInterop

/// The user's wish for less motion, as a desktop's settings portal says it.
final class SettingsPortalTests: WidgetTestCase {
  func testThePortalIsFollowedFromItsStartOn() throws {
    try onMain {
      XCTAssertFalse(SettingsPortal.prefersReducedMotion, "there is no portal yet")
      let portal = try Portal()
      defer { portal.stop() }
      XCTAssertTrue(MainLoop.spin { SettingsPortal.prefersReducedMotion }, "it says 1 when it is asked")
      for (word, wish) in [("0", false), ("1", true), ("7", false), ("1", true), ("0", false)] {
        portal.say(word)
        XCTAssertTrue(MainLoop.spin { SettingsPortal.prefersReducedMotion == wish }, "it changed to \(word)")
      }
      portal.say("1")
      XCTAssertTrue(MainLoop.spin { SettingsPortal.prefersReducedMotion })
      for nonsense in ["text", "other", "short"] { portal.say(nonsense) }
      portal.say("0")
      XCTAssertTrue(
        MainLoop.spin { !SettingsPortal.prefersReducedMotion }, "what means nothing changed nothing")
    }
  }

  func testADarkDesktopIsFollowedWhereNothingElseIsWished() throws {
    try onMain {
      let settings = Settings.default
      let before = settings.prefersDarkTheme
      settings.colorScheme = .system
      let portal = try Portal()
      defer { portal.stop() }
      // It answers a text to what it does not know; only then it is there.
      XCTAssertTrue(MainLoop.spin { SettingsPortal.prefersReducedMotion })
      portal.say("dark")
      XCTAssertTrue(MainLoop.spin { settings.prefersDarkTheme }, "it follows")
      settings.colorScheme = .light
      XCTAssertFalse(settings.prefersDarkTheme, "the wish goes first")
      settings.colorScheme = .system
      XCTAssertTrue(settings.prefersDarkTheme)
      portal.say("light")
      XCTAssertTrue(MainLoop.spin { settings.prefersDarkTheme == before }, "and back")
      portal.say("0")
      XCTAssertTrue(MainLoop.spin { !SettingsPortal.prefersReducedMotion })
    }
  }

  func testAWishOfTheProgramsOwnGoesFirst() {
    onMain {
      let settings = Settings.default
      settings.prefersReducedMotion = true
      XCTAssertTrue(settings.prefersReducedMotion)
      settings.prefersReducedMotion = false
      XCTAssertFalse(settings.prefersReducedMotion)
    }
  }
}

/// A settings portal on the session bus, in a process of its own; it says each line that it is given.
private final class Portal {
  private let process = Process()
  private let input = Pipe()

  init() throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.program]
    process.standardInput = input
    try process.run()
  }

  func say(_ words: String) { input.fileHandleForWriting.write(Data((words + "\n").utf8)) }

  func stop() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }

  private static let program = """
    from gi.repository import Gio, GLib

    NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
    XML = '''<node><interface name="org.freedesktop.portal.Settings">
      <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>'''
    KEY = ("org.freedesktop.appearance", "reduced-motion")
    lines = open(0, "rb", buffering=0)
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    interface = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]

    def call(connection, sender, path, name, method, arguments, invocation):
        # A portal wraps what "Read" answers twice.
        value = GLib.Variant("v", GLib.Variant("u", 1)) if arguments.unpack() == KEY else GLib.Variant("s", "?")
        invocation.return_value(GLib.Variant("(v)", (value,)))

    def line(channel, condition):
        words = lines.readline().decode().strip()
        if not words:
            loop.quit()
            return False
        number = GLib.Variant("u", int(words) if words.isdigit() else 1)
        change = {
            "dark": GLib.Variant("(ssv)", (KEY[0], "color-scheme", GLib.Variant("u", 1))),
            "light": GLib.Variant("(ssv)", (KEY[0], "color-scheme", GLib.Variant("u", 2))),
            "text": GLib.Variant("(ssv)", (*KEY, GLib.Variant("s", "1"))),
            "other": GLib.Variant("(ssv)", (KEY[0], "contrast", number)),
            "short": GLib.Variant("(s)", (KEY[0],)),
        }.get(words, GLib.Variant("(ssv)", (*KEY, number)))
        bus.emit_signal(None, PATH, interface.name, "SettingChanged", change)
        return True

    bus.register_object(PATH, interface, call, None, None)
    Gio.bus_own_name_on_connection(bus, NAME, 0, None, None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, line)
    loop.run()
    """
}
