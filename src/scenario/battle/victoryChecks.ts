import type { Row, VictoryCondition } from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { type PathFault, unknownName } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { type PlacedShip, type Plan, shipsOf } from './plan';

/** [BT-14.3] The targets of extra points. */
export const pointFaults = (plan: Plan): PathFault[] => [
  ...shipPointFaults(plan),
  ...boxFaults(plan),
];

/** [BT-14.3] Points for leaving are for ships of the side named, else of the side that scores; those for unloading for own ones. */
function shipPointFaults(plan: Plan): PathFault[] {
  return (['exits', 'unloading'] as const).flatMap((kind) =>
    (plan.extraPoints[kind] ?? []).flatMap((award: ShipAward, i) => {
      const { side, of = side, ships = [] } = award;
      const theirs = idsOf(plan, of);
      return ships
        .map((ship, s) => ({ path: `extraPoints.${kind}[${i}].ships[${s}]`, ship }))
        .filter(({ ship }) => !theirs.includes(ship))
        .map(({ path, ship }) => unknownName(path, `a ship of the ${of}`, ship, theirs));
    }),
  );
}

type ShipAward = NonNullable<Plan['extraPoints']['exits']>[number] | UnloadingAward;
type UnloadingAward = NonNullable<Plan['extraPoints']['unloading']>[number] & { of?: undefined };

/** [BT-14.3] Points for boxes are for those of enemy ships. */
function boxFaults(plan: Plan): PathFault[] {
  return (plan.extraPoints.boxes ?? []).flatMap(({ side, ship }, i) => {
    const enemies = idsOf(plan, enemyOf(side));
    if (enemies.includes(ship)) return [];
    const path = `extraPoints.boxes[${i}].ship`;
    return [unknownName(path, `a ship of the ${enemyOf(side)}`, ship, enemies)];
  });
}

const idsOf = (plan: Plan, side: Side): string[] =>
  shipsOf(plan)
    .filter(({ force }) => force.side === side)
    .map(({ ship }) => ship.id);

/**
 * [BT-14.1] Conditions that can be met: they name ships of the scenario, ask for no more than those, and for rows
 * that they have.
 */
export const victoryRuleFaults = (plan: Plan): PathFault[] =>
  (plan.victoryRules ?? []).flatMap(({ all }, r) =>
    all.flatMap((condition, c) =>
      conditionFaults(shipsOf(plan), condition, `victoryRules[${r}].all[${c}]`),
    ),
  );

function conditionFaults(
  placed: readonly PlacedShip[],
  { ships, least, lost }: VictoryCondition,
  path: string,
): PathFault[] {
  const named = ships.map((id, s) => ({ id, path: `${path}.ships[${s}]` }));
  return [
    ...repeatsOf(named, ({ id }) => id).map((it) => ({
      path: it.path,
      expected: 'each ship once',
      found: `'${it.id}' again`,
    })),
    ...named.flatMap((it) => shipFault(placed, it, lost)),
    ...leastFaults(least, ships.length, `${path}.least`),
  ];
}

const leastFaults = (least: number, most: number, path: string): PathFault[] =>
  least <= most ? [] : [{ path, expected: `${most} or less`, found: String(least) }];

function shipFault(
  placed: readonly PlacedShip[],
  { id, path }: { id: string; path: string },
  lost: 'ship' | Row,
): PathFault[] {
  const found = placed.find(({ ship }) => ship.id === id);
  const known = placed.map(({ ship }) => ship.id);
  if (!found) return [unknownName(path, 'a ship of the scenario', id, known)];
  const { sheet } = found.ship;
  if (lost === 'ship' || !sheet || sheet.rows[lost].length > 0) return [];
  return [{ path, expected: `a ship with ${lost} boxes`, found: `'${id}' without` }];
}
