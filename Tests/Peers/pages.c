#include "pages.h"

#include <stdlib.h>
#include <string.h>

GtkWidget *pages_content(const char *title) {
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append(GTK_BOX(content), gtk_label_new(title));
  gtk_box_append(GTK_BOX(content), gtk_button_new_with_label("Next"));
  measure_watch(content);
  return content;
}

char *pages_next_title(void) {
  static int number = 0;
  return g_strdup_printf("Page %d", ++number);
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  gtk_init();
  measure_pages pages;
  GtkWidget *window = pages_window(&pages);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  long count = atol(argv[2]);
  // A stack has a first page, which never goes.
  pages.make(pages.data);
  pages.push(pages.data);
  measure_show(window);
  if (!strcmp(argv[1], "turns") && argc == 4) {
    for (long i = 1; i < count; i++) {
      pages.make(pages.data);
      pages.push(pages.data);
    }
    measure_turns(&pages, atol(argv[3]));
  } else if (!strcmp(argv[1], "screens")) {
    measure_screens(&pages, count);
  } else if (!strcmp(argv[1], "leftovers") && argc == 4) {
    measure_leftovers(&pages, count, !strcmp(argv[3], "drawn"));
  } else {
    return 2;
  }
}
