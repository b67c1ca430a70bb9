/* Writing to a program that has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/broken-pipes.h"

#include <signal.h>
#include <stddef.h>

void
checkbit_broken_pipes_ignore (void)
{
  struct sigaction action;

  if (sigaction (SIGPIPE, NULL, &action) == 0 && action.sa_handler == SIG_DFL)
    signal (SIGPIPE, SIG_IGN);
}
