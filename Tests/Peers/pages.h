// Programs that turn pages: each says how, and pages.c measures.

#ifndef PAGES_H
#define PAGES_H

#include <gtk/gtk.h>

#include "measure.h"

/// A window without pages, and what can be done with them.
GtkWidget *pages_window(measure_pages *pages);

/// What stands on every page, in all programs: a line of text and a button. Floating.
GtkWidget *pages_content(const char *title);

/// "Page 1", "Page 2" and so on. To be freed.
char *pages_next_title(void);

#endif
