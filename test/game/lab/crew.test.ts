import { describe, expect, test } from 'vitest';
import type { LabWorker } from '../../../src/game/lab/crew';
import { type GamesTask, playInCrew } from '../../../src/game/lab/games';
import { type FromLab, newLabPlayer, type ToLab } from '../../../src/game/lab/player';
import type { Column } from '../../../src/lab/column';
import type { GameResult } from '../../../src/lab/gameResult';

/** A worker whose answers are given by hand. */
class HandWorker implements LabWorker {
  readonly asked: number[] = [];
  isTerminated = false;
  onmessage: LabWorker['onmessage'] = null;
  onerror: LabWorker['onerror'] = null;

  postMessage(message: ToLab): void {
    if (message.lab === 'game') this.asked.push(message.game);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: FromLab): void {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent);
  }

  played(game: number): void {
    this.say({ lab: 'played', game, results: [resultOf(game)] });
  }
}

const resultOf = (orders: number): GameResult => ({
  winner: 'draw',
  victoryPoints: { allies: 0, axis: 0 },
  orders,
  fates: [],
  gunfire: null,
});

function newCrew(overrides: Partial<GamesTask> = {}) {
  const workers: HandWorker[] = [];
  const told: number[] = [];
  const ends: (string | undefined)[] = [];
  const stop = playInCrew({
    columns: [],
    games: 6,
    workers: 2,
    newWorker: () => {
      const worker = new HandWorker();
      workers.push(worker);
      return worker;
    },
    onGame: (results) => told.push(results[0]?.orders ?? -1) > 0,
    onEnd: (fault) => ends.push(fault),
    ...overrides,
  });
  const [one, other] = workers as [HandWorker, HandWorker];
  return { workers, one, other, told, ends, stop };
}

describe('a crew of workers', () => {
  test('games are told in their order, whatever the order in which they end', () => {
    const { one, other, told, ends } = newCrew();
    expect([one.asked, other.asked]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    other.played(2);
    one.played(1);
    expect(told).toEqual([]);
    one.played(0);
    expect(told).toEqual([0, 1, 2]);
    for (const game of [5, 3, 4]) one.played(game);
    expect(told).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ends).toEqual([undefined]);
    expect([one.isTerminated, other.isTerminated]).toEqual([true, true]);
  });

  test('it ends when enough is known, and tells nothing more', () => {
    const told: number[] = [];
    const { one, ends } = newCrew({
      onGame: ([result]) => told.push(result?.orders ?? -1) < 2,
    });
    for (const game of [0, 1, 2]) one.played(game);
    expect(told).toEqual([0, 1]);
    expect(ends).toEqual([undefined]);
  });

  test('stopped, it tells nobody', () => {
    const { one, told, ends, stop } = newCrew();
    stop();
    one.played(0);
    expect([told, ends, one.isTerminated]).toEqual([[], [], true]);
  });

  test('a fault ends it, in words', () => {
    const { one, ends } = newCrew();
    one.say({ lab: 'fault', fault: 'a rule broke' });
    expect(ends).toEqual(['a rule broke']);
    const none = newCrew({
      newWorker: () => {
        throw new Error('no workers here');
      },
    });
    expect(none.ends).toEqual(['no workers here']);
  });

  test('one worker at least, and none without a game', () => {
    expect(newCrew({ workers: 0 }).workers).toHaveLength(1);
    expect(newCrew({ games: 1, workers: 4 }).workers).toHaveLength(1);
  });
});

test('a rule that breaks down is a fault, not the end of the worker', () => {
  const said: FromLab[] = [];
  const player = newLabPlayer((message) => said.push(message));
  player({ lab: 'columns', columns: [{ system: 'nowhere' } as Column] });
  player({ lab: 'game', game: 0 });
  expect(said).toEqual([{ lab: 'fault', fault: expect.stringContaining('nowhere') }]);
});
