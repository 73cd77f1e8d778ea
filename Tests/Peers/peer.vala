// Vala: one handler of "clicked".

extern long measure_clicked (Gtk.Button button, long count);
extern void measure_check (long emitted, long counted);

class Counter : Object {
  public long clicks = 0;
  public Gtk.Box box = new Gtk.Box (Gtk.Orientation.HORIZONTAL, 0);
  public Gtk.Button button = new Gtk.Button.with_label ("Click");

  construct {
    box.append (button);
    button.clicked.connect (() => clicks++);
  }
}

int main (string[] args) {
  if (args.length != 3) return 2;
  Gtk.init ();
  var counter = new Counter ();
  long emitted = measure_clicked (counter.button, long.parse (args[2]));
  measure_check (emitted, counter.clicks);
  return 0;
}
