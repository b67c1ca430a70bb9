/* Command lines of checkbit-cli and their expected output, one test path per row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "runner.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define EN_PASSANT_PIN "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"
#define PINNED "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"

typedef struct
{
  const char *name;
  const char *arguments[14];
  const char *input;
  int status;
  const char *out; /* all of standard output; NULL: not checked */
  const char *err; /* a part of standard error; NULL: it must be empty */
} Row;

static const Row rows[] = {
  /* The program itself. */
  { "no-command", { NULL }, NULL, 2, "", "a command is missing" },
  { "unknown-command", { "castle" }, NULL, 2, "", "no command “castle”" },
  { "version", { "--version" }, NULL, 0, "checkbit-cli " CHECKBIT_VERSION "\n", NULL },
  { "unknown-option", { "fen", "--nope" }, NULL, 2, "", "--nope" },
  { "option-without-value", { "moves", "--fen" }, NULL, 2, "", "--fen" },

  /* fen */
  { "fen/start", { "fen" }, NULL, 0, "ok\t" START "\n", NULL },
  { "fen/canonical", { "fen", START }, NULL, 0, "ok\t" START "\n", NULL },
  { "fen/two", { "fen", "4k3/8/8/8/8/8/8/4K3 w - -", KIWIPETE }, NULL, 0,
    "ok\t4k3/8/8/8/8/8/8/4K3 w - - 0 1\nok\t" KIWIPETE "\n", NULL },
  { "fen/drops-en-passant",
    { "fen", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" }, NULL, 0,
    "ok\trnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n", NULL },
  { "fen/keeps-en-passant",
    { "fen", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3" }, NULL, 0,
    "ok\trnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3\n", NULL },
  { "fen/refused",
    { "fen", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" }, NULL, 1,
    "error\trank-too-long\t1\t19\tRank 6 has 9 squares (field 1, column 19)\n", NULL },
  { "fen/lines", { "fen", "-" }, START "\r\n\nx\n" START, 1, NULL, NULL },
  { "fen/no-lines", { "fen", "-" }, "", 0, "", NULL },

  /* moves */
  { "moves/sorted", { "moves", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1" }, NULL, 0,
    "a1a2\tKa2\tK\t-\t\na1b1\tKb1\tK\t-\t\na1b2\tKb2\tK\t-\t\n", NULL },
  { "moves/tags", { "moves", "--fen", "k6r/6P1/8/8/8/8/8/K7 w - - 0 1" }, NULL, 0,
    "a1a2\tKa2\tK\t-\t\na1b1\tKb1\tK\t-\t\na1b2\tKb2\tK\t-\t\n"
    "g7g8b\tg8=B\tP\t-\tpromotion\ng7g8n\tg8=N\tP\t-\tpromotion\n"
    "g7g8q\tg8=Q+\tP\t-\tpromotion,check\ng7g8r\tg8=R+\tP\t-\tpromotion,check\n"
    "g7h8b\tgxh8=B\tP\tr\tcapture,promotion\ng7h8n\tgxh8=N\tP\tr\tcapture,promotion\n"
    "g7h8q\tgxh8=Q+\tP\tr\tcapture,promotion,check\n"
    "g7h8r\tgxh8=R+\tP\tr\tcapture,promotion,check\n", NULL },
  { "moves/mated", { "moves", "--fen", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1" }, NULL, 0, "", NULL },
  { "moves/stdin", { "moves", "--fen", "-" }, "\nk7/8/1Q6/8/8/8/8/K7 b - - 0 1\n", 0, "", NULL },
  { "moves/no-stdin", { "moves", "--fen", "-" }, "\n", 1, "", "ended without a FEN" },
  { "moves/refused", { "moves", "--fen", "8/8/8 w" }, NULL, 1, "", "“8/8/8 w”" },
  { "moves/argument", { "moves", "e4" }, NULL, 2, "", "“e4” is one argument too many" },

  /* play */
  { "play/nothing", { "play" }, NULL, 0, START "\noutcome\topen\nkey\t0x463B96181691FC9C\n", NULL },
  { "play/mate", { "play", "f2f3", "e5", "g2g4", "Qh4#" }, NULL, 0,
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
    "outcome\tcheckmate\nkey\t0xFFB8DD4296FD8E38\n", NULL },
  { "play/threefold",
    { "play", "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8" }, NULL, 0,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5\n"
    "outcome\topen\tthreefold-repetition\nkey\t0x463B96181691FC9C\n", NULL },
  { "play/fifty",
    { "play", "--fen", "4k3/8/8/8/8/8/8/R3K3 w Q - 96 80", "Ra2", "Kd8", "Ra3", "Ke8" }, NULL, 0,
    "4k3/8/8/8/8/R7/8/4K3 w - - 100 82\noutcome\topen\tfifty-moves\nkey\t0x3844EFDB31E7CC4F\n",
    NULL },
  { "play/stdin", { "play", "-" }, "f3 e5\n\n g4\tQh4\n", 0,
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
    "outcome\tcheckmate\nkey\t0xFFB8DD4296FD8E38\n", NULL },
  { "play/castling-960",
    { "play", "--chess960", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1" }, NULL, 0,
    "4k3/8/8/8/8/8/8/5RK1 b - - 1 1\noutcome\topen\nkey\t0x31CF1B4E816347BC\n", NULL },
  { "play/illegal", { "play", "e4", "e5", "Ke3" }, NULL, 1, "", "move 3, “Ke3”, cannot be played" },
  { "play/ambiguous",
    { "play", "--fen", "4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "Rd1" }, NULL, 1, "",
    "move 1, “Rd1”, cannot be played: it could be Rad1 or Rhd1" },
  { "play/not-a-move", { "play", "e4", "castle" }, NULL, 1, "", "move 2, “castle”" },
  { "play/null-move", { "play", "--", "--" }, NULL, 1, "", "no side may pass" },

  /* why */
  { "why/legal", { "why", "e4" }, NULL, 0, "legal\n", NULL },
  { "why/exposes", { "why", "--fen", EN_PASSANT_PIN, "e5d6" }, NULL, 0, NULL, NULL },
  { "why/pinned", { "why", "--fen", PINNED, "e2c3" }, NULL, 0,
    "illegal\tpinned\tThe knight on e2 is pinned to its king by the rook on e8.\n"
    "mask\t0x1010101010101000\te2 e3 e4 e5 e6 e7 e8\npieces\t0x1000000000000000\te8\n"
    "pinned_white\t0x0000000000001000\te2\npinners_white\t0x1000000000000000\te8\n"
    "pin_rays_white\t0x1010101010101000\te2 e3 e4 e5 e6 e7 e8\n", NULL },
  { "why/promotion-missing", { "why", "--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8" }, NULL, 0,
    "illegal\tpromotion-missing\tA pawn that reaches the last rank becomes a queen, a rook, a "
    "bishop or a knight: say which.\nmask\t0x0100000000000000\ta8\n", NULL },
  { "why/promotion-undue", { "why", "--fen", "7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6a7q" }, NULL, 0,
    "illegal\tpromotion-undue\tOnly a pawn that reaches the last rank can be promoted.\n"
    "mask\t0x0001000000000000\ta7\n", NULL },
  { "why/not-how-it-moves", { "why", "b1b3" }, NULL, 0,
    "illegal\tnot-how-it-moves\tA knight does not move from b1 to b3.\n"
    "mask\t0x0000000000050800\td2 a3 c3\n", NULL },
  { "why/castling-960-destination", { "why", "--fen", "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1g1" },
    NULL, 0, "legal\n", NULL },
  { "why/castling-960-two-aside", { "why", "--fen", "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1d1" },
    NULL, 1, "", "the move “b1d1” is refused: castling is written O-O" },
  { "why/castling-as-king-move", { "why", "--fen", KIWIPETE, "Kc1" }, NULL, 1, "",
    "castling is written O-O-O" },
  { "why/not-a-move", { "why", "xyz" }, NULL, 1, "", "“xyz” is refused" },
  { "why/nothing", { "why" }, NULL, 2, "", "something is missing: MOVE" },

  /* perft */
  { "perft/against-usage", { "perft", "--against", "true", "--against-engine", "x", "3" }, NULL, 2,
    "", "exclude each other" },
  { "perft/against-threads", { "perft", "--against", "true", "--threads", "2", "3" }, NULL, 2, "",
    "do not go with another program" },
  { "perft/against-empty", { "perft", "--against", " ", "1" }, NULL, 2, "",
    "--against takes a command" },
  { "perft/against-engine-empty", { "perft", "--against-engine", "", "1" }, NULL, 2, "",
    "--against-engine takes the path" },
  { "perft/against-limit", { "perft", "--against", "true", "--limit", "0", "3" }, NULL, 2, "",
    "--limit takes seconds" },
  { "perft/json-alone", { "perft", "--json", "3" }, NULL, 2, "", "--json belongs to --against" },
  { "perft/against-silent", { "perft", "--against", "true", "3" }, NULL, 3, "",
    "ends without a total" },
  { "perft/against-words", { "perft", "--against", "echo that is too deep >&2; exit 5 #", "3" }, NULL,
    3, "", "  | that is too deep" },
  { "perft/against-same", { "perft", "--against", "printf 'a8a7 1\\na8b7 1\\na8b8 1\\n\\n3\\n' #", "1",
      "k7/8/8/8/8/8/8/7K b - - 0 1" }, NULL, 0, "same\t3\n", NULL },
  { "perft/against-different", { "perft", "--against",
      "printf 'a8a7 1\\na8b8 1\\na8b8 1\\na8c8 1\\n\\n4\\n' #", "1",
      "k7/8/8/8/8/8/8/7K b - - 0 1" }, NULL, 1,
    "path\t-\nfen\tk7/8/8/8/8/8/8/7K b - - 0 1\nmissing\ta8b7\tKb7\t-\n"
    "extra\ta8c8\tnot-how-it-moves\tA king does not move from a8 to c8.\nduplicate\ta8b8\n",
    "duplicate: The same move is listed more than once." },
  { "perft/against-engine", { "perft", "--against-engine",
      "sh -c 'while read line; do case $line in uci) echo uciok;; isready) echo readyok;; "
      "go*) printf \"a8a7: 1\\na8b7: 1\\na8b8: 1\\n\\nNodes searched: 3\\n\";; esac; done'", "1",
      "k7/8/8/8/8/8/8/7K b - - 0 1" }, NULL, 0, "same\t3\n", NULL },
  { "perft/suite-json", { "perft", "--json", "--suite", "-", "--against",
      "printf 'a8a7 1\\na8b7 1\\n\\n2\\n' #" },
    "k7/8/8/8/8/8/8/7K b - - 0 1 ;D1 3\n", 1,
    "{\"passed\": 0, \"different\": 1, \"failed\": 0, \"unusable\": 0, \"not-asked\": 0, \"positions\": [\n"
    "{\"outcome\": \"different\", \"name\": \"\", \"line\": \"k7/8/8/8/8/8/8/7K b - - 0 1 ;D1 3\", "
    "\"finding\": {\"result\": \"different\", \"path\": \"\", \"fen\": \"k7/8/8/8/8/8/8/7K b - - 0 1\", "
    "\"depth\": 1, \"differences\": [{\"kind\": \"missing\", \"move\": \"a8b8\", \"san\": \"Kb8\", "
    "\"special\": \"-\"}], \"mistakes\": [{\"id\": \"king\", \"explains\": 1, "
    "\"sentence\": \"Moves of the king are missing.\"}], \"calls\": 2}}]}\n", NULL },
  { "perft/builtin", { "perft", "--suite", "builtin" }, NULL, 0, NULL, NULL },
  { "perft/suite-against", { "perft", "--suite", "-", "--against",
      "printf 'a8a7 1\\na8b7 1\\n\\n2\\n' #" },
    "k7/8/8/8/8/8/8/7K b - - 0 1 ;D1 3 ;id \"corner\"\n", 1,
    "k7/8/8/8/8/8/8/7K b - - 0 1\tcorner\t-\tmissing a8b8\n0 passed, 1 failed\n",
    "king (1): " },
  { "perft/0", { "perft", "0" }, NULL, 0, "\n1\n", "nodes/s" },
  { "perft/1", { "perft", "1", "7k/8/8/8/8/8/8/K7 w - - 0 1" }, NULL, 0,
    "a1a2 1\na1b1 1\na1b2 1\n\n3\n", "nodes/s" },
  { "perft/fields", { "perft", "1", "7k/8/8/8/8/8/8/K7", "w", "-", "-", "0", "1" }, NULL, 0,
    "a1a2 1\na1b1 1\na1b2 1\n\n3\n", "nodes/s" },
  { "perft/960", { "perft", "1", "4k3/8/8/8/8/8/7P/4K2R w H - 0 1" }, NULL, 0,
    "e1d1 1\ne1d2 1\ne1e2 1\ne1f1 1\ne1f2 1\ne1h1 1\nh1f1 1\nh1g1 1\nh2h3 1\nh2h4 1\n\n10\n",
    "nodes/s" },
  { "perft/stdin", { "perft", "1", "-" }, "7k/8/8/8/8/8/8/K7 w - - 0 1\n", 0,
    "a1a2 1\na1b1 1\na1b2 1\n\n3\n", "nodes/s" },
  { "perft/no-depth", { "perft" }, NULL, 2, "", "something is missing: DEPTH" },
  { "perft/bad-depth", { "perft", "five" }, NULL, 2, "", "“five” is not a depth: give a number from 0 to 99" },
  { "perft/negative-depth", { "perft", "--", "-1" }, NULL, 2, "", "“-1” is not a depth" },
  { "perft/deep", { "perft", "100" }, NULL, 2, "", "from 0 to 99" },
  { "perft/bad-fen", { "perft", "1", "x" }, NULL, 1, "", "“x”" },
  { "perft/exclusive", { "perft", "--no-count", "--no-bulk", "1" }, NULL, 2, "", "exclude" },
  { "perft/bad-threads", { "perft", "--threads", "0.5", "1" }, NULL, 2, "", "0.5" },
  { "perft/no-threads", { "perft", "--threads", "0", "1" }, NULL, 2, "", "from 1 to 1024" },
  { "perft/bad-hash", { "perft", "--hash", "-5", "1" }, NULL, 2, "", "--hash takes a number" },
  { "perft/hash-minus-one", { "perft", "--hash", "-1", "1" }, NULL, 2, "",
    "--hash takes a number" },
  { "perft/threads-minus-one", { "perft", "--threads", "-1", "1" }, NULL, 2, "", "from 1 to 1024" },
  { "perft/budget-minus-one", { "perft", "--suite", "builtin", "--max-nodes", "-1" }, NULL, 2, "",
    "--max-nodes takes a number" },
  { "perft/budget-minus-one-alone", { "perft", "--max-nodes", "-1", "1" }, NULL, 2, "",
    "belongs to --suite" },
  { "perft/suite-bad-count", { "perft", "--suite", "-" },
    START " ;D1 abc\n" START " ;D1 20x\n" START " ;D1 -20\n" START " ;D1  20 ;D2 4 00\n"
    START " ;D1 99999999999999999999\n", 1,
    START "\tD1\t“abc” is not a count\n" START "\tD1\t“20x” is not a count\n"
    START "\tD1\t“-20” is not a count\n" START "\tD2\t“4 00” is not a count\n"
    START "\tD1\t“99999999999999999999” is not a count\n0 passed, 5 failed\n", NULL },
  { "perft/suite-threads", { "perft", "--threads", "3", "--suite", "-" },
    START " ;D1 20\n" START " ;D1 21\n" START " ;D1 22\n" START " ;D1 20\n", 1,
    START "\tD1\texpected 21\tcounted 20\n" START "\tD1\texpected 22\tcounted 20\n"
    "2 passed, 2 failed\n", NULL },
  { "perft/many-threads", { "perft", "-t", "7", "1", "7k/8/8/8/8/8/8/K7 w - - 0 1" }, NULL, 0,
    "a1a2 1\na1b1 1\na1b2 1\n\n3\n", "nodes/s" },
  { "perft/mated", { "perft", "4", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1" }, NULL, 0, "\n0\n",
    "nodes/s" },
  { "perft/hash-and-list", { "perft", "--hash", "1", "--no-count", "3" }, NULL, 2, "",
    "--hash goes" },
  { "perft/suite", { "perft", "--suite", "-" }, "# two\n" START " ;D1 20 ;D2 400 ;id \"a\"\n\n"
    "7k/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3\n", 0, "2 passed, 0 failed\n", NULL },
  { "perft/suite-tabs", { "perft", "--suite", "-" }, START " ;D1\t21\n" START " ;D2 \t400\n", 1,
    START "\tD1\texpected 21\tcounted 20\n1 passed, 1 failed\n", NULL },
  { "perft/suite-wrong", { "perft", "--suite", "-" },
    START " ;D1 20 ;D2 401\n" START " ;D1 20\n", 1,
    START "\tD2\texpected 401\tcounted 400\n1 passed, 1 failed\n", NULL },
  { "perft/suite-budget", { "perft", "--suite", "-", "--max-nodes", "20" },
    START " ;D1 20 ;D2 401\n", 0, "1 passed, 0 failed\n", NULL },
  { "perft/suite-bad-fen", { "perft", "--suite", "-" }, "8/8 w ;D1 1\n", 1, NULL, NULL },
  { "perft/suite-no-count", { "perft", "--suite", "-" }, START " ;id \"a\"\n", 1,
    START "\tno count such as “;D1 20” to compare with\n0 passed, 1 failed\n", NULL },
  { "perft/suite-empty", { "perft", "--suite", "-" }, "# nothing\n", 1, "", "holds no position" },
  { "perft/suite-missing", { "perft", "--suite", "/nonexistent.epd" }, NULL, 1, "",
    "“/nonexistent.epd” cannot be read: " },
  { "perft/suite-folder", { "perft", "--suite", "/" }, NULL, 1, "", "“/” cannot be read: " },
  { "perft/budget-alone", { "perft", "--max-nodes", "5", "1" }, NULL, 2, "", "belongs to --suite" },

  /* masks */
  { "masks/hex", { "masks", "white_pawns", "checkers" }, NULL, 0,
    "white_pawns\t0x000000000000FF00\ta2 b2 c2 d2 e2 f2 g2 h2\tP\n"
    "checkers\t0x0000000000000000\t\tthem & attackers(us & (K | k))\n", NULL },
  { "masks/dec", { "masks", "--format", "dec", "white_king" }, NULL, 0,
    "white_king\t16\te1\tK\n", NULL },
  { "masks/bin", { "masks", "--format=bin", "white_king" }, NULL, 0,
    "white_king\t0b0000000000000000000000000000000000000000000000000000000000010000\te1\tK\n",
    NULL },
  { "masks/squares", { "masks", "--format", "squares", "white_rooks" }, NULL, 0,
    "white_rooks\ta1 h1\ta1 h1\tR\n", NULL },
  { "masks/board", { "masks", "--format", "board", "white_rooks" }, NULL, 0,
    "white_rooks\t0x0000000000000081\ta1 h1\tR\n........\n........\n........\n........\n........\n"
    "........\n........\n1......1\n\n", NULL },
  { "masks/c", { "masks", "--format", "c", "black_king" }, NULL, 0,
    "black_king\t0x1000000000000000ULL\te8\tk\n", NULL },
  { "masks/rust", { "masks", "--format", "rust", "black_king" }, NULL, 0,
    "black_king\t0x1000000000000000u64\te8\tk\n", NULL },
  { "masks/layout-a8b8", { "masks", "--layout", "a8b8", "white_king" }, NULL, 0,
    "white_king\t0x1000000000000000\te1\tK\n", NULL },
  { "masks/layout-h1g1", { "masks", "--layout", "h1g1", "white_king" }, NULL, 0,
    "white_king\t0x0000000000000008\te1\tK\n", NULL },
  { "masks/selection", { "masks", "--sel", "e4, d5", "white_king" }, NULL, 0,
    "white_king\t0x0000000000000010\te1\tK\n", NULL },
  { "masks/bad-selection", { "masks", "--sel", "e9" }, NULL, 1, "", "“e9” is refused" },
  { "masks/bad-format", { "masks", "--format", "cobol" }, NULL, 2, "", "no format “cobol”" },
  { "masks/signed", { "masks", "--format", "signed", "black_rooks" }, NULL, 0,
    "black_rooks\t-9151314442816847872\ta8 h8\tr\n", NULL },
  { "masks/header", { "masks", "--header", "python", "--layout", "h1g1", "white_king" }, NULL, 0,
    "# Sets of squares, written by Checkbit.\n"
    "# Position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
    "# Layout: h1g1, bit 0 is h1, bit 1 g1, bit 8 h2\n\n"
    "# K\nWHITE_KING = 0x0000000000000008\n", NULL },
  { "masks/bad-header", { "masks", "--header", "cobol" }, NULL, 2, "", "no language “cobol”" },
  { "masks/bad-layout", { "masks", "--layout", "a1c1" }, NULL, 2, "", "no layout “a1c1”" },
  { "masks/unknown", { "masks", "white_king", "quens" }, NULL, 1, "", "no mask “quens”" },

  /* eval */
  { "eval/hex", { "eval", "P | p" }, NULL, 0, "0x00FF00000000FF00\n", NULL },
  { "eval/dec", { "eval", "--format", "dec", "6 * 7" }, NULL, 0, "42\n", NULL },
  { "eval/bin", { "eval", "-F", "bin", "5" }, NULL, 0,
    "0b0000000000000000000000000000000000000000000000000000000000000101\n", NULL },
  { "eval/c", { "eval", "--format=c", "e4" }, NULL, 0, "0x0000000010000000ULL\n", NULL },
  { "eval/squares", { "eval", "--format", "squares", "knight(b1) & ~white" }, NULL, 0, "a3 c3\n",
    NULL },
  { "eval/no-squares", { "eval", "--format", "squares", "none" }, NULL, 0, "\n", NULL },
  { "eval/board", { "eval", "--format", "board", "knight(b1)" }, NULL, 0,
    "........\n........\n........\n........\n........\n1.1.....\n...1....\n........\n", NULL },
  { "eval/layout", { "eval", "--layout", "h1g1", "K" }, NULL, 0, "0x0000000000000008\n", NULL },
  { "eval/layout-literal", { "eval", "--layout", "a8b8", "0x10" }, NULL, 0,
    "0x1000000000000000\n", NULL },
  { "eval/fen", { "eval", "--fen", PINNED, "--format", "squares", "pinned_white | them" }, NULL, 0,
    "e2 e8 h8\n", NULL },
  { "eval/fen-after-blanks", { "eval", "--fen", "-", "count(occupied)" }, "\n \t \n" PINNED "\n", 0,
    "0x0000000000000004\n", NULL },
  { "eval/fen-stdin", { "eval", "--fen", "-", "count(occupied)" }, PINNED "\n", 0,
    "0x0000000000000004\n", NULL },
  { "eval/sel", { "eval", "--sel", "b1,g1", "-F", "squares", "attacks(sel) & empty" }, NULL, 0,
    "a3 c3 f3 h3\n", NULL },
  { "eval/no-sel", { "eval", "sel" }, NULL, 0, "0x0000000000000000\n", NULL },
  { "eval/negation", { "eval", "-1" }, NULL, 0, "0xFFFFFFFFFFFFFFFF\n", NULL },
  { "eval/negated-brackets", { "eval", "-F", "dec", "-(all - 1)" }, NULL, 0, "2\n", NULL },
  { "eval/negated-call", { "eval", "-F", "dec", "-lsb(all)" }, NULL, 0,
    "18446744073709551615\n", NULL },
  { "eval/guarded", { "eval", "-F", "dec", "--", "-lsb(all)" }, NULL, 0,
    "18446744073709551615\n", NULL },
  { "eval/guarded-negations", { "eval", "--", "--1" }, NULL, 0, "0x0000000000000001\n", NULL },
  { "eval/guarded-negation", { "eval", "--", "-1" }, NULL, 0, "0xFFFFFFFFFFFFFFFF\n", NULL },
  { "eval/unknown", { "eval", "P & knigt" }, NULL, 1, "",
    "the expression “P & knigt” is refused: There is no set, square or mask “knigt”. Did "
    "you mean knights? (column 5)" },
  { "eval/two-definitions", { "eval", "#define A 0x1\n#define B 0x2\n" }, NULL, 1, "",
    "the expression “#define A 0x1 #define B 0x2 ” holds several values (2 sets: A, B)" },
  { "eval/one-definition", { "eval", "#define A 0x1\n" }, NULL, 0, "0x0000000000000001\n", NULL },
  { "eval/line-end", { "eval", "P &\nknigt" }, NULL, 1, "", "“P & knigt”" },
  { "eval/empty", { "eval", "" }, NULL, 1, "", "(column 1)" },
  { "eval/minus", { "eval", "-" }, NULL, 1, "", "(column 2)" },
  { "eval/shift", { "eval", "P << 64" }, NULL, 1, "", "from 0 to 63, not 64 (column 6)" },
  { "eval/shift-by-square", { "eval", "1ULL << e4" }, NULL, 0, "0x0000000010000000\n", NULL },
  { "eval/shift-by-low-square", { "eval", "1 << b1" }, NULL, 0, "0x0000000000000002\n", NULL },
  { "eval/octal", { "eval", "010" }, NULL, 0, "0x0000000000000008\n",
    "checkbit-cli eval: 010 is octal, as in C: it is 8.\n" },
  { "eval/float", { "eval", "12f" }, NULL, 1, "", "“f” is not a digit of this number (column 3)" },
  { "eval/malformed-open", { "eval", "(1" }, NULL, 1, "", "(column 3)" },
  { "eval/malformed-open-set", { "eval", "(e4|d5" }, NULL, 1, "", "(column 7)" },
  { "eval/malformed-open-inside", { "eval", "0xff & ~(1<<3" }, NULL, 1, "", "(column 14)" },
  { "eval/malformed-open-list", { "eval", "(e4 d5" }, NULL, 1, "", "(column 5)" },
  { "eval/malformed-close", { "eval", "1))))" }, NULL, 1, "", "(column 2)" },
  { "eval/malformed-close-square", { "eval", "0x10]" }, NULL, 1, "", "(column 5)" },
  { "eval/malformed-lead", { "eval", "|1" }, NULL, 1, "", "(column 1)" },
  { "eval/malformed-lead-and", { "eval", "& e4" }, NULL, 1, "", "(column 1)" },
  { "eval/malformed-lead-power", { "eval", "^e4" }, NULL, 1, "", "(column 1)" },
  { "eval/malformed-lead-times", { "eval", "* 3" }, NULL, 1, "", "(column 1)" },
  { "eval/malformed-twice", { "eval", "1 | | 2" }, NULL, 1, "", "(column 5)" },
  { "eval/malformed-end", { "eval", "e4 |" }, NULL, 1, "", "(column 5)" },
  { "eval/malformed-nothing", { "eval", "(1 | )" }, NULL, 1, "", "(column 6)" },
  { "eval/pasted-suffix", { "eval", "0x10ULL" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-shift", { "eval", "1ULL << 3" }, NULL, 0, "0x0000000000000008\n", NULL },
  { "eval/pasted-macro", { "eval", "UINT64_C(0x10)" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-macro-of-ours", { "eval", "C64(0x10)" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-cast", { "eval", "(uint64_t)0x10" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-statement", { "eval", "u64 x = 0x10;" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-braces", { "eval", "{0x10}" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-squares", { "eval", "(e4, d5)" }, NULL, 0, "0x0000000810000000\n", NULL },
  { "eval/pasted-squares-blank", { "eval", "(e4 d5)" }, NULL, 0, "0x0000000810000000\n", NULL },
  { "eval/pasted-row", { "eval", "| 0x10 |" }, NULL, 0, "0x0000000000000010\n", NULL },
  { "eval/pasted-signed", { "eval", "+1" }, NULL, 0, "0x0000000000000001\n", NULL },
  { "eval/pasted-drawing",
    { "eval", "|0|0|0|0|0|0|0|0|\n|0|0|0|0|0|0|0|0|\n|0|0|0|0|0|0|0|0|\n|0|0|0|0|0|0|0|0|\n"
              "|0|0|0|0|0|0|0|0|\n|0|0|0|0|0|0|0|0|\n|0|0|0|0|0|0|0|0|\n|1|0|0|0|0|0|0|0|\n" },
    NULL, 0, "0x0000000000000001\n", NULL },
  { "eval/one-square", { "eval", "between(e4, P)" }, NULL, 1, "", "(column 13)" },
  { "eval/missing", { "eval" }, NULL, 2, "", "something is missing: EXPR" },
  { "eval/two", { "eval", "P", "p" }, NULL, 2, "", "“p” is one argument too many" },
  { "eval/bad-fen", { "eval", "--fen", "8/8", "P" }, NULL, 1, "", "“8/8”" },
  { "eval/bad-format", { "eval", "--format", "cobol", "P" }, NULL, 2, "", "no format “cobol”" },
  { "eval/bad-layout", { "eval", "--layout", "a1c1", "P" }, NULL, 2, "", "no layout “a1c1”" },
  { "eval/bad-selection", { "eval", "--sel", "e9", "P" }, NULL, 1, "", "“e9” is refused" },

  /* layouts */
  { "layouts/malformed", { "layouts", "(1" }, NULL, 1, "", "(column 3)" },
  { "layouts/value", { "layouts", "0x0020400000000000" }, NULL, 0,
    "a1b1\tg6 f7\na1a2\tf7 g6\na8b8\tg3 f2\na8a7\tf2 g3\nh1g1\tb6 c7\nh1h2\tc7 b6\n"
    "h8g8\tb3 c2\nh8h7\tc2 b3\n", NULL },
  { "layouts/none", { "layouts", "0" }, NULL, 0,
    "a1b1\t\na1a2\t\na8b8\t\na8a7\t\nh1g1\t\nh1h2\t\nh8g8\t\nh8h7\t\n", NULL },
  { "layouts/name", { "layouts", "white_king" }, NULL, 0,
    "a1b1\te1\na1a2\ta5\na8b8\te8\na8a7\ta4\nh1g1\td1\nh1h2\th5\nh8g8\td8\nh8h7\th4\n", NULL },
  { "layouts/fen", { "layouts", "--fen", "4k3/8/8/8/8/8/8/K7 w - - 0 1", "K" }, NULL, 0,
    "a1b1\ta1\na1a2\ta1\na8b8\ta8\na8a7\ta8\nh1g1\th1\nh1h2\th1\nh8g8\th8\nh8h7\th8\n", NULL },
  { "layouts/too-large", { "layouts", "0x10000000000000000" }, NULL, 1, "", "more than 64 bits" },
  { "layouts/garbage", { "layouts", "12x" }, NULL, 1, "", "(column 3)" },

  /* pgn */
  { "pgn/line", { "pgn", "-" },
    "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 {x} e5 (1... c5) $1 2. Nf3 1-0\n", 0,
    "1\tA\tB\t1-0\t3\t"
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\t0\n", NULL },
  { "pgn/no-tags", { "pgn", "-" }, "e4 0-1\n\nd4 *", 0,
    "1\t?\t?\t0-1\t1\trnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\t0\n"
    "2\t?\t?\t*\t1\trnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\t0\n", NULL },
  { "pgn/castling-960", { "pgn", "-" },
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w H - 0 1\"]\n\n1. e1g1 *", 0,
    "1\t?\t?\t*\t1\t4k3/8/8/8/8/8/8/5RK1 b - - 1 1\t0\n", NULL },
  { "pgn/illegal-castling-960", { "pgn", "-" },
    "[FEN \"4k3/8/8/8/8/8/8/RKR5 w CA - 0 1\"]\n\n1. O-O-O *", 1, NULL, "c1 is occupied" },
  { "pgn/illegal", { "pgn", "-" }, "1. e4 e5\n2. Ke3 d6 *\n\n1. d4 *", 1,
    "1\t?\t?\t*\t2\trnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\t1\n"
    "2\t?\t?\t*\t1\trnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\t0\n",
    "standard input: Game 1, line 2, column 4: “2. Ke3” is not legal" },
  { "pgn/broken-off", { "pgn", "-" }, "1. e4", 0,
    "1\t?\t?\t*\t1\trnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\t1\n",
    "Game 1, line 1, column 6: The game breaks off without a result." },
  { "pgn/bad-fen", { "pgn", "-" }, "[FEN \"nonsense\"]\n\n1. e4 *", 1,
    "1\t?\t?\t*\t0\tnonsense\t1\n", "Game 1, line 1, column 1: The position cannot be read" },
  { "pgn/nothing", { "pgn", "-" }, "\n\n", 0, "", NULL },
  { "pgn/write", { "pgn", "--write", "-" },
    "[Black \"B\"][Annotator \"a \\\"b\\\"\"]\n1.e4?! ;good\n1...c5(1...e5 2.f4)2.Nf3 1/2-1/2", 0,
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"B\"]\n[Result \"1/2-1/2\"]\n[Annotator \"a \\\"b\\\"\"]\n\n"
    "1. e4 $6 {good} 1... c5 (1... e5 2. f4) 2. Nf3 1/2-1/2\n\n", NULL },
  { "pgn/write-set-up", { "pgn", "--write", "-" },
    "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. O-O *\n", 0,
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n"
    "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. O-O *\n\n", NULL },
  { "pgn/write-set-up-0", { "pgn", "--write", "-" },
    "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n[SetUp \"0\"]\n\n1. O-O *\n", 0,
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n"
    "[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n[SetUp \"1\"]\n\n1. O-O *\n\n", NULL },
  { "pgn/write-no-set-up", { "pgn", "--write", "-" }, "[SetUp \"0\"]\n\n1. e4 *\n", 0,
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n[SetUp \"0\"]\n\n1. e4 *\n\n", NULL },
  { "pgn/no-file", { "pgn" }, NULL, 2, "", "something is missing" },
  { "pgn/absent", { "pgn", "/nonexistent/x.pgn" }, NULL, 1, "", "/nonexistent/x.pgn" },

  /* board */
  { "board/start", { "board" }, NULL, 0,
    "8  r n b q k b n r\n7  p p p p p p p p\n6  . . . . . . . .\n5  . . . . . . . .\n"
    "4  . . . . . . . .\n3  . . . . . . . .\n2  P P P P P P P P\n1  R N B Q K B N R\n"
    "   a b c d e f g h\n", NULL },
  { "board/flip", { "board", "--flip", "--fen", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1" }, NULL, 0,
    "1  . . . K . . . .\n2  . . . . . . . P\n3  . . . . . . . .\n4  . . . . . . . .\n"
    "5  . . . . . . . .\n6  . . . . . . . .\n7  . . . . . . . .\n8  . . . k . . . .\n"
    "   h g f e d c b a\n", NULL },
  { "board/masks", { "board", "--fen", PINNED, "--mask", "pinned_white", "--mask", "0x1" }, NULL, 0,
    "8  .   .   .   .   r   .   .   k\n7  .   .   .   .   .   .   .   .\n"
    "6  .   .   .   .   .   .   .   .\n5  .   .   .   .   .   .   .   .\n"
    "4  .   .   .   .   .   .   .   .\n3  .   .   .   .   .   .   .   .\n"
    "2  .   .   .   .   N*  .   .   .\n1  . + .   .   .   K   .   .   .\n"
    "   a   b   c   d   e   f   g   h\n\n"
    "* pinned_white  0x0000000000001000  1 square\n+ 0x1  0x0000000000000001  1 square\n", NULL },
  { "board/expression", { "board", "--fen", PINNED, "--mask", "line(K, r) & ~white" }, NULL, 0,
    "8  .  .  .  .  r* .  .  k\n7  .  .  .  .  .* .  .  .\n"
    "6  .  .  .  .  .* .  .  .\n5  .  .  .  .  .* .  .  .\n"
    "4  .  .  .  .  .* .  .  .\n3  .  .  .  .  .* .  .  .\n"
    "2  .  .  .  .  N  .  .  .\n1  .  .  .  .  K  .  .  .\n"
    "   a  b  c  d  e  f  g  h\n\n"
    "* line(K, r) & ~white  0x1010101010100000  6 squares\n", NULL },
  { "board/malformed-mask", { "board", "--mask", "(e4" }, NULL, 1, "", "(column 4)" },
  { "board/bad-mask", { "board", "--mask", "quens" }, NULL, 1, "",
    "the expression “quens” is refused: There is no set, square or mask “quens”. Did "
    "you mean queens? (column 1)" },
  { "board/title-of-bytes", { "board", "--title", "\xff" }, NULL, 2, "",
    "the title is not valid UTF-8" },
  { "board/exclusive", { "board", "--svg", "a", "--png", "b" }, NULL, 2, "", "exclude" },
  { "board/unwritable", { "board", "--svg", "/nonexistent/a.svg" }, NULL, 1, "",
    "“/nonexistent/a.svg” cannot be written: " },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (Run) run = run_cli (row->arguments, row->input, -1);

  if (run.status != row->status)
    g_test_message ("%s%s", run.out, run.err);
  g_assert_cmpint (run.status, ==, row->status);
  if (row->out != NULL)
    g_assert_cmpstr (run.out, ==, row->out);
  if (row->err == NULL)
    g_assert_cmpstr (run.err, ==, "");
  else if (strstr (run.err, row->err) == NULL)
    g_error ("standard error lacks “%s”: %s", row->err, run.err);
}

/* Castling that is refused, and the kind of reason. */
typedef struct
{
  const char *name, *fen, *move, *kind;
} CastlingRow;

static const CastlingRow castling_rows[] = {
  { "right", "4k3/8/8/8/8/8/8/RK5R w H - 0 1", "O-O-O", "castling-no-right" },
  { "stays", "4k3/8/8/8/8/8/8/R4BKR w HA - 0 1", "O-O", "castling-blocked" },
  { "own-piece", "4k3/8/8/8/8/8/8/R4KNR w HA - 0 1", "O-O", "castling-blocked" },
  { "attacked", "2r1k3/8/8/8/8/8/8/R2K3R w HA - 0 1", "O-O-O", "castling-into-check" },
  { "other-rook", "4k3/8/8/8/8/8/8/RKR5 w CA - 0 1", "O-O-O", "castling-blocked" },
  { "other-rook-alone", "4k3/8/8/8/8/8/8/1KR5 w C - 0 1", "O-O-O", "castling-no-right" },
  { "corner", "6rk/8/8/8/8/8/8/4K3 b g - 0 1", "O-O", "castling-no-right" },
};

static void
test_castling (gconstpointer data)
{
  const CastlingRow *row = data;
  const char *const arguments[] = { "why", "--fen", row->fen, row->move, NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_auto (GStrv) fields = g_strsplit (run.out, "\t", 3);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (fields), ==, 3);
  g_assert_cmpstr (fields[0], ==, "illegal");
  g_assert_cmpstr (fields[1], ==, row->kind);
}

/* Every way of counting gives the published counts. */
static void
test_counts (gconstpointer data)
{
  const char *const *options = data;
  const char *arguments[8] = { "perft" };
  guint n = 1;

  for (; options[n - 1]; n++)
    arguments[n] = options[n - 1];
  arguments[n] = "4";
  arguments[n + 1] = KIWIPETE;
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.out, "a1b1 83348\na1c1 83263\na1d1 79695\na2a3 94405\n"));
  g_assert_true (g_str_has_suffix (run.out, "\n\n4085603\n"));
}

static const char *const ways[][5] = {
  { NULL },
  { "--no-count", NULL },
  { "--no-bulk", NULL },
  { "--threads", "2", NULL },
  { "--threads=5", "--no-count", NULL },
  { "--hash", "0", NULL },
  { "--hash", "1", NULL },
  { "--hash", "16", "--threads", "3", NULL },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/", rows[i].name, NULL);
      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (castling_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/why/castling/", castling_rows[i].name, NULL);
      g_test_add_data_func (path, &castling_rows[i], test_castling);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *name = g_strjoinv ("", (char **) ways[i]);
      g_autofree char *path = g_strconcat ("/cli/perft/counts/", *name ? name : "plain", NULL);
      g_test_add_data_func (path, ways[i], test_counts);
    }
  return g_test_run ();
}
