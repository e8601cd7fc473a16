import { isCapital, type ShipSheet } from './sheet';

/** Carriers too small to be capital ships count with them here. */
const isCarrier = ({ type }: ShipSheet): boolean => type === 'CVE' || type === 'CVS';

const isTransport = ({ type }: ShipSheet): boolean =>
  type === 'large-transport' || type === 'small-transport';

/** [BT-16.7] Points a hull box: capital ships and carriers 3, warships 2, transports with cargo 2, without 1. */
function pointsPerBox(sheet: ShipSheet): number {
  if (isTransport(sheet)) return sheet.traits.includes('cargo') ? 2 : 1;
  return isCapital(sheet.type) || isCarrier(sheet) ? 3 : 2;
}

/** [BT-16.7] What a ship is worth to the enemy when it is sunk. */
export const shipPoints = (sheet: ShipSheet): number =>
  sheet.rows.hull.length * pointsPerBox(sheet);
