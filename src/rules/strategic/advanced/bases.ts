import { type Axial, sameHex } from '../../../hex';
import type { Side } from '../../core';
import { baseLimit, damageState, deckLimit } from '../cards/damage';
import { stateOf } from '../cards/shipNow';
import type { DivisionId, Force, ShipRecord, SquadronRecord, StrategicView } from '../model/state';
import type { DamageState, LandUnitKind, Radar, SquadronType } from '../tables/kinds';
import { LAND_UNITS } from '../tables/landUnits';
import { byId, forceOf, hexOfDivision, hexOfLandUnit, isAloft } from './own';

/** A ship or a land unit on which squadrons live. */
export interface Base {
  id: string;
  hex: Axial;
  state: DamageState;
  radar: Radar;
  /** Full squadrons that it may hold [ST-2.25]; 0 for a ship with floatplanes only. */
  airGroup: number;
  /** [ST-2.26] Steps of floatplanes beside them. */
  scoutSteps: number;
  /** Of a ship. */
  division: DivisionId | null;
  /** Of a land unit. */
  land: LandUnitKind | null;
  /** [ST-4.16] */
  isClosed: boolean;
}

/** A usable base of the side, in any state; `undefined` for none. */
export const baseOf = (view: StrategicView, side: Side, id: string): Base | undefined =>
  shipAsBase(forceOf(view, side), id) ?? landAsBase(view, side, id);

const holdsAircraft = ({ card }: ShipRecord): boolean =>
  card.airGroup !== null || card.scoutSteps > 0;

function shipAsBase(force: Force, id: string): Base | undefined {
  const ship = force.ships[id];
  const hex = ship && hexOfDivision(force, ship.division);
  if (!ship || !hex || ship.fate !== 'afloat') return undefined;
  if (!holdsAircraft(ship)) return undefined;
  const isCarrier = ship.card.airGroup !== null;
  return {
    id,
    hex,
    division: ship.division,
    land: null,
    state: stateOf(ship),
    radar: ship.card.radar,
    airGroup: ship.card.airGroup ?? 0,
    scoutSteps: ship.card.scoutSteps,
    isClosed: isCarrier && ship.criticals.includes('mainBattery'),
  };
}

function landAsBase(view: StrategicView, side: Side, id: string): Base | undefined {
  const unit = forceOf(view, side).landUnits[id];
  const hex = hexOfLandUnit(view, id);
  if (!unit || !hex || unit.isCaptured) return undefined;
  const { airGroup, capacity } = LAND_UNITS[unit.kind];
  if (airGroup === null) return undefined;
  return {
    id,
    hex,
    airGroup,
    division: null,
    land: unit.kind,
    state: damageState(unit.damageLevels, capacity),
    radar: unit.radar,
    scoutSteps: 0,
    isClosed: false,
  };
}

/** All bases of the side in a hex, or everywhere. */
export function basesOf(view: StrategicView, side: Side, hex?: Axial): Base[] {
  const force = forceOf(view, side);
  const isHere = (at: Axial | undefined) => at !== undefined && (!hex || sameHex(at, hex));
  const ships = Object.entries(force.ships)
    .filter(([, it]) => holdsAircraft(it) && isHere(hexOfDivision(force, it.division)))
    .map(([id]) => id);
  const landUnits = Object.keys(force.landUnits).filter((id) => isHere(hexOfLandUnit(view, id)));
  return [...ships, ...landUnits].sort().flatMap((id) => baseOf(view, side, id) ?? []);
}

/** Squadrons on a base, by id. */
export const aboard = (force: Force, base: string): SquadronRecord[] =>
  Object.values(force.squadrons)
    .filter(({ id, home, steps }) => home === base && steps > 0 && !isAloft(flightOf(force, id)))
    .sort(byId);

export const flightOf = (force: Force, squadron: string) => force.advanced?.flights[squadron];

