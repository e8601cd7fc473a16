import { type Column, playColumn } from '../../lab/column';
import type { GameResult } from '../../lab/gameResult';

/** What a worker of the lab is told: first the columns, then which game to play of each. */
export type ToLab = { lab: 'columns'; columns: readonly Column[] } | { lab: 'game'; game: number };

/** What it answers: how the game went in each column, or what went wrong. */
export type FromLab =
  | { lab: 'played'; game: number; results: readonly GameResult[] }
  | { lab: 'fault'; fault: string };

/** Plays the games of the lab on the thread that it is made on. */
export function newLabPlayer(tell: (message: FromLab) => void): (message: ToLab) => void {
  let columns: readonly Column[] = [];
  return (message) => {
    if (message.lab === 'columns') columns = message.columns;
    else tell(answerTo(columns, message.game));
  };
}

function answerTo(columns: readonly Column[], game: number): FromLab {
  try {
    return { lab: 'played', game, results: columns.map((column) => playColumn(column, game)) };
  } catch (error) {
    return { lab: 'fault', fault: error instanceof Error ? error.message : String(error) };
  }
}
