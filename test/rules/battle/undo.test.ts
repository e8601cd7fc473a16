import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import {
  digest,
  drawFrom,
  enemyOf,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { FULL_SCENARIO, playRandomly } from './randomPlay';

/** A match that may be changed without touching the first. */
const copyOf = (match: Match<BattleState>): Match<BattleState> => structuredClone(match);

/** What must stay as it is whatever is taken back: dice thrown, the sequence of play, what the enemy has sealed. */
const settled = ({ state }: Match<BattleState>, side: Side) => {
  const { round, impulse, clock, initiative, step } = state;
  const enemy = enemyOf(side);
  const sealed = [state.declared[enemy], state.scuttling[enemy], state.votes[enemy]];
  return { round, impulse, clock, initiative, kind: step.kind, sealed };
};

const damageIn = ({ ships }: BattleState) =>
  Object.values(ships).map(({ id, lost, fate, speed }) => ({ id, lost, fate, speed }));

/** Battles by lot, and a look at every position for what can be taken back there. */
const games = ['one', 'two', 'three', 'four'];

describe('undo over random play', () => {
  test.each(games)('brings back nothing from before a die or a change of segment: %s', (seed) => {
    let taken = 0;
    playRandomly(seed, 300, ({ match }) => {
      for (const side of SIDES) {
        const after = copyOf(match);
        const before = settled(match, side);
        if (giveOrder(battle, after, { side, order: 'undo' }, seed)) {
          expect(digest(after.state)).toBe(digest(match.state));
          continue;
        }
        taken += 1;
        expect(settled(after, side)).toEqual(before);
        expect(damageIn(after.state)).toEqual(damageIn(match.state));
        expect(after.orders).toBe(match.orders - 1);
      }
    });
    expect(taken).toBeGreaterThan(20);
  });

  test.each(games)('leaves the position that the orders which stand lead to: %s', (seed) => {
    const draw = drawFrom(`undo ${seed}`);
    const standing: GivenOrder[] = [];
    playRandomly(seed, 200, ({ match, side, line }) => {
      if (draw(4) === 0 && match.chapterOrders.length > 0) {
        const after = copyOf(match);
        const last = match.chapterOrders.at(-1) as GivenOrder;
        if (!giveOrder(battle, after, { side: last.side, order: 'undo' }, seed))
          expect(digest(after.state)).toBe(digest(played(standing.slice(0, -1), seed)));
      }
      standing.push({ side, order: line });
    });
  });

  test.each(games)(
    'the order given again throws the dice that it would have thrown: %s',
    (seed) => {
      playRandomly(seed, 200, ({ match, side, line }) => {
        const [straight, detour] = [copyOf(match), copyOf(match)];
        giveOrder(battle, straight, { side, order: line }, seed);
        if (giveOrder(battle, detour, { side, order: 'undo' }, seed)) return;
        const back = match.chapterOrders.findLast((it) => it.side === side) as GivenOrder;
        expect(giveOrder(battle, detour, back, seed)).toBeUndefined();
        expect(giveOrder(battle, detour, { side, order: line }, seed)).toBeUndefined();
        expect(digest(detour.state)).toBe(digest(straight.state));
      });
    },
  );
});

describe('undo with fog', () => {
  test.each(games)(
    '[BT-20.12] nobody sees a ship by an order that can be taken back: %s',
    (seed) => {
      let taken = 0;
      const shipsSeen = (state: BattleState, side: Side) =>
        Object.keys(battle.view(state, side).ships);
      playRandomly(
        seed,
        250,
        ({ match }) => {
          if (match.chapterOrders.length === 0) return;
          taken += 1;
          for (const side of SIDES) {
            const before = shipsSeen(match.chapterStart, side);
            expect(shipsSeen(match.state, side).filter((id) => !before.includes(id))).toEqual([]);
          }
        },
        { ...battle.defaultOptions, fog: true },
      );
      expect(taken).toBeGreaterThan(20);
    },
  );
});

/** The position after some orders from the start. */
function played(orders: readonly GivenOrder[], seed: string): BattleState {
  const match = newMatch(battle, FULL_SCENARIO, { ...battle.defaultOptions }, seed);
  for (const given of orders) giveOrder(battle, match, given, seed);
  return match.state as BattleState;
}
