import {
  afloatShips,
  allShips,
  type BattleState,
  boxesBuilt,
  isCrippled,
  pointsOf,
  type Ship,
  scoreOf,
  winnerByRules,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { strengthOf } from './posture';
import { newSituation, type Situation } from './situation';

/** The weight of each sign of victory, found by logistic regression over games of the commander against itself. */
const WEIGHT = { lead: 3.6, share: 0.8, progress: 0.75, odds: 1.5, conditions: 1.45 };
/** With more gunnery impulses to come than this, fighting power counts in full. */
const LASTING = 8;
/** In a battle that is over, the weight of the result; the rest goes to the margin. */
const RESULT = 0.75;
/** A draw without any score is no success: worth less than half to both sides. */
const UNFOUGHT = 0.35;

/** The chance, 0 to 1, that a side will win; once the battle is over the result, with a little for the margin. */
export function judgeBattle(state: BattleState, side: Side): number {
  if (state.step.kind !== 'over') return logistic(prospects(state, side));
  const { winner, victoryPoints } = state.step.outcome;
  if (winner === 'draw' && victoryPoints.allies + victoryPoints.axis === 0) return UNFOUGHT;
  const result = winner === side ? 1 : winner === 'draw' ? 0.5 : 0;
  return RESULT * result + (1 - RESULT) * logistic(points(state, side));
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The part of the points scored so far. */
function points(state: BattleState, side: Side): number {
  const worth = allShips(state).reduce((sum, { id }) => sum + pointsOf(state, id), 0) / 2;
  const own = scoreOf(state, side);
  const enemy = scoreOf(state, enemyOf(side));
  return (
    WEIGHT.lead * ((own - enemy) / worth) +
    WEIGHT.share * ((own - enemy) / (own + enemy + 0.1 * worth))
  );
}

function prospects(state: BattleState, side: Side): number {
  const situation = newSituation(state, side);
  const worth = allShips(state).reduce((sum, { id }) => sum + pointsOf(state, id), 0) / 2;
  const [own, enemy] = [side, enemyOf(side)].map((it) => strengthOfSide(situation, it)) as [
    number,
    number,
  ];
  const odds = (own - enemy) / (own + enemy + 0.01);
  const winner = winnerByRules(state);
  const now = winner === undefined || winner === 'draw' ? 0 : winner === side ? 1 : -1;
  return (
    points(state, side) +
    WEIGHT.progress * ((progress(state, enemyOf(side)) - progress(state, side)) / worth) +
    WEIGHT.odds * odds * Math.min(1, situation.gunneryLeft / LASTING) +
    WEIGHT.conditions * now
  );
}

const strengthOfSide = (situation: Situation, side: Side): number =>
  afloatShips(situation.view, side).reduce((sum, { id }) => sum + strengthOf(situation, id), 0);

/** Points half earned: hull boxes lost on the way to being crippled, or from there to being sunk. */
const progress = (state: BattleState, side: Side): number =>
  afloatShips(state, side).reduce(
    (sum, ship) => sum + 0.5 * pointsOf(state, ship.id) * wear(state, ship),
    0,
  );

function wear(state: BattleState, ship: Ship): number {
  const built = boxesBuilt(state, ship.id, 'hull');
  const half = Math.ceil(built / 2);
  return isCrippled(state, ship)
    ? Math.max(0, ship.lost.hull - half) / Math.max(1, built - half)
    : ship.lost.hull / half;
}
