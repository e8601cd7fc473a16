import { type Dice, type Figures, must, type Roll } from '../../../core';
import type { Warhead } from '../../model/ratings';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Chances, certain, followed, repeated } from '../dice/chances';
import { rollSeries, type Step, seriesChances, valueRolled } from '../dice/series';

type AttackTables = Pick<TableSet, 'strikeHits'>;

/** Factors that attack one ship or base with one ordnance. */
export interface Attack {
  factors: number;
  /** [WG-12.3, WG-12.4] The row of the table to hit; below 0 there is no attack, above 5 it is 5. */
  hitNumber: number;
  /** [WG-12.5] Of the target. */
  size: number;
  /** [WG-2.9, WG-12.6] Of the ordnance, and the target's armor, 0 or less. */
  penetration: number;
  armor: number;
  warhead: Warhead;
  /** [WG-21.12] Torpedoes run deep: half of the potential hits count. */
  isDeep?: boolean;
}

interface AttackResult {
  potential: number;
  actual: number;
  effective: number;
  /** [WG-12.7] Bombs that only start fires or give S results. */
  isWeak: boolean;
  rolls: Roll[];
}

/** [WG-12.7, WG-12.8] Bombs and shells whose penetration does not reach; torpedoes have their full effect. */
export const isWeak = ({
  penetration,
  armor,
  warhead,
}: Pick<Attack, 'penetration' | 'armor' | 'warhead'>): boolean =>
  warhead === 'bomb' && penetration + armor < 1;

/** [WG-12.2, WG-12.3, WG-12.5, WG-12.6] Rolls an attack: to hit, against the size, against the armor. */
export function rollAttack(
  attack: Attack,
  dice: Dice,
  figures: Figures = {},
  tables: AttackTables = STANDARD_TABLES,
): AttackResult {
  const row = rowOf(attack, tables);
  if (!row || attack.factors === 0)
    return { potential: 0, actual: 0, effective: 0, isWeak: isWeak(attack), rolls: [] };
  const toHit = dice.roll('d6', attack.factors, 'to-hit', { ...figures, hitNumber: row.number });
  const shown = toHit.values.reduce((sum, face) => sum + hitsAt(row, face), 0);
  const potential = attack.isDeep ? valueHalved(shown) : shown;
  const [size, armor] = stepsOf(attack);
  const struck = rollSeries({ count: potential, steps: [size] }, dice, figures);
  const through = rollSeries({ count: struck.left, steps: [armor] }, dice, figures);
  return {
    potential,
    actual: struck.left,
    effective: through.left,
    isWeak: isWeak(attack),
    rolls: [toHit, ...struck.rolls, ...through.rolls],
  };
}

/** The chances of effective hits, by what `rollAttack` rolls. */
export function attackChances(attack: Attack, tables: AttackTables = STANDARD_TABLES): Chances {
  const row = rowOf(attack, tables);
  if (!row) return certain(0);
  const potential = repeated(potentialOf(row), attack.factors);
  const counted = attack.isDeep ? halved(potential) : potential;
  return followed(counted, seriesChances({ count: 1, steps: stepsOf(attack) }));
}

interface Row {
  number: number;
  hits: readonly number[];
}

/** [WG-12.4] */
function rowOf({ hitNumber }: Attack, { strikeHits }: AttackTables): Row | undefined {
  if (hitNumber < 0) return undefined;
  const number = Math.min(hitNumber, strikeHits.hits.length - 1);
  return { number, hits: must(strikeHits.hits[number], `row ${number} of the table to hit`) };
}

const hitsAt = ({ hits }: Row, face: number): number => hits[face - 1] as number;

const stepsOf = ({ size, penetration, armor }: Attack): [Step, Step] => [
  { code: 'size', value: valueRolled(size) },
  { code: 'penetration', value: valueRolled(penetration + armor) },
];

/** Potential hits of one factor. */
function potentialOf({ hits }: Row): Chances {
  const chances = Array<number>(Math.max(...hits) + 1).fill(0);
  for (const count of hits) chances[count] = (chances[count] as number) + 1 / hits.length;
  return chances;
}

/** [WG-1.18] */
const valueHalved = (count: number): number => Math.floor((count + 1) / 2);

function halved(chances: Chances): Chances {
  const half = Array<number>(valueHalved(chances.length - 1) + 1).fill(0);
  for (const [count, p] of chances.entries())
    half[valueHalved(count)] = (half[valueHalved(count)] as number) + p;
  return half;
}
