import { type Axial, hexKey } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import type { Contact, FlightRecord } from '../../../../rules/strategic/query';
import { type DivisionFace, facesOf, type LandFace, landFacesOf } from '../desk/faces';
import { isOneMarker } from './reports';

/** A squadron in the air, with what it is. */
interface Flight {
  record: FlightRecord;
  squadron: SquadronRecord;
  /** Turns it can stay up; at 0 it lands this turn or is lost [ST-12.10]. */
  turnsLeft: number;
}

/** A unit on the chart that can be selected. */
export type ChartUnit =
  | { kind: 'division'; id: string; hex: Axial; side: Side; face: DivisionFace }
  | { kind: 'flights'; id: string; hex: Axial; side: Side; flights: readonly Flight[] }
  | { kind: 'land'; id: string; hex: Axial; side: Side; face: LandFace }
  | {
      kind: 'contact';
      id: string;
      hex: Axial;
      side: Side;
      contact: Contact;
      age: number;
      others: readonly Contact[];
    };

/** A group of squadrons in the air is selected by the first of them. */
const flightsId = (flights: readonly Flight[]): string => `flights/${flights[0]?.squadron.id}`;

/** Everything the viewer knows on the chart: own units, land units, and reports. */
export function unitsOf(view: StrategicView, side: Side): ChartUnit[] {
  return [
    ...landUnits(view),
    ...contactUnits(view, side),
    ...divisionUnits(view),
    ...inFlight(view),
  ];
}

function divisionUnits(view: StrategicView): ChartUnit[] {
  const faces = facesOf(view);
  return [...faces.allies, ...faces.axis].flatMap((face) => {
    const hex = view.forces[face.side]?.divisions[face.id]?.hex;
    return hex ? [{ kind: 'division' as const, id: face.id, hex, side: face.side, face }] : [];
  });
}

const landUnits = (view: StrategicView): ChartUnit[] =>
  landFacesOf(view).flatMap((face) => {
    const place = view.scenario.landUnits.find(({ id }) => id === face.id)?.place;
    return place && 'hex' in place
      ? [{ kind: 'land' as const, id: face.id, hex: place.hex, side: face.side, face }]
      : [];
  });

/** [ST-11.12] Reports, the oldest first, so that the newest lie on top; those of one hex are one marker, by the newest. */
function contactUnits(view: StrategicView, side: Side): ChartUnit[] {
  const enemy: Side = side === 'allies' ? 'axis' : 'allies';
  const contacts = view.known[side]?.advanced?.contacts ?? [];
  return contacts.flatMap((contact) => {
    const [newest, ...others] = contacts
      .filter((it) => isOneMarker(it, contact))
      .toSorted((a, b) => b.turn - a.turn);
    if (newest !== contact) return [];
    const age = Math.max(0, view.turn - contact.turn);
    return [
      {
        ...{ kind: 'contact' as const, id: contact.id, hex: contact.hex, side: enemy, contact },
        ...{ age, others },
      },
    ];
  });
}

/** Squadrons in the air, those of one hex together; patrols apart from those that pass. */
function inFlight(view: StrategicView): ChartUnit[] {
  const groups = new Map<string, { hex: Axial; side: Side; flights: Flight[] }>();
  for (const [side, flight] of allFlights(view)) {
    const { hex, capOver } = flight.record;
    if (!hex) continue;
    const key = `${side} ${hexKey(hex)} ${capOver ?? ''}`;
    const group = groups.get(key) ?? { hex, side, flights: [] };
    group.flights.push(flight);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    kind: 'flights' as const,
    id: flightsId(group.flights),
  }));
}

/** All squadrons in the air that the viewer knows in full, with their side. */
function allFlights(view: StrategicView): [Side, Flight][] {
  return (['allies', 'axis'] as const).flatMap((side) => {
    const force = view.forces[side];
    return Object.values(force?.advanced?.flights ?? {}).flatMap((record): [Side, Flight][] => {
      const squadron = force?.squadrons[record.squadron];
      if (!squadron || squadron.steps === 0 || !record.hex) return [];
      const until = (record.launchTurn ?? view.turn) + squadron.card.endurance;
      return [[side, { record, squadron, turnsLeft: Math.max(0, until - view.turn) }]];
    });
  });
}
