import { type BySide, bySide, enemyOf, type Outcome, SIDES, type Side } from '../../core';
import type { AirPlace } from '../model/air';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { FleetActionState } from '../model/state';
import { noteBombardments, noteObjectives } from './objectives';
import { pointsOf } from './points';

/** [NW-30.7] Points that the enemy has at least, for the shares below. */
const MIN_POINTS = 4;
const DECISIVE = 2;
const MARGINAL = 1.25;

/** [NW-30.7] Who has won, and how clearly, by the points of both sides. */
export function verdictOn(points: BySide<number>): Pick<Outcome, 'winner' | 'reason'> {
  for (const side of SIDES) {
    const share = points[side] / Math.max(MIN_POINTS, points[enemyOf(side)]);
    if (share >= DECISIVE) return { winner: side, reason: 'decisive-victory' };
    if (share >= MARGINAL) return { winner: side, reason: 'marginal-victory' };
  }
  return { winner: 'draw', reason: 'drawn-battle' };
}

/** Ends the battle. */
function finish(play: Play, verdict: Pick<Outcome, 'winner' | 'reason' | 'rule'>): void {
  const { state } = play;
  noteObjectives(state, true);
  const victoryPoints = bySide((side) => pointsOf(state, side));
  const outcome: Outcome = { ...verdict, victoryPoints };
  tell(play, { kind: 'gameEnded', rule: outcome.rule, reveals: true, outcome });
  enterStep(state, { kind: 'over', outcome });
}

/** [NW-30.6] Ends the battle at the End Phase if it is time; whether it has. */
export function endIfDue(play: Play): boolean {
  const { state } = play;
  noteBombardments(state);
  const isOver = noteObjectives(state, false) || isLastTurn(state) || isDecided(state);
  if (!isOver) return false;
  noteObjectives(state, true);
  const points = bySide((side) => pointsOf(state, side));
  finish(play, { ...verdictOn(points), rule: 'NW-30.7' });
  return true;
}

const isLastTurn = ({ turn, scenario }: FleetActionState): boolean => turn >= scenario.turns;

/** [NW-30.6] One side has nothing left, or both want to end it. */
const isDecided = (state: FleetActionState): boolean =>
  SIDES.some((side) => hasNothing(state, side)) ||
  SIDES.every((side) => state.forces[side].end.offersEnd);

const GONE: readonly string[] = ['wreck', 'sunk', 'left'];

/** [NW-27.12] With no carrier or base left, only aircraft in the air or still to enter count. */
const COUNTED: readonly AirPlace[] = ['waiting', 'air'];

const hasNothing = ({ units, stands }: FleetActionState, side: Side): boolean =>
  Object.values(units).every((unit) => unit.side !== side || GONE.includes(unit.fate)) &&
  Object.values(stands).every((stand) => stand.side !== side || !COUNTED.includes(stand.place));

/** [NW-30.6, NW-33.1] A side gives up at any time. */
export const concede: OrderRule<'concede'> = {
  // Never offered among the orders to choose from: nobody should give up by chance.
  legal: () => [],
  refuse: ({ step }) => (step.kind === 'over' ? refusal('game-over', 'NW-30.6') : undefined),
  apply(play, side) {
    tell(play, { kind: 'sideConceded', rule: 'NW-30.6', side, reveals: true });
    finish(play, { winner: enemyOf(side), reason: 'conceded', rule: 'NW-30.6' });
  },
};
