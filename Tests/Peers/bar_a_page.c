// GTK in C as its examples have it: each page brings a header bar of its own, and all pages stand in a GtkStack.

#include "pages.h"

static GPtrArray *stack;
static GtkWidget *view, *next;

static void pop(void *data);

static void make(void *data) {
  char *title = pages_next_title();
  next = g_object_ref_sink(pages_content(title));
  g_object_set_data_full(G_OBJECT(next), "title", title, g_free);
}

static GtkWidget *bar_for(const char *title) {
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), gtk_label_new(title));
  if (stack->len > 0) {
    GtkWidget *back = gtk_button_new_from_icon_name("go-previous-symbolic");
    gtk_accessible_update_property(GTK_ACCESSIBLE(back), GTK_ACCESSIBLE_PROPERTY_LABEL, "Back", -1);
    g_signal_connect_swapped(back, "clicked", G_CALLBACK(pop), NULL);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), back);
  }
  return bar;
}

static void push(void *data) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(page), bar_for(g_object_get_data(G_OBJECT(next), "title")));
  gtk_box_append(GTK_BOX(page), next);
  g_clear_object(&next);
  gtk_stack_add_child(GTK_STACK(view), page);
  gtk_stack_set_visible_child(GTK_STACK(view), page);
  gtk_widget_child_focus(page, GTK_DIR_TAB_FORWARD);
  g_ptr_array_add(stack, page);
}

static void pop(void *data) {
  GtkWidget *page = g_ptr_array_steal_index(stack, stack->len - 1);
  // GtkStack gives the focus back to where it was on that page.
  gtk_stack_set_visible_child(GTK_STACK(view), g_ptr_array_index(stack, stack->len - 1));
  gtk_stack_remove(GTK_STACK(view), page);
}

GtkWidget *pages_window(measure_pages *pages) {
  GtkWidget *window = gtk_window_new();
  // Its pages bring the title bar.
  GtkWidget *none = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible(none, FALSE);
  gtk_window_set_titlebar(GTK_WINDOW(window), none);
  stack = g_ptr_array_new();
  view = gtk_stack_new();
  gtk_window_set_child(GTK_WINDOW(window), view);
  *pages = (measure_pages){make, push, pop, NULL};
  return window;
}
