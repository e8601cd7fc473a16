import { type Axial, addHex, type Facing, hexAhead, subtractHex } from '../../../hex';
import type { ShipId } from '../model/ids';
import type { ShipSheet } from '../model/sheet';

/** [SK-6.5] Battle hexes between the ships of a line, and of a screen from the flagship. */
const LINE = 2;
const INNER = 3;
const OUTER = 4;

const NORTH: Facing = 1;
const ABEAM: Axial = { q: 2, r: -1 };

/** A ship of a force, as its formation counts her. */
interface Member {
  id: ShipId;
  sheet: Pick<ShipSheet, 'type'>;
}

/** [SK-6.5] The cruising formation of a force that is given none: battle hexes from the flagship, heading north. */
export function usualStations(ships: readonly Member[], flagship: ShipId): Record<ShipId, Axial> {
  const places = ships.some(isCarrier) ? carrierStations(ships) : lineAhead(ships);
  const center = places[flagship] ?? { q: 0, r: 0 };
  return Object.fromEntries(ships.map(({ id }) => [id, subtractHex(places[id] ?? center, center)]));
}

const isCarrier = ({ sheet }: Member): boolean => sheet.type === 'CV';
const isDestroyer = ({ sheet }: Member): boolean => sheet.type === 'DD';

const lineAhead = (ships: readonly Member[]): Record<ShipId, Axial> =>
  Object.fromEntries(ships.map(({ id }, i) => [id, hexAhead({ q: 0, r: 0 }, NORTH, -LINE * i)]));

/** Carriers abeam of each other in the middle, the rest in two rings. */
function carrierStations(ships: readonly Member[]): Record<ShipId, Axial> {
  const rest = ships.filter((it) => !isCarrier(it));
  const middle = ships.filter(isCarrier).map(({ id }, i): [ShipId, Axial] => [id, abeam(i)]);
  const screen = (members: readonly Member[], radius: number) =>
    members.map(({ id }, i): [ShipId, Axial] => [id, onRing(radius, i / members.length)]);
  return Object.fromEntries([
    ...middle,
    ...screen(
      rest.filter((it) => !isDestroyer(it)),
      INNER,
    ),
    ...screen(rest.filter(isDestroyer), OUTER),
  ]);
}

/** The first in the middle, then to starboard and port in turn; two hexes apart. */
function abeam(place: number): Axial {
  const steps = Math.ceil(place / 2) * (place % 2 === 1 ? 1 : -1);
  return { q: steps * ABEAM.q || 0, r: steps * ABEAM.r || 0 };
}

/** The hex of a ring some share of the way around it, clockwise from right ahead. */
function onRing(radius: number, share: number): Axial {
  const step = Math.round(share * 6 * radius);
  const corner = Math.floor(step / radius);
  const from = hexAhead({ q: 0, r: 0 }, facingAt(corner), radius);
  return hexAhead(from, facingAt(corner + 2), step % radius);
}

const facingAt = (corner: number): Facing => ((corner % 6) + 1) as Facing;

/** A displacement for heading north, as it is on another facing. */
function turnedTo(offset: Axial, facing: Facing): Axial {
  let { q, r } = offset;
  for (let step = 1; step < facing; step++) [q, r] = [-r, q + r];
  return { q: q || 0, r: r || 0 };
}

/** Where a ship of the force is, the flagship being here. */
export const stationAt = (flagship: Axial, offset: Axial, facing: Facing): Axial =>
  addHex(flagship, turnedTo(offset, facing));
