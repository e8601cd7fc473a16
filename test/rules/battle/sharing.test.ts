import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { atImpulse, eventsOf, give, mark, newBattle, resolve, setShip, shipIn } from './fixture';
import { lotsDrawn } from './flow';
import { twoDice } from './hits';

const sixes = (count: number): number[] => Array(count).fill(6);

/** A firer with guns and torpedoes, and a counter of three ships with a lone one beside it. */
const convoy = (guns: number, impulse = 4) =>
  atImpulse(
    newBattle({
      allies: [
        {
          at: [0, 0],
          ships: [
            {
              id: 'a',
              secondary: 'N'.repeat(guns),
              tertiary: 'N',
              torpedoes: { factors: guns, kind: 'other' },
            },
          ],
        },
      ],
      axis: [
        {
          at: [2, 0],
          ships: [
            ...['x', 'y', 'z'].map((id) => ({ id, counter: 'convoy', secondary: '', hull: 'NNN' })),
            { id: 'lone' },
          ],
        },
      ],
      scenario: { date: '1943-09-01' },
    }),
    impulse,
  );

const sharesOf = (events: BattleEvent[]) =>
  eventsOf(events, 'hitsShared').map(({ hits }) =>
    hits.map((it) => `${it.ship} ${it.hits}`).join(' '),
  );
const duds = (count: number) => Array(count).fill([1, 1]).flat();

describe('hits on a multi-ship counter', () => {
  test.each([
    [1, 0, 'x 1 y 0 z 0'],
    [1, 2, 'x 0 y 0 z 1'],
    [2, 1, 'x 0 y 1 z 1'],
    [2, 2, 'x 1 y 0 z 1'],
    [3, 1, 'x 1 y 1 z 1'],
    [4, 2, 'x 1 y 1 z 2'],
    [7, 1, 'x 2 y 3 z 2'],
  ])(
    '[BT-9.6] %i hits are shared as evenly as possible, the odd ones by lot (%i): %s',
    (hits, lot, shares) => {
      const dice = [...sixes(hits), lot, ...duds(hits)];
      const events = resolve(convoy(hits), { allies: ['fire a secondary convoy'] }, dice);
      expect(sharesOf(events)).toEqual([shares]);
    },
  );

  test('[BT-9.8] the lot is among the ships afloat; with one left there is none', () => {
    const state = convoy(2);
    setShip(state, 'x', { fate: 'sunk' });
    const dice = [6, 6, 1, 1, 1, ...twoDice(7)];
    const events = resolve(state, { allies: ['fire a secondary convoy'] }, dice);
    expect(sharesOf(events)).toEqual(['y 1 z 1']);
    expect(eventsOf(events, 'hitScored').map(({ ship }) => ship)).toEqual(['z', 'y']);
    const last = convoy(1);
    setShip(last, 'x', { fate: 'sunk' });
    setShip(last, 'y', { fate: 'sunk' });
    resolve(last, { allies: ['fire a secondary convoy'] }, [6, ...twoDice(7)]);
    expect(shipIn(last, 'z').lost.hull).toBe(1);
  });

  test('[BT-9.8] each ship afloat is as likely to be drawn: one lot among all of them', () => {
    const lots = (sunk: string[]) => {
      const state = convoy(1);
      for (const id of sunk) setShip(state, id, { fate: 'sunk' });
      give(state, 'allies', 'fire a secondary convoy');
      state.done.axis = true;
      return lotsDrawn(state, 'allies', [6, 0, 1, 1]);
    };
    expect(lots([])).toEqual([3]);
    expect(lots(['y'])).toEqual([2]);
  });

  test('[BT-9.8] hits are dealt round in the order scored, those of all calibers in one round, before any damage', () => {
    const state = convoy(3);
    const lines = ['fire a secondary convoy', 'fire a tertiary convoy'];
    const damage = [...twoDice(7), ...twoDice(7), ...twoDice(7), ...twoDice(2)];
    const events = resolve(state, { allies: lines }, [6, 6, 6, 6, 1, ...damage]);
    expect(sharesOf(events)).toEqual(['x 1 y 2 z 1']);
    expect(eventsOf(events, 'hitScored').map(({ ship, weapon }) => `${ship} ${weapon}`)).toEqual([
      'y secondary',
      'z secondary',
      'x secondary',
      'y tertiary',
    ]);
  });

  test('[BT-9.8] the damage of each hit stays with its ship: a second hit on a sunk one is lost', () => {
    const state = convoy(4);
    mark(state, 'x', 'hull', 2);
    const damage = [...twoDice(7), ...twoDice(7), ...twoDice(7)];
    resolve(state, { allies: ['fire a secondary convoy'] }, [...sixes(4), 0, ...damage]);
    expect(['x', 'y', 'z'].map((id) => shipIn(state, id).lost.hull)).toEqual([3, 1, 1]);
  });

  test('[BT-9.8] a lone ship takes its hits without a lot', () => {
    const events = resolve(convoy(1), { allies: ['fire a secondary lone'] }, [6, 1, 1]);
    expect(sharesOf(events)).toEqual([]);
  });

  test('[BT-10.13] torpedo hits at two hexes are shared in the same way', () => {
    const damage = [...twoDice(3), ...twoDice(3)];
    const state = convoy(2, 5);
    const events = resolve(state, { allies: ['fire a torpedoes convoy'] }, [6, 6, 2, ...damage]);
    expect(sharesOf(events)).toEqual(['x 1 y 0 z 1']);
    expect(['x', 'y', 'z'].map((id) => shipIn(state, id).lost.hull)).toEqual([2, 0, 2]);
  });

  test('[BT-EX14] five hits on three ships: 2, 2, 1, the lot saying where the round starts', () => {
    const shares = [0, 1, 2].map((lot) =>
      sharesOf(
        resolve(convoy(5), { allies: ['fire a secondary convoy'] }, [...sixes(5), lot, ...duds(5)]),
      ),
    );
    expect(shares).toEqual([['x 2 y 2 z 1'], ['x 1 y 2 z 2'], ['x 2 y 1 z 2']]);
  });
});
