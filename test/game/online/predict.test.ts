import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { updateChapters } from '../../../src/game/chapters';
import { predict } from '../../../src/game/online/predict';
import { redact } from '../../../src/game/redaction';
import type { Snapshot } from '../../../src/game/seat';
import { battle } from '../../../src/rules/battle';
import {
  type AnySystem,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  type Side,
} from '../../../src/rules/core';
import { TOY, toySystem } from '../toySystem';

const SEED = 'a seed';

/** What a side sees of a match, as it comes over the wire. */
function seenOf(system: AnySystem, match: Match, side: Side): Snapshot {
  const seen = JSON.parse(JSON.stringify(redact(system, { match, seedHash: '' }, side)));
  return {
    ...{ viewer: side, view: seen.view, segment: seen.segment, canUndo: seen.canUndo },
    chapters: updateChapters([], seen),
    ...{ outcome: undefined, seedHash: '', seed: undefined },
  };
}

const sent = (line: string, isUncertain = false) => ({ id: line, line, isUncertain });

const toy = () => newMatch(toySystem, TOY, null, SEED);

describe('what is on its way', () => {
  test('is carried out one after another, and an undo takes back the last', () => {
    const game = seenOf(toySystem, toy(), 'allies');
    const lines = ['advance 1', 'advance 2', 'undo', 'advance 3'].map((line) => sent(line));
    const { snapshot, isOpen } = predict(toySystem, game, 'allies', lines);
    expect([snapshot.view.position.allies, isOpen, snapshot.canUndo]).toEqual([4, false, true]);
    expect(snapshot.chapters.at(-1)?.events).toMatchObject([{ hexes: 1 }, { hexes: 3 }]);
    expect(game.view.position.allies, 'what the server said stays as it is').toBe(0);
  });

  test('stands open where dice decide, and what comes after it is not shown', () => {
    const game = seenOf(toySystem, toy(), 'allies');
    const lines = [sent('advance 1'), sent('scout'), sent('advance 2')];
    const { snapshot, isOpen } = predict(toySystem, game, 'allies', lines);
    expect([snapshot.view.position.allies, isOpen]).toEqual([1, true]);
  });

  test('stands open at the end of a segment', () => {
    const game = seenOf(toySystem, toy(), 'allies');
    const { snapshot, isOpen } = predict(toySystem, game, 'allies', [sent('done')]);
    expect([snapshot, isOpen]).toEqual([game, true]);
  });

  test('is not shown twice when nobody knows whether it arrived', () => {
    const game = seenOf(toySystem, toy(), 'allies');
    const { snapshot, isOpen } = predict(toySystem, game, 'allies', [sent('advance 1', true)]);
    expect([snapshot, isOpen]).toEqual([game, true]);
  });

  test('stands open where what was confirmed is taken back, or the rules refuse', () => {
    const game = seenOf(toySystem, toy(), 'allies');
    for (const line of ['undo', 'advance 10', 'no such order'])
      expect(predict(toySystem, game, 'allies', [sent(line)])).toEqual({
        snapshot: game,
        isOpen: true,
      });
  });
});

const RECORDS = ['denmark-strait', 'first-narvik', 'all-options'];

interface Record {
  scenario: never;
  options: never;
  seed: string;
  orders: GivenOrder[];
}

const recordOf = (name: string): Record =>
  JSON.parse(readFileSync(`test/replays/${name}.json`, 'utf8'));

test.each(RECORDS)(
  'what is shown of an order before its answer is what the server then tells: %s',
  (name) => {
    const { scenario, options, seed, orders } = recordOf(name);
    const match = newMatch(battle, scenario, options, seed);
    let shown = 0;
    for (const order of orders) {
      const before = seenOf(battle, match, order.side);
      const { snapshot, isOpen } = predict(battle, before, order.side, [sent(order.order)]);
      expect(giveOrder(battle, match, order, seed)).toBeUndefined();
      if (isOpen) continue;
      shown += 1;
      const after = seenOf(battle, match, order.side);
      const { view, segment, chapters, canUndo } = JSON.parse(JSON.stringify(snapshot));
      expect({ view, segment, chapters, canUndo }, order.order).toEqual({
        ...{ view: after.view, segment: after.segment },
        ...{ chapters: JSON.parse(JSON.stringify(after.chapters)), canUndo: after.canUndo },
      });
    }
    expect(shown).toBeGreaterThan(orders.length / 4);
  },
);
