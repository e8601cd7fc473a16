import type { Looks } from '../../lab/analysis/analysis';
import { type Analyst, newAnalyst } from '../../lab/analysis/analyst';
import { type Instead, insteadAt, type Outline, outlineOf } from '../../lab/analysis/outline';
import type { Sample } from '../../lab/analysis/sample';
import type { PlayedGame } from '../../lab/analysis/standing';
import { type Column, playColumn } from '../../lab/column';
import type { GameResult } from '../../lab/gameResult';
import type { Side } from '../../rules/core';

/** What a worker of the lab is told: first the columns, then which game to play of each; or first a game, then looks at it; or to lay a game out, then what the Commander would have ordered in it. */
export type ToLab =
  | { lab: 'columns'; columns: readonly Column[] }
  | { lab: 'game'; game: number }
  | { lab: 'played game'; played: PlayedGame; seed: string }
  | { lab: 'looks'; job: number; looks: Looks }
  | { lab: 'lay out'; played: PlayedGame; seed: string }
  | { lab: 'instead'; segment: number; side: Side };

/** What it answers: how the game went in each column, what the looks showed, the game laid out, other orders, or what went wrong. */
export type FromLab =
  | { lab: 'played'; game: number; results: readonly GameResult[] }
  | { lab: 'looked'; job: number; samples: readonly Sample[] }
  | { lab: 'laid out'; outline: Outline }
  | { lab: 'instead'; instead: Instead | null }
  | { lab: 'fault'; fault: string };

/** The systems of what a worker is told of, which must be loaded before it plays. */
export function systemsIn(message: ToLab): readonly string[] {
  if ('columns' in message) return message.columns.map(({ system }) => system);
  return 'played' in message ? [message.played.system] : [];
}

/** Plays the games of the lab on the thread that it is made on. */
export function newLabPlayer(tell: (message: FromLab) => void): (message: ToLab) => void {
  let columns: readonly Column[] = [];
  let analyst: Analyst | undefined;
  const hear = (message: ToLab): FromLab | undefined => {
    switch (message.lab) {
      case 'columns':
        columns = message.columns;
        return undefined;
      case 'game': {
        const { game } = message;
        return { lab: 'played', game, results: columns.map((it) => playColumn(it, game)) };
      }
      case 'played game':
        analyst = newAnalyst(message.played, message.seed);
        return undefined;
      case 'lay out':
        analyst = newAnalyst(message.played, message.seed);
        return { lab: 'laid out', outline: outlineOf(analyst) };
      case 'instead': {
        const { segment, side } = message;
        return { lab: 'instead', instead: analyst ? insteadAt(analyst, segment, side) : null };
      }
      default:
        return { lab: 'looked', job: message.job, samples: analyst?.look(message.looks) ?? [] };
    }
  };
  return (message) => {
    const answer = tried(() => hear(message));
    if (answer) tell(answer);
  };
}

function tried(run: () => FromLab | undefined): FromLab | undefined {
  try {
    return run();
  } catch (error) {
    return { lab: 'fault', fault: error instanceof Error ? error.message : String(error) };
  }
}
