// The application of Sources/HelloBack, in C.

#include <gtk/gtk.h>

static GtkWidget *window, *title, *back, *stack;

static void show_page(const char *name) {
  gboolean is_first = g_str_equal(name, "Hello");
  gtk_stack_set_visible_child_name(GTK_STACK(stack), name);
  gtk_label_set_text(GTK_LABEL(title), name);
  gtk_window_set_title(GTK_WINDOW(window), name);
  gtk_widget_set_visible(back, !is_first);
}

static void go_back(void) { show_page("Hello"); }
static void go_on(void) { show_page("Second"); }

static GtkWidget *make_bar(void) {
  title = gtk_label_new(NULL);
  gtk_widget_add_css_class(title, "title");
  back = gtk_button_new_from_icon_name("go-previous-symbolic");
  gtk_widget_set_tooltip_text(back, "Hello");
  gtk_accessible_update_property(GTK_ACCESSIBLE(back), GTK_ACCESSIBLE_PROPERTY_LABEL, "Back", -1);
  g_signal_connect(back, "clicked", G_CALLBACK(go_back), NULL);
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), title);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), back);
  return bar;
}

static void make_window(GtkApplication *application) {
  window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_set_titlebar(GTK_WINDOW(window), make_bar());
  GtkWidget *button = gtk_button_new_with_label("Next");
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", G_CALLBACK(go_on), NULL);
  stack = gtk_stack_new();
  gtk_stack_add_named(GTK_STACK(stack), button, "Hello");
  gtk_stack_add_named(GTK_STACK(stack), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), "Second");
  gtk_window_set_child(GTK_WINDOW(window), stack);
  go_back();
}

static void activate(GtkApplication *application) {
  if (!window) make_window(application);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new("org.backable.HelloInC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
