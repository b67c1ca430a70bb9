/* A finding as text: the records that checkbit-cli prints, and JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/finding.h"

G_BEGIN_DECLS

/* One record per line, with tab-separated fields: "same", or "path", "fen" and the differences; ""
 * if there is no result. (transfer full) */
char *checkbit_lab_report_lines (const CheckbitLabFinding *finding);

/* One JSON object, without a line break. (transfer full) */
char *checkbit_lab_report_json (const CheckbitLabFinding *finding);

/* Appends a text as a JSON string, in quotation marks. */
void checkbit_json_append_string (GString *json, const char *text);

/* Appends "name": "text", after a comma if necessary; null for NULL. */
void checkbit_json_append_member (GString *json, const char *name, const char *text);

/* The same for a number. */
void checkbit_json_append_number (GString *json, const char *name, guint64 number);

G_END_DECLS
