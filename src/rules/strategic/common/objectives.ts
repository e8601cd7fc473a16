import { type Axial, distance, sameHex } from '../../../hex';
import { SIDES } from '../../core';
import { stateOf } from '../cards/shipNow';
import { landUnitState } from '../harm';
import type { Area, Condition, Objective } from '../model/scenario';
import type { Division, LandUnitRecord, ShipRecord, StrategicState } from '../model/state';
import { DAMAGE_STATES, type DamageState } from '../tables/kinds';

/** [ST-22.10] What an objective adds to the points of its side as things stand. */
export function objectivePoints(state: StrategicState, { points, per, when }: Objective): number {
  if (!when.every((condition) => isMet(state, condition))) return 0;
  const first = when[0];
  return per === 'ship' && first ? points * shipsMeeting(state, first).length : points;
}

/** Whether a condition of an objective holds now. */
function isMet(state: StrategicState, condition: Condition): boolean {
  if (condition.kind === 'landHurt') return landMeets(state, condition);
  const met = shipsMeeting(state, condition).length;
  if (condition.kind === 'shipsHurt') return met >= condition.least;
  const { most } = condition;
  const least = condition.least ?? (most === undefined ? 1 : 0);
  return met >= least && met <= (most ?? met);
}

/** The ships of a condition that meet it. */
function shipsMeeting(state: StrategicState, condition: Condition): ShipRecord[] {
  if (condition.kind === 'landHurt') return [];
  const ships = condition.ships.flatMap((id) => shipOf(state, id) ?? []);
  return condition.kind === 'shipsHurt'
    ? ships.filter((ship) => isAtLeast(shipState(ship), condition.state))
    : ships.filter((ship) => condition.areas.some((area) => isIn(state, ship, area)));
}

const shipOf = ({ forces }: StrategicState, id: string): ShipRecord | undefined =>
  SIDES.map((side) => forces[side].ships[id]).find((it) => it !== undefined);

const shipState = (ship: ShipRecord): DamageState =>
  ship.fate === 'sunk' || ship.fate === 'scuttled' ? 'sunk' : stateOf(ship);

const isAtLeast = (state: DamageState, worst: DamageState): boolean =>
  DAMAGE_STATES.indexOf(state) >= DAMAGE_STATES.indexOf(worst);

function landMeets(
  { forces }: StrategicState,
  { landUnit, state }: Extract<Condition, { kind: 'landHurt' }>,
): boolean {
  const unit = SIDES.map((side): LandUnitRecord | undefined => forces[side].landUnits[landUnit]);
  return unit.some((it) => it && (it.isCaptured || isAtLeast(landUnitState(it), state)));
}

/** A ship that is afloat in an area, or has left the map by an exit. */
function isIn(state: StrategicState, ship: ShipRecord, area: Area): boolean {
  const division = divisionOf(state, ship);
  if (area.kind === 'exit') return ship.fate === 'withdrawn' && leftBy(state, division, area.exit);
  if (ship.fate !== 'afloat' || division?.status !== 'present') return false;
  if (area.kind === 'box') return division.box === area.box;
  return division.hex !== null && holds(area, division.hex);
}

const divisionOf = ({ forces }: StrategicState, { division }: ShipRecord): Division | undefined =>
  SIDES.map((side) => forces[side].divisions[division]).find((it) => it !== undefined);

const holds = (area: Extract<Area, { kind: 'near' | 'columns' }>, hex: Axial): boolean =>
  area.kind === 'near'
    ? distance(area.hex, hex) <= area.hexes
    : hex.q >= area.from && hex.q <= area.to;

/** A division that left by an exit was last in one of its hexes. */
function leftBy({ scenario }: StrategicState, division: Division | undefined, id: string): boolean {
  const hex = division?.hex;
  const hexes = scenario.map?.exits.find((it) => it.id === id)?.hexes ?? [];
  return hex ? hexes.some((it) => sameHex(it, hex)) : false;
}
