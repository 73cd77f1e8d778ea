// libadwaita's navigation view: each page brings a header bar of its own, with a back button that comes by itself.

#include <adwaita.h>

#include "pages.h"

static AdwNavigationView *view;
static GtkWidget *next;

static void make(void *data) {
  char *title = pages_next_title();
  next = g_object_ref_sink(pages_content(title));
  g_object_set_data_full(G_OBJECT(next), "title", title, g_free);
}

static void push(void *data) {
  GtkWidget *toolbar_view = adw_toolbar_view_new();
  adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(toolbar_view), adw_header_bar_new());
  adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(toolbar_view), next);
  adw_navigation_view_push(view, adw_navigation_page_new(toolbar_view, g_object_get_data(G_OBJECT(next), "title")));
  g_clear_object(&next);
}

static void pop(void *data) { adw_navigation_view_pop(view); }

GtkWidget *pages_window(measure_pages *pages) {
  adw_init();
  GtkWidget *window = adw_window_new();
  view = ADW_NAVIGATION_VIEW(adw_navigation_view_new());
  adw_navigation_view_set_animate_transitions(view, FALSE);
  adw_window_set_content(ADW_WINDOW(window), GTK_WIDGET(view));
  *pages = (measure_pages){make, push, pop, NULL};
  return window;
}
