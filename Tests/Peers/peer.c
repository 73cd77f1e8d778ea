// Plain GTK in C: one handler of "clicked".

#include <gtk/gtk.h>
#include <stdlib.h>

#include "measure.h"

static void on_clicked(GtkButton *button, gpointer data) {
  long *clicks = data;
  (*clicks)++;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  gtk_init();
  long clicks = 0;
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *button = gtk_button_new_with_label("Click");
  gtk_box_append(GTK_BOX(box), button);
  g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), &clicks);
  long emitted = measure_clicked(button, atol(argv[2]));
  measure_check(emitted, clicks);
  g_object_unref(box);
}
