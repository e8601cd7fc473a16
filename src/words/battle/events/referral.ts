import { CALIBERS, type Caliber, type EventOf, type Row, type ShipId } from '../../../rules/battle';
import { lookUp } from '../../../rules/core';
import type { Names } from '../common/names';
import { evidenceText } from '../texts/evidence';
import { gunfireText, torpedoText } from './tableRow';

type Hit = EventOf<'hitScored'>;

/** The effect of the dice: '8: secondary; no secondary guns left, so hull (BT-11.7).' */
export function reasonOf(hit: Hit, names: Names): string {
  const row = hit.weapon === 'torpedoes' ? torpedoRow(hit, names) : gunfireRow(hit, names);
  const told = { sum: hit.sum, row };
  // [BT-11.10] The die for a second box.
  const die = hit.dice[1]?.values[0];
  return die === undefined
    ? evidenceText('why', told)
    : evidenceText('whySecond', { ...told, die });
}

/** The row of the torpedo table as printed [BT-11.2]. */
function torpedoRow({ sum, effect }: Hit, { tables }: Names): string {
  return effect === 'dud' ? evidenceText('dud') : torpedoText(lookUp(tables.torpedoDamage, sum));
}

function gunfireRow(hit: Hit, names: Names): string {
  const result = lookUp(names.tables.gunfireDamage, hit.sum);
  if (result.kind === 'gunnery')
    return [evidenceText(`row.${result.row}`), ...referralOf(hit, result.row, names)].reduce(
      (what, next) => evidenceText('andThen', { what, next }),
    );
  if (result.kind === 'torpedo-mount') return mountText(hit, names);
  if (result.kind === 'critical' && hit.effect === 'no-effect')
    return evidenceText('tertiaryCritical');
  return gunfireText(result);
}

/** [BT-11.8] */
function mountText({ ship, effect }: Hit, names: Names): string {
  if (effect !== 'no-effect') return evidenceText('mount');
  return evidenceText(names.hasTorpedoes(ship) ? 'mountGone' : 'noMount');
}

/** Why a hit on a row of guns struck a different row; nothing when it struck its own. */
function referralOf(hit: Hit, rolled: Caliber, names: Names): string[] {
  if (!hit.row || hit.row === rolled) return [];
  if (hasNoGunsLeft(hit.ship, names)) return [evidenceText('noGuns')];
  return stepsOf(hit.ship, rolled, names);
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
  const step = evidenceText(`${isBuilt ? 'noneLeft' : 'builtWithout'}.${from}`, {
    to: evidenceText(`row.${to}`),
    clause,
  });
  return [step, ...stepsOf(ship, to, names)];
}
