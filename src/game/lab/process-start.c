/* Starts a program without copying Checkbit's memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* vfork() and close_range() are not in C17 alone. */
#define _GNU_SOURCE

#include "game/lab/process-start.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* The first descriptor after the standard streams. */
#define FIRST_FD 3

/* The child's data, prepared by the parent, since the child must not call anything that
 * allocates. */
typedef struct
{
  char *path;
  char **argv; /* with a free slot in front, for the shell */
  char **environment;
  int streams[FIRST_FD];
  int max_fd;
  pid_t parent;
  sigset_t signals; /* the signals to block while it runs */
  int error;        /* out: why exec failed; 0: it did not */
} Plan;

/* --- In the child --------------------------------------------------------------------------- */

static void
close_others (int max_fd)
{
#ifdef CLOSE_RANGE_CLOEXEC
  if (close_range (FIRST_FD, ~0U, CLOSE_RANGE_CLOEXEC) == 0)
    return;
#endif
  for (int fd = FIRST_FD; fd < max_fd; fd++)
    fcntl (fd, F_SETFD, FD_CLOEXEC);
}

/* Checkbit's signal handlers must not run in the child, which shares its memory. */
static void
forget_signals (void)
{
  const struct sigaction standard = { .sa_handler = SIG_DFL };

  for (int number = 1; number < NSIG; number++)
    {
      struct sigaction action;

      if (sigaction (number, NULL, &action) == 0
          && (action.sa_handler != SIG_IGN || number == SIGPIPE || number == SIGINT))
        sigaction (number, &standard, NULL);
    }
}

/* A script without a #! line is run by the shell. */
static void
become (Plan *plan)
{
  char **argv = plan->argv - 1;

  execve (plan->path, plan->argv, plan->environment);
  if (errno != ENOEXEC)
    return;
  argv[0] = (char *) "/bin/sh";
  argv[1] = plan->path;
  execve (argv[0], argv, plan->environment);
}

/* Between vfork() and exec: system calls only. */
static G_NORETURN void
run_child (Plan *plan)
{
  setpgid (0, 0);
  forget_signals ();
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != plan->parent)
    _exit (1);
#endif
  for (int i = 0; i < FIRST_FD; i++)
    if (dup2 (plan->streams[i], i) < 0)
      goto failed;
  close_others (plan->max_fd);
  sigprocmask (SIG_SETMASK, &plan->signals, NULL);
  become (plan);
failed:
  plan->error = errno;
  _exit (127);
}

/* A separate function, as the child must not modify its caller's stack frame. */
static G_GNUC_NO_INLINE pid_t
start_child (Plan *plan)
{
  pid_t pid = vfork ();

  if (pid == 0)
    run_child (plan);
  return pid;
}

/* --- In the parent -------------------------------------------------------------------------- */

/* Moves a descriptor above the standard streams, so that the child can set these up in any
 * order. */
static int
raise_fd (int fd)
{
  int high;

  if (fd < 0 || fd >= FIRST_FD)
    return fd;
  high = fcntl (fd, F_DUPFD_CLOEXEC, FIRST_FD);
  close (fd);
  return high;
}

/* child: the end for the child. */
static gboolean
open_pipe (int ends[2], int child, GError **error)
{
  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    {
      ends[0] = ends[1] = -1;
      return FALSE;
    }
  ends[child] = raise_fd (ends[child]);
  return TRUE;
}

static void
close_fd (int *fd)
{
  if (*fd >= 0)
    close (*fd);
  *fd = -1;
}

static gboolean
set_failed (GError **error, int code)
{
  g_set_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_FAILED,
               /* Translators: %s says why, in the system's words */
               _ ("It could not be started: %s."), g_strerror (code));
  return FALSE;
}

/* With all signals blocked, so that no handler runs in the child. */
static gboolean
launch (Plan *plan, GPid *pid, GError **error)
{
  sigset_t all;
  int code;

  plan->parent = getpid ();
  plan->max_fd = (int) CLAMP (sysconf (_SC_OPEN_MAX), 256, 65536);
  sigfillset (&all);
  pthread_sigmask (SIG_SETMASK, &all, &plan->signals);
  *pid = start_child (plan);
  code = *pid < 0 ? errno : plan->error;
  pthread_sigmask (SIG_SETMASK, &plan->signals, NULL);
  if (code == 0)
    return TRUE;
  if (*pid > 0)
    while (waitpid (*pid, NULL, 0) < 0 && errno == EINTR)
      continue;
  return set_failed (error, code);
}

/* pipes: their child's ends are put into the plan. */
static gboolean
open_streams (Plan *plan, int pipes[FIRST_FD][2], gboolean with_input, GError **error)
{
  if (with_input ? !open_pipe (pipes[0], 0, error)
                 : (pipes[0][0] = raise_fd (open ("/dev/null", O_RDONLY | O_CLOEXEC))) < 0
                       && !set_failed (error, errno))
    return FALSE;
  for (int i = 1; i < FIRST_FD; i++)
    if (!open_pipe (pipes[i], 1, error))
      return FALSE;
  for (int i = 0; i < FIRST_FD; i++)
    plan->streams[i] = pipes[i][i > 0];
  return TRUE;
}

gboolean
checkbit_lab_process_start (const char *const *argv,
                            const char *const *environment,
                            GPid *pid,
                            int *in,
                            int *out,
                            int *err,
                            GError **error)
{
  g_autofree char *path = g_find_program_in_path (argv[0]);
  g_autofree char **places = g_new0 (char *, g_strv_length ((char **) argv) + 2);
  int pipes[FIRST_FD][2] = { { -1, -1 }, { -1, -1 }, { -1, -1 } };
  Plan plan = { .path = path, .argv = places + 1, .environment = (char **) environment };
  gboolean started;

  for (guint i = 0; argv[i] != NULL; i++)
    plan.argv[i] = (char *) argv[i];
  if (path == NULL)
    return set_failed (error, g_file_test (argv[0], G_FILE_TEST_EXISTS) ? EACCES : ENOENT);
  started = open_streams (&plan, pipes, in != NULL, error) && launch (&plan, pid, error);
  for (int i = 0; i < FIRST_FD; i++)
    {
      close_fd (&pipes[i][i > 0]);
      if (!started)
        close_fd (&pipes[i][i == 0]);
    }
  if (started && in != NULL)
    *in = pipes[0][1];
  if (started)
    {
      *out = pipes[1][0];
      *err = pipes[2][0];
    }
  return started;
}
