import { hexKey, isWithin, ORIGIN } from '../../hex';
import { stackingCount } from '../../rules/battle';
import { MAX_HEX, MAX_STACK, MIN_STACK } from '../../rules/battle/query';
import type { PathFault } from '../form/fault';
import type { Plan, PlannedForce, PlannedShip } from './plan';

/** [BT-3.15] Stacks are given for all task forces or none: every ship once, within the limits, on water. */
export function stackFaults(plan: Plan): PathFault[] {
  if (!plan.taskForces.some(({ stacks }) => stacks)) return [];
  const ofForces = plan.taskForces.flatMap((force, f) => {
    const path = `taskForces[${f}].stacks`;
    if (!force.stacks)
      return [
        { path, expected: 'stacks, as another task force has them [BT-3.15]', found: 'none' },
      ];
    return [
      ...membershipFaults(force, path),
      ...countFaults(force, path, plan),
      ...placeFaults(force, path, plan),
    ];
  });
  return [...ofForces, ...crowdFaults(plan)];
}

function membershipFaults({ ships, stacks = [] }: PlannedForce, path: string): PathFault[] {
  const own = ships.map(({ id }) => id);
  const stacked = stacks.flatMap((stack) => stack.ships);
  const sorted = (ids: readonly string[]) => [...ids].sort().join(', ');
  if (sorted(own) === sorted(stacked)) return [];
  return [{ path, expected: `each ship once (${sorted(own)})`, found: sorted(stacked) }];
}

/** [BT-2.3] The count of some ships of a force; a counter counts as one. */
function countOf(ships: readonly PlannedShip[]): number {
  const alone = ships.filter(({ counter }) => counter === undefined);
  const counters = new Set(ships.flatMap(({ counter }) => counter ?? []));
  return (
    counters.size +
    alone.reduce((sum, { sheet }) => sum + (sheet ? stackingCount(sheet.type) : 1), 0)
  );
}

const shipsIn = ({ ships }: PlannedForce, ids: readonly string[]): PlannedShip[] =>
  ships.filter(({ id }) => ids.includes(id));

/** [BT-2.4] Four to twelve; a task force that counts less than four is one stack. [BT-15.4] */
function countFaults(force: PlannedForce, path: string, { looseStacks }: Plan): PathFault[] {
  const whole = countOf(force.ships);
  const least = looseStacks ? 1 : Math.min(MIN_STACK, whole);
  return (force.stacks ?? []).flatMap(({ ships }, i) => {
    const count = countOf(shipsIn(force, ships));
    if (least <= count && count <= MAX_STACK) return [];
    const expected = `ships that count ${least} to ${MAX_STACK} [BT-2.4]`;
    return [{ path: `${path}[${i}].ships`, expected, found: String(count) }];
  });
}

function placeFaults({ stacks = [] }: PlannedForce, path: string, plan: Plan): PathFault[] {
  const land = new Set(plan.land.map(hexKey));
  return stacks.flatMap(({ hex }, i) =>
    isWithin(hex, ORIGIN, plan.radius) && !land.has(hexKey(hex))
      ? []
      : [
          {
            path: `${path}[${i}].hex`,
            expected: 'a hex of water on the board',
            found: hexKey(hex),
          },
        ],
  );
}

/** [BT-2.5] Both sides together. */
function crowdFaults({ taskForces }: Plan): PathFault[] {
  const counts = new Map<string, { count: number; path: string }>();
  for (const [f, force] of taskForces.entries())
    for (const [i, { ships, hex }] of (force.stacks ?? []).entries()) {
      const count = (counts.get(hexKey(hex))?.count ?? 0) + countOf(shipsIn(force, ships));
      counts.set(hexKey(hex), { count, path: `taskForces[${f}].stacks[${i}].hex` });
    }
  return [...counts]
    .filter(([, { count }]) => count > MAX_HEX)
    .map(([key, { count, path }]) => ({
      path,
      expected: `ships that count ${MAX_HEX} at most in a hex [BT-2.5]`,
      found: `${count} in ${key}`,
    }));
}
