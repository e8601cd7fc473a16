import type { Multiplier } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Step, valueRolled } from '../dice/series';
import type { AirUnit } from './units';

type AirTables = Pick<TableSet, 'airCombat'>;

/** How one factor attacks another. */
export interface AirAttack {
  /** The attack value and the value of the last roll, whole, 1 or more. */
  attack: number;
  gunAndArmor: number;
  multipliers: Multiplier[];
}

/** [WG-10.26] The first attack value unloaded, the second loaded. */
const printedAttack = ({ type, load }: AirUnit): number =>
  load === null ? type.attack.unloaded : (type.attack.loaded ?? type.attack.unloaded);

/**
 * [WG-10.26 to WG-10.33] How a factor attacks another; `undefined` where its guns cannot harm it. Modifiers are added to
 * the printed value first, which stays 1 or more [WG-29.51].
 */
export function airAttack(
  by: AirUnit,
  at: AirUnit,
  tables: AirTables = STANDARD_TABLES,
): AirAttack | undefined {
  const sum = by.type.gun + at.type.armor;
  const weak = weaknessOf(sum, tables);
  if (weak === undefined) return undefined;
  const multipliers: Multiplier[] = [
    ...(at.load === 'torpedo' ? [loadedTorpedo(tables)] : []),
    ...(weak === 1 ? [] : [weakGuns(sum, weak)]),
  ];
  const base = by.modifiers.reduce((value, it) => value + it.value, printedAttack(by));
  const attack = multipliers.reduce((value, { factor }) => value * factor, Math.max(1, base));
  return { attack: valueRolled(attack), gunAndArmor: valueRolled(sum), multipliers };
}

const loadedTorpedo = ({ airCombat }: AirTables): Multiplier => ({
  code: 'loaded-torpedo-target',
  factor: airCombat.loadedTorpedo,
  rule: 'WG-10.27',
});

const weakGuns = (sum: number, factor: number): Multiplier => ({
  code: 'weak-guns',
  factor,
  rule: sum === 0 ? 'WG-10.29' : 'WG-10.30',
});

/** [WG-10.29, WG-10.30, WG-10.32] The factor for gun plus armor; `undefined` below the table. */
const weaknessOf = (sum: number, { airCombat }: AirTables): number | undefined =>
  airCombat.byPenetration.find((row) => sum >= row.sum)?.factor;

/** [WG-10.15, WG-10.21] Attack, defense, gun and armor; an unanswered attack leaves out the defense. */
export const airSteps = (
  { attack, gunAndArmor }: AirAttack,
  at: AirUnit,
  manner: 'answered' | 'unanswered',
): Step[] => [
  { code: 'attack', value: attack, hasExcess: true },
  ...(manner === 'answered'
    ? [{ code: 'defense', value: valueRolled(at.type.defense) } as const]
    : []),
  { code: 'gun-and-armor', value: gunAndArmor },
];
