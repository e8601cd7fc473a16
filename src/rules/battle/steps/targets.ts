import { distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { fireBlockedAt, rangeOf, rangeTo, targetStack } from '../firing';
import { maySeeToFire } from '../sighting';
import { countersOf, stackOf, stacksAtSea } from '../stacks';
import type { BattleView, ShipId, Stack, Weapon } from '../state';
import { tablesOf } from '../tables/standard';

/**
 * [BT-8.2] The targets that the stack of a ship has a clear view and line to, found once a stack; a counter whose ships are in
 * several stacks is where its first ship is.
 */
export function targetsByStack(view: BattleView, side: Side): (ship: string) => readonly string[] {
  const known = new Map<Stack, string[]>();
  const open = (from: Stack) =>
    stacksAtSea(view, enemyOf(side))
      .filter((to) => maySeeToFire(view, from, to) && !fireBlockedAt(view, from, to))
      .flatMap((to) => countersOf(view, to.ships).filter((it) => targetStack(view, it) === to));
  return (ship) => {
    const from = stackOf(view, ship) as Stack;
    const targets = known.get(from) ?? open(from);
    known.set(from, targets);
    return targets;
  };
}

/** Some enemy is near enough for the weapons of this impulse at their longest. */
export function enemyWithinReach(view: BattleView, side: Side): boolean {
  const { gunRanges, torpedoRanges } = tablesOf(view);
  const { primary, secondary, tertiary } = gunRanges.hexes;
  const reach =
    view.step.kind === 'gunnery'
      ? Math.max(primary, secondary, tertiary)
      : torpedoRanges.longLance.hexes;
  const enemies = stacksAtSea(view, enemyOf(side));
  return stacksAtSea(view, side).some((own) =>
    enemies.some((enemy) => distance(own.hex, enemy.hex) <= reach),
  );
}

/** [BT-9.1, BT-10.1] The target is within the weapon's reach. */
export const reaches = (view: BattleView, ship: ShipId, weapon: Weapon, target: string): boolean =>
  rangeTo(view, ship, target) <= rangeOf(view, ship, weapon);
