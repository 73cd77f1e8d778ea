// What every program of the benchmark shares, whatever language it is written in: how a signal is emitted, when a
// frame has been drawn, and which clock counts. So the same code does it for all of them, and a difference between two
// programs is a difference between what they measure.
//
// Each function prints its numbers on standard output, a line each: a name and a number.

#ifndef MEASURE_H
#define MEASURE_H

#ifdef __cplusplus
extern "C" {
#endif

/// Emits "clicked" on a GtkButton `count` times, after as many times as make it warm.
///
/// Prints "time", in ns of processor time an emission. Returns how often the handler has run.
long measure_clicked(void *button, long count);

/// Ends the process with a message when the handler has not counted what ``measure_clicked`` returned.
void measure_check(long emitted, long counted);

/// One turn of a page. `data` is the program's own.
typedef void (*measure_step)(void *data);

/// What a program can do with a page. `make` prepares what the next push shows, outside of all clocks.
typedef struct {
  measure_step make, push, pop;
  void *data;
} measure_pages;

/// Pushes and pops one page `rounds` times in the window that is shown, without animation, and waits for a frame after
/// each.
///
/// Prints "push", "pop": the call alone; "push-frame", "pop-frame": the call, the frame, and what the program does
/// until it has nothing left to do. In µs of processor time, the median of the rounds.
void measure_turns(const measure_pages *pages, long rounds);

/// Pushes `count` pages, drawing nothing, then pops them.
///
/// Prints "screen": bytes on the heap for one page that was pushed.
void measure_screens(const measure_pages *pages, long count);

/// Pushes and pops a page `rounds` times, after as many rounds that fill every cache; `is_drawn`: with a frame after each
/// push and each pop.
///
/// Prints "left": bytes on the heap, for one round, that were not there before; "live": how many pages live on.
void measure_leftovers(const measure_pages *pages, long rounds, long is_drawn);

/// Counts a GObject until it ends.
void measure_watch(void *object);

/// Shows a window and waits until it has been drawn and nothing is left to do.
void measure_show(void *window);

/// Prints one number.
void measure_say(const char *name, double value);

#ifdef __cplusplus
}
#endif

#endif
