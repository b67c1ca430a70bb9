// How a C++ program uses libcheckbit-chess: reads a position, plays the first move named, prints every mask that
// says which squares a color attacks, and counts.
//
//   example-cpp [FEN [MOVE]]
//
//   c++ example.cpp $(pkg-config --cflags --libs checkbit-chess)
//
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chess/attacks.h>
#include <chess/fen.h>
#include <chess/perft.h>
#include <chess/san.h>

#include <iostream>
#include <optional>
#include <string>

static std::optional<ChessPosition>
read_position (const std::string &text)
{
  ChessPosition position;

  if (!chess_fen_read (text.data (), text.size (), CHESS_FEN_DEFAULT, &position, nullptr))
    return std::nullopt;
  return position;
}

static std::string
write_position (const ChessPosition &position)
{
  char text[CHESS_FEN_SIZE];

  return std::string (text, chess_fen_write (&position, text));
}

static void
print_moves (const ChessPosition &position)
{
  ChessMoveList list;
  char san[CHESS_SAN_SIZE];

  chess_movegen_legal (&position, &list);
  std::cout << list.count << " legal moves:";
  for (std::size_t i = 0; i < list.count; i++)
    {
      chess_san_write (&position, list.moves[i], san);
      std::cout << ' ' << san;
    }
  std::cout << '\n';
}

// Plays a move given as SAN or UCI; false where it is no legal one.
static bool
play (ChessPosition &position, const std::string &text)
{
  ChessSanResult result;

  if (chess_san_read (&position, text.data (), text.size (), &result) != CHESS_SAN_OK)
    return false;
  chess_position_play (&position, result.move);
  return true;
}

int
main (int argc, char **argv)
{
  auto position = argc > 1 ? read_position (argv[1]) : chess_position_start;
  ChessFlag cancel{ false };

  if (!position)
    {
      std::cerr << argv[1] << " is no FEN\n";
      return 1;
    }
  print_moves (*position);
  if (argc > 2 && !play (*position, argv[2]))
    {
      std::cerr << argv[2] << " is not legal here\n";
      return 1;
    }
  std::cout << write_position (*position) << '\n'
            << chess_perft (&*position, 4, CHESS_PERFT_COUNT, &cancel) << " leaves four plies down\n";
  return 0;
}
