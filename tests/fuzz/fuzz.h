/* What every fuzz target is: a function that a fuzzing engine calls with bytes it makes up, and
 * that ends the program when something is wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length);

/* Ends the program unless a condition holds, in every build type. */
#define FUZZ_ASSERT(condition)                                                                     \
  do                                                                                               \
    {                                                                                              \
      if (!(condition))                                                                            \
        {                                                                                          \
          fprintf (stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);          \
          abort ();                                                                                \
        }                                                                                          \
    }                                                                                              \
  while (0)
