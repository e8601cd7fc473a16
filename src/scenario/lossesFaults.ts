import { SIDES, type Side } from '../rules/core';
import type { ScenarioCard } from './core/card';
import { type PathFault, unknownName } from './form/fault';
import { repeatsOf } from './form/repeats';

type Losses = NonNullable<ScenarioCard['losses']>;

/** Ships that do not belong to their side in the scenario, or are named twice. */
export function lossesFaults({
  losses,
  forces,
}: Pick<ScenarioCard, 'losses' | 'forces'>): PathFault[] {
  if (!losses) return [];
  return SIDES.flatMap((side) => {
    const ships = forces[side].flatMap((force) => force.ships.map((ship) => ship.id));
    const named = lostShips(losses, side);
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

const lostShips = (losses: Losses, side: Side): { ship: string; path: string }[] =>
  (['sunk', 'crippled'] as const).flatMap((fate) =>
    losses[fate][side].map((ship, i) => ({ ship, path: `losses.${fate}.${side}[${i}]` })),
  );
