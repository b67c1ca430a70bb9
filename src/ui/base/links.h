/* Construct-only properties that hold objects, declared in a table: an object gets them when it is
 * created, by code or in a .ui file, and keeps them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A write-only property. */
typedef struct
{
  const char *name;
  GType (*type) (void); /* of the object */
  gsize field;          /* where it is stored, by G_STRUCT_OFFSET */
  gboolean weak;        /* the value owns this object: not owned, NULL once it is gone */
} CheckbitLink;

#define CHECKBIT_LINK(name, Owner, field, type)                                                    \
  {                                                                                                \
    name, type##_get_type, G_STRUCT_OFFSET (Owner, field), FALSE                                   \
  }
#define CHECKBIT_WEAK_LINK(name, Owner, field, type)                                               \
  {                                                                                                \
    name, type##_get_type, G_STRUCT_OFFSET (Owner, field), TRUE                                    \
  }

/* Adds the properties of a table that ends with { 0 } to a final class. Call it at the end of
 * class_init: the class's own set_property and finalize never see these properties. They are set
 * before `constructed` and released when the object is finalized. */
void checkbit_links_install (GObjectClass *klass, const CheckbitLink *links);

G_END_DECLS
