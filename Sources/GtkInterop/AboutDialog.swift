internal import CGtk

/// A window that says what a program is, who made it and under which licence.
public final class AboutDialog: Window {
  /// A dialog that says nothing yet.
  public init() {
    super.init(sinking: new(gtk_about_dialog_new()))
    isModal = true
  }

  /// The program's name.
  public var programName: String {
    get { string("program-name") ?? "" }
    set { set("program-name", newValue) }
  }

  /// The version.
  public var version: String {
    get { string("version") ?? "" }
    set { set("version", newValue) }
  }

  /// What the program is, in a line.
  public var comments: String {
    get { string("comments") ?? "" }
    set { set("comments", newValue) }
  }

  /// The name of the program's icon.
  public var logoIconName: String {
    get { string("logo-icon-name") ?? "" }
    set { set("logo-icon-name", newValue) }
  }

  /// Who has the rights, and since when.
  public var copyright: String {
    get { string("copyright") ?? "" }
    set { set("copyright", newValue) }
  }

  /// Says that the program is under the MIT licence.
  public func setMITLicence() { gtk_about_dialog_set_license_type(pointer, GTK_LICENSE_MIT_X11) }
}
