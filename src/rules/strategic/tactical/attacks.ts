import type { ClauseId, Modifier } from '../../core';
import { shipDamage } from '../tables/results';
import { torpedoDamage } from '../tables/torpedoBands';

/** An attack ready to roll [ST-3.1]. */
export interface Attack {
  attack: number;
  defense: number;
  modifiers: Modifier[];
  /** [ST-17.3] The capacity of a torpedo's target; `null` for shells. */
  torpedoAt: number | null;
  rule: ClauseId;
}

/** [ST-3.2, ST-17.3] */
export const damageBy = ({ torpedoAt }: Pick<Attack, 'torpedoAt'>, difference: number): number =>
  torpedoAt === null ? shipDamage(difference) : torpedoDamage(shipDamage(difference), torpedoAt);

/** [ST-15.10c] */
export const caughtModifier = (isCaught: boolean): Modifier[] =>
  isCaught ? [{ code: 'surprised', value: -2, rule: 'ST-15.10c' }] : [];
