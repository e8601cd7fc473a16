import {
  type Axial,
  addHex,
  type Direction,
  directionTo,
  distance,
  isWithin,
  neighbor,
  stepOf,
} from '../../../hex';
import { enemyOf, must } from '../../core';
import { sidesBeyond } from '../common/board';
import { isFoggy, isHiddenFrom } from '../common/fog';
import { removeShip } from '../common/losses';
import { leavingSpeed } from '../common/mobility';
import { shipOf, speedRank } from '../common/ships';
import { sightingRange } from '../common/sighting';
import { stackById, stacksAtSea } from '../common/stacks';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, Stack } from '../model/state';
import { actsIn, type OrderRule, refuseStep } from './rule';

/** [BT-5.11, BT-5.16] The stack is out of sight of every enemy and not slower than the fastest. */
export function mayLeaveFreely(view: BattleView, stack: Stack): boolean {
  const enemies = stacksAtSea(view, enemyOf(stack.side));
  const range = sightingRange(view);
  const rank = speedRank(leavingSpeed(view, stack));
  return enemies.every(
    (enemy) =>
      distance(enemy.hex, stack.hex) > range && rank <= speedRank(leavingSpeed(view, enemy)),
  );
}

/** A stack moves off the edge: it leaves, or the board follows it, or its owner has to choose. */
export function tryToLeave(play: Play, stack: Stack, to: Axial): void {
  const { state } = play;
  const by = directionTo(stack.hex, to) as Direction;
  const reveals = tellsOfHidden(state, stack);
  const first = play.events.length;
  stack.acted = 'moved';
  if (mayLeaveFreely(state, stack)) leaveBattle(play, stack, to, 'BT-5.11');
  else if (boardFollows(state, stack, by)) shiftBoard(play, stack, to, by);
  else offerToLeave(play, stack, by);
  if (reveals) must(play.events[first], 'what came of it').reveals = true;
}

/** [BT-20.12, BT-20.15] Whether a stack may leave reveals the speed of hidden enemies. */
const tellsOfHidden = (view: BattleView, { side }: Stack): boolean =>
  isFoggy(view) && stacksAtSea(view, enemyOf(side)).some((it) => isHiddenFrom(view, side, it));

/** [BT-5.12] No other stack on the board would be pushed off it. */
export function boardFollows(view: BattleView, stack: Stack, by: Direction): boolean {
  const center = neighbor(view.center, by);
  return view.stacks.every(
    (other) =>
      other.id === stack.id ||
      other.place !== 'board' ||
      isWithin(other.hex, center, view.scenario.radius),
  );
}

/** [BT-5.12, BT-5.17] The window moves with the stack; all else keeps its place in the sea. */
function shiftBoard(play: Play, stack: Stack, to: Axial, by: Direction): void {
  play.state.center = addHex(play.state.center, stepOf(by));
  stack.hex = { ...to };
  tell(play, {
    kind: 'boardShifted',
    rule: 'BT-5.12',
    side: stack.side,
    stack: stack.id,
    direction: by,
  });
}

/** [BT-5.18] */
function offerToLeave(play: Play, { side, id }: Stack, by: Direction): void {
  const { step } = play.state;
  if (step.kind !== 'movement') return;
  step.mayLeave = { stack: id, by };
  tell(play, { kind: 'leaveOffered', rule: 'BT-5.18', side, stack: id });
}

function leaveBattle(play: Play, stack: Stack, to: Axial, rule: 'BT-5.11' | 'BT-5.18'): void {
  const sides = sidesBeyond(play.state, to);
  const ships = [...stack.ships];
  const from = { ...stack.hex };
  tell(play, { kind: 'stackLeft', rule, side: stack.side, stack: stack.id, ships, from });
  for (const id of ships) {
    shipOf(play.state, id).leftBy = sides;
    removeShip(play, id, 'left');
  }
}

/** [BT-5.18] The owner's answer for a stack that may leave after all. */
export const leave: OrderRule<'leave'> = {
  legal(view, side) {
    if (view.step.kind !== 'movement' || !actsIn(view, side, 'movement')) return [];
    const { mayLeave } = view.step;
    if (!mayLeave) return [];
    return (['yes', 'no'] as const).map((answer) => ({
      kind: 'leave',
      stack: mayLeave.stack,
      answer,
    }));
  },
  refuse(view, side, { stack }) {
    const refused = refuseStep(view, side, 'movement', 'leave');
    if (refused) return refused;
    if (view.step.kind === 'movement' && view.step.mayLeave?.stack === stack) return undefined;
    return refusal('no-choice-to-leave', 'BT-5.18', { stack });
  },
  apply(play, side, { stack: id, answer }) {
    const { step } = play.state;
    if (step.kind !== 'movement' || !step.mayLeave) return;
    const { by } = step.mayLeave;
    step.mayLeave = null;
    const stack = stackById(play.state, id);
    if (answer === 'yes') leaveBattle(play, stack, neighbor(stack.hex, by), 'BT-5.18');
    else tell(play, { kind: 'stackStayed', rule: 'BT-5.18', side, stack: id });
  },
};
