import { must, SIDES, type Side } from '../../core';
import { leftOut } from '../model/leftOut';
import type {
  Division,
  DivisionId,
  Force,
  LandUnitId,
  LandUnitRecord,
  ShipId,
  ShipRecord,
  SquadronId,
  SquadronRecord,
  StrategicView,
} from '../model/state';

/** What lookups need: a full state, or a view with only the viewer's force. */
type Forces = Pick<StrategicView, 'forces'>;

type Kept = Pick<Force, 'ships' | 'divisions' | 'squadrons' | 'landUnits'>;

const sideWith = (state: Forces, kept: keyof Kept, id: string): Side =>
  SIDES.find((side) => state.forces[side]?.[kept][id] !== undefined) ??
  leftOut(state, `side with ${id} among its ${kept}`);

export const sideOfShip = (state: Forces, id: ShipId): Side => sideWith(state, 'ships', id);
export const sideOfDivision = (state: Forces, id: DivisionId): Side =>
  sideWith(state, 'divisions', id);
export const sideOfSquadron = (state: Forces, id: SquadronId): Side =>
  sideWith(state, 'squadrons', id);
export const sideOfLandUnit = (state: Forces, id: LandUnitId): Side =>
  sideWith(state, 'landUnits', id);

export const shipIn = (state: Forces, id: ShipId): ShipRecord =>
  must(state.forces[sideOfShip(state, id)]?.ships[id], `ship ${id}`);
export const divisionIn = (state: Forces, id: DivisionId): Division =>
  must(state.forces[sideOfDivision(state, id)]?.divisions[id], `division ${id}`);
export const squadronIn = (state: Forces, id: SquadronId): SquadronRecord =>
  must(state.forces[sideOfSquadron(state, id)]?.squadrons[id], `squadron ${id}`);
export const landUnitIn = (state: Forces, id: LandUnitId): LandUnitRecord =>
  must(state.forces[sideOfLandUnit(state, id)]?.landUnits[id], `land unit ${id}`);

/** The ships of a division that are afloat, in its order. */
export const shipsOf = (state: Forces, id: DivisionId): ShipRecord[] =>
  divisionIn(state, id)
    .ships.map((ship) => shipIn(state, ship))
    .filter(({ fate }) => fate === 'afloat');

/** Sorted by id. */
export const inOrder = <T extends { id: string }>(items: Iterable<T>): T[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
