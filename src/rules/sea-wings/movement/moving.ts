import type { Axial } from '../../../hex';
import { must, type Roll, SIDES, type Side, valueOf } from '../../core';
import { redrawMarkers, showMarkers } from '../common/markers';
import { realOf, taskForcesOf } from '../common/own';
import { MAX_MOVE_HEXES } from '../map/sea';
import { type Play, tell } from '../model/play';
import type { TaskForce } from '../model/units';
import { bringIn } from './entering';
import { leaveMap } from './leaving';

/** [WG-16.5, WG-16.6] The lower total moves first; the tie is rolled again. */
export function rollMoveOrder(play: Play): void {
  const { state, dice } = play;
  const spotted = {
    allies: spottedOf(play, 'axis'),
    axis: spottedOf(play, 'allies'),
  };
  const rolls: Roll[] = [];
  let totals = { allies: 0, axis: 0 };
  do {
    const [allies, axis] = SIDES.map((side) => dice.roll('d6', 1, 'move-order', { side }));
    rolls.push(must(allies, 'die'), must(axis, 'die'));
    totals = {
      allies: valueOf(must(allies, 'die')) + spotted.allies,
      axis: valueOf(must(axis, 'die')) + spotted.axis,
    };
  } while (totals.allies === totals.axis);
  state.first = totals.allies < totals.axis ? 'allies' : 'axis';
  const facts = { first: state.first, totals, spotted, dice: rolls };
  tell(play, { kind: 'moveOrderRolled', rule: 'WG-16.5', ...facts });
}

/** [WG-16.6] Markers of a side that the enemy has spotted, dummies among them. */
const spottedOf = ({ state }: Play, side: Side): number =>
  taskForcesOf(state.forces[side]).filter((it) => it.spotted).length;

/** [WG-16.8] Real task forces move as plotted, out of the enemy's sight until the markers are shown. */
export function movePlotted(play: Play, side: Side): void {
  const force = play.state.forces[side];
  for (const taskForce of realOf(force)) {
    const { path, leaves } = force.plots[taskForce.id] ?? { path: [], leaves: false };
    moveAlong(play, side, taskForce, path);
    if (leaves) leaveMap(play, side, taskForce);
    else burnFuel(play, side, taskForce, path.length);
  }
  force.plots = {};
  bringIn(play, side);
}

function moveAlong(play: Play, side: Side, taskForce: TaskForce, path: readonly Axial[]): void {
  const to = path.at(-1);
  if (!to) return;
  const from = taskForce.hex;
  taskForce.hex = { ...to };
  taskForce.flees = null;
  const facts = { side, taskForce: taskForce.id, from, path: [...path] };
  tell(play, { kind: 'taskForceMoved', rule: 'WG-16.8', seenBy: [side], ...facts });
}

/** [WG-16.15] Option B. */
function burnFuel(play: Play, side: Side, taskForce: TaskForce, hexes: number): void {
  const { state, dice } = play;
  if (!state.options.fuel || hexes < MAX_MOVE_HEXES) return;
  const roll = dice.roll('d6', 1, 'fuel');
  const isLow = valueOf(roll) === 1;
  if (isLow)
    for (const id of taskForce.ships) must(state.forces[side].ships[id], id).isLowOnFuel = true;
  const facts = { side, taskForce: taskForce.id, isLow, dice: [roll] };
  tell(play, { kind: 'fuelRolled', rule: 'WG-16.15', seenBy: [side], ...facts });
}

/** [WG-16.7] All markers of a side are shown in their new places at one moment. */
export function showMoves(play: Play, side: Side): void {
  redrawMarkers(play, side);
  showMarkers(play.state, side);
  tell(play, { kind: 'markersShown', rule: 'WG-16.7', side, reveals: true });
}
