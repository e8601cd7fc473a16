import { enemyOf, type Side } from '../../core';
import { sideAfter, sidesApart } from '../common/board';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { BOARD_SIDES, type BoardSide, type TaskForce } from '../model/scenario';
import type { BattleView, Step } from '../model/state';
import { actsIn, type OrderRule, refuseStep } from './rule';

/** [BT-3.5] Directions lie this far apart around the board, so that one lies empty between. */
const MIN_APART = 2;

export const chooseDoe: OrderRule<'chooseDoe'> = {
  legal(view, side) {
    if (view.step.kind !== 'directions' || !actsIn(view, side, 'directions')) return [];
    const { taskForce, choices } = view.step;
    return choices.map((doe) => ({ kind: 'chooseDoe', taskForce, doe }));
  },
  refuse(view, side, { taskForce, doe }) {
    const wrongStep = refuseStep(view, side, 'directions', 'chooseDoe');
    if (wrongStep || view.step.kind !== 'directions') return wrongStep;
    if (view.step.taskForce !== taskForce)
      return refusal('not-this-task-force', 'BT-3.10', { force: view.step.taskForce });
    if (view.step.choices.includes(doe)) return undefined;
    const { choices } = view.step;
    return refusal('not-a-choice', 'BT-3.2', { force: taskForce, choices, doe });
  },
  apply(play, side, { taskForce, doe }) {
    const moved = play.state.entries[taskForce] !== undefined;
    settle(play, taskForce, doe, moved);
    play.state.done[side] = true;
  },
};

const forceOf = (view: BattleView, id: string): TaskForce =>
  view.scenario.taskForces.find((force) => force.id === id) as TaskForce;

function settle(play: Play, taskForce: string, doe: BoardSide, moved: boolean): void {
  play.state.entries[taskForce] = doe;
  const { side } = forceOf(play.state, taskForce);
  const rule = moved ? 'BT-3.5' : 'BT-3.2';
  tell(play, { kind: 'directionSettled', rule, side, taskForce, doe, moved });
}

/**
 * [BT-3.10] Settles directions as far as nobody has to choose, the side without initiative first; returns the step in
 * which an owner has to.
 */
export function settleDirections(play: Play): DirectionsStep | undefined {
  const { initiative } = play.state;
  return (
    settleSide(play, enemyOf(initiative)) ??
    settleSide(play, initiative) ??
    keepApart(play, initiative)
  );
}

type DirectionsStep = Extract<Step, { kind: 'directions' }>;

function settleSide(play: Play, side: Side): DirectionsStep | undefined {
  for (const force of forcesOf(play.state, side)) {
    if (play.state.entries[force.id]) continue;
    if (force.entry.length > 1) return ask(force, force.entry);
    settle(play, force.id, force.entry[0] as BoardSide, false);
  }
  return undefined;
}

function keepApart(play: Play, side: Side): DirectionsStep | undefined {
  const enemies = forcesOf(play.state, enemyOf(side)).map(
    ({ id }) => play.state.entries[id] as BoardSide,
  );
  for (const force of forcesOf(play.state, side)) {
    const doe = play.state.entries[force.id] as BoardSide;
    const choices = movedEntries(doe, enemies);
    if (choices.length > 1) return ask(force, choices);
    if (choices[0] !== doe) settle(play, force.id, choices[0] as BoardSide, true);
  }
  return undefined;
}

const ask = ({ id, side }: TaskForce, choices: readonly BoardSide[]): DirectionsStep => ({
  kind: 'directions',
  side,
  taskForce: id,
  choices: [...choices],
});

const forcesOf = (view: BattleView, side: Side): TaskForce[] =>
  view.scenario.taskForces.filter((force) => force.side === side);

/**
 * [BT-3.5, BT-3.10] Where a task force may enter so that one direction lies empty between it and every enemy: where it
 * is, if that is far enough; else the nearest place away from the nearest enemy, two of them where both ways are equal.
 */
export function movedEntries(doe: BoardSide, enemies: readonly BoardSide[]): BoardSide[] {
  const nearest = (side: BoardSide) => Math.min(...enemies.map((enemy) => sidesApart(side, enemy)));
  const apart = Math.min(MIN_APART, Math.max(...BOARD_SIDES.map(nearest)));
  if (nearest(doe) >= apart) return [doe];
  const away = [1, -1].filter((way) => nearest(sideAfter(doe, way)) >= nearest(doe));
  // Between two enemy directions both ways lead toward an enemy at first.
  const ways = away.length > 0 ? away : [1, -1];
  const found = ways.flatMap((way) => firstAlong(doe, way, (side) => nearest(side) >= apart));
  const shortest = Math.min(...found.map(({ steps }) => steps));
  return [...new Set(found.filter(({ steps }) => steps === shortest).map(({ side }) => side))];
}

function firstAlong(doe: BoardSide, way: number, fits: (side: BoardSide) => boolean) {
  for (let steps = 1; steps <= 3; steps++) {
    const side = sideAfter(doe, way * steps);
    if (fits(side)) return [{ side, steps }];
  }
  return [];
}
