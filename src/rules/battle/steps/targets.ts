import { distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { fireBlockedAt, targetStack } from '../firing';
import { isSightedBy, seesByRadar } from '../sighting';
import { countersOf, stackOf, stacksAtSea } from '../stacks';
import type { BattleView, Stack } from '../state';
import { tablesOf } from '../tables/standard';

/** A target, by its counter, and how far off it is. */
export interface Target {
  target: string;
  rangeHexes: number;
}

/**
 * [BT-8.2] The targets that the stack of a ship has a clear view and line to, found once a stack; a counter whose ships are in
 * several stacks is where its first ship is.
 */
export function targetsByStack(view: BattleView, side: Side): (ship: string) => readonly Target[] {
  const enemies = stacksAtSea(view, enemyOf(side)).map((to) => ({
    to,
    isSighted: isSightedBy(view, side, to),
    counters: countersOf(view, to.ships).filter((it) => targetStack(view, it) === to),
  }));
  const open = (from: Stack): Target[] => {
    const targets: Target[] = [];
    for (const { to, isSighted, counters } of enemies) {
      if (!(isSighted || seesByRadar(view, from, to)) || fireBlockedAt(view, from, to)) continue;
      const rangeHexes = distance(from.hex, to.hex);
      for (const target of counters) targets.push({ target, rangeHexes });
    }
    return targets;
  };
  const known = new Map<Stack, Target[]>();
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
