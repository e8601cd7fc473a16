import { orderDice } from '../../../src/rules/core';
import type { EventOf } from '../../../src/rules/seekrieg/model/events';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { type Battle, battleOf, eventsOf, type TestBattle, type TestShip } from './fleet';
import { confirm, refused, rolling } from './playing';

export const EAST = { q: 20, r: -10 };
export const UNARMED: Partial<ShipSheet> = { batteries: [], speedKnots: 0 };

/** A ship at rest that heads north, and an unarmed enemy due east at 10,000 yards, as far as phase 5. */
export function duel({
  ship = {},
  enemy = {},
  more = {},
}: {
  ship?: TestShip;
  enemy?: TestShip;
  more?: TestBattle;
} = {}): Battle {
  const { sheet, ...rest } = enemy;
  const battle = battleOf({
    ...more,
    allies: { ship: { speedKnots: 0, ...ship }, ...more.allies },
    axis: {
      enemy: { hex: EAST, speedKnots: 0, sheet: { ...UNARMED, ...sheet }, ...rest },
      ...more.axis,
    },
  });
  return confirm(battle);
}

export const ALL = 'fire ship 0 0+1+2+3 enemy 0 no';
export const why = (battle: Battle, line = ALL): string | undefined =>
  refused(battle, 'allies', line);

/** The salvos of the Allies in full. */
export const salvos = (battle: Battle): EventOf<'salvoFired'>[] => eventsOf(battle, 'salvoFired');

/** Closes phase 5; every die is thrown as asked for. */
export function fire(battle: Battle, ...rolls: number[]): Battle {
  rolling(battle, ...rolls);
  return confirm(battle);
}

/** Total and its parts of the first salvo. */
export const parts = (battle: Battle): Record<string, number> =>
  Object.fromEntries(
    (salvos(battle)[0]?.details?.parts ?? []).map(({ code, value }) => [code, value]),
  );

/** Any dice: what happens matters, not how it ends. */
export const anyDice = (battle: Battle): Battle =>
  Object.assign(battle, { dice: orderDice('any', 0) });
