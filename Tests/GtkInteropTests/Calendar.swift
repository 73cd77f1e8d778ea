import CGtk
import GtkInterop

final class Calendar: Widget {
  static let daySelected = Signal<Calendar>("day-selected")

  convenience init() {
    self.init(sinking: OpaquePointer(gtk_calendar_new()))
  }

  var showsWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(pointer) != 0 }
    set { gtk_calendar_set_show_week_numbers(pointer, newValue ? 1 : 0) }
  }
}
