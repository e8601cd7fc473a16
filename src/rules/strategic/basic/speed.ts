import { slowest } from '../cards/shipNow';
import { afloatIn } from '../common/own';
import type { Division, Force, ShipRecord } from '../model/state';

/** [ST-2.3, ST-20.11] The speed of a division: that of its slowest ship; a submarine's by the state she is in. */
export function divisionSpeed(force: Force, division: Division): number {
  const ships = afloatIn(force, division);
  const boat = ships[0];
  const speed = slowest(ships);
  return division.submarine?.isSubmerged && boat ? submerged(boat, speed) : speed;
}

const submerged = ({ source }: ShipRecord, speed: number): number =>
  Math.min(speed, source.submarine?.submergedSpeed ?? speed);
