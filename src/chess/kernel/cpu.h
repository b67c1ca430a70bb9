/* Everything that differs between processors: the only file of libchess that is specific to x86.
 *
 * The kernels are compiled several times, for newer and newer levels of processor. This file has
 * the instructions of each level, with portable alternatives; on first use the newest level that
 * the machine supports is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/tables.h"
#include "chess/move.h"

#ifdef __BMI2__
#include <immintrin.h>
#define CHESS_CPU_HAS_PEXT true
#else
#define CHESS_CPU_HAS_PEXT false
#endif

typedef enum
{
  CHESS_CPU_GENERIC, /* the minimum: plain x86-64, AArch64 … */
  CHESS_CPU_V2,      /* x86-64-v2: POPCNT */
  CHESS_CPU_V3,      /* x86-64-v3 with a fast PEXT */
  CHESS_CPU_V4,      /* AVX-512 with VBMI2: bytes compressed by a mask */
} ChessCpuLevel;

/* The squares a slider attacks, by the table's own index: PEXT or magic multiplication. */
static inline __attribute__ ((always_inline)) ChessBitboard
chess_cpu_slide (const ChessSlider *slider, ChessBitboard occupied)
{
#ifdef __BMI2__
  return slider->attacks[_pext_u64 (occupied, slider->mask)];
#else
  return slider->attacks[((occupied & slider->mask) * slider->magic) >> slider->shift];
#endif
}

/* The number of members of a set, without a call even if the instruction is missing. */
static inline __attribute__ ((always_inline)) unsigned
chess_cpu_count (ChessBitboard set)
{
#if defined __x86_64__ && !defined __POPCNT__
  set -= (set >> 1) & 0x5555555555555555;
  set = (set & 0x3333333333333333) + ((set >> 2) & 0x3333333333333333);
  set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (unsigned) ((set * 0x0101010101010101) >> 56);
#else
  return chess_bitboard_count (set);
#endif
}

/* How many moves are written at a time, whether needed or not. */
#define CHESS_CPU_WRITE 16

#ifdef __AVX512VBMI2__

/* The members of a set of at most 16, as 16-bit numbers in rising order. */
static inline __attribute__ ((always_inline)) __m256i
chess_cpu_members (ChessBitboard set)
{
  const __m512i squares = _mm512_set_epi8 (
      63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41,
      40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18,
      17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  __m512i members = _mm512_maskz_compress_epi8 ((__mmask64) set, squares);
  return _mm256_cvtepu8_epi16 (_mm512_castsi512_si128 (members));
}

#endif

/* Writes a normal move from one square to each of a set of at most 16. Returns the end. */
static inline __attribute__ ((always_inline)) ChessMove *
chess_cpu_write_moves (ChessMove *end, ChessSquare from, ChessBitboard targets)
{
#ifdef __AVX512VBMI2__
  __m256i to = _mm256_slli_epi16 (chess_cpu_members (targets), 6);
  _mm256_storeu_si256 ((__m256i *) end, _mm256_or_si256 (to, _mm256_set1_epi16 (from)));
  return end + chess_cpu_count (targets);
#else
  CHESS_FOREACH_SQUARE (to, targets)
    *end++ = (ChessMove) (from | to << 6);
  return end;
#endif
}

/* Writes a normal move to each square of a set, from the square at a fixed offset. Of more than 16
 * pawns, which no game has, those on two ranks are omitted. */
static inline __attribute__ ((always_inline)) ChessMove *
chess_cpu_write_steps (ChessMove *end, int back, ChessBitboard targets)
{
#ifdef __AVX512VBMI2__
  if (__builtin_expect (chess_cpu_count (targets) > CHESS_CPU_WRITE, 0))
    targets &= CHESS_RANK (2) | CHESS_RANK (3);
  __m256i to = chess_cpu_members (targets);
  __m256i from = _mm256_sub_epi16 (to, _mm256_set1_epi16 ((short) back));
  _mm256_storeu_si256 ((__m256i *) end, _mm256_or_si256 (_mm256_slli_epi16 (to, 6), from));
  return end + chess_cpu_count (targets);
#else
  CHESS_FOREACH_SQUARE (to, targets)
    *end++ = (ChessMove) ((to - (ChessBitboard) back) | to << 6);
  return end;
#endif
}

#ifdef __x86_64__

/* AMD's processors before Zen 3 have such a slow PEXT that magic numbers are much faster. */
static inline bool
chess_cpu_pext_is_fast (void)
{
  return !__builtin_cpu_is ("amdfam15h") && !__builtin_cpu_is ("amdfam17h");
}

/* The newest level that this machine supports. */
static inline ChessCpuLevel
chess_cpu_detect (void)
{
  __builtin_cpu_init ();
  if (!__builtin_cpu_supports ("popcnt") || !__builtin_cpu_supports ("sse4.2"))
    return CHESS_CPU_GENERIC;
  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi")
      || !__builtin_cpu_supports ("bmi2") || !__builtin_cpu_supports ("fma")
      || !chess_cpu_pext_is_fast ())
    return CHESS_CPU_V2;
  if (!__builtin_cpu_supports ("avx512bw") || !__builtin_cpu_supports ("avx512vl")
      || !__builtin_cpu_supports ("avx512vbmi2"))
    return CHESS_CPU_V3;
  return CHESS_CPU_V4;
}

#else

static inline ChessCpuLevel
chess_cpu_detect (void)
{
  return CHESS_CPU_GENERIC;
}

#endif
