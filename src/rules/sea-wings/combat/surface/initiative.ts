import { type BySide, type Dice, SIDES, type Side, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';

/** The lead in an initiative roll that surprises the enemy [WG-19.22]. */
const SURPRISE_LEAD = 3;

/** [WG-19.17, WG-19.22] Rolls for initiative before a round, again at a tie; at night a lead of 3 is surprise. */
export function rollInitiative(
  modifiers: BySide<number>,
  isNight: boolean,
  dice: Dice,
): { side: Side; hasSurprise: boolean; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  for (;;) {
    const rolls = SIDES.map((side) => dice.roll('d6', 1, 'quick-initiative', { side }));
    const [allies, axis] = rolls.map((roll, i) => valueOf(roll) + modifiers[SIDES[i] as Side]) as [
      number,
      number,
    ];
    const side = allies === axis ? null : allies > axis ? 'allies' : 'axis';
    const hasSurprise = isNight && Math.abs(allies - axis) >= SURPRISE_LEAD;
    facts.push({
      kind: 'quickInitiative',
      rule: 'WG-19.17',
      dice: rolls,
      totals: { allies, axis },
      side,
      hasSurprise,
    });
    if (side !== null) return { side, hasSurprise, facts };
  }
}
