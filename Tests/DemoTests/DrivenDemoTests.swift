import Foundation
import XCTest

/// The running demo, driven from outside as a person would: each test plays one scenario of the driver in
/// `Driver/`, in a process of its own. Needs a display and a session bus; without them every test fails.
final class DrivenDemoTests: XCTestCase {
  func testDefaultBack() throws { try play("default_back") }
  func testDeepStack() throws { try play("deep_stack") }
  func testModal() throws { try play("modal") }
  func testModalSecondScreen() throws { try play("modal_second_screen") }
  func testBarItems() throws { try play("bar_items") }
  func test_S17_S18_doubleClickBack() throws { try play("double_click_back") }
  func testCoveredScreensAreNotInTheTree() throws { try play("covered_not_in_tree") }
  func testResult() throws { try play("result") }
  func test_S16_unsavedChanges() throws { try play("unsaved_changes") }
  func testReplace() throws { try play("replace") }
  func test_S14_nested() throws { try play("nested") }
  func test_S19_F5_history() throws { try play("history") }
  func test_F1_F4_focusAndKeys() throws { try play("focus_and_keys") }
  func test_B1_B2_B3_oneBackButton() throws { try play("one_back_button") }
  func test_B4_leftItems() throws { try play("left_items") }
  func test_B9_B11_barAtTheStart() throws { try play("bar_at_the_start") }
  func test_F5_F6_keysAndMouse() throws { try play("keys_and_mouse") }
  func test_F1_F3_F7_focusFollows() throws { try play("focus_follows") }
  func test_B5_S16_ownWay() throws { try play("own_way") }
  func test_S16_B6_oneGate() throws { try play("one_gate") }
  func test_B6_oneQuestion() throws { try play("one_question") }
  func test_B10_hiddenBack() throws { try play("hidden_back") }
  func test_S21_B7_titleFollows() throws { try play("title_follows") }
  func test_S20_chosenTwice() throws { try play("chosen_twice") }
  func test_F4_M10_escapeOrder() throws { try play("escape_order") }
  func test_F4_M8_M10_form() throws { try play("form") }
  func test_S16_F7_waysOutOfASheet() throws { try play("ways_out_of_a_sheet") }
  func test_M9_M10_F7_sheetOnSheet() throws { try play("sheet_on_sheet") }
  func test_B8_lateClick() throws { try play("late_click") }
  func test_B12_F2_B7_buttonBeforeFocus() throws { try play("button_before_focus") }
  func test_S17_S18_manyClicks() throws { try play("many_clicks") }
  func test_S17_S18_S1_heldKeys() throws { try play("held_keys") }
  func test_S1_S17_neverBelowRoot() throws { try play("never_below_root") }
  func test_F5_S22_backDuringADrag() throws { try play("back_during_a_drag") }
  func test_M10_S19_backUnderAMenu() throws { try play("back_under_a_menu") }
  func test_S16_S22_closedAtBadMoments() throws { try play("closed_at_bad_moments") }
  func test_S18_S22_removesItself() throws { try play("removes_itself") }
  func testFilesThreeDeep() throws { try play("files_three_deep") }
  func testFilesPathArgument() throws { try play("files_path_argument") }
  func testFilesBadInput() throws { try play("files_bad_input") }
  func testFilesOf100000Entries() throws { try play("files_100k") }
  func testCommandLine() throws { try play("command_line") }
  func testCommandLineRefusals() throws { try play("command_line_refusals") }
  func testNoDisplay() throws { try play("no_display") }
  func testSecondInstance() throws { try play("second_instance") }
  func testAudit() throws { try play("audit") }
  func testEveryPageHasItsSource() throws { try play("every_page_has_source") }
  func testWalk() throws { try play("walk") }
  func testManyPageTurns() throws { try play("leak") }

  /// A scenario that no test plays would never fail. Taking the screenshots is work, not a test.
  func testEveryScenarioIsPlayed() throws {
    let known = try Driver.run(["--list"])
    XCTAssertEqual(known.status, 0, known.output)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    for name in known.output.split(separator: "\n") where name != "screenshots" {
      XCTAssertTrue(source.contains("play(\"\(name)\")"), "no test plays \(name)")
    }
  }

  private func play(_ scenario: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let played = try Driver.run([scenario, Driver.application()])
    XCTAssertEqual(played.status, 0, played.output, file: file, line: line)
  }
}
