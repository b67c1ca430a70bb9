/* Reading PGN: a row for each way of writing a game, with the expected result, however the input is
 * split.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/pgn/pgn-problem.h"
#include "game/pgn/pgn-scan.h"
#include "pgn-log.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *log;
  gsize length; /* 0: up to the NUL */
} Row;

static const Row rows[] = {
  /* Games and their ends. */
  { "games/none", "", "", 0 },
  { "games/blank", " \n\r\n\t\n", "", 0 },
  { "games/escaped-lines", "%one\n% two", "", 0 },
  { "games/result-only", "1-0", "game =1-0 end:0@0-3", 0 },
  { "games/tags-only", "[White \"A\"]\n", "game tag:White=A !no-result@2:1 end:0@0-11", 0 },
  { "games/two", "e4 *\n\nd4 *\n", "game e4 =* end:1@0-4 game d4 =* end:1@6-10", 0 },
  { "games/one-line", "1.e4 1-0 1.d4 0-1", "game e4 =1-0 end:1@0-8 game d4 =0-1 end:1@9-17", 0 },
  { "games/tag-ends-game", "e4\n[White \"A\"]\n*",
    "game e4 !no-result@2:1 end:1@0-2 game tag:White=A =* end:0@3-16", 0 },
  { "games/blank-lines-say-nothing", "[White \"A\"]\n\n[Black \"B\"]\n\ne4\n\n\ne5 *",
    "game tag:White=A tag:Black=B e4 e5 =* end:2@0-35", 0 },
  { "games/comment-first", "; x\n{y}\n[White \"A\"]\n\ne4 *",
    "game tag:White=A {x} {y} e4 =* end:1@0-25", 0 },
  { "games/comment-behind", "e4 * {end}\n\nd4 *",
    "game e4 =* {end} end:1@0-10 game d4 =* end:1@12-16", 0 },
  { "games/forum-marks", "[pgn]\ne4 *\n[/pgn]",
    "game !bad-tag@1:1 e4 =* !unknown-text@3:1 end:1@0-10", 0 },
  { "games/end-of-file-mark", "e4 *\n\x1a", "game e4 =* end:1@0-4", 0 },

  /* Encodings and ends of lines. */
  { "bytes/utf-8-mark", "\xef\xbb\xbf[White \"A\"]\n*", "game tag:White=A =* end:0@3-16", 0 },
  { "bytes/utf-8-mark-between",
    "e4 *\n\xef\xbb\xbf"
    "d4 *",
    "game e4 =* end:1@0-4 game d4 =* end:1@8-12", 0 },
  { "bytes/latin-1", "[White \"Jos\xe9\"]\n*", "game tag:White=José =* end:0@0-16", 0 },
  { "bytes/cp1252", "e4 {\x93x\x94 \x80} *", "game e4 {“x” €} =* end:1@0-12", 0 },
  { "bytes/utf-8", "[White \"José\"]\n{é} *", "game tag:White=José {é} =* end:0@0-22", 0 },
  { "bytes/crlf", "[White \"A\"]\r\n\r\ne4 {a\r\nb} *\r\n",
    "game tag:White=A e4 {a b} =* end:1@0-26", 0 },
  { "bytes/utf-16",
    "\xff\xfe"
    "e\0"
    "4\0"
    " \0"
    "*\0",
    "game e4 =* end:1@2-10", 10 },
  { "bytes/utf-16-be",
    "\xfe\xff\0e\0"
    "4\0 \0*",
    "game e4 =* end:1@2-10", 10 },
  { "bytes/utf-16-pair", "\xff\xfe{\0\x3d\xd8\0\xde}\0*\0", "game {😀} =* end:0@2-12", 12 },
  { "bytes/utf-16-unmarked", "e\0004\0 \0*\0", "game e4 =* end:1@0-8", 8 },
  { "bytes/utf-16-be-unmarked", "\0[\0A\0 \0\"\0x\0\"\0]\0*", "game tag:A=x =* end:0@0-16", 16 },
  { "bytes/utf-32", "\xff\xfe\0\0{\0\0\0\0\xf6\1\0}\0\0\0*\0\0\0", "game {😀} =* end:0@4-20", 20 },
  { "bytes/utf-32-be", "\0\0\xfe\xff\0\0\0e\0\0\0004\0\0\0 \0\0\0*", "game e4 =* end:1@4-20", 20 },
  { "bytes/utf-32-unmarked", "e\0\0\0004\0\0\0 \0\0\0*\0\0\0", "game e4 =* end:1@0-16", 16 },
  { "bytes/utf-32-no-character", "{\0\0\0\0\0\0\x80}\0\0\0*\0\0\0",
    "game {\xef\xbf\xbd} =* end:0@0-16", 16 },
  { "bytes/nul", "e4 \0 e5 *", "game e4 e5 =* !nul-bytes@1:10 end:2@0-9", 9 },
  { "bytes/only-nul", "\0\0\0\0", "!not-pgn@1:5", 4 },
  { "bytes/columns-are-characters", "{é} é e4 *", "game {é} !unknown-text@1:5 e4 =* end:1@0-12",
    0 },

  /* Tags. */
  { "tags/spaces", "[ White  \"A\" ]*", "game tag:White=A =* end:0@0-15", 0 },
  { "tags/two-on-a-line", "[White \"A\"][Black \"B\"] *",
    "game tag:White=A tag:Black=B =* end:0@0-24", 0 },
  { "tags/no-space", "[White\"A\"]*", "game tag:White=A =* end:0@0-11", 0 },
  { "tags/escapes", "[White \"a \\\"b\\\" \\\\ c\"]*", "game tag:White=a \"b\" \\ c =* end:0@0-23",
    0 },
  { "tags/quotes-within", "[White \"a \"b\" c\"]*", "game tag:White=a \"b\" c =* end:0@0-18", 0 },
  { "tags/backslash-last", "[White \"a\\\"]\n*", "game tag:White=a\\ =* end:0@0-14", 0 },
  { "tags/brackets-within", "[White \"x ] y [ z\"]*", "game tag:White=x ] y [ z =* end:0@0-20", 0 },
  { "tags/no-quotes", "[White A B]*", "game !unquoted-tag@1:1 tag:White=A B =* end:0@0-12", 0 },
  { "tags/unclosed-value", "[White \"A\n*", "game !unclosed-tag@1:1 tag:White=A =* end:0@0-11", 0 },
  { "tags/unclosed", "[White \"A\"\n*", "game !unclosed-tag@1:1 tag:White=A =* end:0@0-12", 0 },
  { "tags/empty-value", "[White \"\"]*", "game tag:White= =* end:0@0-11", 0 },
  { "tags/no-name", "[\"A\"][]*", "game !bad-tag@1:1 !bad-tag@1:6 =* end:0@0-8", 0 },
  { "tags/twice", "[White \"A\"]\n[White \"B\"]\n*", "game tag:White=A tag:White=B =* end:0@0-25",
    0 },
  { "tags/alone",
    "[Event \"A\"]\n[White \"B\"]\n\n[Event \"C\"]\n[White \"D\"]\n\n[Event \"E\"]\n\ne4 *",
    "game tag:Event=A tag:White=B !no-result@4:1 end:0@0-23 "
    "game tag:Event=C tag:White=D !no-result@7:1 end:0@25-48 game tag:Event=E e4 =* end:1@50-67",
    0 },
  { "tags/alone-other", "[White \"A\"]\n[Black \"B\"]\n\n[White \"C\"]\n\n*",
    "game tag:White=A tag:Black=B !no-result@4:1 end:0@0-23 game tag:White=C =* end:0@25-39", 0 },
  { "tags/empty-lines", "[Event \"A\"]\n\n[White \"B\"]\n\n[Black \"C\"]\n\n*",
    "game tag:Event=A tag:White=B tag:Black=C =* end:0@0-40", 0 },
  { "tags/indented", "  [White \"A\"]\n *", "game tag:White=A =* end:0@2-16", 0 },

  /* Where the moves start. */
  { "start/fen", "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\nO-O *",
    "game tag:FEN=4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves:4k3/8/8/8/8/8/8/4K2R w K - 0 1 O-O =* "
    "end:1@0-44",
    0 },
  { "start/four-fields", "[SetUp \"1\"][FEN \"4k3/8/8/8/8/8/4P3/4K3 b - -\"] Kd8 *",
    "game tag:SetUp=1 tag:FEN=4k3/8/8/8/8/8/4P3/4K3 b - - moves:4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 "
    "Kd8 =* end:1@0-52",
    0 },
  { "start/set-up-0", "[SetUp \"0\"][FEN \"4k3/8/8/8/8/8/4P3/4K3 b - -\"] Kd8 *",
    "game tag:SetUp=0 tag:FEN=4k3/8/8/8/8/8/4P3/4K3 b - - moves:4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 "
    "Kd8 =* end:1@0-52",
    0 },
  { "start/castling-rights", "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\nO-O *",
    "game tag:FEN=4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1 !castling-rights@1:1 "
    "moves:4k3/8/8/8/8/8/8/4K2R w K - 0 1 O-O =* end:1@0-47",
    0 },
  { "start/no-castling-rights", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"]\ne4 *",
    "game tag:FEN=4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1 !castling-rights@1:1 "
    "moves:4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e4 =* end:1@0-47",
    0 },
  { "start/castling-rights-and-more", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ e9 0 1\"]\ne4 *",
    "game tag:FEN=4k3/8/8/8/8/8/4P3/4K3 w KQ e9 0 1 !bad-fen@1:1 moves:- =* end:0@0-46", 0 },
  { "start/empty-fen", "[FEN \"\"] e4 *", "game tag:FEN= e4 =* end:1@0-13", 0 },
  { "start/bad-fen", "[FEN \"hello\"]\n1. e4 {x} (d4) *\n\ne4 *",
    "game tag:FEN=hello !bad-fen@1:1 moves:- =* end:0@0-30 game e4 =* end:1@32-36", 0 },
  { "start/shredder",
    "[Variant \"Fischerandom\"][FEN \"1k6/8/8/8/8/8/8/1K1R4 w D - 0 1\"] "
    "O-O *",
    "game tag:Variant=Fischerandom tag:FEN=1k6/8/8/8/8/8/8/1K1R4 w D - 0 1 "
    "moves:1k6/8/8/8/8/8/8/1K1R4 w K - 0 1 O-O =* end:1@0-69",
    0 },
  { "start/unknown-variant", "[Variant \"Losers\"] e4 *",
    "game tag:Variant=Losers !unknown-variant@1:20 e4 =* end:1@0-23", 0 },

  /* Moves. */
  { "moves/numbers", "1.e4 1...e5 2. Nf3 2... Nc6 Bb5 3... a6 *",
    "game e4 e5 Nf3 Nc6 Bb5 a6 =* end:6@0-41", 0 },
  { "moves/wrong-numbers", "7. e4 3. e5 99. Nf3 *", "game e4 e5 Nf3 =* end:3@0-21", 0 },
  { "moves/uci", "e2e4 e7e5 g1f3 *", "game e4 e5 Nf3 =* end:3@0-16", 0 },
  { "moves/long", "e2-e4 e7-e5 Ng1-f3 Nb8-c6 *", "game e4 e5 Nf3 Nc6 =* end:4@0-27", 0 },
  { "moves/noughts", "e4 e5 Nf3 Nf6 Bc4 Bc5 0-0 0-0 *",
    "game e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O =* end:8@0-31", 0 },
  { "moves/en-passant", "e4 a6 e5 d5 exd6 e.p. cxd6 *", "game e4 a6 e5 d5 exd6 cxd6 =* end:6@0-28",
    0 },
  { "moves/en-passant-glued", "e4 a6 e5 d5 exd6e.p. *", "game e4 a6 e5 d5 exd6 =* end:5@0-22", 0 },
  { "moves/null", "e4 -- d4 Z0 c4 0000 *", "game e4 -- d4 -- c4 -- =* end:6@0-21", 0 },
  { "moves/null-in-check", "e4 f6 Qh5+ -- Qxe8 Kf7 *",
    "game e4 f6 Qh5+ -- Qxe8 !illegal-move@1:20 =* end:5@0-24", 0 },
  { "moves/illegal", "e4 e5 Ke3 d6 (d5) $1 {x} *\n\nd4 *",
    "game e4 e5 !illegal-move@1:7 =* end:2@0-26 game d4 =* end:1@28-32", 0 },
  { "moves/ambiguous", "d4 d5 Nf3 e6 Nd2 *", "game d4 d5 Nf3 e6 !ambiguous-move@1:14 =* end:4@0-18",
    0 },
  { "moves/unreadable", "e4 Sf6 e5 *", "game e4 !unreadable-move@1:4 =* end:1@0-11", 0 },
  { "moves/remarks", "e4 and then ' e5 *", "game e4 !unknown-text@1:4 e5 =* end:2@0-18", 0 },
  { "moves/reserved", "e4 <x y> e5 *", "game e4 !unknown-text@1:4 e5 =* end:2@0-13", 0 },
  { "moves/drop", "e4 P@e5 e5 *", "game e4 !unreadable-move@1:4 =* end:1@0-12", 0 },
  { "moves/wide-dots", "1. e4 1… e5 *", "game e4 e5 =* end:2@0-15", 0 },
  { "moves/escaped-line", "e4\n%e6\ne5\n % e6 *",
    "game e4 e5 !unknown-text@4:2 !illegal-move@4:4 =* end:2@0-17", 0 },

  /* Results. */
  { "results/draw", "1/2-1/2", "game =1/2-1/2 end:0@0-7", 0 },
  { "results/half", "e4 1/2\n\nd4 (e4 1/2) d5 1/2\n",
    "game e4 =1/2-1/2 end:1@0-6 game d4 ( e4 ) d5 =1/2-1/2 end:2@8-26", 0 },
  { "results/halves", "e4 1/2 - 1/2\nd4 1/2-1/2 1/2-1/2",
    "game e4 =1/2-1/2 !unknown-text@1:8 end:1@0-6 game d4 =1/2-1/2 end:1@13-23 "
    "game =1/2-1/2 end:0@24-31",
    0 },
  { "results/wrong", "[Result \"0-1\"] 1-0",
    "game tag:Result=0-1 =1-0 !wrong-result@1:16 end:0@0-18", 0 },
  { "results/short-draw", "[Result \"1/2\"] 1/2-1/2", "game tag:Result=1/2 =1/2-1/2 end:0@0-22",
    0 },
  { "results/no-result-tag", "[Result \"?\"] 1-0",
    "game tag:Result=? =1-0 !wrong-result@1:14 end:0@0-16", 0 },
  { "results/unknown-tag", "[Result \"*\"] 1-0", "game tag:Result=* =1-0 end:0@0-16", 0 },
  { "results/star", "[Result \"1-0\"] *", "game tag:Result=1-0 =* end:0@0-16", 0 },
  { "results/none", "e4 e5", "game e4 e5 !no-result@1:6 end:2@0-5", 0 },
  { "results/in-variation", "e4 (d4 1-0) e5 *", "game e4 ( d4 ) e5 =* end:2@0-16", 0 },

  /* Signs. */
  { "signs/numbers", "e4 $1$14 $0 $9999 *", "game e4 $1 $14 $0 $9999 =* end:1@0-19", 0 },
  { "signs/before-moves", "$1 e4 ($2 d4 $3) ! (c4) *",
    "game e4 $1 ( d4 $2 $3 ) $1 ( c4 ) =* end:1@0-25", 0 },
  { "signs/before-another", "e4 ($1 (d4 $2) $3 c4) ($4) e5 *",
    "game e4 ( ( d4 $2 ) c4 $1 $3 ) !unknown-text@1:26 e5 =* end:2@0-31", 0 },
  { "signs/without-move", "$146 {text} *", "game {text} !unknown-text@1:13 =* end:0@0-13", 0 },
  { "signs/many-before-moves", "$1 $2 $3 $4 $5 $6 e4 *",
    "game !unknown-text@1:13 e4 $1 $2 $3 $4 =* end:1@0-22", 0 },
  { "signs/huge", "e4 $99999999999999999999 *", "game e4 $65535 =* end:1@0-26", 0 },
  { "signs/marks", "e4! e5?? Nf3!? Nc6 ?! Bb5!! a6 ? *",
    "game e4 $1 e5 $4 Nf3 $5 Nc6 $6 Bb5 $3 a6 $2 =* end:6@0-34", 0 },
  { "signs/wide", "e4‼ ± *", "game e4 $3 $16 =* end:1@0-10", 0 },
  { "signs/values", "e4 += e5 -+ Nf3 = *", "game e4 $14 e5 $19 Nf3 $10 =* end:3@0-19", 0 },
  { "signs/attached", "e4+= e5-+ Qh5+/- g6= Qxe5++- Be7 O-O-O-+ *",
    "game e4 $14 e5 $19 Qh5 $16 g6 $10 Qxe5+ $18 Be7 !illegal-move@1:34 =* end:6@0-42", 0 },
  { "signs/attached-check", "e4 e5 Bc4+= d6 Bxf7+=+ *",
    "game e4 e5 Bc4 $14 d6 Bxf7+ $15 =* end:5@0-24", 0 },
  { "signs/attached-zeros", "e4 e5 Nf3 Nf6 Be2 Be7 0-0+- 0-0= *",
    "game e4 e5 Nf3 Nf6 Be2 Be7 O-O $18 O-O $10 =* end:8@0-34", 0 },
  { "signs/attached-long-zeros", "d4 d5 Nc3 Nc6 Be3 Be6 Qd2 Qd7 0-0-0-+ 0-0-0+/- *",
    "game d4 d5 Nc3 Nc6 Be3 Be6 Qd2 Qd7 O-O-O $19 O-O-O $16 =* end:10@0-48", 0 },
  { "signs/attached-words", "e4 Rating= 2100 White+- e5 *",
    "game e4 !unknown-text@1:4 e5 =* end:2@0-28", 0 },
  { "signs/bare-dollar", "e4 $ e5 *", "game e4 !unknown-text@1:4 e5 =* end:2@0-9", 0 },

  /* Comments. */
  { "comments/braces", "{a} e4 {b} {c} e5 *", "game {a} e4 {b} {c} e5 =* end:2@0-19", 0 },
  { "comments/line", "e4 ; a { b\ne5 *", "game e4 {a { b} e5 =* end:2@0-15", 0 },
  { "comments/lines", "e4 { a\n  b\n\n c  d } *", "game e4 {a b\nc  d} =* end:1@0-21", 0 },
  { "comments/empty", "e4 {} { } *", "game e4 =* end:1@0-11", 0 },
  { "comments/nested-brace", "e4 {a {b} c e5 *",
    "game e4 {a {b} !unknown-text@1:11 e5 =* end:2@0-16", 0 },
  { "comments/stray-brace", "e4 } e5 *", "game e4 !unknown-text@1:4 e5 =* end:2@0-9", 0 },
  { "comments/unclosed", "e4 {a\ne5 *",
    "game e4 !unclosed-comment@1:4 {a e5 *} !no-result@2:5 end:1@0-10", 0 },
  { "comments/commands", "e4 {[%clk 0:01:00] x} *", "game e4 {[%clk 0:01:00] x} =* end:1@0-23", 0 },
  { "comments/tag-like", "e4 {\n[White \"A\"]\n} *", "game e4 {[White \"A\"]} =* end:1@0-20", 0 },

  /* Variations. */
  { "variations/one", "e4 (d4 d5) e5 *", "game e4 ( d4 d5 ) e5 =* end:2@0-15", 0 },
  { "variations/nested", "e4 e5 (c5 (e6 d4) Nf3) Nf3 *",
    "game e4 e5 ( c5 ( e6 d4 ) Nf3 ) Nf3 =* end:3@0-28", 0 },
  { "variations/two", "e4 (d4) (c4) e5 *", "game e4 ( d4 ) ( c4 ) e5 =* end:2@0-17", 0 },
  { "variations/last", "e4 e5 (c5) *", "game e4 e5 ( c5 ) =* end:2@0-12", 0 },
  { "variations/empty", "e4 () (()) e5 *", "game e4 e5 =* end:2@0-15", 0 },
  { "variations/comments", "e4 ({a} d4 {b}) {c} e5 *",
    "game e4 ( {a} d4 {b} ) {c} e5 =* end:2@0-24", 0 },
  { "variations/first", "(d4) e4 *", "game !stray-variation@1:1 e4 =* end:1@0-9", 0 },
  { "variations/illegal", "e4 (Ke2 (x) e5) e5 *", "game e4 !illegal-move@1:5 e5 =* end:2@0-20", 0 },
  { "variations/stray-close", "e4 ) ) e5 *", "game e4 !stray-close@1:4 e5 =* end:2@0-11", 0 },
  { "variations/unclosed", "e4 (d4 d5 *",
    "game e4 ( d4 d5 !unclosed-variation@1:12 ) !no-result@1:12 end:1@0-11", 0 },
  { "variations/unclosed-next", "e4 (d4\n\n[White \"A\"]\n*",
    "game e4 ( d4 !unclosed-variation@3:1 ) !no-result@3:1 end:1@0-6 game tag:White=A =* "
    "end:0@8-21",
    0 },
  { "variations/after-null", "e4 -- (e5 Nf3) d4 *", "game e4 -- ( e5 Nf3 ) d4 =* end:3@0-19", 0 },
};

