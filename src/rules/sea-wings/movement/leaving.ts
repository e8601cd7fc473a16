import { must, type Side } from '../../core';
import { formationsAt } from '../common/formations';
import { type Play, tell } from '../model/play';
import type { TaskForce } from '../model/units';

/** [WG-16.17, WG-16.18, WG-16.29] A task force leaves the map for good, and its aircraft with it. */
export function leaveMap(play: Play, side: Side, taskForce: TaskForce): void {
  const force = play.state.forces[side];
  for (const id of taskForce.ships) {
    const ship = must(force.ships[id], id);
    ship.fate = 'left';
    ship.taskForce = null;
  }
  for (const home of [taskForce.id, ...taskForce.ships])
    for (const { id } of formationsAt(force, home)) delete force.formations[id];
  delete force.taskForces[taskForce.id];
  const facts = { side, taskForce: taskForce.id, ships: taskForce.ships, hex: taskForce.hex };
  tell(play, { kind: 'taskForceLeft', rule: 'WG-16.17', seenBy: [side], ...facts });
}
