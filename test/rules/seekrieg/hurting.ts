import { expect } from 'vitest';
import { damageCritically } from '../../../src/rules/seekrieg/damage/criticals';
import { type Hit, resolveHit } from '../../../src/rules/seekrieg/damage/hit';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import type { Location } from '../../../src/rules/seekrieg/tables/hitLocation';
import { type ShellType, shells } from '../../../src/rules/seekrieg/tables/shells';
import { type Battle, battleOf, logOf, shipIn } from './fleet';

/** A battle with one ship of the Allies, and dice. */
export const alone = (rolls: readonly number[], changed: Partial<ShipSheet> = {}): Battle =>
  battleOf({ allies: { ship: { sheet: changed } } }, rolls);

/** A shell of factor 14 that goes through so many inches of anything. */
export const hitOf = (type: ShellType, inches: number): Hit => ({
  missile: {
    ...{ factor: 14, burst: shells.types[type], average: inches },
    ...{ vertical: inches, horizontal: inches },
  },
  half: 'short',
  sideHit: 'port',
});

export const strike = (battle: Battle, hit: Hit): void =>
  resolveHit(battle, shipIn(battle, 'ship'), hit);

/** Critical damage at a location of the only ship. */
export function struckAt(
  location: Location,
  rolls: readonly number[],
  changed: Partial<ShipSheet> = {},
): Battle {
  const battle = alone(rolls, changed);
  const blow = { penetrated: true, sideHit: 'port' } as const;
  damageCritically(battle, shipIn(battle, 'ship'), location, blow);
  expect(battle.dice.left()).toBe(0);
  return battle;
}

export const cdsDue = (battle: Battle): number[] =>
  logOf(battle, 'ship').effectsDue.map(({ cd }) => cd);
