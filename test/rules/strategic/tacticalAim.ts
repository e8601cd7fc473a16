import { SIDES } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { scenarioShip } from './smallGame';
import { fighting, give, hold, ORIGIN, put, type Setting, seal, toStage } from './tacticalGame';

/** One ship a side at the targets of turn 1, by day: the Allied one at the origin, bow north, the other east of her. */
export function aiming(
  hexes: number,
  [mine, theirs]: [Partial<ShipCard>, Partial<ShipCard>] = [{}, {}],
  more: Setting = {},
) {
  const state = toStage(
    fighting({
      allies: [scenarioShip('a-one', mine)],
      axis: [scenarioShip('x-one', theirs)],
      dice: [1],
      ...more,
    }),
    'targets',
  );
  put(state, 'a-one', ORIGIN);
  put(state, 'x-one', { q: hexes, r: 0 });
  return state;
}

/** Everybody holds fire but for one order of the Allies. */
export function fire(state: ReturnType<typeof aiming>, line: string, dice: readonly number[]) {
  for (const side of SIDES) hold(state, side);
  give(state, 'allies', [line]);
  return seal(state, dice);
}

export const BISMARCK: Partial<ShipCard> = {
  ...{ type: 'BB', size: 'large', speed: 6, capacity: 9, torpedo: null },
  ...{ firePower: { rating: 7, gunClass: 'A' }, secondary: { rating: 2, gunClass: 'D' } },
  ...{ firstDefense: 7, secondDefense: 5 },
};

export const TUBES: Partial<ShipCard> = { type: 'DD', torpedo: 4, secondDefense: 4 };
