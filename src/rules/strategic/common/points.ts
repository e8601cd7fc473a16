import { type BySide, bySide, type ClauseId, enemyOf, SIDES, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import { inOrder, landUnitState } from '../harm';
import type { Force, Knowledge, LandUnitRecord, ShipRecord, StrategicState } from '../model/state';
import { LAND_UNITS } from '../tables/landUnits';
import { objectivePoints } from './objectives';
import { POINTS_FOR_STEP, pointsForLandUnit, pointsForShip } from './victory';

/** What points are given for at the end, by the side that scores them. */
export interface Award {
  scores: Side;
  for: 'shipLost' | 'shipHurt' | 'aircraft' | 'landUnit' | 'objective';
  /** A ship, a land unit or an objective; of aircraft the steps. */
  id: string;
  points: number;
  rule: ClauseId;
}

/** [ST-22.6 to ST-22.10] Everything scored as things stand, objectives included; zero awards are omitted. */
export const awardsOf = (state: StrategicState): Award[] =>
  SIDES.flatMap((side) =>
    [
      ...lossesOf(state.forces[enemyOf(side)]),
      ...state.scenario.objectives
        .filter(({ scores }) => scores === side)
        .map((objective) => ({
          ...({ for: 'objective', rule: 'ST-22.10' } as const),
          id: objective.id,
          points: objectivePoints(state, objective),
        })),
    ].flatMap((award) => (award.points === 0 ? [] : [{ scores: side, ...award }])),
  );

/** [ST-22.6 to ST-22.10] What both sides have scored when the game ends. */
export function finalPoints(state: StrategicState): BySide<number> {
  const awards = awardsOf(state);
  return bySide((side) =>
    sum(
      awards.filter(({ scores }) => scores === side),
      ({ points }) => points,
    ),
  );
}

/** [ST-22.6 to ST-22.9] What the enemy scores for a force's losses and its state at the end. */
const lossesOf = (force: Force): Omit<Award, 'scores'>[] => [
  ...Object.values(force.ships).map(shipAtEnd),
  { for: 'aircraft', id: 'steps', points: aircraftLost(force), rule: 'ST-22.8' },
  ...inOrder(Object.values(force.landUnits)).map((unit) => ({
    ...({ for: 'landUnit', rule: 'ST-22.9' } as const),
    id: unit.id,
    points: landUnitNow(unit),
  })),
];

const sum = <T>(items: readonly T[], points: (item: T) => number): number =>
  items.reduce((total, item) => total + points(item), 0);

/** [ST-22.6] Sunk, or scuttled. */
export const isLost = ({ fate }: Pick<ShipRecord, 'fate'>): boolean =>
  fate === 'sunk' || fate === 'scuttled';

const shipAtEnd = (ship: ShipRecord): Omit<Award, 'scores'> => ({
  ...(isLost(ship)
    ? ({ for: 'shipLost', rule: 'ST-22.6' } as const)
    : ({ for: 'shipHurt', rule: 'ST-22.7' } as const)),
  id: ship.card.id,
  points: pointsForShip(ship.card.points, isLost(ship) ? 'sunk' : stateOf(ship)),
});

/** [ST-22.8] Steps shot down and not yet restored by landing are lost too; steps still flying are not. */
const aircraftLost = ({ squadrons }: Force): number =>
  POINTS_FOR_STEP *
  sum(Object.values(squadrons), ({ lostForGood, lostInFlight }) => lostForGood + lostInFlight);

const landUnitNow = (unit: LandUnitRecord): number =>
  pointsForLandUnit(LAND_UNITS[unit.kind].points, landUnitState(unit), unit.isCaptured);

/** [ST-5.23] The points so far as a side knows them: for all its own losses, and for enemy losses it has seen. */
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
