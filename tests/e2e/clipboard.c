/* Offers a text on the clipboard of the display, as another program does, until something else
 * is copied or the test ends it: e2e-clipboard FILE. Prints a line once the text is there, and
 * another whenever somebody has got it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <glib.h>
#include <stdio.h>

typedef struct
{
  Display *display;
  Window window;
  Atom clipboard, targets, utf8;
  char *text;
  gsize length;
} Clipboard;

/* Writes the requested data into the property of the requesting client. */
static Bool
give (const Clipboard *self, const XSelectionRequestEvent *request)
{
  Atom offered[] = { self->targets, self->utf8 };

  if (request->target == self->targets)
    XChangeProperty (self->display, request->requestor, request->property, XA_ATOM, 32,
                     PropModeReplace, (const unsigned char *) offered, G_N_ELEMENTS (offered));
  else if (request->target == self->utf8)
    XChangeProperty (self->display, request->requestor, request->property, self->utf8, 8,
                     PropModeReplace, (const unsigned char *) self->text, (int) self->length);
  else
    return False;
  return True;
}

static void
say (const char *word)
{
  puts (word);
  fflush (stdout);
}

static void
answer (const Clipboard *self, const XSelectionRequestEvent *request)
{
  XEvent event = { .xselection = { .type = SelectionNotify,
                                   .requestor = request->requestor,
                                   .selection = request->selection,
                                   .target = request->target,
                                   .property = None,
                                   .time = request->time } };

  if (request->property != None && give (self, request))
    event.xselection.property = request->property;
  XSendEvent (self->display, request->requestor, False, 0, &event);
  XSync (self->display, False);
  if (request->target == self->utf8)
    say ("given");
}

int
main (int argc, char *argv[])
{
  Clipboard self = { .display = XOpenDisplay (NULL) };
  XEvent event;

  if (argc != 2 || self.display == NULL
      || !g_file_get_contents (argv[1], &self.text, &self.length, NULL))
    return 1;
  self.window = XCreateSimpleWindow (self.display, DefaultRootWindow (self.display), 0, 0, 1, 1, 0,
                                     0, 0);
  self.clipboard = XInternAtom (self.display, "CLIPBOARD", False);
  self.targets = XInternAtom (self.display, "TARGETS", False);
  self.utf8 = XInternAtom (self.display, "UTF8_STRING", False);
  XSetSelectionOwner (self.display, self.clipboard, self.window, CurrentTime);
  XSync (self.display, False);
  say ("there");
  do
    {
      XNextEvent (self.display, &event);
      if (event.type == SelectionRequest)
        answer (&self, &event.xselectionrequest);
    }
  while (event.type != SelectionClear);
  return 0;
}
