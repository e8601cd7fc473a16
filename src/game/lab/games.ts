import type { Column } from '../../lab/column';
import type { GameResult } from '../../lab/gameResult';
import { assert } from '../../rules/core';
import { type CrewTask, workInCrew } from './crew';

/** The games of columns to play. */
export interface GamesTask
  extends Pick<CrewTask<readonly GameResult[]>, 'workers' | 'newWorker' | 'onEnd'> {
  columns: readonly Column[];
  games: number;
  /** Game by game in their order; false ends it. */
  onGame(results: readonly GameResult[]): boolean;
}

/** Plays games in workers; the returned function stops it, and then nobody is told any more. */
export const playInCrew = ({ columns, games, onGame, ...task }: GamesTask): (() => void) =>
  workInCrew<readonly GameResult[]>({
    ...task,
    workers: Math.min(task.workers, games),
    first: { lab: 'columns', columns },
    jobAt: (game) => (game < games ? { lab: 'game', game } : 'end'),
    read(message) {
      assert(message.lab === 'played', `a game played, not ${message.lab}`);
      return { job: message.game, answer: message.results };
    },
    onAnswer: onGame,
  });