/** [ST-12.11] Squadrons of a base that have scrambled in this turn, by id: launched in it like others [ST-4.6, ST-4.7]. */
export const scrambledFrom = (view: StrategicView, side: Side, base: string): SquadronRecord[] => {
  const force = forceOf(view, side);
  return Object.values(force.squadrons)
    .filter(({ id, home, steps }) => {
      const flight = flightOf(force, id);
      return home === base && steps > 0 && flight?.isScrambled && flight.launchTurn === view.turn;
    })
    .sort(byId);
};

/** Squadrons aboard with an ordnance marker [ST-12.1]. */
export const armedAboard = (force: Force, base: string): SquadronRecord[] =>
  aboard(force, base).filter(({ id }) => flightOf(force, id)?.ordnance);

export const stepsOf = (squadrons: readonly { steps: number }[]): number =>
  squadrons.reduce((sum, { steps }) => sum + steps, 0);

/** Of these squadrons those that take room on deck or field; floatplanes do not [ST-2.26]. */
export const counted = (squadrons: readonly SquadronRecord[]): SquadronRecord[] =>
  squadrons.filter(({ isScout }) => !isScout);

/** [ST-12.3] Armed steps aboard at once by the kind of land base. */
const MAX_ARMED: Readonly<Partial<Record<LandUnitKind, number>>> = {
  airbase: 64,
  airfield: 24,
  airstrip: 8,
  seaplaneBase: 8,
};

/** [ST-12.3] Steps that may stand armed at once; floatplanes apart. */
export const mostArmedSteps = ({ land, airGroup }: Base): number =>
  land ? (MAX_ARMED[land] ?? 0) : 2 * airGroup;

/** [ST-4.6, ST-4.7] Whether a base can handle these squadrons, of those it has, for one turn of arming or launching. */
export function canHandle(base: Base, squadrons: readonly SquadronRecord[]): boolean {
  if (base.isClosed || base.state === 'sunk') return squadrons.length === 0;
  if (base.state === 'none' || base.state === 'light') return true;
  if (base.land) return squadrons.length <= baseLimit(base.state, base.airGroup);
  return stepsOf(squadrons) <= (deckLimit(base.state) ?? Number.POSITIVE_INFINITY);
}

/** [ST-4.6, ST-4.7] Whether it can land this many steps in one turn. */
export function canLand(base: Base, steps: number): boolean {
  if (base.isClosed || base.state === 'sunk') return steps === 0;
  return base.land !== null || steps <= (deckLimit(base.state) ?? Number.POSITIVE_INFINITY);
}

/** [ST-2.25, ST-12.16] Steps that it may hold. */
export const roomOf = ({ airGroup }: Base): number => 4 * airGroup;

/** [ST-12.17, ST-12.19] Squadrons that it may hold beyond that in an emergency. */
export const EXTRA_SQUADRONS = 2;

/** [ST-12.17, ST-12.19] */
export const takesExtra = ({ land }: Base): boolean =>
  land !== null && ['airbase', 'airfield', 'airstrip'].includes(land);

const LANDS_ON: Readonly<Partial<Record<SquadronType, readonly LandUnitKind[]>>> = {
  MB: ['airbase', 'airfield'],
  HB: ['airbase', 'airfield'],
  RE: ['airbase', 'airfield'],
  PA: ['airbase', 'airfield', 'seaplaneBase'],
  LB: ['airbase', 'airfield', 'airstrip'],
};

const ON_CARRIERS: readonly SquadronType[] = ['F', 'DB', 'TB', 'SC'];

/** [ST-2.45, ST-12.21] Whether aircraft of a type land on a base of its kind. */
export function takesType({ land }: Pick<Base, 'land'>, type: SquadronType): boolean {
  if (!land) return ON_CARRIERS.includes(type);
  const { holds } = LAND_UNITS[land];
  return LANDS_ON[type]?.includes(land) ?? (!holds || holds.includes(type));
}