static void
test_row (gconstpointer data)
{
  static const gsize steps[] = { 0, 1, 2, 3, 7, 4096 };
  const Row *row = data;
  gsize length = row->length > 0 ? row->length : strlen (row->text);

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *log = pgn_log (row->text, length, steps[i]);

      g_assert_cmpstr (log, ==, row->log);
    }
}

/* --- Sentences ------------------------------------------------------------------------------ */

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  g_autofree char *sentence = checkbit_pgn_problem_message (problem);

  g_ptr_array_add (user_data, g_steal_pointer (&sentence));
}

static void
test_sentences (void)
{
  static const char text[] = "e4 e5 Ke3 *\n\n1. d4 d5 2. Nf3 e6\n3. Nd2 *\n\n[FEN \"8/8\"]\n*";
  static const char *const expected[] = {
    "Game 1, line 1, column 7: “2. Ke3” is not legal: ",
    "Game 2, line 4, column 4: “3. Nd2” can be more than one move; the line ends before it.",
    "Game 3, line 6, column 1: The position cannot be read, so neither can the moves: ",
  };
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  CheckbitPgnVisitor visitor = { .problem = problem_cb };

  g_assert_cmpuint (checkbit_pgn_read (text, strlen (text), &visitor, sentences, 0), ==, 3);
  g_assert_cmpuint (sentences->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < sentences->len; i++)
    g_assert_true (g_str_has_prefix (g_ptr_array_index (sentences, i), expected[i]));
}

