// What Swift cannot import from GTK, and nothing else. Each function says why it is here.

#ifndef CGTK_H
#define CGTK_H

// The oldest versions that are supported. What came later is not used, and what was deprecated later is what
// there is.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_66
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_66

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <gnu/libc-version.h>
#include <libintl.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma clang assume_nonnull begin

// MARK: Handlers
// GCallback is `void (*)(void)`. Only C can convert a typed function to it without a cast that the
// compiler cannot check, so there is one converter for each shape of handler. `data` comes first in the
// shapes made for G_CONNECT_SWAPPED, where the signal's own arguments follow and are ignored.

static inline GCallback cgtk_handler(void (*f)(void *data)) { return G_CALLBACK(f); }

static inline GCallback cgtk_handler_answering(gboolean (*f)(void *data)) { return G_CALLBACK(f); }

static inline GCallback cgtk_handler_uint(void (*f)(void *object, guint value, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_object(void (*f)(void *object, void *_Nullable value, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_answering_pointer(
    gboolean (*f)(void *object, void *_Nullable value, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_point(void (*f)(void *object, double x, double y, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_answering_point(
    gboolean (*f)(void *object, double x, double y, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_click(
    void (*f)(void *object, int count, double x, double y, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_key(
    gboolean (*f)(void *object, guint keyval, guint keycode, guint modifiers, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_key_released(
    void (*f)(void *object, guint keyval, guint keycode, guint modifiers, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_tooltip(
    gboolean (*f)(void *object, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip, void *_Nullable data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_files(
    void (*f)(void *object, void *files, int count, const char *hint, void *data)) {
  return G_CALLBACK(f);
}

static inline GCallback cgtk_handler_options(int (*f)(void *object, void *options, void *data)) {
  return G_CALLBACK(f);
}

// MARK: Emitting
// g_signal_emit_by_name is variadic. This form serves signals without arguments.
static inline void cgtk_emit(void *object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

// MARK: Types
// The fundamental types are macros with casts in them.
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_none(void) { return G_TYPE_NONE; }
static inline GType cgtk_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgtk_type_enum(void) { return G_TYPE_ENUM; }
static inline GType cgtk_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_float(void) { return G_TYPE_FLOAT; }
// Whether values of a fundamental type are pointers: objects of every kind, boxed values, strings.
static inline gboolean cgtk_type_is_passed_by_pointer(GType type) {
  return G_TYPE_IS_INSTANTIATABLE(type) || type == G_TYPE_INTERFACE || type == G_TYPE_BOXED ||
         type == G_TYPE_STRING || type == G_TYPE_POINTER || type == G_TYPE_VARIANT;
}

// Integers of every size: their types are macros with casts in them, too. A value that is too large for the type becomes
// the largest that it has.
static inline gboolean cgtk_type_is_integer(GType type) {
  switch (type) {
    case G_TYPE_CHAR: case G_TYPE_UCHAR: case G_TYPE_INT: case G_TYPE_UINT: case G_TYPE_LONG: case G_TYPE_ULONG:
    case G_TYPE_INT64: case G_TYPE_UINT64: case G_TYPE_ENUM: case G_TYPE_FLAGS: return TRUE;
    default: return FALSE;
  }
}

static inline gint64 cgtk_value_get_integer(const GValue *value) {
  switch (G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value))) {
    case G_TYPE_CHAR: return g_value_get_schar(value);
    case G_TYPE_UCHAR: return g_value_get_uchar(value);
    case G_TYPE_INT: return g_value_get_int(value);
    case G_TYPE_UINT: return g_value_get_uint(value);
    case G_TYPE_LONG: return g_value_get_long(value);
    case G_TYPE_ULONG: return (gint64)MIN(g_value_get_ulong(value), (gulong)G_MAXINT64);
    case G_TYPE_INT64: return g_value_get_int64(value);
    case G_TYPE_UINT64: return (gint64)MIN(g_value_get_uint64(value), (guint64)G_MAXINT64);
    case G_TYPE_ENUM: return g_value_get_enum(value);
    case G_TYPE_FLAGS: return g_value_get_flags(value);
    default: return 0;
  }
}

static inline void cgtk_value_set_integer(GValue *value, gint64 number) {
  switch (G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value))) {
    case G_TYPE_CHAR: g_value_set_schar(value, (gint8)CLAMP(number, G_MININT8, G_MAXINT8)); break;
    case G_TYPE_UCHAR: g_value_set_uchar(value, (guchar)CLAMP(number, 0, G_MAXUINT8)); break;
    case G_TYPE_INT: g_value_set_int(value, (gint)CLAMP(number, G_MININT, G_MAXINT)); break;
    case G_TYPE_UINT: g_value_set_uint(value, (guint)CLAMP(number, 0, (gint64)G_MAXUINT)); break;
    case G_TYPE_LONG: g_value_set_long(value, (glong)number); break;
    case G_TYPE_ULONG: g_value_set_ulong(value, (gulong)MAX(number, 0)); break;
    case G_TYPE_INT64: g_value_set_int64(value, number); break;
    case G_TYPE_UINT64: g_value_set_uint64(value, (guint64)MAX(number, 0)); break;
    case G_TYPE_ENUM: g_value_set_enum(value, (gint)CLAMP(number, G_MININT, G_MAXINT)); break;
    case G_TYPE_FLAGS: g_value_set_flags(value, (guint)CLAMP(number, 0, (gint64)G_MAXUINT)); break;
    default: break;
  }
}

static inline GType cgtk_signal_type_static_scope(void) { return G_SIGNAL_TYPE_STATIC_SCOPE; }

// G_OBJECT_TYPE is a macro.
static inline GType cgtk_type_of(const void *object) { return G_OBJECT_TYPE(object); }
// G_VARIANT_TYPE_BOOLEAN is a macro with a cast in it.
static inline const GVariantType *cgtk_variant_type_boolean(void) { return G_VARIANT_TYPE_BOOLEAN; }
static inline GType cgtk_type_interface_list_model(void) { return G_TYPE_LIST_MODEL; }

// The count of references can be read by a macro alone as safely as it is changed.
static inline gboolean cgtk_is_shared(void *object) {
  return g_atomic_int_get(&((GObject *)object)->ref_count) > 1;
}

// g_object_new is variadic.
static inline void *cgtk_object_new(GType type) { return g_object_new(type, NULL); }

// The public constructor of GtkApplication makes no subclass, and g_object_new is variadic.
static inline void *cgtk_application_new(
    GType type, const char *_Nullable id, GApplicationFlags flags) {
  return g_object_new(type, "application-id", id, "flags", flags, NULL);
}

// G_IS_OBJECT and its kin are macros; this is their check, for any type.
static inline gboolean cgtk_is_a(const void *object, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)object, type);
}

// G_OBJECT_TYPE_NAME is a macro.
static inline const char *cgtk_type_name(const void *object) { return G_OBJECT_TYPE_NAME(object); }

// MARK: Functions found at run time
// The dynamic linker gives an address, and only C can make a function of it without a cast that nobody checks.
static inline void *_Nullable cgtk_call(void *function) { return ((void *_Nullable (*)(void))function)(); }

static inline void *_Nullable cgtk_call_with_name(void *function, void *object, const char *name) {
  return ((void *_Nullable (*)(void *, const char *))function)(object, name);
}

// MARK: Threads
// gettid() is hidden behind feature macros which Swift's Glibc does not always set. Each wrapper asks as it ends,
// so every thread keeps its answer, which Swift has no variable for: 1 or -1, and 0 before it was found out.
static inline gboolean cgtk_is_main_thread(void) {
  static __thread int answer;
  if (answer == 0) answer = syscall(SYS_gettid) == getpid() ? 1 : -1;
  return answer > 0;
}

// MARK: libdispatch
// The two entry points through which a foreign loop serves the main queue. libdispatch exports them for
// CoreFoundation ("4CF") but declares them in no public header. Weak, so that a runtime without them is
// reported by MainLoop.swift and not by the dynamic linker.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message) __attribute__((weak));

// Whether a weak symbol is there can only be asked in C. -1: it is not.
static inline int cgtk_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

static inline void cgtk_main_queue_drain(void) {
  if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(NULL);
}

#pragma clang assume_nonnull end

#endif
