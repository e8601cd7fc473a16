import { SIDES } from '../rules/core';
import type { ScenarioCard } from './core/card';
import { type Found, unknownName } from './form/fault';
import { repeatsOf } from './form/repeats';

/** Ships that are not those of their side in the scenario, or named twice. */
export function lossesFaults({ losses, forces }: Pick<ScenarioCard, 'losses' | 'forces'>): Found[] {
  if (!losses) return [];
  return SIDES.flatMap((side) => {
    const ships = forces[side].flatMap((force) => force.ships.map((ship) => ship.id));
    const named = (['sunk', 'crippled'] as const).flatMap((fate) =>
      losses[fate][side].map((ship, i) => ({ ship, path: `losses.${fate}.${side}[${i}]` })),
    );
    return [
      ...named
        .filter(({ ship }) => !ships.includes(ship))
        .map(({ ship, path }) => unknownName(path, `a ship of the ${side}`, ship, ships)),
      ...repeatsOf(named, ({ ship }) => ship).map(({ ship, path }) => ({
        path,
        expected: 'a ship not named before',
        found: `'${ship}' again`,
      })),
    ];
  });
}
