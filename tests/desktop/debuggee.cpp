// A program for the commands of the debuggers: what engines keep their sets in.
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

struct Wrapped
{
  std::uint64_t word;
};

struct Position
{
  std::uint64_t by_type[3];
  std::array<std::uint64_t, 2> by_color;
  std::vector<std::uint64_t> history;
  std::bitset<64> bits;
  Wrapped wrapped;
  std::uint32_t low;
  std::string fen;
  const char *text;
};

std::uint64_t attacks, stays = 1, refused = 2;
double real = 3.5;

int
step (Position *position, int i)
{
  attacks |= 1ULL << i;
  return static_cast<int> (position->low);
}

int
main ()
{
  Position position{ { 1, 2, 3 }, { 0xffff, 0xffff000000000000 }, { 4, 5 }, 5, { 9 }, 7, "8/8 w", "8/8 b" };

  return step (&position, 0) + step (&position, 1) != 14;
}
