/* The look-up of a rook taken apart in the real window, and a magic number that somebody types.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

/* A rook on e4 of the start position; then the one on a1, which is selected on the board. */
static void
test_look_up (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "Magic");
  driver_expect (driver, "Relevant mask, 0x001010106E101000");
  driver_expect (driver, "Masked occupancy, 0x0010000000001000");
  driver_expect (driver, "Looked-up attacks, 0x00101010EF101000");
  driver_expect (driver, "All rays, 0x00101010EF101000");
  driver_expect (driver, "Equal: magic number, PEXT and rays all find the same 12 squares.");

  driver_click (driver, "a1, white rook*");
  driver_expect (driver, "Relevant mask, 0x000101010101017E");
  driver_expect (driver, "All rays, 0x0000000000000102");
  /* Only b1 and a2 can be reached: clearing a2 opens the file up to a7. */
  driver_click (driver, "a2, bit 8*");
  driver_expect (driver, "All rays, 0x0001010101010102");
  driver_click (driver, "button:Back to Live");
  driver_expect (driver, "All rays, 0x0000000000000102");
}

/* A published number for a rook on a1 is valid; with its lowest bit cleared it is not. */
static void
test_own_number (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "Magic");
  driver_click (driver, "a1, white rook*");
  driver_click (driver, "Check My Magics");
  driver_click (driver, "Magic number, or table of 64");
  driver_type (driver, "0x8a80104000800020ULL");
  driver_expect (driver, "Valid for the rook on a1*");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "0x8a80104000800000ULL");
  driver_expect (driver, "Not valid for the rook on a1*");
  driver_expect (driver, "First blockers*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/magic/look-up", test_look_up);
  g_test_add_func ("/e2e/magic/own-number", test_own_number);
  return g_test_run ();
}
