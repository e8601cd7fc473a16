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

/** Drawn, until the ship could make the speed that is seen and the smoke that lies on her. */
const TRIES = 8;

/**
 * [NW-3.20, NW-3.21] A ship with other damage within what can be seen of her: structure and flotation by lot, all that
 * agrees being equally likely, and as much critical damage as she has taken, on other things. One that has not been hit
 * stays whole. Weapons, crew and radars stay as they are: guns that fell silent are silent. So does a ship of another
 * system's game, which has come with damage of her own.
 */
export function harmedAnew(state: FleetActionState, unit: Unit, draw: Draw): Unit {
  if (conditionOf(unit).atEntry || !isHurt(unit)) return unit;
  for (let i = 0; i < TRIES; i++) {
    const drawn = withMarks(unit, conditionDrawn(state, unit, draw));
    if (agrees(state, drawn)) return drawn;
  }
  return unit;
}

/** She has lost something that she does not show. */
function isHurt(unit: Unit): boolean {
  const { sheet } = unit;
  const { structure, hull } = conditionOf(unit);
  const isWhole = structure === sheet.structure && hull === (sheet.boat?.hull ?? 0);
  return !isWhole || spentOn(unit, 'dry') > 0;
}

function conditionDrawn(state: FleetActionState, unit: Unit, draw: Draw): Condition {
  const struck = struckAnew(unit, isFlooded(state, unit) ? 'flooded' : 'dry', draw);
  return {
    ...struck,
    structure: structureDrawn(unit, draw),
    flotation: isFlooded(state, unit) ? flotationDrawn(unit, draw) : struck.flotation,
    hull: hullDrawn(unit, draw),
  };
}

/** [NW-3.20] The word for it stays the same; what was hit once is no longer whole. */
function structureDrawn({ sheet, appearance, condition }: Unit, draw: Draw): number {
  const { structure = 0 } = condition ?? {};
  if (structure >= sheet.structure) return structure;
  const { least, most } = structureSeen(sheet, appearance);
  return between(draw, least, Math.min(most, sheet.structure - 1));
}

/** [NW-15.13, NW-21.1] Water has come in as all could see: she was torpedoed, or nothing is left of her structure. */
function isFlooded({ tally }: FleetActionState, unit: Unit): boolean {
  const { sheet, appearance } = unit;
  const isHit = (tally.torpedoHits[unit.id] ?? 0) > 0 || appearance === 'shattered';
  return isHit && conditionOf(unit).flotation < sheet.flotation;
}

function flotationDrawn(unit: Unit, draw: Draw): number {
  const most = unit.sheet.flotation - 1;
  return most < 1 ? conditionOf(unit).flotation : between(draw, 1, most);
}

/** [NW-7.11] A damaged submarine that has not come up has 2 left at least. */
function hullDrawn({ sheet, isSubmerged, condition }: Unit, draw: Draw): number {
  const { hull = 0 } = condition ?? {};
  const whole = sheet.boat?.hull ?? 0;
  const least = isSubmerged ? 2 : 1;
  return isSubmarine(sheet) && hull < whole && whole > least
    ? between(draw, least, whole - 1)
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
