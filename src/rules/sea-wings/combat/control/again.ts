import type { Dice, Roll } from '../../../core';
import type { ControlNumber } from '../../model/ratings';
import { STANDARD_TABLES } from '../../tables/standard';
import type { ControlTables } from './fires';

/** [WG-21.12] Dice of which the first few that fail are rolled again, once each. */
interface LuckyDice {
  dice: Dice;
  /** What was rolled again, in order. */
  again: Roll[];
  /** The dice as they fell, before any was rolled again. */
  thrown(roll: Roll): Roll;
}

/**
 * [WG-21.12, WG-21.20] Damage control dice for a ship of which the first `most` that fail are rolled again; the second
 * roll stands. Other dice are as they fall.
 */
export function withSecondTries(
  dice: Dice,
  control: ControlNumber,
  most: number,
  { fires, damageControl }: ControlTables = STANDARD_TABLES,
): LuckyDice {
  const upTo: Readonly<Record<string, number>> = {
    fire: fires[control].putOut,
    'damage-control': damageControl.ships[control],
  };
  const again: Roll[] = [];
  const fallen = new Map<Roll, Roll>();
  const rolled: Dice['roll'] = (die, count, reason, figures) => {
    const roll = dice.roll(die, count, reason, figures);
    const limit = upTo[reason];
    if (limit === undefined) return roll;
    const values = roll.values.map((value) => {
      if (value <= limit || again.length >= most) return value;
      const second = dice.roll(die, 1, `${reason}-again`, figures);
      again.push(second);
      return second.values[0] ?? value;
    });
    const counted = { ...roll, values };
    fallen.set(counted, roll);
    return counted;
  };
  const thrown = (roll: Roll): Roll => fallen.get(roll) ?? roll;
  return { dice: { ...dice, roll: rolled }, again, thrown };
}