/* Every kind has a sentence and an id of its own. */
static void
test_kinds (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int kind = 0; kind <= CHECKBIT_PGN_PROBLEM_NOT_PGN; kind++)
    {
      CheckbitPgnProblem problem
          = { .kind = (CheckbitPgnProblemKind) kind, .fen.kind = CHESS_FEN_EMPTY };

      g_assert_true (g_hash_table_add (ids, (gpointer) checkbit_pgn_problem_id (problem.kind)));
      g_assert_true (g_hash_table_add (sentences, checkbit_pgn_problem_message_short (&problem)));
    }
}

/* --- Depth and length ----------------------------------------------------------------------- */

/* 100,000 variations within each other need no stack and no time to speak of. */
static void
test_depth (void)
{
  g_autoptr (GString) text = g_string_new ("e4 ");
  g_autofree char *log = NULL;
  const guint depth = 100000;

  for (guint i = 0; i < depth; i++)
    g_string_append (text, i % 2 ? "(c4 " : "(d4 ");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, ")");
  g_string_append (text, " e5 *");
  log = pgn_log (text->str, text->len, 0);
  g_assert_true (g_str_has_suffix (log, " ) ) e5 =* end:2@0-500008"));
}

static gboolean
stop_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  return end->number < 2;
}

static void
test_stop (void)
{
  CheckbitPgnVisitor visitor = { .end_game = stop_cb };

  g_assert_cmpuint (checkbit_pgn_read ("* * * *", 7, &visitor, NULL, 0), ==, 2);
}

