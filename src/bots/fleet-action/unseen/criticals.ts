import type { Draw } from '../../../rules/core';
import {
  type Condition,
  conditionOf,
  hasTrait,
  sizeCost,
  type Unit,
} from '../../../rules/fleet-action/query';
import { between, pick } from '../../core/lot';

/** Whether torpedoes and hits beyond her structure have let water in, so that her flotation is drawn separately. */
type Water = 'flooded' | 'dry';

/** What critical damage takes from a ship and does not show. */
interface Item {
  /** [NW-23.1] Numbers of the d20 that name it, in halves where a second die tells. */
  weight: number;
  /** CV for each time [NW-21.18]. */
  costOf(unit: Unit): number;
  /** Times that she has lost it. */
  lostOf(unit: Unit): number;
  /** Times that she can lose it. */
  mostOf(unit: Unit): number;
  lose(condition: Condition, unit: Unit, times: number, draw: Draw): Partial<Condition>;
}

type Value =
  | 'gunneryModifier'
  | 'spottingBands'
  | 'damageControl'
  | 'fireControl'
  | 'steering'
  | 'flotation';

/** A value that falls point by point, down to `least`. */
const value = (key: Value, weight: number, cost: number, least: number): Item => ({
  weight,
  costOf: () => cost,
  lostOf: (unit) => unit.sheet[key] - conditionOf(unit)[key],
  mostOf: ({ sheet }) => sheet[key] - least,
  lose: (condition, _, times) => ({ [key]: condition[key] - times }),
});

/** [NW-23.3] The Gunnery Modifier may fall without end; more than this is not drawn. */
const LOWEST_GUNNERY = -4;

/** [NW-23.8] Knots that a die takes on average. */
const KNOTS_A_DIE = 3.5;

/** [NW-23.8, NW-23.8a] */
const engines: Item = {
  weight: 3,
  costOf: sizeCost,
  lostOf: (unit) => Math.ceil(conditionOf(unit).knotsLost / KNOTS_A_DIE),
  mostOf: ({ sheet }) => Math.ceil(sheet.speedKnots / KNOTS_A_DIE),
  lose({ knotsLost }, { sheet }, times, draw) {
    const dice = Array.from({ length: times }, () => between(draw, 1, 6));
    const lost = dice.reduce((sum, die) => sum + die, knotsLost);
    return { knotsLost: Math.min(sheet.speedKnots, lost), canMakeSmoke: false };
  },
};

/** [NW-23.11] */
const searchlights: Item = {
  weight: 1,
  costOf: () => 3,
  lostOf: (unit) => Number(unit.sheet.hasSearchlights && !conditionOf(unit).hasSearchlights),
  mostOf: ({ sheet, searchlightOn }) => Number(sheet.hasSearchlights && searchlightOn === null),
  lose: () => ({ hasSearchlights: false }),
};

/** [NW-23.1, NW-23.2 to NW-23.11] Steering falls by two numbers, its own and that of the helm. */
const ITEMS: readonly Item[] = [
  value('gunneryModifier', 0.5, 5, LOWEST_GUNNERY),
  value('spottingBands', 0.5, 4, 0),
  value('damageControl', 1, 5, 0),
  value('fireControl', 1, 1, 0),
  value('steering', 2, 1, 0),
  engines,
  searchlights,
];

/** [NW-23.2] Not down to nothing: then she would have had to pass a wreck test. */
const hull = value('flotation', 2, 1, 1);

/** Rolls made for the CV that she has taken; what is left then finds nothing to take. */
const ROLLS = 40;

/** CV that has been spent on what a ship does not show. */
export const spentOn = (unit: Unit, water: Water): number =>
  itemsOf(water).reduce((sum, it) => sum + Math.max(0, it.lostOf(unit)) * it.costOf(unit), 0);

const itemsOf = (water: Water): readonly Item[] => (water === 'dry' ? [...ITEMS, hull] : ITEMS);

/**
 * [NW-21.17, NW-23.1] A ship's condition with as much CV spent on her as has been, on what the dice of the table name: each
 * roll may use any part of what is left.
 */
export function struckAnew(unit: Unit, water: Water, draw: Draw): Condition {
  const struck = spend(
    { unit, items: itemsOf(water), draw },
    mended(unit, water),
    spentOn(unit, water),
  );
  return ofThisTurn(unit, struck);
}

function spend(
  { unit, items, draw }: { unit: Unit; items: readonly Item[]; draw: Draw },
  whole: Condition,
  spent: number,
): Condition {
  const lots = items.flatMap((it) => Array<Item>(2 * it.weight).fill(it));
  let condition = whole;
  let left = spent;
  for (let roll = 0; roll < ROLLS && left > 0; roll++) {
    const item = pick(draw, lots);
    const cost = item.costOf(unit);
    const able = item.mostOf(unit) - Math.max(0, item.lostOf({ ...unit, condition }));
    const times = Math.min(able, Math.floor(between(draw, 1, left) / cost));
    if (times < 1) continue;
    condition = { ...condition, ...item.lose(condition, unit, times, draw) };
    left -= times * cost;
  }
  return condition;
}

/** As printed in all that the items take. */
function mended(unit: Unit, water: Water): Condition {
  const { sheet } = unit;
  const condition = conditionOf(unit);
  const { knotsLost, canMakeSmoke } = condition;
  return {
    ...condition,
    gunneryModifier: sheet.gunneryModifier,
    spottingBands: sheet.spottingBands,
    damageControl: sheet.damageControl,
    fireControl: sheet.fireControl,
    steering: sheet.steering,
    knotsLost: 0,
    canMakeSmoke: canMakeSmoke || (knotsLost > 0 && !hasTrait(sheet, 'no-smoke')),
    hasSearchlights: sheet.hasSearchlights,
    ...(water === 'dry' && { flotation: sheet.flotation }),
  };
}

/** [NW-28.9] No more has been lost in this turn than in all. */
function ofThisTurn({ sheet }: Unit, condition: Condition): Condition {
  const { turn, knotsLost, steering } = condition;
  const steeringLost = Math.min(turn.steeringLost, sheet.steering - steering);
  return {
    ...condition,
    turn: { ...turn, steeringLost, knotsLost: Math.min(turn.knotsLost, knotsLost) },
  };
}
