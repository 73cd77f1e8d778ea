// Loaded into a program before all else (LD_PRELOAD): says when its first window has been drawn, and ends it.
//
// Prints "start", the ms since the time in FIRST_FRAME_START (of the monotonic clock, in ns); "processor", the ms of
// processor time; and what is in memory then, in kB: "resident", and "own", what no other program shares.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void say_memory(void) {
  long resident = 0, own = 0, value;
  char line[256];
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (sscanf(line, "Rss: %ld", &value) == 1) resident = value;
    if (sscanf(line, "Private_Clean: %ld", &value) == 1) own += value;
    if (sscanf(line, "Private_Dirty: %ld", &value) == 1) own += value;
  }
  printf("resident %ld\nown %ld\n", resident, own);
}

static void frame_was_drawn(void) {
  const char *start = getenv("FIRST_FRAME_START");
  printf("start %.3f\n", milliseconds(CLOCK_MONOTONIC) - (start ? atof(start) : 0) / 1e6);
  printf("processor %.3f\n", milliseconds(CLOCK_PROCESS_CPUTIME_ID));
  say_memory();
  fflush(stdout);
  _exit(0);
}

// In place of GTK's own, which it calls.
void gtk_window_present(GtkWindow *window) {
  void (*present)(GtkWindow *) = (void (*)(GtkWindow *))dlsym(RTLD_NEXT, "gtk_window_present");
  present(window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
  g_signal_connect(clock, "after-paint", frame_was_drawn, NULL);
}
