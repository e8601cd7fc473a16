import { type Dice, type Modifier, type Side, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { ContactModifier, TableSet } from '../../tables/tableSet';
import { faceOf } from '../damage/hitEffects';

/** Two task forces of which only one wants to fight [WG-18.4]. */
export interface Contact {
  isNight: boolean;
  /** The side that wants to engage. */
  seeker: Side;
  /** A ship of the force has a P hit. */
  isSeekerSlowed: boolean;
  isAvoiderSlowed: boolean;
}

/** [WG-18.4] */
export function contactModifiers(
  { isNight, isSeekerSlowed, isAvoiderSlowed }: Contact,
  { contact }: Pick<TableSet, 'contact'> = STANDARD_TABLES,
): Modifier[] {
  const holding: Readonly<Record<ContactModifier, boolean>> = {
    night: isNight,
    'seeker-slowed': isSeekerSlowed,
    'avoider-slowed': isAvoiderSlowed,
  };
  return Object.entries(contact.modifiers)
    .filter(([code]) => holding[code as ContactModifier])
    .map(([code, value]) => ({ code, value, rule: 'WG-18.4' }));
}

/** The highest die on which a side alone brings the enemy to battle; below 1 none does, from 6 every one. */
export const engagesUpTo = (
  it: Contact,
  tables: Pick<TableSet, 'contact'> = STANDARD_TABLES,
): number =>
  contactModifiers(it, tables).reduce((upTo, { value }) => upTo - value, tables.contact.upTo);

/** [WG-18.4] Rolls whether an engagement takes place that only one player wants. */
export function rollContact(
  it: Contact,
  dice: Dice,
  tables: Pick<TableSet, 'contact'> = STANDARD_TABLES,
): { isEngaged: boolean; facts: CombatFact[] } {
  const roll = dice.roll('d6', 1, 'contact', { side: it.seeker });
  const isEngaged = valueOf(roll) <= engagesUpTo(it, tables);
  const fact: CombatFact = {
    kind: 'contactRolled',
    rule: 'WG-18.4',
    dice: [roll],
    seeker: it.seeker,
    modifiers: contactModifiers(it, tables),
    isEngaged,
  };
  return { isEngaged, facts: [fact] };
}

/** [WG-18.11] The visibility of an engagement in yards; by day it is not rolled for. */
export function rollVisibility(
  isNight: boolean,
  dice: Dice,
  { visibility }: Pick<TableSet, 'visibility'> = STANDARD_TABLES,
): { yards: number; facts: CombatFact[] } {
  if (!isNight) return { yards: visibility.dayYards, facts: [] };
  const roll = dice.roll('d6', 1, 'visibility');
  const yards = faceOf(visibility.nightYards, valueOf(roll));
  return { yards, facts: [{ kind: 'visibilityRolled', rule: 'WG-18.11', dice: [roll], yards }] };
}
