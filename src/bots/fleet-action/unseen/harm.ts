import type { Draw } from '../../../rules/core';
import type { FleetActionState } from '../../../rules/fleet-action';
import {
  type Condition,
  conditionOf,
  isSubmarine,
  marksPassed,
  speedLimit,
  structureSeen,
  type Unit,
} from '../../../rules/fleet-action/query';
import { between } from '../../core/lot';
import { spentOn, struckAnew } from './criticals';
import type { Ship } from './item';
import { firedWith } from './weapons';

/** Drawn, until the ship could make the speed that is seen and the smoke that lies on her. */
const TRIES = 8;

/**
 * [NW-3.20, NW-3.21] A ship with other damage within what can be seen of her: structure and flotation by lot, all that
 * agrees being equally likely, and about as much critical damage as she has taken since she began, on other things. One that has not been hit
 * stays whole.
 */
export function harmedAnew(state: FleetActionState, ship: Ship, draw: Draw): Unit {
  const { unit } = ship;
  if (!isHurt(ship)) return unit;
  for (let i = 0; i < TRIES; i++) {
    const drawn = withMarks(unit, conditionDrawn(state, ship, draw));
    if (agrees(state, drawn)) return drawn;
  }
  return unit;
}

/** She has lost something that she does not show. */
function isHurt(ship: Ship): boolean {
  const { start } = ship;
  const { structure, hull } = conditionOf(ship.unit);
  const isWhole = structure === start.structure && hull === start.hull;
  return !isWhole || spentOn(ship, 'dry') > 0;
}

function conditionDrawn(state: FleetActionState, ship: Ship, draw: Draw): Condition {
  const struck = struckAnew(ship, isFlooded(state, ship) ? 'flooded' : 'dry', draw);
  const drawn = {
    ...struck,
    structure: structureDrawn(ship, draw),
    flotation: isFlooded(state, ship) ? flotationDrawn(ship, draw) : struck.flotation,
    hull: hullDrawn(ship, draw),
  };
  return firedWith(drawn, conditionOf(ship.unit));
}

/** [NW-3.20] The word for it stays the same; what was hit once is no longer as it was. */
function structureDrawn({ unit, start }: Ship, draw: Draw): number {
  const { structure } = conditionOf(unit);
  if (structure >= start.structure) return structure;
  const { least, most } = structureSeen(unit.sheet, unit.appearance);
  return between(draw, least, Math.max(least, Math.min(most, start.structure - 1)));
}

/** [NW-15.13, NW-21.1] Water has come in as all could see: she was torpedoed, or nothing is left of her structure. */
function isFlooded({ tally }: FleetActionState, { unit, start }: Ship): boolean {
  const isHit = (tally.torpedoHits[unit.id] ?? 0) > 0 || unit.appearance === 'shattered';
  return isHit && conditionOf(unit).flotation < start.flotation;
}

function flotationDrawn({ unit, start }: Ship, draw: Draw): number {
  const most = start.flotation - 1;
  return most < 1 ? conditionOf(unit).flotation : between(draw, 1, most);
}

/** [NW-7.11] A damaged submarine that has not come up has 2 left at least. */
function hullDrawn({ unit, start }: Ship, draw: Draw): number {
  const { hull } = conditionOf(unit);
  const least = unit.isSubmerged ? 2 : 1;
  return isSubmarine(unit.sheet) && hull < start.hull && start.hull > least
    ? between(draw, least, start.hull - 1)
    : hull;
}

/** [NW-29.1] Marks of morale that she has passed: those of this turn are still to be tested. */
function withMarks(unit: Unit, condition: Condition): Unit {
  const passed = marksPassed(unit.sheet, condition);
  const { marks } = condition.turn;
  const due = marks.filter((it) => passed.includes(it));
  const tested = passed.filter((it) => !due.includes(it));
  return { ...unit, condition: { ...condition, tested, turn: { ...condition.turn, marks: due } } };
}

/** [NW-3.20, NW-8.2, NW-23.8a] */
function agrees(state: FleetActionState, unit: Unit): boolean {
  const { laysSmoke, speedKnots, id } = unit;
  const smokes = laysSmoke || state.smoke.some(({ ship }) => ship === id);
  const isFastEnough = speedLimit(state, unit) >= speedKnots;
  return isFastEnough && (conditionOf(unit).canMakeSmoke || !smokes);
}
