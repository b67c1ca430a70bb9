#!/usr/bin/env python3
"""How a Python program uses libcheckbit-chess, by ctypes alone.

  example.py LIBRARY [FEN [MOVE]]

LIBRARY is libcheckbit-chess.so, by path or by a name that the loader finds.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import ctypes
import sys

MAX_MOVES = 256  # CHESS_MAX_MOVES
FEN_SIZE = 128  # CHESS_FEN_SIZE
SAN_SIZE = 16  # CHESS_SAN_SIZE
FEN_DEFAULT = 0  # CHESS_FEN_DEFAULT
PERFT_COUNT = 0  # CHESS_PERFT_COUNT
START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'


class Position(ctypes.Structure):
    """ChessPosition of chess/position.h. The boards come as white pawns … white king, black pawns …"""

    _fields_ = [
        ('by_piece', ctypes.c_uint64 * 12),
        ('castling_rooks', ctypes.c_uint64),
        ('color', ctypes.c_uint64 * 2),
        ('key', ctypes.c_uint64),
        ('mailbox', ctypes.c_uint8 * 64),
        ('side', ctypes.c_uint8),
        ('ep_square', ctypes.c_uint8),
        ('chess960', ctypes.c_bool),
        ('halfmove', ctypes.c_uint16),
        ('fullmove', ctypes.c_uint16),
    ]


class MoveList(ctypes.Structure):
    """ChessMoveList of chess/movegen.h."""

    _fields_ = [('count', ctypes.c_size_t), ('moves', ctypes.c_uint16 * MAX_MOVES)]


def load(path):
    """The library, told what the functions used here take and give."""
    chess = ctypes.CDLL(path)
    position = ctypes.POINTER(Position)
    chess.chess_fen_read.argtypes = [
        ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int, position, ctypes.c_void_p]
    chess.chess_fen_read.restype = ctypes.c_bool
    chess.chess_fen_write.argtypes = [position, ctypes.c_char_p]
    chess.chess_fen_write.restype = ctypes.c_size_t
    chess.chess_movegen_legal.argtypes = [position, ctypes.POINTER(MoveList)]
    chess.chess_movegen_legal.restype = None
    chess.chess_san_write.argtypes = [position, ctypes.c_uint16, ctypes.c_char_p]
    chess.chess_san_write.restype = ctypes.c_size_t
    chess.chess_position_play.argtypes = [position, ctypes.c_uint16]
    chess.chess_position_play.restype = None
    chess.chess_perft.argtypes = [position, ctypes.c_uint, ctypes.c_int, ctypes.c_void_p]
    chess.chess_perft.restype = ctypes.c_uint64
    return chess


def read_position(chess, fen):
    """The position of a FEN; ends the program where it is none."""
    position = Position()
    text = fen.encode()
    if not chess.chess_fen_read(text, len(text), FEN_DEFAULT, position, None):
        sys.exit(f'{fen!r} is no FEN')
    return position


def moves_by_name(chess, position):
    """The legal moves of a position: SAN to move."""
    moves = MoveList()
    name = ctypes.create_string_buffer(SAN_SIZE)
    chess.chess_movegen_legal(position, moves)
    named = {}
    for move in moves.moves[:moves.count]:
        chess.chess_san_write(position, move, name)
        named[name.value.decode()] = move
    return named


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    chess = load(sys.argv[1])
    position = read_position(chess, sys.argv[2] if len(sys.argv) > 2 else START)
    named = moves_by_name(chess, position)
    print(len(named), 'legal moves:', *named)
    if len(sys.argv) > 3:
        if sys.argv[3] not in named:
            sys.exit(f'{sys.argv[3]} is not legal here')
        chess.chess_position_play(position, named[sys.argv[3]])
    fen = ctypes.create_string_buffer(FEN_SIZE)
    chess.chess_fen_write(position, fen)
    print(fen.value.decode())
    print(chess.chess_perft(position, 4, PERFT_COUNT, None), 'leaves four plies down')


if __name__ == '__main__':
    main()