/* A list wants the tags and the number of half-moves, and receives nothing else. */
static void
test_tags_only (void)
{
  static const char text[] = "[White \"A\"]\n1. e4 $1 {x} e5 (c5 Nf3) 2. Zz Nf3 1-0\n";
  GString *log = g_string_new (NULL);
  g_autofree char *all = NULL;
  CheckbitPgnVisitor visitor = { 0 };

  g_assert_cmpuint (checkbit_pgn_read (text, strlen (text), &visitor, log, CHECKBIT_PGN_READ_TAGS),
                    ==, 1);
  all = g_string_free (log, FALSE);
  g_assert_cmpstr (all, ==, "");
}

static void
log_tag_cb (const char *name, const char *value, gpointer user_data)
{
  g_string_append_printf (user_data, "%s=%s ", name, value);
}

/* A visitor that names tags receives no others. */
static void
test_tag_names (void)
{
  static const char text[] = "[White \"A\"]\n[Whit \"B\"]\n[WhiteElo \"1\"]\n[white \"C\"]\n*\n";
  const CheckbitPgnVisitor visitor
      = { .tag_names = (const char *const[]){ "White", "Elo", NULL }, .tag = log_tag_cb };
  static const CheckbitPgnReadFlags flags[] = { CHECKBIT_PGN_READ_ALL, CHECKBIT_PGN_READ_TAGS };

  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      g_autoptr (GString) log = g_string_new (NULL);

      checkbit_pgn_read (text, strlen (text), &visitor, log, flags[i]);
      g_assert_cmpstr (log->str, ==, "White=A ");
    }
}

