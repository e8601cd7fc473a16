import { type Axial, sameHex } from '../../../hex';
import { must, type Side } from '../../core';
import * as common from '../common/own';
import type { AdvancedForce, Contact, FlightRecord } from '../model/advancedState';
import type {
  Division,
  DivisionId,
  Force,
  SquadronId,
  SquadronRecord,
  StrategicView,
} from '../model/state';

/** Lookups in a side's own force. On a view, only for the viewer's side. */

export { afloatIn as shipsOfDivision, forceOf } from '../common/own';

export const advancedOf = (view: StrategicView, side: Side): AdvancedForce =>
  must(common.forceOf(view, side).advanced, `Advanced game of the ${side}`);

/** Divisions on the map, by id. */
export const presentDivisions = (force: Force): Division[] =>
  common.presentDivisions(force).filter(({ hex }) => hex !== null);

export const byId = <T extends { id: string }>(a: T, b: T): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** Orders of the same kind in the order of their units. */
export const bySquadron = <T extends { squadron: SquadronId }>(a: T, b: T): number =>
  a.squadron < b.squadron ? -1 : Number(a.squadron > b.squadron);

/** The hex of a division on the map. */
export const hexOfDivision = (force: Force, id: DivisionId): Axial | undefined => {
  const division = force.divisions[id];
  return division?.status === 'present' ? (division.hex ?? undefined) : undefined;
};

export const divisionsAt = (force: Force, hex: Axial): Division[] =>
  presentDivisions(force).filter((it) => it.hex && sameHex(it.hex, hex));

/** [ST-1.12] Where a land unit of either side lies. */
export function hexOfLandUnit({ scenario }: StrategicView, id: string): Axial | undefined {
  const place = scenario.landUnits.find((it) => it.id === id)?.place;
  return place && 'hex' in place ? place.hex : undefined;
}

/** A squadron of the side that has aircraft left. */
export function livingSquadron(force: Force, id: SquadronId): SquadronRecord | undefined {
  const squadron = force.squadrons[id];
  return squadron && squadron.steps > 0 ? squadron : undefined;
}

/** Flights of squadrons that have aircraft left, by squadron. */
const livingFlights = (force: Force): FlightRecord[] =>
  Object.values(force.advanced?.flights ?? {})
    .filter(({ squadron }) => livingSquadron(force, squadron))
    .sort(bySquadron);

/** A flight in the air. */
export type Aloft = FlightRecord & { hex: Axial };

export const isAloft = (flight: FlightRecord | undefined): flight is Aloft =>
  flight !== undefined && flight.hex !== null;

export const aloft = (force: Force): Aloft[] => livingFlights(force).filter(isAloft);

export const aloftAt = (force: Force, hex: Axial): Aloft[] =>
  aloft(force).filter((flight) => sameHex(flight.hex, hex));

/** [ST-8.7, ST-11.16] Contacts of the present turn, the only ones that orders can name. */
export const contactsNow = (view: StrategicView, side: Side): Contact[] =>
  (view.known[side]?.advanced?.contacts ?? []).filter(({ turn }) => turn === view.turn);

export const contactNow = (view: StrategicView, side: Side, id: string): Contact | undefined =>
  contactsNow(view, side).find((contact) => contact.id === id);

/** [ST-11.16] For the rules alone: the true unit of the enemy behind a contact. */
export const truthBehind = (view: StrategicView, side: Side, contact: string): string | undefined =>
  advancedOf(view, side).secret.contactIs[contact];
