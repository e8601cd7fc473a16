import { distance, rowOf } from '../../../hex';
import { enemyOf, must } from '../../core';
import { conditionOf, enemiesInPlay } from '../common/own';
import { speedLimit } from '../common/speed';
import type { Objective, ObjectiveState } from '../model/scenario';
import type { FleetActionState } from '../model/state';
import type { Unit } from '../model/units';
import { leftBy } from './points';

type Aim = Objective['aim'];
type AimOf<Kind extends Aim['kind']> = Extract<Aim, { kind: Kind }>;

const unitsOf = ({ units }: FleetActionState, { units: ids }: Pick<Aim, 'units'>): Unit[] =>
  ids.flatMap((id) => units[id] ?? []);

/** How a unit may be found [NW-34.4d, NW-34.6h, NW-34.7f]. */
const STATES: Readonly<Record<ObjectiveState, (state: FleetActionState, unit: Unit) => boolean>> = {
  disengaging: (state, unit) =>
    unit.isDisengaging || (state.tally.exits[unit.id]?.wasDisengaging ?? false),
  lost: (_, { fate }) => fate === 'wreck' || fate === 'sunk',
  left: (_, { fate }) => fate === 'left',
  /** [NW-29.7, NW-34.7f] Gone from the map, unless the scenario lets it leave. */
  'driven-off': ({ scenario, tally }, { id, fate }) => {
    const exit = tally.exits[id];
    if (fate !== 'left' || !exit) return false;
    return !scenario.freeExits.some(
      ({ units, by, fromTurn }) =>
        units.includes(id) && exit.turn >= fromTurn && leftBy(exit, by) && !exit.wasCrippled,
    );
  },
  'structure-third': (_, unit) => 3 * conditionOf(unit).structure <= unit.sheet.structure,
  'flotation-third': (_, unit) => 3 * conditionOf(unit).flotation <= unit.sheet.flotation,
  'no-main-guns': (_, unit) => mainMountsLeft(unit) === 0,
};

const mainMountsLeft = (unit: Unit): number =>
  (unit.sheet.main?.mounts.length ?? 0) - conditionOf(unit).lost.main.length;

/** [NW-30.5] Whether each kind of aim is met as the battle stands. */
const MET: { [Kind in Aim['kind']]: (state: FleetActionState, aim: AimOf<Kind>) => boolean } = {
  exit: ({ tally }, { units, by, minKnots = 0 }) =>
    units.some((id) => {
      const exit = tally.exits[id];
      return exit !== undefined && exit.knots >= minKnots && leftBy(exit, by);
    }),
  slowed: (state, aim) =>
    unitsOf(state, aim).some((unit) => {
      if (unit.fate === 'left')
        return must(state.tally.exits[unit.id], unit.id).limitKnots <= aim.maxKnots;
      return unit.fate === 'inPlay' && speedLimit(state, unit) <= aim.maxKnots;
    }),
  state: (state, aim) =>
    unitsOf(state, aim).filter((unit) => aim.states.some((it) => STATES[it](state, unit))).length >=
    aim.least,
  'shaken-off': (state, aim) =>
    state.turn >= aim.fromTurn &&
    unitsOf(state, aim).some((unit) => unit.fate === 'inPlay' && isAlone(state, unit, aim)),
  afloat: (state, aim) =>
    state.turn >= aim.throughTurn && unitsOf(state, aim).some(({ fate }) => fate === 'inPlay'),
  bombard: ({ tally }, { units, phases }) =>
    units.some((id) => (tally.bombardments[id] ?? 0) >= phases),
  torpedoed: ({ tally }, { units, hits }) =>
    units.some((id) => (tally.torpedoHits[id] ?? 0) >= hits),
};

const isAlone = (
  state: FleetActionState,
  { side, hex }: Unit,
  { beyondHexes }: AimOf<'shaken-off'>,
): boolean => {
  const near = (at: { hex: Unit['hex'] }) => distance(at.hex, hex) <= beyondHexes;
  const markers = Object.values(state.contacts).filter(
    ({ id, side: its }) =>
      its !== side && state.forces[enemyOf(side)].contacts[id]?.squadron !== null,
  );
  return !enemiesInPlay(state, side).some(near) && !markers.some(near);
};

/** Aims that are looked at only when the battle is over; the others, and those that rule one another out, at each End Phase. */
const isForTheEnd = ({ aim, unlessMet }: Objective): boolean =>
  (aim.kind === 'state' && unlessMet === undefined) || aim.kind === 'slowed';

const isMet = (state: FleetActionState, { aim }: Objective): boolean =>
  (MET[aim.kind] as (state: FleetActionState, aim: Aim) => boolean)(state, aim);

/** [NW-30.8, NW-34.5h, NW-34.6h] Notes the objectives that are met; whether one of them ends the battle. */
export function noteObjectives(state: FleetActionState, isOver: boolean): boolean {
  let ends = false;
  for (const objective of state.scenario.objectives) {
    const { id, unlessMet, endsGame = false } = objective;
    const { met } = state.tally;
    if (met.includes(id) || met.includes(unlessMet ?? '')) continue;
    if ((!isOver && isForTheEnd(objective)) || !isMet(state, objective)) continue;
    met.push(id);
    ends ||= endsGame;
  }
  return ends;
}

/** [NW-34.6h] Counts the Action Phases that ships have spent near the coast without firing at ships. */
export function noteBombardments(state: FleetActionState): void {
  for (const { aim } of state.scenario.objectives) {
    if (aim.kind !== 'bombard') continue;
    for (const unit of unitsOf(state, aim))
      if (bombards(state, unit, aim))
        state.tally.bombardments[unit.id] = (state.tally.bombardments[unit.id] ?? 0) + 1;
  }
}

const bombards = (
  { scenario: { land } }: FleetActionState,
  unit: Unit,
  { withinHexes, coastFromRow }: AimOf<'bombard'>,
): boolean =>
  unit.fate === 'inPlay' &&
  !unit.open.hasShotMain &&
  mainMountsLeft(unit) > 0 &&
  land.some((hex) => rowOf(hex) >= coastFromRow && distance(hex, unit.hex) <= withinHexes);
