#include "measure.h"

#include <gtk/gtk.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// Callgrind finds these functions by name, and says how many instructions they and what they call took. To start GTK
// under its eyes takes many seconds: it looks only from BEGIN_COUNTING on.
#define COUNTED __attribute__((noinline))
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define BEGIN_COUNTING() CALLGRIND_START_INSTRUMENTATION
#define END_COUNTING() CALLGRIND_STOP_INSTRUMENTATION
#else
#define BEGIN_COUNTING()
#define END_COUNTING()
#endif

void measure_say(const char *name, double value) {
  printf("%s %.6g\n", name, value);
  fflush(stdout);
}

// In ns. All threads of the process: whoever has work done elsewhere is charged for it.
static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// MARK: Signals

COUNTED void measured_clicks(void *button, guint signal, long count) {
  for (long i = 0; i < count; i++) g_signal_emit(button, signal, 0);
}

long measure_clicked(void *button, long count) {
  const long warm = 1000;
  guint signal = g_signal_lookup("clicked", GTK_TYPE_BUTTON);
  for (long i = 0; i < warm; i++) g_signal_emit(button, signal, 0);
  BEGIN_COUNTING();
  double start = processor_time();
  measured_clicks(button, signal, count);
  measure_say("time", (processor_time() - start) / count);
  END_COUNTING();
  return warm + count;
}

void measure_check(long emitted, long counted) {
  if (emitted == counted) return;
  fprintf(stderr, "The handler counted %ld of %ld clicks.\n", counted, emitted);
  exit(1);
}

// MARK: Frames

static long frames;

static void frame_was_drawn(GdkFrameClock *clock, gpointer data) { frames++; }

static void finish_work(void) {
  while (g_main_context_pending(NULL)) g_main_context_iteration(NULL, FALSE);
}

static GtkWidget *shown;

static void draw_frame(void) {
  long before = frames;
  while (frames == before) g_main_context_iteration(NULL, TRUE);
  finish_work();
}

void measure_show(void *window) {
  shown = window;
  gtk_window_present(window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "after-paint", G_CALLBACK(frame_was_drawn), NULL);
  // The window manager answers, and the window gets the focus.
  gint64 start = g_get_monotonic_time();
  while (frames < 2 || !gtk_window_is_active(window)) {
    gint64 waited = g_get_monotonic_time() - start;
    if (frames > 1 && waited > 3 * G_USEC_PER_SEC) break;
    if (waited > 60 * G_USEC_PER_SEC) {
      fprintf(stderr, "The window was not drawn.\n");
      exit(1);
    }
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
  finish_work();
}

// MARK: Page turns

COUNTED void measured_push(const measure_pages *pages) { pages->push(pages->data); }
COUNTED void measured_pop(const measure_pages *pages) { pages->pop(pages->data); }
COUNTED void measured_push_frame(void) { draw_frame(); }
COUNTED void measured_pop_frame(void) { draw_frame(); }

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static void say_median(const char *name, double *times, long count) {
  qsort(times, count, sizeof *times, compare);
  measure_say(name, times[count / 2] / 1000);
}

static void turn_once(const measure_pages *pages, double took[4]) {
  pages->make(pages->data);
  finish_work();
  double start = processor_time();
  measured_push(pages);
  took[0] = processor_time() - start;
  measured_push_frame();
  took[2] = processor_time() - start;
  start = processor_time();
  measured_pop(pages);
  took[1] = processor_time() - start;
  measured_pop_frame();
  took[3] = processor_time() - start;
}

void measure_turns(const measure_pages *pages, long rounds) {
  double *times[4];
  for (int i = 0; i < 4; i++) times[i] = g_new(double, rounds);
  // What is new to GTK the first time is not what a page turn costs.
  for (long i = 0; i < 3; i++) turn_once(pages, (double[4]){0});
  BEGIN_COUNTING();
  for (long i = 0; i < rounds; i++) {
    double took[4];
    turn_once(pages, took);
    for (int kind = 0; kind < 4; kind++) times[kind][i] = took[kind];
  }
  END_COUNTING();
  const char *names[] = {"push", "pop", "push-frame", "pop-frame"};
  for (int i = 0; i < 4; i++) {
    say_median(names[i], times[i], rounds);
    g_free(times[i]);
  }
}

// MARK: Memory

static long live;

static void object_ended(gpointer data, GObject *object) { live--; }

void measure_watch(void *object) {
  live++;
  g_object_weak_ref(object, object_ended, NULL);
}

// When GTK has done all that it had put off.
static double heap(void) {
  for (int i = 0; i < 3; i++) {
    gtk_widget_queue_draw(shown);
    draw_frame();
  }
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

static void round_trip(const measure_pages *pages, gboolean is_drawn) {
  pages->make(pages->data);
  pages->push(pages->data);
  if (is_drawn) draw_frame();
  pages->pop(pages->data);
  if (is_drawn) draw_frame();
}

void measure_screens(const measure_pages *pages, long count) {
  round_trip(pages, TRUE);
  double before = heap();
  for (long i = 0; i < count; i++) {
    pages->make(pages->data);
    pages->push(pages->data);
  }
  measure_say("screen", (heap() - before) / count);
  for (long i = 0; i < count; i++) pages->pop(pages->data);
}

static void round_trips(const measure_pages *pages, long rounds, gboolean is_drawn) {
  for (long i = 0; i < rounds; i++) {
    round_trip(pages, is_drawn);
    if (i % 100 == 0) finish_work();
  }
}

void measure_leftovers(const measure_pages *pages, long rounds, long is_drawn) {
  // Lists, tables and caches have grown to their size then.
  round_trips(pages, 10, TRUE);
  round_trips(pages, rounds, is_drawn);
  double before = heap();
  long lived = live;
  round_trips(pages, rounds, is_drawn);
  measure_say("left", (heap() - before) / rounds);
  measure_say("live", live - lived);
}
