import { type Dice, type Figures, type Modifier, type Roll, valueOf } from '../../core';

/** The result of an attack by ST-3.1. */
export interface OpposedRoll {
  /** The attacker's die, then the defender's [ST-1.17]. */
  dice: [Roll, Roll];
  attackerDie: number;
  defenderDie: number;
  /** Attacker's total less defender's. */
  difference: number;
}

/** The inputs of an attack: the present ratings, and all modifiers to the roll [ST-3.3]. */
interface Opposed {
  attack: number;
  defense: number;
  modifiers: readonly Modifier[];
}

/** [ST-3.3] Modifiers are added up without a limit. */
export const sumOfAll = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

/** [ST-3.1] One opposed roll; both dice carry `reason`, `figures` and whose they are. */
export function opposedRoll(
  { attack, defense, modifiers }: Opposed,
  dice: Dice,
  reason: string,
  figures?: Figures,
): OpposedRoll {
  const attacker = dice.roll('d6', 1, reason, { ...figures, role: 'attacker' });
  const defender = dice.roll('d6', 1, reason, { ...figures, role: 'defender' });
  const attackerDie = valueOf(attacker);
  const defenderDie = valueOf(defender);
  const difference = attackerDie + attack + sumOfAll(modifiers) - (defenderDie + defense);
  return { dice: [attacker, defender], attackerDie, defenderDie, difference };
}
