import { isCapital, type ShipSheet } from '../model/sheet';
import type { BattleView, ShipId } from '../model/state';
import type { TableSet } from '../model/tables';
import { tablesOf } from '../tables/standard';
import { sheetOf } from './ships';

/** Carriers too small to be capital ships count with them here. */
const isCarrier = ({ type }: ShipSheet): boolean => type === 'CVE' || type === 'CVS';

const isTransport = ({ type }: ShipSheet): boolean =>
  type === 'large-transport' || type === 'small-transport';

/** [BT-16.7] Capital ships and carriers, warships, transports with cargo and without. */
function pointsPerBox(sheet: ShipSheet, points: TableSet['points']): number {
  if (isTransport(sheet)) return sheet.traits.includes('cargo') ? points.cargo : points.transport;
  return isCapital(sheet.type) || isCarrier(sheet) ? points.capital : points.warship;
}

/** [BT-16.7] What a ship is worth to the enemy when it is sunk, by a table of points. */
export const shipPoints = (sheet: ShipSheet, { points }: Pick<TableSet, 'points'>): number =>
  sheet.rows.hull.length * pointsPerBox(sheet, points);

/** [BT-16.7] The same for a ship in a battle, by the battle's tables. */
export const pointsOf = (view: BattleView, id: ShipId): number =>
  shipPoints(sheetOf(view, id), tablesOf(view));
