/* Tests from tables: one path for each row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Adds a test for each row of a table, whose member name ends the path; the test gets the row. */
#define ADD_ROWS(prefix, table, test)                                                              \
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)                                                 \
    {                                                                                              \
      g_autofree char *path = g_strconcat (prefix, table[i].name, NULL);                           \
      g_test_add_data_func (path, &table[i], test);                                                \
    }
