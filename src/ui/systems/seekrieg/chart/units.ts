import { type Axial, flatBearing, sameHex } from '../../../../hex';
import { enemyOf, SIDES, type Side } from '../../../../rules/core';
import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  type AirBase,
  type Flight,
  type ForceContact,
  flightHex,
  type RaidMarker,
  type SearchForce,
  searchHex,
  shipsOfForce,
} from '../../../../rules/seekrieg/query';

/** What is pinned to the chart of the search map. */
export type SearchUnit = { id: string; hex: Axial; side: Side } & (
  | { kind: 'force'; force: SearchForce }
  /** An enemy force where it was reported, so many hours ago. */
  | { kind: 'contact'; contact: ForceContact; ageHours: number }
  | { kind: 'flight'; flight: Flight; heading: number }
  /** A raid that the side has detected. */
  | { kind: 'raid'; raid: RaidMarker }
  | { kind: 'base'; name: string; base: AirBase | null }
);

/** All that a view shows on the search map: own, and after the end all, forces and flights; what is known of the enemy. */
export const searchUnits = (view: SeekriegView): SearchUnit[] =>
  SIDES.flatMap((side) => (view.forces[side] ? ownUnits(view, side) : [])).concat(
    SIDES.flatMap((side) => landBases(view, side)),
  );

const ownUnits = (view: SeekriegView, side: Side): SearchUnit[] => [
  ...forces(view, side),
  ...(view.forces[enemyOf(side)] ? [] : contacts(view, side)),
  ...flights(view, side),
  ...raids(view, side),
];

const searchIn = ({ forces: all }: SeekriegView, side: Side) => all[side]?.search;

const forces = (view: SeekriegView, side: Side): SearchUnit[] =>
  Object.values(searchIn(view, side)?.forces ?? {})
    .filter((force) => shipsOfForce(view, force).length > 0)
    .map((force) => ({ kind: 'force', id: force.id, hex: force.hex, side, force }));

const contacts = (view: SeekriegView, side: Side): SearchUnit[] =>
  Object.values(searchIn(view, side)?.contacts ?? {}).map((contact) => ({
    ...{ kind: 'contact', id: contact.id, hex: contact.hex, side: enemyOf(side), contact },
    ageHours: contact.isHeld ? 0 : (view.search?.hour ?? 0) - contact.hour,
  }));

const flights = (view: SeekriegView, side: Side): SearchUnit[] =>
  Object.values(view.forces[side]?.flights ?? {}).flatMap((flight): SearchUnit[] => {
    const hex = flightHex(view, side, flight);
    const goal = goalOf(view, side, flight);
    if (!hex) return [];
    const heading = goal && !sameHex(goal, hex) ? flatBearing(hex, goal) : 0;
    return [{ kind: 'flight', id: flight.id, hex, side, flight, heading }];
  });

/** The hex of the search map that a flight is bound for. */
export function goalOf(view: SeekriegView, side: Side, flight: Flight): Axial | undefined {
  if (flight.mission === 'strike') return flight.at ? searchHex(flight.at) : undefined;
  const home = flight.rows[0]?.home ?? '';
  const ship = view.ships[flight.over ?? home]?.hex;
  return ship ? searchHex(ship) : (view.forces[side]?.bases[home]?.hex ?? undefined);
}

/** Raids of the enemy. One over its target has no hex of its own [SK-21.20]: it is over the side's force, if that has one alone. */
const raids = (view: SeekriegView, side: Side): SearchUnit[] =>
  Object.values(view.raids).flatMap((raid): SearchUnit[] => {
    const [own, ...others] = forces(view, side);
    const over = others.length === 0 ? own?.hex : undefined;
    const hex = raid.hex ? searchHex(raid.hex) : over;
    return raid.side === side || !hex || view.forces[raid.side]
      ? []
      : [{ kind: 'raid', id: raid.id, hex, side: raid.side, raid }];
  });

/** Both sides know where bases on land lie [SK-24.11]. */
const landBases = ({ forces: all, scenario }: SeekriegView, side: Side): SearchUnit[] =>
  (scenario.sides[side].landBases ?? []).map(({ id, name, hex }) => ({
    ...{ kind: 'base', id, name, hex, side },
    base: all[side]?.bases[id] ?? null,
  }));

export const unitsAt = (units: readonly SearchUnit[], hex: Axial): SearchUnit[] =>
  units.filter((unit) => sameHex(unit.hex, hex));
