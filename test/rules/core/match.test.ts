import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import {
  digest,
  giveOrder,
  isRefusal,
  type Match,
  newMatch,
  refuseUndo,
  SIDES,
  UNDO,
} from '../../../src/rules/core';
import { newBattle } from '../battle/fixture';
import { FULL_SCENARIO, playRandomly } from '../battle/randomPlay';

const SEED = 'a seed';

const duel = (): Match<BattleState> => {
  const { scenario } = newBattle({
    allies: [
      { at: [0, 3], ships: [{ id: 'a', speed: '2+' }] },
      { at: [2, 3], ships: [{ id: 'b', speed: '2+' }] },
    ],
    axis: [{ at: [0, -1], ships: [{ id: 'x', speed: '2+' }] }],
  });
  return newMatch(battle, scenario, battle.defaultOptions, SEED) as Match<BattleState>;
};

const order = (match: Match, side: 'allies' | 'axis', line: string) =>
  giveOrder(battle, match, { side, order: line }, SEED);

const must = (match: Match, side: 'allies' | 'axis', ...lines: string[]) => {
  for (const line of lines) expect(order(match, side, line), line).toBeUndefined();
};

describe('orders', () => {
  test('an order that stands is counted and kept in the open chapter', () => {
    const match = duel();
    must(match, 'allies', 'move A1 0,2');
    expect(match).toMatchObject({ orders: 1, chapter: 1 });
    expect(match.chapterOrders).toEqual([{ side: 'allies', order: 'move A1 0,2' }]);
    expect(match.events.map(({ kind }) => kind)).toEqual(['stackMoved']);
  });

  test.each([
    ['move A1 9,9', 'not-next'],
    ['sail away', 'unreadable'],
    ['undo', 'nothing-to-undo'],
  ])('"%s" is refused as %s and changes nothing of the match', (line, code) => {
    const match = duel();
    const before = digest(match);
    expect(order(match, 'allies', line)).toMatchObject({ code });
    expect(digest(match)).toBe(before);
  });

  test('a match is played again from its orders to the same position', () => {
    const given: { side: 'allies' | 'axis'; order: string }[] = [];
    const played = playRandomly(SEED, 200, ({ side, line }) => given.push({ side, order: line }));
    const again = newMatch(battle, FULL_SCENARIO, battle.defaultOptions, SEED);
    for (const it of given) expect(giveOrder(battle, again, it, SEED)).toBeUndefined();
    expect(digest(again)).toBe(digest(played));
  });
});

describe('chapters', () => {
  test('orders of one segment without a die belong to one chapter', () => {
    const match = duel();
    must(match, 'allies', 'move A1 0,2', 'move A2 2,2');
    expect(match).toMatchObject({ orders: 2, chapter: 1 });
  });

  test('leaving the segment closes the chapter, with its events', () => {
    const match = duel();
    must(match, 'allies', 'move A1 0,2', 'done');
    expect(match).toMatchObject({ orders: 2, chapter: 2, events: [], chapterOrders: [] });
    expect(match.closedEvents.map(({ kind }) => kind)).toEqual(['stackMoved', 'sideDone']);
    expect(digest(match.chapterStart)).toBe(digest(match.state));
  });

  test('a die closes the chapter in the middle of a segment', () => {
    const { scenario } = newBattle({
      allies: [{ at: [0, 3], ships: [{ id: 'a', speed: '2+' }] }],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
      scenario: { land: [{ q: 0, r: 1 }] },
    });
    const match = newMatch(battle, scenario, battle.defaultOptions, SEED);
    must(match, 'allies', 'move A1 0,2');
    expect(match).toMatchObject({ chapter: 2, chapterOrders: [] });
    expect(refuseUndo(battle, match, 'allies')).toMatchObject({ code: 'nothing-to-undo' });
  });
});

describe('undoing', () => {
  test('it restores the exact position before the last own order', () => {
    const match = duel();
    const before = [digest(match)];
    must(match, 'allies', 'move A1 0,2');
    before.push(digest(match));
    must(match, 'allies', 'move A2 2,2', UNDO);
    expect(digest(match)).toBe(before[1]);
    must(match, 'allies', UNDO);
    expect(digest(match)).toBe(before[0]);
  });

  test('a side that waits has nothing to undo, before or after the segment', () => {
    const match = duel();
    expect(order(match, 'axis', UNDO)).toMatchObject({ code: 'nothing-to-undo' });
    must(match, 'allies', 'move A1 0,2', 'done');
    expect(order(match, 'allies', UNDO)).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('in a sealed impulse it takes back the own order and leaves those of the other side', () => {
    const match = duel();
    must(match, 'allies', 'done');
    must(match, 'axis', 'done');
    expect(match.state.step.kind).toBe('gunnery');
    must(match, 'allies', 'fire a secondary x');
    must(match, 'axis', 'fire x secondary a');
    must(match, 'allies', UNDO);
    expect(match.state.declared).toMatchObject({ allies: [], axis: [{ ship: 'x' }] });
    must(match, 'axis', 'done');
    expect(order(match, 'axis', UNDO)).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('the dice after an undo are those of a match in which the order was never given', () => {
    const played = (undone: boolean) => {
      const match = duel();
      if (undone) must(match, 'allies', 'move A1 1,2', UNDO);
      must(match, 'allies', 'move A1 0,2', 'done');
      must(match, 'axis', 'done');
      must(match, 'allies', 'fire a secondary x', 'done');
      must(match, 'axis', 'done');
      return digest(match);
    };
    expect(played(true)).toBe(played(false));
  });

  test('in play by lot every undo restores the digest, and none passes a die or another segment', () => {
    let undone = 0;
    for (const seed of ['one', 'two', 'three']) {
      playRandomly(seed, 220, ({ match, side, line: next }) => {
        const start = digest(match);
        const trial = {
          ...match,
          state: battle.copy(match.state),
          chapterOrders: [...match.chapterOrders],
        };
        const copy = { ...trial, events: [...match.events] } as Match<BattleState>;
        if (giveOrder(battle, copy, { side, order: next }, seed)) throw new Error(next);
        const closed = copy.closedEvents !== match.closedEvents;
        const told = closed ? copy.closedEvents : copy.events;
        const thrown = told.some(({ dice = [] }) => dice.some(({ values }) => values.length > 0));
        const clock = battle.segment(match.state).clock;
        expect(closed).toBe(thrown || battle.segment(copy.state).clock !== clock);
        const refused = giveOrder(battle, copy, { side, order: UNDO }, seed);
        const waits = battle.segment(copy.state).active[side] === 'waiting';
        expect(isRefusal(refused)).toBe(closed || waits);
        if (refused) return;
        undone += 1;
        expect(digest(copy)).toBe(start);
      });
    }
    expect(undone).toBeGreaterThan(60);
  });

  test('an order that threw dice or changed the segment is never taken back', () => {
    playRandomly('never back', 250, ({ match }) => {
      if (match.chapterOrders.length > 0) return;
      for (const side of SIDES) expect(refuseUndo(battle, match, side)).toBeDefined();
      expect(digest(match.chapterStart)).toBe(digest(match.state));
    });
  });
});
