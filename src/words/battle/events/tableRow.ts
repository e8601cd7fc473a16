import type {
  BattleEvent,
  BattleTables,
  CriticalKind,
  EventOf,
  GunfireResult,
} from '../../../rules/battle';
import type { TorpedoResult } from '../../../rules/battle/query';
import { type DiceTable, rowFor } from '../../../rules/core';
import type { CitedTable } from '../../core/logLine';
import { evidenceText } from '../texts/evidence';

/** The table row behind an event; nothing for an event without a table. */
export function citedTable(event: BattleEvent, tables: BattleTables): CitedTable | undefined {
  switch (event.kind) {
    case 'salvoFired':
      return cited(tables, 'toHit', gunRow(tables));
    case 'torpedoesLaunched':
      return cited(
        tables,
        'toHit',
        evidenceText('torpedoes', { on: onOrMore(tables.toHit.torpedoes) }),
      );
    case 'hitScored':
      return hitRow(event, tables);
    case 'criticalHit':
      return cited(
        tables,
        'criticalDamage',
        diceRow(tables.criticalDamage, event.sum, criticalText),
      );
    default:
      return undefined;
  }
}

/** The tables that lines of the log cite. */
type Cited = 'toHit' | 'gunfireDamage' | 'torpedoDamage' | 'criticalDamage';

function cited(tables: BattleTables, id: Cited, row: string): CitedTable {
  const { source, fill } = tables[id];
  const isReplaced = tables.replaced.includes(id);
  const name = isReplaced ? tables[id].name : evidenceText(`table.${id}`);
  return { name, row, source, fill, ...(isReplaced && { pack: tables.name }) };
}

const onOrMore = (least: number): string =>
  least === 6 ? evidenceText('onSix') : evidenceText('onOrMore', { least });

const gunRow = ({ toHit, gunneryModifiers }: BattleTables): string =>
  evidenceText('guns', { on: onOrMore(toHit.guns), most: gunneryModifiers.most });

function hitRow(
  { weapon, sum, effect }: EventOf<'hitScored'>,
  tables: BattleTables,
): CitedTable | undefined {
  if (weapon !== 'torpedoes')
    return cited(tables, 'gunfireDamage', diceRow(tables.gunfireDamage, sum, gunfireText));
  const row =
    effect === 'dud'
      ? tableRow('2', evidenceText('dud'))
      : diceRow(tables.torpedoDamage, sum, torpedoText);
  return cited(tables, 'torpedoDamage', row);
}

/** '3 to 4: 1 hull box'; the last row covers everything above it. */
function diceRow<T>(table: DiceTable<T>, sum: number, text: (result: T) => string): string {
  const { from, to, result } = rowFor(table, sum);
  return tableRow(from === to ? String(from) : evidenceText('sums', { from, to }), text(result));
}

const tableRow = (sums: string, what: string): string => evidenceText('tableRow', { sums, what });

const withSpeed = (what: string, speedLoss: boolean): string =>
  speedLoss ? evidenceText('withSpeed', { what }) : what;

/** A row of the gunfire table as printed [BT-11.1]. */
export function gunfireText(result: GunfireResult): string {
  switch (result.kind) {
    case 'dud':
      return evidenceText('dud');
    case 'torpedo-mount':
      return evidenceText('mount');
    case 'critical':
      return evidenceText('critical');
    case 'gunnery':
      return evidenceText(`row.${result.row}`);
    case 'hull':
      return withSpeed(evidenceText(result.plunging ? 'plunging' : 'row.hull'), result.speedLoss);
  }
}

/** A row of the torpedo table as printed [BT-11.2]. */
export function torpedoText({ hullBoxes, speedLoss, critical }: TorpedoResult): string {
  const what = withSpeed(evidenceText('hullBoxes', { count: hullBoxes }), speedLoss);
  return critical ? evidenceText('withCritical', { what }) : what;
}

/** 'fire control', 'magazine fire'. */
const criticalText = (critical: CriticalKind): string => evidenceText(`critical.${critical}`);
