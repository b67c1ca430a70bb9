/* What GLib's own locks and hand-overs mean, told to the thread sanitizer: preloaded before
 * programs that are built with it.
 *
 * GLib is not built with the sanitizer, and its mutexes are futexes of its own, so that every
 * value which passes from one thread to another through GLib would be reported as a race.
 * Instead of suppressing such reports, and with them the true ones, each hand-over is declared
 * here for exactly the object handed over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <gio/gio.h>

/* The sanitizer's; not there in a program built without it. */
extern void __tsan_acquire (void *place) __attribute__ ((weak));
extern void __tsan_release (void *place) __attribute__ ((weak));
extern void AnnotateIgnoreWritesBegin (const char *file, int line) __attribute__ ((weak));
extern void AnnotateIgnoreWritesEnd (const char *file, int line) __attribute__ ((weak));

/* Everything before this in the giving thread happens before take() returns in the other. */
static inline void
give (void *place)
{
  if (__tsan_release != NULL && place != NULL)
    __tsan_release (place);
}

static inline void
take (void *place)
{
  if (__tsan_acquire != NULL && place != NULL)
    __tsan_acquire (place);
}

/* Memory allocated between these counts as written by nobody: GLib allocates it for itself, and
 * frees it in another thread under a lock that the sanitizer does not see. */
static inline void
begin_own (void)
{
  if (AnnotateIgnoreWritesBegin != NULL)
    AnnotateIgnoreWritesBegin (__FILE__, __LINE__);
}

static inline void
end_own (void)
{
  if (AnnotateIgnoreWritesEnd != NULL)
    AnnotateIgnoreWritesEnd (__FILE__, __LINE__);
}

/* The next function of this name, which this one wraps. */
#define REAL(function)                                                                             \
  static __typeof__ (&function) real;                                                              \
  if (real == NULL)                                                                                \
  real = (__typeof__ (&function)) dlsym (RTLD_NEXT, #function)

/* GLib's macros of these names would replace the functions. */
#undef g_object_ref
#undef g_once_init_enter
#undef g_once_init_leave
#undef g_thread_pool_push
#undef g_atomic_ref_count_dec
#undef g_string_free

/* --- Locks ------------------------------------------------------------------------------------ */

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock);
  real (mutex);
  take (mutex);
}

gboolean
g_mutex_trylock (GMutex *mutex)
{
  REAL (g_mutex_trylock);
  gboolean locked = real (mutex);

  if (locked)
    take (mutex);
  return locked;
}

void
g_mutex_unlock (GMutex *mutex)
{
  REAL (g_mutex_unlock);
  give (mutex);
  real (mutex);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  REAL (g_cond_wait);
  give (mutex);
  real (cond, mutex);
  take (mutex);
}

gboolean
g_cond_wait_until (GCond *cond, GMutex *mutex, gint64 end)
{
  REAL (g_cond_wait_until);
  gboolean signalled;

  give (mutex);
  signalled = real (cond, mutex, end);
  take (mutex);
  return signalled;
}

void g_once_init_leave (volatile void *location, gsize result);

void
g_once_init_leave (volatile void *location, gsize result)
{
  static void (*real) (volatile void *, gsize);

  if (real == NULL)
    real = (void (*) (volatile void *, gsize)) dlsym (RTLD_NEXT, "g_once_init_leave");
  give ((void *) location);
  real (location, result);
}

/* --- Counts of references: what the others did comes before the end ------------------------------ */

gboolean
g_atomic_ref_count_dec (gatomicrefcount *count)
{
  REAL (g_atomic_ref_count_dec);
  gboolean last;

  give (count);
  last = real (count);
  if (last)
    take (count);
  return last;
}

#define UNREF(function, Type)                                                                      \
  void function (Type *object)                                                                     \
  {                                                                                                \
    REAL (function);                                                                               \
    give (object);                                                                                 \
    take (object);                                                                                 \
    real (object);                                                                                 \
  }

UNREF (g_object_unref, void)
UNREF (g_bytes_unref, GBytes)
UNREF (g_variant_unref, GVariant)
UNREF (g_ptr_array_unref, GPtrArray)
UNREF (g_array_unref, GArray)
UNREF (g_main_context_unref, GMainContext)

/* --- Memory ----------------------------------------------------------------------------------- */

/* A page of GLib's allocator: its pieces go from thread to thread. */
int
posix_memalign (void **place, size_t alignment, size_t size)
{
  REAL (posix_memalign);
  int failed;

  begin_own ();
  failed = real (place, alignment, size);
  end_own ();
  return failed;
}

/* A string's place in such a page may have been another thread's string. What is appended to it is
 * written in the program, where the sanitizer sees it. */
