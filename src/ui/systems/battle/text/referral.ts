import {
  CALIBERS,
  type Caliber,
  type EventOf,
  type Row,
  type ShipId,
} from '../../../../rules/battle';
import { lookUp } from '../../../../rules/core';
import type { Names } from '../names';
import { gunfireText, torpedoText } from './tableRow';

type Hit = EventOf<'hitScored'>;

const ROW_WORDS: Readonly<Record<Row, string>> = {
  primary: 'primary guns',
  secondary: 'secondary guns',
  tertiary: 'tertiary guns',
  aa: 'AA guns',
  hull: 'hull',
};

/** Why the dice did what they did: '8: secondary; no secondary guns left, so hull (BT-11.7).' */
export const reasonOf = (hit: Hit, names: Names): string =>
  `${hit.sum}: ${hit.weapon === 'torpedoes' ? torpedoRow(hit, names) : gunfireRow(hit, names)}${extraDie(hit)}.`;

/** The row of the torpedo table as printed [BT-11.2]. */
function torpedoRow({ sum, effect }: Hit, { tables }: Names): string {
  return effect === 'dud' ? 'a dud' : torpedoText(lookUp(tables.torpedoDamage, sum));
}

function gunfireRow(hit: Hit, names: Names): string {
  const result = lookUp(names.tables.gunfireDamage, hit.sum);
  if (result.kind === 'gunnery') return `${result.row}${referralOf(hit, result.row, names)}`;
  if (result.kind === 'torpedo-mount') return `torpedo mount${withoutMount(hit, names)}`;
  if (result.kind === 'critical' && hit.effect === 'no-effect')
    return 'critical; tertiary guns cause none (BT-12.1)';
  return gunfireText(result);
}

/** [BT-11.8] */
function withoutMount({ ship, effect }: Hit, names: Names): string {
  if (effect !== 'no-effect') return '';
  return names.hasTorpedoes(ship)
    ? '; it is destroyed already (BT-11.8)'
    : '; the ship has none (BT-11.8)';
}

/** [BT-11.10] The die for a second box. */
function extraDie({ dice }: Hit): string {
  const die = dice[1]?.values[0];
  if (die === undefined) return '';
  return `; second box on 4 or more: ${die} (BT-11.10)`;
}

/** How a hit on a row of guns came to strike another row; nothing when it struck its own. */
function referralOf(hit: Hit, rolled: Caliber, names: Names): string {
  if (!hit.row || hit.row === rolled) return '';
  if (hasNoGunsLeft(hit.ship, names)) return '; no guns left, so hull (BT-11.18)';
  return stepsOf(hit.ship, rolled, names)
    .map((step) => `; ${step}`)
    .join('');
}

function hasNoGunsLeft(ship: ShipId, names: Names): boolean {
  const rows = CALIBERS.map((caliber) => names.row(ship, caliber));
  return rows.some(({ boxes }) => boxes.length > 0) && rows.every(({ left }) => left === 0);
}

/** Where a hit goes from a row that the ship was not built with [BT-11.6]. */
const NEXT_ROW = {
  primary: 'secondary',
  secondary: 'tertiary',
  tertiary: 'aa',
  aa: 'hull',
} as const;

/** Each row that a hit is referred from, with the clause that does it. */
function stepsOf(ship: ShipId, from: Row, names: Names): string[] {
  if (from === 'hull') return [];
  const { boxes, left } = names.row(ship, from);
  if (left > 0) return [];
  const isBuilt = boxes.length > 0;
  const to = isBuilt && from !== 'tertiary' ? 'hull' : NEXT_ROW[from];
  const clause = !isBuilt ? 'BT-11.6' : from === 'aa' ? 'BT-11.23' : 'BT-11.7';
  const step = `${isBuilt ? 'no' : 'built without'} ${ROW_WORDS[from]}${isBuilt ? ' left' : ''}, so ${to === 'aa' ? 'AA' : to} (${clause})`;
  return [step, ...stepsOf(ship, to, names)];
}
