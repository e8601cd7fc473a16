import type { Draw } from '../../../rules/core';
import { type Condition, conditionOf, sizeCost } from '../../../rules/fleet-action/query';
import { between, pick } from '../../core/lot';
import type { Item, Ship } from './item';
import { SENSORS, withPlanes } from './sensors';
import { armed, WEAPONS } from './weapons';

/** Whether torpedoes and hits beyond her structure have let water in, so that her flotation is drawn separately. */
type Water = 'flooded' | 'dry';

type Value =
  | 'gunneryModifier'
  | 'spottingBands'
  | 'damageControl'
  | 'fireControl'
  | 'steering'
  | 'flotation';

/** A value that falls point by point, down to `least`. */
const value = (key: Value, weight: number, cost: number, least: number): Item => ({
  weightOf: () => weight,
  costOf: () => cost,
  lostOf: ({ start }, condition) => start[key] - condition[key],
  mostOf: ({ start }) => start[key] - least,
  lose: (condition, _, times) => ({ [key]: condition[key] - times }),
});

/** [NW-23.3] The Gunnery Modifier may fall without end; more than this is not drawn. */
const LOWEST_GUNNERY = -4;

/** [NW-23.3, NW-23.3a] The search radar goes with the first hit. */
const optics: Item = {
  ...value('gunneryModifier', 0.5, 5, LOWEST_GUNNERY),
  lose: ({ gunneryModifier }, _, times) => ({
    gunneryModifier: gunneryModifier - times,
    hasSearchRadar: false,
  }),
};

/** [NW-23.8] Knots that a die takes on average. */
const KNOTS_A_DIE = 3.5;

/** [NW-23.8, NW-23.8a] */
const engines: Item = {
  weightOf: () => 3,
  costOf: sizeCost,
  lostOf: ({ start }, { knotsLost }) => Math.ceil((knotsLost - start.knotsLost) / KNOTS_A_DIE),
  mostOf: ({ unit, start }) => Math.ceil((unit.sheet.speedKnots - start.knotsLost) / KNOTS_A_DIE),
  lose({ knotsLost }, { unit }, times, draw) {
    const dice = Array.from({ length: times }, () => between(draw, 1, 6));
    const lost = dice.reduce((sum, die) => sum + die, knotsLost);
    return { knotsLost: Math.min(unit.sheet.speedKnots, lost), canMakeSmoke: false };
  },
};

/** [NW-23.7] Once a result, and whoever commands may fall with it. */
const command: Item = {
  weightOf: () => 1,
  costOf: () => 5,
  lostOf: ({ start }, { crewQuality }) => start.crewQuality - crewQuality,
  mostOf: () => MAX_CREW_LOST,
  lose: ({ crewQuality }, _, times) => ({ crewQuality: crewQuality - times }),
};

/** A crew's quality may fall without end; more than this is not drawn. */
const MAX_CREW_LOST = 2;

/** [NW-23.1, NW-23.2 to NW-23.11] Steering falls by two numbers, its own and that of the helm. */
const ITEMS: readonly Item[] = [
  optics,
  value('spottingBands', 0.5, 4, 0),
  value('damageControl', 1, 5, 0),
  value('fireControl', 1, 1, 0),
  command,
  value('steering', 2, 1, 0),
  engines,
  ...SENSORS,
  ...WEAPONS,
];

/** [NW-23.2] Not down to nothing: then she would have had to pass a wreck test. */
const hull = value('flotation', 2, 1, 1);

/** Rolls made for the CV that she has taken; what is left then finds nothing to take. */
const ROLLS = 40;

/** CV that has been spent on what a ship does not show. */
export const spentOn = (ship: Ship, water: Water): number =>
  itemsOf(water).reduce(
    (sum, it) => sum + Math.max(0, it.lostOf(ship, conditionOf(ship.unit))) * it.costOf(ship.unit),
    0,
  );

const itemsOf = (water: Water): readonly Item[] => (water === 'dry' ? [...ITEMS, hull] : ITEMS);

/** Of the CV that a ship has taken, the hundredths that she is taken to have: hits are seen, their CV is not. */
const SHARE = { least: 50, most: 150 };

/**
 * [NW-21.17, NW-23.1] A ship's condition with about as much CV spent on her as has been, on what the dice of the table name:
 * each roll may use any part of what is left.
 */
export function struckAnew(ship: Ship, water: Water, draw: Draw): Condition {
  const spent = spentOn(ship, water);
  const taken = Math.ceil((spent * between(draw, SHARE.least, SHARE.most)) / 100);
  const struck = spend({ ship, items: itemsOf(water), draw }, mended(ship, water), taken);
  return ofThisTurn(ship, struck);
}

function spend(
  { ship, items, draw }: { ship: Ship; items: readonly Item[]; draw: Draw },
  whole: Condition,
  spent: number,
): Condition {
  const lots = items.flatMap((it) =>
    Array<Item>(Math.round(LOTS * it.weightOf(ship.unit.sheet))).fill(it),
  );
  let condition = whole;
  let left = spent;
  for (let roll = 0; roll < ROLLS && left > 0; roll++) {
    const item = pick(draw, lots);
    const cost = item.costOf(ship.unit);
    const able = item.mostOf(ship) - Math.max(0, item.lostOf(ship, condition));
    const times = Math.min(able, Math.floor(between(draw, 1, left) / cost));
    if (times < 1) continue;
    condition = { ...condition, ...item.lose(condition, ship, times, draw) };
    left -= times * cost;
  }
  return condition;
}

/** Lots of one number of the d20: parts of it tell by a second die. */
const LOTS = 6;

/** As she began in all that the items take. */
function mended(ship: Ship, water: Water): Condition {
  const { unit, start } = ship;
  const condition = conditionOf(unit);
  return {
    ...condition,
    gunneryModifier: start.gunneryModifier,
    spottingBands: start.spottingBands,
    damageControl: start.damageControl,
    fireControl: start.fireControl,
    crewQuality: start.crewQuality,
    steering: start.steering,
    knotsLost: start.knotsLost,
    canMakeSmoke: start.canMakeSmoke,
    hasSearchlights: start.hasSearchlights,
    hasSearchRadar: start.hasSearchRadar,
    hasGunneryRadar: start.hasGunneryRadar,
    hasFlakRadar: start.hasFlakRadar,
    ...withPlanes(ship, condition),
    ...armed(ship),
    ...(water === 'dry' && { flotation: start.flotation }),
  };
}

/** [NW-28.9] No more has been lost in this turn than in all. */
function ofThisTurn({ start }: Ship, condition: Condition): Condition {
  const { turn, knotsLost, steering } = condition;
  const steeringLost = Math.min(turn.steeringLost, start.steering - steering);
  return {
    ...condition,
    turn: { ...turn, steeringLost, knotsLost: Math.min(turn.knotsLost, knotsLost) },
  };
}