#define NEW_STRING(function, parameters, arguments)                                                \
  GString *function parameters                                                                     \
  {                                                                                                \
    REAL (function);                                                                               \
    GString *string = real arguments;                                                              \
                                                                                                   \
    take (string);                                                                                 \
    return string;                                                                                 \
  }

NEW_STRING (g_string_new, (const char *text), (text))
NEW_STRING (g_string_new_len, (const char *text, gssize length), (text, length))
NEW_STRING (g_string_sized_new, (gsize size), (size))

char *
g_string_free (GString *string, gboolean with_text)
{
  REAL (g_string_free);
  give (string);
  return real (string, with_text);
}

/* --- Threads of a pool ------------------------------------------------------------------------ */

typedef struct
{
  GFunc func;
  gpointer user_data;
} Pool;

static void
work (gpointer data, gpointer user_data)
{
  Pool *pool = user_data;

  take (data);
  pool->func (data, pool->user_data);
  give (pool);
}

/* The last thread of a pool frees it, even if it never worked for it. What this file stores about a
 * pool lives as long as the program. */
GThreadPool *
g_thread_pool_new (GFunc func, gpointer user_data, gint max_threads, gboolean exclusive, GError **error)
{
  REAL (g_thread_pool_new);
  Pool *pool = g_new (Pool, 1);
  GThreadPool *made;

  *pool = (Pool){ func, user_data };
  begin_own ();
  made = real (work, pool, max_threads, exclusive, error);
  end_own ();
  return made;
}

gboolean
g_thread_pool_push (GThreadPool *pool, gpointer data, GError **error)
{
  REAL (g_thread_pool_push);
  give (data);
  return real (pool, data, error);
}

/* Whoever waits for a pool's threads knows all that they have done. */
void
g_thread_pool_free (GThreadPool *pool, gboolean immediate, gboolean wait)
{
  REAL (g_thread_pool_free);
  void *place = pool->user_data;

  real (pool, immediate, wait);
  if (wait)
    take (place);
}

/* --- The main loop ------------------------------------------------------------------------------ */

/* The main thread owns its main loop all the time, not only in each turn of it: GLib then wakes it,
 * by a file descriptor that the sanitizer sees, whenever another thread hands something over. */
__attribute__ ((constructor)) static void
own_main_loop (void)
{
  g_main_context_acquire (NULL);
}

/* --- Calls in another thread's main loop -------------------------------------------------------- */

typedef struct
{
  GSourceFunc func;
  gpointer data;
  GDestroyNotify notify;
} Call;

static gboolean
call_cb (gpointer data)
{
  Call *call = data;

  take (call);
  return call->func (call->data);
}

static void
call_free (gpointer data)
{
  Call *call = data;

  take (call);
  if (call->notify != NULL)
    call->notify (call->data);
  g_free (call);
}

static Call *
call_new (GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  Call *call = g_new (Call, 1);

  *call = (Call){ func, data, notify };
  give (call);
  return call;
}

void
g_main_context_invoke_full (
    GMainContext *context, gint priority, GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  REAL (g_main_context_invoke_full);
  Call *call = call_new (func, data, notify);
  gboolean at_once = g_main_context_is_owner (context);

  if (!at_once)
    begin_own ();
  real (context, priority, call_cb, call, call_free);
  if (!at_once)
    end_own ();
}

guint
g_idle_add_full (gint priority, GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  REAL (g_idle_add_full);
  Call *call = call_new (func, data, notify);
  guint id;

  begin_own ();
  id = real (priority, call_cb, call, call_free);
  end_own ();
  return id;
}

/* --- Tasks ------------------------------------------------------------------------------------ */

static inline void
pass (gpointer task)
{
  give (task);
  take (task);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  REAL (g_task_run_in_thread);
  give (task);
  real (task, func);
}

gpointer
g_task_get_task_data (GTask *task)
{
  REAL (g_task_get_task_data);
  take (task);
  return real (task);
}

void
g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify notify)
{
  REAL (g_task_return_pointer);
  pass (task);
  real (task, result, notify);
}

void
g_task_return_boolean (GTask *task, gboolean result)
{
  REAL (g_task_return_boolean);
  pass (task);
  real (task, result);
}

void
g_task_return_error (GTask *task, GError *error)
{
  REAL (g_task_return_error);
  pass (task);
  real (task, error);
}

gboolean
g_task_return_error_if_cancelled (GTask *task)
{
  REAL (g_task_return_error_if_cancelled);
  pass (task);
  return real (task);
}

gpointer
g_task_propagate_pointer (GTask *task, GError **error)
{
  REAL (g_task_propagate_pointer);
  take (task);
  return real (task, error);
}

gboolean
g_task_propagate_boolean (GTask *task, GError **error)
{
  REAL (g_task_propagate_boolean);
  take (task);
  return real (task, error);
}
