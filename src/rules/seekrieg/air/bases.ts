import type { Side } from '../../core';
import { isOnMap } from '../common/own';
import type { AirBase, Flight } from '../model/flights';
import type { AircraftCount } from '../model/orders';
import type { ScenarioBase, ScenarioShip, ScenarioSide } from '../model/scenario';
import { isCarrier } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { cardOf } from '../ratings/aircraftCards';
import { newGround } from './landBases';
import { addTo, countOf } from './numbers';

/** [SK-20.17] Aircraft on a deck: of a fleet carrier, and of an escort carrier below so many DP. */
const DECK_SPOTS = { fleet: 24, escort: 12, landBase: Number.MAX_SAFE_INTEGER };
const ESCORT_BELOW_DP = 400;

/** [SK-20.27] Fighters of a section. */
export const SECTION = 4;

type Groups = NonNullable<ScenarioShip['airGroups']>;

/** [SK-33.8, SK-6.9] The carriers and bases of a side as a battle begins. */
export const newBases = ({ elements, bases }: ScenarioSide): Record<string, AirBase> =>
  Object.fromEntries(
    [...elements.flatMap(({ ships }) => ships.flatMap(carrierBase)), ...bases.map(landBase)].map(
      (base) => [base.id, base],
    ),
  );

const landBase = (base: ScenarioBase): AirBase => ({
  id: base.id,
  name: base.name,
  kind: base.type,
  hex: base.hex,
  deckSpots: DECK_SPOTS.landBase,
  ...parked(base.airGroups, DECK_SPOTS.landBase),
  ground: newGround(base),
});

function carrierBase({ id, name, sheet, airGroups }: ScenarioShip): AirBase[] {
  if (!isCarrier(sheet) || !airGroups) return [];
  const deckSpots = sheet.dp < ESCORT_BELOW_DP ? DECK_SPOTS.escort : DECK_SPOTS.fleet;
  return [{ id, name, kind: 'carrier', hex: null, deckSpots, ...parked(airGroups, deckSpots) }];
}

/** [SK-20.16, SK-20.27] One section of fighters, then attack aircraft in card order; the rest below. */
function parked(groups: Groups, spots: number) {
  const deck: AircraftCount[] = [];
  const hangar: AircraftCount[] = [];
  const fighters = groups.find(({ aircraft }) => aircraft.role === 'fighter');
  if (fighters) {
    const count = Math.min(SECTION, fighters.count, spots);
    addTo(deck, { aircraft: fighters.aircraft.id, count, load: 0 });
  }
  for (const { aircraft, count } of groups) {
    const isAttack = aircraft.role === 'attack' || spots > DECK_SPOTS.fleet;
    const up = isAttack ? Math.min(count, spots - countOf(deck)) : 0;
    const onDeck = deck.find((it) => it.aircraft === aircraft.id)?.count ?? 0;
    const more = Math.min(up, count - onDeck);
    addTo(deck, { aircraft: aircraft.id, count: more, load: 0 });
    addTo(hangar, { aircraft: aircraft.id, count: count - onDeck - more, load: 0 });
  }
  return { deck, hangar, work: null, servedOnTurn: 0, outTurns: 0 };
}

/** The ship that a base is; `undefined` of one on land. */
export const shipOfBase = (view: SeekriegView, { id, kind }: AirBase): Ship | undefined =>
  kind === 'carrier' ? view.ships[id] : undefined;

/** The base can be used: it is on land, or its ship is in the fight. */
export function isOpenBase(view: SeekriegView, base: AirBase): boolean {
  if (base.kind !== 'carrier') return true;
  const ship = view.ships[base.id];
  return ship !== undefined && ship.fate === 'inPlay' && isOnMap(ship);
}

/** Bases of a side that can be used, in the order of the scenario. */
export const openBases = (view: SeekriegView, side: Side): AirBase[] =>
  Object.values(view.forces[side]?.bases ?? {}).filter((base) => isOpenBase(view, base));

export const flightsOf = (view: SeekriegView, side: Side): Flight[] =>
  Object.values(view.forces[side]?.flights ?? {});

/** [SK-20.20] Flight time of a flight: that of the type with the least. */
export const enduranceOf = ({ rows }: Flight): number =>
  Math.min(...rows.map(({ aircraft }) => cardOf(aircraft).flightTurns));

/** [SK-20.25, SK-22.19, SK-24.7] Turns of flight time left. */
export function turnsLeft(flight: Flight, turn: number): number {
  if (flight.launchedOnTurn === null) return enduranceOf(flight);
  return enduranceOf(flight) - (turn - flight.launchedOnTurn) - flight.spentTurns;
}

/** [SK-20.23] The most that a flight makes on its way: the cruising speed of its slowest. */
export const cruiseOf = (rows: readonly { aircraft: string }[]): number =>
  Math.min(...rows.map(({ aircraft }) => cardOf(aircraft).cruiseKnots));

/** [SK-22.18] The maximum speed of its slowest aircraft. */
export const fastestOf = (rows: readonly { aircraft: string }[]): number =>
  Math.min(...rows.map(({ aircraft }) => cardOf(aircraft).maxKnots));

export const isFighter = ({ aircraft }: { aircraft: string }): boolean =>
  cardOf(aircraft).role === 'fighter';
