import { type BySide, bySide, enemyOf, type Side } from '../../core';
import { inOrder, landUnitState } from '../harm';
import { stateOf } from '../shipNow';
import type { Force, Knowledge, LandUnitRecord, ShipRecord, StrategicState } from '../state';
import { LAND_UNITS } from '../tables/landUnits';
import { POINTS_FOR_STEP, pointsForLandUnit, pointsForShip } from '../victory';
import { objectivePoints } from './objectives';

/** [ST-22.6 to ST-22.10] What both sides have scored when the game ends. */
export const finalPoints = (state: StrategicState): BySide<number> =>
  bySide(
    (side) =>
      lossesOf(state.forces[enemyOf(side)]) +
      state.scenario.objectives
        .filter(({ scores }) => scores === side)
        .reduce((sum, objective) => sum + objectivePoints(state, objective), 0),
  );

/** [ST-22.6 to ST-22.9] What the enemy scores for what a force has lost and how it stands at the end. */
const lossesOf = (force: Force): number =>
  sum(Object.values(force.ships), shipAtEnd) +
  aircraftLost(force) +
  sum(Object.values(force.landUnits), landUnitNow);

const sum = <T>(items: readonly T[], points: (item: T) => number): number =>
  items.reduce((total, item) => total + points(item), 0);

const isLost = ({ fate }: Pick<ShipRecord, 'fate'>): boolean =>
  fate === 'sunk' || fate === 'scuttled';

const shipAtEnd = (ship: ShipRecord): number =>
  pointsForShip(ship.card.points, isLost(ship) ? 'sunk' : stateOf(ship));

/** [ST-22.8] Steps that have not landed to be mended are lost as well. */
const aircraftLost = ({ squadrons }: Force): number =>
  POINTS_FOR_STEP *
  sum(Object.values(squadrons), ({ lostForGood, lostInFlight }) => lostForGood + lostInFlight);

const landUnitNow = (unit: LandUnitRecord): number =>
  pointsForLandUnit(LAND_UNITS[unit.kind].points, landUnitState(unit), unit.isCaptured);

/** [ST-5.23] The points so far as a side knows of them: of its own losses all, of the enemy's what it has seen. */
export function knownPoints(state: StrategicState, side: Side): BySide<number> {
  const enemy = enemyOf(side);
  const own = state.forces[side];
  const lost =
    sum(Object.values(own.ships).filter(isLost), ({ card }) => card.points) +
    aircraftLost(own) +
    sum(Object.values(own.landUnits), landUnitNow);
  const scored = seenLosses(state, state.known[side]);
  return bySide((it) => (it === enemy ? lost : scored));
}

const seenLosses = ({ scenario }: StrategicState, known: Knowledge): number =>
  sum(Object.values(known.ships).filter(isLost), ({ source }) => source.card.points) +
  POINTS_FOR_STEP * known.stepsShotDown +
  sum(inOrder(Object.values(known.landUnits)), ({ id, state, isCaptured }) => {
    const kind = scenario.landUnits.find((it) => it.id === id)?.kind;
    return kind ? pointsForLandUnit(LAND_UNITS[kind].points, state ?? 'none', isCaptured) : 0;
  });
