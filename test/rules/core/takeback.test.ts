import { describe, expect, test } from 'vitest';
import { battle } from '../../../src/rules/battle';
import {
  digest,
  giveOrder,
  isRefusal,
  type Match,
  makeTakeback,
  newMatch,
  parseTakeback,
  type Side,
  takebackFor,
} from '../../../src/rules/core';
import { TOY, type ToyState, toySystem } from '../../game/toySystem';
import { playRandomly } from '../battle/randomPlay';

const SEED = 'a seed';

const newToy = () => newMatch(toySystem, TOY, null, SEED) as Match<ToyState>;

const must = (match: Match<ToyState>, side: Side, ...lines: string[]) => {
  for (const order of lines)
    expect(giveOrder(toySystem, match, { side, order }, SEED), order).toBeUndefined();
};

/** Asks for a takeback and carries it out. */
function takeBack(match: Match<ToyState>, side: Side): void {
  const line = takebackFor(toySystem, match, side);
  if (isRefusal(line)) throw new Error(line.code);
  must(match, side, line);
}

describe('a takeback', () => {
  test('goes back across a segment that ended without a die, and the chapter is open again', () => {
    const match = newToy();
    must(match, 'allies', 'advance 1');
    const before = digest(match);
    must(match, 'allies', 'done');
    must(match, 'axis', 'advance 2');
    takeBack(match, 'allies');
    expect(digest(match)).toBe(before);
    must(match, 'allies', 'undo');
    expect(match.state.position).toEqual({ allies: 0, axis: 0 });
  });

  test('of a “done” in sealed play leaves what the other side has sealed since', () => {
    const match = newToy();
    for (const side of ['allies', 'axis'] as const) must(match, side, 'done');
    must(match, 'allies', 'aim bow', 'done');
    must(match, 'axis', 'aim stern');
    takeBack(match, 'allies');
    expect(match.state).toMatchObject({
      aims: { allies: ['bow'], axis: ['stern'] },
      done: { allies: false, axis: false },
    });
  });

  test('never goes past a die', () => {
    const match = newToy();
    must(match, 'allies', 'advance 1', 'scout', 'done');
    takeBack(match, 'allies');
    expect(match.state).toMatchObject({ step: 'allies', position: { allies: 1 }, scouted: true });
    expect(takebackFor(toySystem, match, 'allies')).toMatchObject({ code: 'nothing-to-take-back' });
    expect(giveOrder(toySystem, match, { side: 'allies', order: 'undo' }, SEED)).toBeDefined();
  });

  test('never goes past a reveal', () => {
    const match = newToy();
    for (const line of ['done', 'aim bow', 'done'])
      for (const side of ['allies', 'axis'] as const) must(match, side, line);
    for (const side of ['allies', 'axis'] as const)
      expect(takebackFor(toySystem, match, side)).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('is not needed for what can be undone', () => {
    const match = newToy();
    must(match, 'allies', 'advance 1');
    expect(takebackFor(toySystem, match, 'allies')).toMatchObject({ code: 'undo-instead' });
    expect(takebackFor(toySystem, match, 'axis')).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('leaves later dice what they would have been', () => {
    const dice = (taken: boolean) => {
      const match = newToy();
      must(match, 'allies', 'done');
      if (taken) {
        takeBack(match, 'allies');
        must(match, 'allies', 'done');
      }
      must(match, 'axis', 'scout');
      return match.closedEvents.flatMap(({ dice: thrown = [] }) => thrown);
    };
    expect(dice(true)).toEqual(dice(false));
  });

  test.each(['takeback allies 9', 'takeback axis 1'])(
    '"%s", of which there is none, is refused',
    (order) => {
      const match = newToy();
      must(match, 'allies', 'done');
      const before = digest(match);
      expect(giveOrder(toySystem, match, { side: 'axis', order }, SEED)).toMatchObject({
        code: 'nothing-to-take-back',
      });
      expect(digest(match)).toBe(before);
    },
  );
});

test('its line is read as it is written, and no other line is one', () => {
  const takeback = { side: 'axis', nth: 12 } as const;
  expect(parseTakeback(makeTakeback(takeback))).toEqual(takeback);
  for (const line of [
    'takeback',
    'takeback neutral 1',
    'takeback axis 0',
    ' takeback axis 1',
    'takeback axis 1 2',
  ])
    expect(parseTakeback(line)).toBeUndefined();
});

test('in a battle by lot every takeback leads to a position that was there, or to one without an own order of the open chapter', () => {
  let across = 0;
  for (const seed of ['one', 'two']) {
    const positions = new Set<string>();
    playRandomly(seed, 160, ({ match, side }) => {
      positions.add(digest(match.state));
      const line = takebackFor(battle, match, side);
      if (isRefusal(line)) return;
      const copy = { ...match, state: battle.copy(match.state) };
      expect(giveOrder(battle, copy, { side, order: line }, seed)).toBeUndefined();
      if (copy.chapter === match.chapter) return;
      across += 1;
      expect(positions).toContain(digest(copy.state));
      expect(copy.orders).toBeLessThan(match.orders);
    });
  }
  expect(across).toBeGreaterThan(20);
});