/* What is counted of a text, and where the tokens are that end it. */
typedef struct
{
  guint plies, depth;
  gboolean skims; /* whether anything was skimmed */
  guint64 end;
  GString *log;
} Count;

static gboolean
count_cb (const CheckbitPgnToken *token, gpointer user_data)
{
  Count *count = user_data;

  count->end = token->end;
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_SKIMMED:
      count->skims = TRUE;
      count->plies += token->number;
      count->depth = token->depth;
      break;
    case CHECKBIT_PGN_TOKEN_SYMBOL:
      count->plies
          += count->depth == 0 && checkbit_pgn_looks_like_move (token->text, token->length);
      break;
    case CHECKBIT_PGN_TOKEN_OPEN:
      count->depth++;
      break;
    case CHECKBIT_PGN_TOKEN_CLOSE:
      count->depth -= count->depth > 0;
      break;
    case CHECKBIT_PGN_TOKEN_NUMBER:
    case CHECKBIT_PGN_TOKEN_NAG:
    case CHECKBIT_PGN_TOKEN_COMMENT:
    case CHECKBIT_PGN_TOKEN_UNKNOWN:
      break;
    default:
      g_string_append_printf (count->log, "%d %.*s %u:%u %d %u\n", token->kind, (int) token->length,
                              token->text, token->line, token->column, token->first,
                              (guint) token->offset);
    }

  return TRUE;
}

