import { bySide, type ClauseId, enemyOf, type Outcome, type Side } from '../../core';
import type { VictoryCondition } from '../model/scenario';
import type { Row } from '../model/sheet';
import type { BattleView, Ship, ShipId } from '../model/state';
import { pointsOf } from './points';
import { allShips, boxesBuilt, boxesLeft, findShip, isDead } from './ships';

/** How a battle can end [BT-13.5, BT-13.3]. */
export type Ending = 'side-gone' | 'rounds-over' | 'broken-off';

const ENDING_RULES = {
  'side-gone': 'BT-13.5',
  'rounds-over': 'BT-13.14',
  'broken-off': 'BT-13.3',
} as const;

/** [BT-14.2] A margin under this share of the other's score is a draw. */
const DRAW_MARGIN = 0.1;

/** [BT-14] Who has won, now that the battle has ended. */
export function judge(view: BattleView, ending: Ending): Outcome {
  const victoryPoints = bySide((side) => scoreOf(view, side));
  return {
    winner: winnerByRules(view) ?? winnerOf(victoryPoints.allies, victoryPoints.axis),
    reason: ending,
    rule: ENDING_RULES[ending],
    victoryPoints,
  };
}

/** [BT-14.1] Who has won if the battle ends now; `undefined` where the scenario has no conditions of its own. */
export function winnerByRules(view: BattleView): Outcome['winner'] | undefined {
  const rules = victoryRuleStates(view);
  if (rules.length === 0) return undefined;
  return rules.find(({ isMet }) => isMet)?.winner ?? 'draw';
}

/** [BT-14.1] A condition with the ships that count for it; `least` of them meet it. */
export interface ConditionState extends VictoryCondition {
  counted: ShipId[];
  isMet: boolean;
}

/** [BT-14.1] A rule of the scenario with how far each of its conditions is met. */
export interface VictoryRuleState {
  winner: Side;
  all: ConditionState[];
  isMet: boolean;
}

/** [BT-14.1] Whether the scenario has its own conditions, so that points do not decide. */
export const hasConditions = ({ scenario }: BattleView): boolean =>
  (scenario.victoryRules ?? []).length > 0;

/** [BT-14.1] How far the scenario's own conditions are met, in its order, as far as the reader of the view knows. */
export const victoryRuleStates = (view: BattleView): VictoryRuleState[] =>
  (view.scenario.victoryRules ?? []).map(({ winner, all }) => {
    const states = all.map((it) => conditionState(view, it));
    return { winner, all: states, isMet: states.every(({ isMet }) => isMet) };
  });

function conditionState(view: BattleView, condition: VictoryCondition): ConditionState {
  const { ships, least, lost } = condition;
  const counted = ships.filter((id) => hasLost(view, id, lost));
  return { ...condition, counted, isMet: counted.length >= least };
}

/** [BT-14.1] Whether a ship counts for a condition, as far as the reader of the view knows [BT-20.14]. */
export function hasLost(view: BattleView, id: ShipId, lost: VictoryCondition['lost']): boolean {
  const ship = findShip(view, id);
  if (!ship) return false;
  return isLost(ship) || (lost !== 'ship' && hasLostRow(view, id, lost));
}

/** [BT-14.2] Sunk, or scuttled. */
export const isLost = ({ fate }: Pick<Ship, 'fate'>): boolean =>
  fate === 'sunk' || fate === 'scuttled';

const hasLostRow = (view: BattleView, id: ShipId, row: Row): boolean =>
  boxesBuilt(view, id, row) > 0 && boxesLeft(view, id, row) === 0;

/** [BT-14.2, BT-14.4] */
function winnerOf(allies: number, axis: number): Outcome['winner'] {
  const margin = Math.abs(allies - axis);
  if (margin === 0 || margin < DRAW_MARGIN * Math.min(allies, axis)) return 'draw';
  return allies > axis ? 'allies' : 'axis';
}

/** [BT-14.2, BT-14.3, BT-14.4] What a side has scored: for the enemy's ships, and by the scenario's extra points. */
export const scoreOf = (view: BattleView, side: Side): number =>
  awardsOf(view, side).reduce((sum, { points }) => sum + points, 0);

/** Points that a side has scored, with what they are given for; never 0 points. */
export interface Award {
  for: 'sunk' | 'crippled' | 'exit' | 'unloading' | 'boxes';
  rule: ClauseId;
  ship: ShipId;
  points: number;
  /** Of `boxes`: the row, and how many of it. */
  row?: Row;
  boxes?: number;
}

/** [BT-14.2, BT-14.3, BT-14.4] Every award of a side, ship by ship. */
export const awardsOf = (view: BattleView, side: Side): Award[] =>
  [
    ...shipAwards(view, side),
    ...exitAwards(view, side),
    ...unloadingAwards(view, side),
    ...boxAwards(view, side),
  ].filter(({ points }) => points !== 0);

const shipAwards = (view: BattleView, side: Side): Award[] =>
  allShips(view)
    .filter((ship) => ship.side === enemyOf(side) && worthOf(view, ship) !== 0)
    .map((ship) => ({
      for: isLost(ship) ? 'sunk' : 'crippled',
      rule: ship.fate === 'left' || ship.aground ? 'BT-14.4' : 'BT-14.2',
      ship: ship.id,
      points: worthOf(view, ship),
    }));

/** [BT-14.2] All of a ship's points when it is lost, half when it is crippled. */
export function worthOf(view: BattleView, ship: Ship): number {
  const points = pointsOf(view, ship.id);
  if (isLost(ship)) return points;
  return isCrippled(view, ship) ? points / 2 : 0;
}

/** [BT-14.2, BT-14.4] Half its hull gone; or, while in the battle, dead in the water or aground. */
export function isCrippled(view: BattleView, ship: Ship): boolean {
  const halfHull = ship.lost.hull * 2 >= boxesBuilt(view, ship.id, 'hull');
  return halfHull || (ship.fate === 'afloat' && (isDead(ship) || ship.aground));
}

/** [BT-14.3] For ships that have left by a named side of the board. */
const exitAwards = (view: BattleView, side: Side): Award[] =>
  (view.scenario.extraPoints.exits ?? [])
    .filter((award) => award.side === side)
    .flatMap(({ by, points, ships, of = side }) =>
      allShips(view)
        .filter((ship) => ship.fate === 'left' && ship.leftBy?.some((it) => by.includes(it)))
        .filter((ship) => ship.side === of && (!ships || ships.includes(ship.id)))
        .map(({ id }): Award => ({ for: 'exit', rule: 'BT-14.3', ship: id, points })),
    );

/** [BT-14.3] For rounds through which own ships have unloaded unhurt. */
const unloadingAwards = (view: BattleView, side: Side): Award[] =>
  (view.scenario.extraPoints.unloading ?? [])
    .filter((award) => award.side === side)
    .flatMap(({ points, ships }) =>
      allShips(view)
        .filter((ship) => ship.side === side && (!ships || ships.includes(ship.id)))
        .map(({ id, unloading }): Award => {
          const sum = points * (unloading?.rounds ?? 0);
          return { for: 'unloading', rule: 'BT-14.3', ship: id, points: sum };
        }),
    );

/** [BT-14.3] For boxes of a row of an enemy ship. */
const boxAwards = (view: BattleView, side: Side): Award[] =>
  (view.scenario.extraPoints.boxes ?? [])
    .filter((award) => award.side === side)
    .map(({ ship, row, points }): Award => {
      const boxes = view.ships[ship]?.lost[row] ?? 0;
      return { for: 'boxes', rule: 'BT-14.3', ship, row, boxes, points: points * boxes };
    });
