// gtkmm: one handler of "clicked".

#include <gtkmm.h>

#include <cstdlib>

#include "measure.h"

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  auto application = Gtk::Application::create();
  long clicks = 0;
  Gtk::Box box;
  Gtk::Button button("Click");
  box.append(button);
  button.signal_clicked().connect([&clicks] { clicks++; });
  long emitted = measure_clicked(button.gobj(), std::atol(argv[2]));
  measure_check(emitted, clicks);
}
