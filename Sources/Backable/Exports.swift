// A program that shows controllers in windows needs both, and imports one.
@_exported import GtkInterop
@_exported import Navigation