/* (transfer full) */
static char *
count_text (const GString *text, gsize step, gboolean skimming, guint *n_skimmed)
{
  Count count = { .log = g_string_new (NULL) };
  g_autoptr (CheckbitPgnLexer) lexer = checkbit_pgn_lexer_new (count_cb, &count);

  checkbit_pgn_lexer_set_skimming (lexer, skimming ? &count.depth : NULL);
  for (gsize at = 0; at < text->len; at += step)
    checkbit_pgn_lexer_feed (lexer, text->str + at, MIN (step, text->len - at));
  checkbit_pgn_lexer_finish (lexer);
  g_string_append_printf (count.log, "%u plies, depth %u, end %u", count.plies, count.depth,
                          (guint) count.end);
  *n_skimmed += count.skims;

  return g_string_free (count.log, FALSE);
}

/* What is skimmed counts the same as token by token, and nothing that matters is in it, however the
 * text is split. */
static void
test_skimming (void)
{
  static const char *const words[] = { "e4 ",
                                       "Nf3\n",
                                       "O-O ",
                                       "0-0 ",
                                       "12. ",
                                       "1... ",
                                       "3.e5 ",
                                       "(",
                                       ")",
                                       "{x}",
                                       "{a\n}",
                                       "{",
                                       "}",
                                       "$4 ",
                                       "$",
                                       "$7e4 ",
                                       "; e4\n",
                                       "\n% e4\n",
                                       "1-0 ",
                                       "0-1 ",
                                       "1/2-1/2",
                                       "1/2 ",
                                       "*",
                                       "0000 ",
                                       "-- ",
                                       "exd6 e.p. ",
                                       "exd6e.p. ",
                                       "e8=Q+ ",
                                       "Zz ",
                                       "mate ",
                                       "\n\n",
                                       ".",
                                       "!? ",
                                       "é ",
                                       "… ",
                                       "<x> ",
                                       "[A \"B\"]\n",
                                       "\n[Event \"C\"]\n",
                                       "\n[D \"e4",
                                       "+- ",
                                       "Rd1+- ",
                                       "\t",
                                       "e",
                                       "4",
                                       "1",
                                       "0",
                                       "_" };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  guint n_skimmed = 0;

  for (guint i = 0; i < 4000; i++)
    {
      g_autoptr (GString) text = g_string_new ("");
      g_autofree char *skimmed = NULL, *counted = NULL;

      for (guint n = 1 + i % 24; n > 0; n--)
        g_string_append (text, words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))]);
      skimmed = count_text (text, i % 3 == 0 ? 1 + i % 7 : text->len, TRUE, &n_skimmed);
      counted = count_text (text, text->len, FALSE, &n_skimmed);
      if (!g_str_equal (skimmed, counted))
        g_error ("%s\nskimmed: %s\ncounted: %s", text->str, skimmed, counted);
    }
  g_assert_cmpuint (n_skimmed, >, 2000);
}

