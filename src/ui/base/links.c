/* Construct properties that hold objects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/links.h"

/* Higher than the IDs that classes give their own properties. */
#define FIRST_ID 1000

/* The links of a class. */
typedef struct
{
  const CheckbitLink *links;
  GObjectSetPropertyFunc set_property; /* the class's own; NULL for none */
  GObjectFinalizeFunc finalize;
} Class;

static GQuark
class_quark (void)
{
  return g_quark_from_static_string ("checkbit-links");
}

static Class *
get_class (GObject *object)
{
  return g_type_get_qdata (G_OBJECT_TYPE (object), class_quark ());
}

static GObject **
get_field (GObject *object, const CheckbitLink *link)
{
  return G_STRUCT_MEMBER_P (object, link->field);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const Class *class = get_class (object);

  if (id < FIRST_ID)
    class->set_property (object, id, value, pspec);
  else if (class->links[id - FIRST_ID].weak)
    g_set_weak_pointer (get_field (object, &class->links[id - FIRST_ID]),
                        g_value_get_object (value));
  else
    g_set_object (get_field (object, &class->links[id - FIRST_ID]), g_value_get_object (value));
}

static void
finalize (GObject *object)
{
  const Class *class = get_class (object);

  for (const CheckbitLink *link = class->links; link->name != NULL; link++)
    if (link->weak)
      g_clear_weak_pointer (get_field (object, link));
    else
      g_clear_object (get_field (object, link));
  class->finalize (object);
}

void
checkbit_links_install (GObjectClass *klass, const CheckbitLink *links)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  Class *class = g_new (Class, 1);

  *class = (Class){ links, klass->set_property, klass->finalize };
  g_type_set_qdata (G_OBJECT_CLASS_TYPE (klass), class_quark (), class);
  klass->set_property = set_property;
  klass->finalize = finalize;
  for (guint i = 0; links[i].name != NULL; i++)
    g_object_class_install_property (
        klass, FIRST_ID + i,
        g_param_spec_object (links[i].name, NULL, NULL, links[i].type (), flags));
}
