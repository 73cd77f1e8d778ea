// GTK in C by hand, for speed: one header bar, whose title and back button change, and only the page on show and the
// one below it in the window. What a user sees is what Backable shows.

#include "pages.h"

typedef struct {
  char *title;
  GtkWidget *view;
  GtkWidget *focus;  // what had the focus when the page was covered
} Page;

static GPtrArray *stack;
static GtkWidget *window, *title, *back, *view;
static Page *next;

static void pop(void *data);

static Page *page_from_top(guint depth) {
  return depth < stack->len ? g_ptr_array_index(stack, stack->len - 1 - depth) : NULL;
}

static void free_page(gpointer data) {
  Page *page = data;
  g_clear_weak_pointer(&page->focus);
  g_object_unref(page->view);
  g_free(page->title);
  g_free(page);
}

static void make(void *data) {
  next = g_new0(Page, 1);
  next->title = pages_next_title();
  next->view = g_object_ref_sink(pages_content(next->title));
  gtk_widget_set_vexpand(next->view, TRUE);
}

static void update_bar(void) {
  const char *text = page_from_top(0)->title;
  gtk_label_set_text(GTK_LABEL(title), text);
  gtk_window_set_title(GTK_WINDOW(window), text);
  gtk_widget_set_visible(back, stack->len > 1);
}

// Says where the button leads. A text that is set each time would cost more than the page turn.
static gboolean query_tooltip(GtkWidget *button, int x, int y, gboolean keyboard, GtkTooltip *tooltip) {
  Page *below = page_from_top(1);
  if (below) gtk_tooltip_set_text(tooltip, below->title);
  return below != NULL;
}

static void push(void *data) {
  Page *top = page_from_top(0), *below = page_from_top(1);
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  if (top && focus && gtk_widget_is_ancestor(focus, top->view)) g_set_weak_pointer(&top->focus, focus);
  Page *page = next;
  next = NULL;
  g_ptr_array_add(stack, page);
  update_bar();
  gtk_box_append(GTK_BOX(view), page->view);
  if (top) gtk_widget_set_visible(top->view, FALSE);
  if (below) gtk_box_remove(GTK_BOX(view), below->view);
  if (!gtk_widget_child_focus(page->view, GTK_DIR_TAB_FORWARD)) gtk_widget_grab_focus(back);
}

static void pop(void *data) {
  Page *page = g_ptr_array_steal_index(stack, stack->len - 1);
  Page *top = page_from_top(0), *below = page_from_top(1);
  update_bar();
  if (below) gtk_box_prepend(GTK_BOX(view), below->view);
  gtk_widget_set_visible(top->view, TRUE);
  if (!top->focus || !gtk_widget_grab_focus(top->focus)) gtk_widget_child_focus(top->view, GTK_DIR_TAB_FORWARD);
  gtk_box_remove(GTK_BOX(view), page->view);
  free_page(page);
}

GtkWidget *pages_window(measure_pages *pages) {
  window = gtk_window_new();
  title = gtk_label_new(NULL);
  gtk_widget_add_css_class(title, "title");
  // As the header bar's own label is: without this a long title widens the window.
  gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
  gtk_label_set_single_line_mode(GTK_LABEL(title), TRUE);
  back = gtk_button_new_from_icon_name("go-previous-symbolic");
  gtk_accessible_update_property(GTK_ACCESSIBLE(back), GTK_ACCESSIBLE_PROPERTY_LABEL, "Back", -1);
  gtk_widget_set_has_tooltip(back, TRUE);
  g_signal_connect(back, "query-tooltip", G_CALLBACK(query_tooltip), NULL);
  g_signal_connect_swapped(back, "clicked", G_CALLBACK(pop), NULL);
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), title);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), back);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  stack = g_ptr_array_new();
  view = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child(GTK_WINDOW(window), view);
  *pages = (measure_pages){make, push, pop, NULL};
  return window;
}
