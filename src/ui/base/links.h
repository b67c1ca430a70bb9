/* Construct properties that hold objects, as one table: what an object is given when it is made,
 * by code or by a .ui file, and keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A property, which can only be set. */
typedef struct
{
  const char *name;
  GType (*type) (void); /* of the object */
  gsize field;          /* where it is kept, by G_STRUCT_OFFSET */
  gboolean weak;        /* what holds the object itself: not owned, NULL when it goes */
} CheckbitLink;

#define CHECKBIT_LINK(name, Owner, field, type)                                                    \
  {                                                                                                \
    name, type##_get_type, G_STRUCT_OFFSET (Owner, field), FALSE                                   \
  }
#define CHECKBIT_WEAK_LINK(name, Owner, field, type)                                               \
  {                                                                                                \
    name, type##_get_type, G_STRUCT_OFFSET (Owner, field), TRUE                                    \
  }

/* Adds the properties of a table that ends with { 0 } to a final class. To be called last in its
 * class_init: the class's own set_property and finalize never see them. They are set before
 * `constructed`, and let go of when the object is finalized. */
void checkbit_links_install (GObjectClass *klass, const CheckbitLink *links);

G_END_DECLS