/* Every kind has a row in the table of problems, and a name. */
static void
test_treatments (void)
{
  guint n[CHECKBIT_PGN_REFUSED + 1] = { 0 };

  for (guint kind = 0; kind <= CHECKBIT_PGN_PROBLEM_NOT_PGN; kind++)
    {
      CheckbitPgnProblem problem = { .kind = kind };
      CheckbitPgnTreatment treatment = checkbit_pgn_problem_get_treatment (kind);

      g_assert_nonnull (checkbit_pgn_problem_id (kind));
      g_assert_cmpstr (checkbit_pgn_problem_id (kind), !=, "");
      g_assert_cmpint (checkbit_pgn_problem_is_loss (&problem), ==,
                       treatment == CHECKBIT_PGN_LEFT_OUT || treatment == CHECKBIT_PGN_REFUSED);
      n[treatment]++;
    }
  for (guint i = 0; i <= CHECKBIT_PGN_REFUSED; i++)
    g_assert_cmpuint (n[i], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/pgn-reader/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/pgn-reader/sentences", test_sentences);
  g_test_add_func ("/pgn-reader/kinds", test_kinds);
  g_test_add_func ("/pgn-reader/depth", test_depth);
  g_test_add_func ("/pgn-reader/stop", test_stop);
  g_test_add_func ("/pgn-reader/tags-only", test_tags_only);
  g_test_add_func ("/pgn-reader/tag-names", test_tag_names);
  g_test_add_func ("/pgn-reader/skimming", test_skimming);
  g_test_add_func ("/pgn-reader/treatments", test_treatments);

  return g_test_run ();
}
