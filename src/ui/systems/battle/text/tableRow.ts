import type {
  BattleEvent,
  BattleTables,
  CriticalKind,
  EventOf,
  GunfireResult,
  TableId,
} from '../../../../rules/battle';
import type { TorpedoResult } from '../../../../rules/battle/tables/types';
import { type DiceTable, rowFor } from '../../../../rules/core';
import type { CitedTable } from '../../../log/logLine';
import { boxesOf } from '../words';

/** The row of a table that an event came of; nothing for one that needs no table. */
export function citedTable(event: BattleEvent, tables: BattleTables): CitedTable | undefined {
  switch (event.kind) {
    case 'salvoFired':
      return cited(tables, 'toHit', gunRow(tables));
    case 'torpedoesLaunched':
      return cited(tables, 'toHit', `torpedoes ${onOrMore(tables.toHit.torpedoes)}`);
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

function cited(tables: BattleTables, id: TableId, row: string): CitedTable {
  const { name, source, fill } = tables[id];
  const isReplaced = tables.replaced.includes(id);
  return { name, row, source, fill, ...(isReplaced && { pack: tables.name }) };
}

const onOrMore = (least: number): string => (least === 6 ? 'on 6' : `on ${least} or more`);

const gunRow = ({ toHit, gunneryModifiers }: BattleTables): string =>
  `guns ${onOrMore(toHit.guns)}, modifiers up to +${gunneryModifiers.most}`;

function hitRow(
  { weapon, sum, effect }: EventOf<'hitScored'>,
  tables: BattleTables,
): CitedTable | undefined {
  if (weapon !== 'torpedoes')
    return cited(tables, 'gunfireDamage', diceRow(tables.gunfireDamage, sum, gunfireText));
  const row = effect === 'dud' ? '2: a dud' : diceRow(tables.torpedoDamage, sum, torpedoText);
  return cited(tables, 'torpedoDamage', row);
}

/** '3 to 4: 1 hull box'; the last row takes whatever is above it. */
function diceRow<T>(table: DiceTable<T>, sum: number, text: (result: T) => string): string {
  const { from, to, result } = rowFor(table, sum);
  return `${from === to ? from : `${from} to ${to}`}: ${text(result)}`;
}

const speedText = (speedLoss: boolean): string => (speedLoss ? ', and one point of speed' : '');

/** A row of the gunfire table as printed [BT-11.1]. */
export function gunfireText(result: GunfireResult): string {
  switch (result.kind) {
    case 'dud':
      return 'a dud';
    case 'torpedo-mount':
      return 'torpedo mount';
    case 'critical':
      return 'critical';
    case 'gunnery':
      return result.row;
    case 'hull':
      return `hull${result.plunging ? ' (plunging fire)' : ''}${speedText(result.speedLoss)}`;
  }
}

/** A row of the torpedo table as printed [BT-11.2]. */
export const torpedoText = ({ hullBoxes, speedLoss, critical }: TorpedoResult): string =>
  `${hullBoxes} ${boxesOf('hull', hullBoxes)}${speedText(speedLoss)}${critical ? ', and critical' : ''}`;

/** 'fire control', 'magazine fire'. */
const criticalText = (critical: CriticalKind): string => critical.replaceAll('-', ' ');
