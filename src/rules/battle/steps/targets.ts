import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { fireBlockedAt, targetStack } from '../common/firing';
import { isSightedBy, seesByRadar } from '../common/sighting';
import { countersOf, stackOf, stacksAtSea } from '../common/stacks';
import type { BattleView, Stack } from '../model/state';
import { tablesOf } from '../tables/standard';

/** A target, by its counter, and how far off it is. */
export interface Target {
  target: string;
  rangeHexes: number;
}

/**
 * [BT-8.2] The targets in reach that the stack of a ship has a clear view and line to, found once a stack; a counter whose
 * ships are in several stacks is where its first ship is.
 */
export function targetsByStack(view: BattleView, side: Side): (ship: string) => readonly Target[] {
  const enemies = enemiesOf(view, side);
  const friends = stacksAtSea(view, side).map(({ hex }) => hex);
  const known = new Map<Stack, Target[]>();
  return (ship) => {
    const from = stackOf(view, ship) as Stack;
    const targets = known.get(from) ?? openTo(view, from, enemies, friends);
    known.set(from, targets);
    return targets;
  };
}

interface Enemy {
  to: Stack;
  isSighted: boolean;
  counters: readonly string[];
}

const enemiesOf = (view: BattleView, side: Side): Enemy[] =>
  withinReach(view, side).map((to) => ({
    to,
    isSighted: isSightedBy(view, side, to),
    counters: countersOf(view, to.ships).filter((it) => targetStack(view, it) === to),
  }));

function openTo(
  view: BattleView,
  from: Stack,
  enemies: readonly Enemy[],
  friends: readonly Axial[],
): Target[] {
  const targets: Target[] = [];
  for (const { to, isSighted, counters } of enemies) {
    if (!isSighted && !seesByRadar(view, from, to)) continue;
    if (fireBlockedAt(view, from, to, friends)) continue;
    const rangeHexes = distance(from.hex, to.hex);
    for (const target of counters) targets.push({ target, rangeHexes });
  }
  return targets;
}

/** The enemy's stacks that are near enough to one of the side's for the weapons of this impulse at their longest. */
function withinReach(view: BattleView, side: Side): Stack[] {
  const { gunRanges, torpedoRanges } = tablesOf(view);
  const { primary, secondary, tertiary } = gunRanges.hexes;
  const reach =
    view.step.kind === 'gunnery'
      ? Math.max(primary, secondary, tertiary)
      : Math.max(torpedoRanges.hexes, torpedoRanges.longLance.hexes);
  const own = stacksAtSea(view, side);
  return stacksAtSea(view, enemyOf(side)).filter((enemy) =>
    own.some((from) => distance(from.hex, enemy.hex) <= reach),
  );
}
