/* A finger on a touchscreen: writes to the X server's input test driver. The packets are those of
 * xf86-input-inputtest-protocol.h, version 1.1, in the X.Org server's sources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "touch.h"

#include "driver-private.h"

#include <gio/gunixsocketaddress.h>
#include <string.h>

#define MAX_VALUATORS 64
#define AXIS_MAX 65535. /* of both axes, whatever the size of the display */
#define N_STEPS 10
#define TAP_MS 300 /* at most: GTK takes half a second for a long press */
#define HOLD_MS 900

enum
{
  REQUEST_VERSION = 0,
  REQUEST_WAIT_FOR_SYNC = 1,
  REQUEST_TOUCH = 6
};

typedef enum /* as the X Input Extension numbers them */
{
  TOUCH_BEGIN = 18,
  TOUCH_UPDATE = 19,
  TOUCH_END = 20
} TouchKind;

typedef struct
{
  guint32 length, type;
} Header;

typedef struct
{
  Header header;
  guint16 major, minor;
} VersionPacket;

typedef struct
{
  Header header;
  guint32 id, kind;
  struct
  {
    guint32 has_unaccelerated;
    guint8 mask[(MAX_VALUATORS + 7) / 8];
    double values[MAX_VALUATORS];
    double unaccelerated[MAX_VALUATORS];
  } valuators;
} TouchPacket;

/* --- The socket ----------------------------------------------------------------------------------- */

static void
converse (GSocketConnection *connection, gconstpointer packet, gsize size, gsize answer_size)
{
  GIOStream *stream = G_IO_STREAM (connection);
  g_autoptr (GError) error = NULL;
  guint8 answer[64];
  gsize n;

  g_output_stream_write_all (g_io_stream_get_output_stream (stream), packet, size, &n, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (answer_size, <=, sizeof answer);
  g_input_stream_read_all (g_io_stream_get_input_stream (stream), answer, answer_size, &n, NULL,
                           &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, answer_size);
}

/* There is one for the whole run: the server takes no second. */
static GSocketConnection *
get_connection (void)
{
  static GSocketConnection *connection;
  const VersionPacket version = { { sizeof version, REQUEST_VERSION }, 1, 1 };
  const char *path = g_getenv ("CHECKBIT_TOUCH_SOCKET");
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) address = NULL;
  g_autoptr (GError) error = NULL;

  if (connection != NULL)
    return connection;

  g_assert_nonnull (path);
  address = g_unix_socket_address_new (path);
  connection = g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, &error);
  g_assert_no_error (error);
  converse (connection, &version, sizeof version, sizeof version);
  return connection;
}

/* Performs a touch, and waits until the server has processed it; the program may not have. */
static void
put (Driver *driver, TouchKind kind, double x, double y)
{
  const Header sync = { sizeof sync, REQUEST_WAIT_FOR_SYNC };
  int screen = DefaultScreen (driver->display);
  TouchPacket packet = { { sizeof packet, REQUEST_TOUCH }, .id = 1, .kind = kind };

  packet.valuators.mask[0] = 3;
  packet.valuators.values[0] = x / DisplayWidth (driver->display, screen) * AXIS_MAX;
  packet.valuators.values[1] = y / DisplayHeight (driver->display, screen) * AXIS_MAX;
  memcpy (packet.valuators.unaccelerated, packet.valuators.values, sizeof packet.valuators.values);
  converse (get_connection (), &packet, sizeof packet, 0);
  converse (get_connection (), &sync, sizeof sync, sizeof sync);
}

/* --- What a finger does --------------------------------------------------------------------------- */

/* A finger that rests before it first moves, as while a busy machine waits, would press long. */
static void
move (Driver *driver, int from_x, int from_y, int to_x, int to_y)
{
  put (driver, TOUCH_BEGIN, from_x, from_y);
  for (int i = 1; i <= N_STEPS; i++)
    {
      put (driver, TOUCH_UPDATE, from_x + (to_x - from_x) * (double) i / N_STEPS,
           from_y + (to_y - from_y) * (double) i / N_STEPS);
      driver_rest (driver);
    }
  put (driver, TOUCH_END, to_x, to_y);
  driver_settle (driver);
}

/* The program sees the finger before it is lifted, however busy the machine is, where a menu is open
 * that it may close: that lets go of the touch. Elsewhere a finger that stays longer presses long. */
void
touch_tap (Driver *driver, const char *name)
{
  int x, y;

  driver_find_on_display (driver, name, &x, &y);
  put (driver, TOUCH_BEGIN, x, y);
  if (driver_has_popup (driver))
    driver_settle (driver);
  else
    driver_rest_briefly (driver, TAP_MS);
  put (driver, TOUCH_END, x, y);
  driver_settle (driver);
}

void
touch_hold (Driver *driver, const char *name)
{
  int x, y;

  driver_find_on_display (driver, name, &x, &y);
  put (driver, TOUCH_BEGIN, x, y);
  driver_pause_ms (HOLD_MS);
  driver_expect_popup (driver, TRUE);
  put (driver, TOUCH_END, x, y);
  driver_settle (driver);
}

void
touch_drag (Driver *driver, const char *from, const char *to)
{
  int x, y, to_x, to_y;

  driver_find_on_display (driver, to, &to_x, &to_y);
  driver_find_on_display (driver, from, &x, &y);
  move (driver, x, y, to_x, to_y);
}

void
touch_swipe_up (Driver *driver, const char *name, int distance)
{
  int x, y;

  driver_find_on_display (driver, name, &x, &y);
  move (driver, x, y, x, y - distance);
}
