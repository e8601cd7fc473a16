import { hexKey, isWithin, ORIGIN } from '../../hex';
import { ROWS, speedRank } from '../../rules/battle';
import { sidesApart } from '../../rules/battle/query';
import { enemyOf, SIDES } from '../../rules/core';
import type { PathFault } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { type Plan, type PlannedForce, type PlannedShip, shipsOf } from './plan';
import { stackFaults } from './stackChecks';
import { pointFaults, victoryRuleFaults } from './victoryChecks';

/** All faults of a scenario beyond the form of its file. */
export const crossCheck = (plan: Plan): PathFault[] =>
  [
    idFaults,
    sideFaults,
    entryFaults,
    landFaults,
    shipFaults,
    counterFaults,
    stackFaults,
    pointFaults,
    victoryRuleFaults,
  ].flatMap((check) => check(plan));

/** Ids that must be unique. */
function idFaults(plan: Plan): PathFault[] {
  const ships = shipsOf(plan).map(({ path, ship }) => ({
    path: `${path}.${plan.shipKey}`,
    id: ship.id,
  }));
  const forces = plan.taskForces.map(({ id }, f) => ({ path: `taskForces[${f}].id`, id }));
  return [ships, forces].flatMap((entries) =>
    repeatsOf(entries, ({ id }) => id).map(({ path, id }) => ({
      path,
      expected: 'an id not used before',
      found: `'${id}' again`,
    })),
  );
}

const sideFaults = ({ taskForces }: Plan): PathFault[] =>
  SIDES.filter((side) => !taskForces.some((force) => force.side === side)).map((side) => ({
    path: 'taskForces',
    expected: `at least one task force of the ${side}`,
    found: 'none',
  }));

/** [BT-3.5] Whatever side of the board an Axis force picks, each enemy force can leave one empty between. */
function entryFaults({ taskForces }: Plan): PathFault[] {
  return taskForces.flatMap((force, f) => [
    ...repeatsOf(force.entry, String).map((entry) => ({
      path: `taskForces[${f}].entry`,
      expected: 'each board side once',
      found: `'${entry}' again`,
    })),
    ...(force.side === 'axis' ? tooNear(force, f, taskForces) : []),
  ]);
}

function tooNear(force: PlannedForce, f: number, forces: readonly PlannedForce[]): PathFault[] {
  if (force.stacks) return [];
  const enemies = forces.filter(({ side }) => side === enemyOf(force.side));
  return force.entry.flatMap((entry, e) =>
    enemies
      .filter((enemy) => enemy.entry.every((other) => sidesApart(entry, other) < 2))
      .map((enemy) => ({
        path: `taskForces[${f}].entry[${e}]`,
        expected: `a board side with one empty between it and those of ${enemy.id} (${enemy.entry.join(', ')}) [BT-3.5]`,
        found: `'${entry}'`,
      })),
  );
}

function landFaults({ land, radius, islandMarker }: Plan): PathFault[] {
  const placed = land.map((hex, i) => ({ path: `land[${i}]`, hex, key: hexKey(hex) }));
  return [
    ...placed
      .filter(({ hex }) => !isWithin(hex, ORIGIN, radius))
      .map(({ path, key }) => ({
        path,
        expected: `a hex within ${radius} of the middle`,
        found: key,
      })),
    ...repeatsOf(placed, ({ key }) => key).map(({ path, key }) => ({
      path,
      expected: 'each hex of land once',
      found: `${key} again`,
    })),
    ...placed
      .filter(({ key }) => islandMarker && key === hexKey(ORIGIN))
      .map(({ path, key }) => ({
        path,
        expected: 'no land in the middle, where the island marker is [BT-1.3]',
        found: key,
      })),
  ];
}

/** [BT-19.2] Damage at the start must be possible for the ship; unloading needs land [BT-3.6]. */
function shipFaults(plan: Plan): PathFault[] {
  const noLand = plan.land.length === 0 && !plan.islandMarker;
  return shipsOf(plan).flatMap(({ path, ship }) => [
    ...lostFaults(ship, path),
    ...(ship.torpedoesSpent && ship.sheet?.torpedoes === null
      ? [{ path: `${path}.torpedoesSpent`, expected: 'a ship with torpedoes', found: 'none' }]
      : []),
    ...speedFaults(ship, path),
    ...(noLand && ship.sheet?.traits.includes('unloading')
      ? [{ path, expected: 'land to unload at [BT-3.6]', found: 'none on the board' }]
      : []),
  ]);
}

/** [BT-19.2] Damage makes no ship faster. */
function speedFaults({ sheet, speed }: PlannedShip, path: string): PathFault[] {
  if (!sheet || speed === undefined || speedRank(speed) >= speedRank(sheet.speed)) return [];
  return [{ path: `${path}.speed`, expected: `${sheet.speed} or slower`, found: speed }];
}

function lostFaults({ sheet, lost = {} }: PlannedShip, path: string): PathFault[] {
  if (!sheet) return [];
  return ROWS.flatMap((row) => {
    const most = row === 'hull' ? sheet.rows.hull.length - 1 : sheet.rows[row].length;
    const marked = lost[row] ?? 0;
    if (marked <= most) return [];
    return [{ path: `${path}.lost.${row}`, expected: `${most} or less`, found: String(marked) }];
  });
}

/** [BT-2.6] A counter stands for two to six ships of one class in one task force. */
function counterFaults(plan: Plan): PathFault[] {
  const marked = shipsOf(plan).filter(({ ship }) => ship.counter !== undefined);
  const names = new Set(marked.map(({ ship }) => ship.counter as string));
  return [...names].flatMap((name) => {
    const own = marked.filter(({ ship }) => ship.counter === name);
    const path = `${own[0]?.path}.counter`;
    const same = (of: (ship: (typeof own)[number]) => unknown) => new Set(own.map(of)).size === 1;
    return [
      ...(own.length < 2 || own.length > 6
        ? [{ path, expected: 'a counter of two to six ships [BT-2.6]', found: String(own.length) }]
        : []),
      ...(same(({ ship }) => ship.sheet?.classId) && same(({ force }) => force)
        ? []
        : [
            {
              path,
              expected: 'ships of one class in one task force [BT-2.6]',
              found: own.map(({ ship }) => ship.id).join(', '),
            },
          ]),
    ];
  });
}
