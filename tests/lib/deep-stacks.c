/* For tests in whose course GLib itself forgets something: with whole stacks, lsan.supp can name
 * what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Called by the address sanitizer in builds that use it, and by nobody else. */
const char *__asan_default_options (void);

const char *
__asan_default_options (void)
{
  return "fast_unwind_on_malloc=0";
}
