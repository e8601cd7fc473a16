import { type Axial, flatNeighbors, hexAhead, hexKey, ring } from '../../../hex';
import { must } from '../../core';
import type { ContactId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { FleetActionView } from '../model/state';
import type { Contact, ContactContents, Squadron, Unit } from '../model/units';
import { isLand, isOnMap } from './map';
import { conditionOf, forceOf, unitOf } from './own';
import { hasRoom, hexesHeldAgainst } from './stacking';

/** A marker as all see it and what it holds; ask only the owner's side of a view. */
export const markerOf = (
  view: FleetActionView,
  id: ContactId,
): { contact: Contact; contents: ContactContents } => {
  const contact = must(view.contacts[id], `marker ${id}`);
  const contents = must(forceOf(view, contact.side).contacts[id], `contents of ${id}`);
  return { contact, contents };
};

/** The ships under a marker, in listed order; none for a dummy. */
export function shipsUnder(view: FleetActionView, id: ContactId): Unit[] {
  const { contact, contents } = markerOf(view, id);
  const squadron = forceOf(view, contact.side).squadrons[contents.squadron ?? ''];
  return (squadron?.units ?? [])
    .map((it) => unitOf(view, it))
    .filter(({ fate }) => fate === 'hidden');
}

/** [NW-3.15, NW-3.16] A marker is found out: its ships are deployed, or a dummy is removed. */
export function reveal(play: Play, id: ContactId): void {
  if (markerOf(play.state, id).contents.squadron === null) removeDummy(play, id);
  else deploy(play, id);
}

/** Takes a marker off the map. */
export function takeOff({ state }: Play, id: ContactId): void {
  const { side } = must(state.contacts[id], `marker ${id}`);
  delete state.contacts[id];
  delete state.forces[side].contacts[id];
}

/** [NW-3.15, NW-3.27] */
export function removeDummy(play: Play, id: ContactId): void {
  const { side, hex } = markerOf(play.state, id).contact;
  takeOff(play, id);
  tell(play, { kind: 'dummyRemoved', rule: 'NW-3.15', side, contact: id, hex, reveals: true });
}

/** [NW-3.14, NW-3.26] Puts the ships of a marker on the map in line ahead; they have moved if it has. */
export function deploy(play: Play, id: ContactId): Squadron {
  const { state } = play;
  const { contact, contents } = markerOf(state, id);
  const { side, hex } = contact;
  const squadron = must(forceOf(state, side).squadrons[contents.squadron ?? ''], 'squadron');
  const ships = shipsUnder(state, id);
  takeOff(play, id);
  lineUp(state, ships, contact, contents);
  squadron.contact = null;
  squadron.hasMoved = contact.hasMoved;
  const units = ships.map((it) => it.id);
  tell(play, {
    kind: 'contactDeployed',
    rule: 'NW-3.14',
    side,
    contact: id,
    units,
    hex,
    reveals: true,
  });
  return squadron;
}

function lineUp(
  state: Play['state'],
  ships: readonly Unit[],
  { hex, facing, hasMoved }: Contact,
  { speedKnots, carry }: ContactContents,
): void {
  let ahead: Axial | undefined;
  for (const ship of ships) {
    Object.assign(ship, { facing, speedKnots, fate: 'inPlay' });
    ship.open.hasMoved = hasMoved;
    Object.assign(conditionOf(ship), { carry, straight: ship.sheet.turningHexes });
    const astern = ahead ? [hexAhead(ahead, facing, -1), ahead] : [hex];
    ship.hex = freeHex(state, ship, astern);
    ahead = ship.hex;
  }
}

/** [NW-3.14, NW-8.36] The first of some hexes that a unit may stand in, or the nearest such to the first of them that `serves`. */
export function freeHex(
  view: FleetActionView,
  unit: Unit,
  wanted: readonly Axial[],
  serves: (hex: Axial) => boolean = () => true,
): Axial {
  const held = hexesHeldAgainst(view, unit.side);
  const isFree = (hex: Axial): boolean =>
    isOnMap(view.scenario, hex) &&
    !isLand(view.scenario, hex) &&
    !held.has(hexKey(hex)) &&
    hasRoom(view, unit, hex);
  const first = must(wanted[0], 'hex to stand in');
  return { ...(wanted.find(isFree) ?? nearest(first, (hex) => serves(hex) && isFree(hex))) };
}

/** Farther than any map is wide. */
const FARTHEST_HEXES = 200;

function nearest(from: Axial, isFree: (hex: Axial) => boolean): Axial {
  for (let hexes = 1; hexes < FARTHEST_HEXES; hexes++) {
    const around = hexes === 1 ? flatNeighbors(from) : clockwise(from, hexes);
    const found = around.find(isFree);
    if (found) return found;
  }
  return from;
}

/** [NW-1.9] A ring clockwise from north. */
function clockwise(from: Axial, hexes: number): Axial[] {
  const around = ring(from, hexes);
  const north = around.findIndex(({ q, r }) => q === from.q && r === from.r - hexes);
  return [...around.slice(north), ...around.slice(0, north)];
}
