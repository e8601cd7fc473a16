import type { ActorId } from '../activation/actors';
import { isPowerless } from '../activation/power';
import { airAttackTask } from '../airAttack/airAttack';
import { isAloft } from '../common/stands';
import type { FleetActionView } from '../model/state';
import { aswAttackTask } from '../undersea/aswAttack';
import { sweepTask } from '../undersea/sweep';
import { shootGunsTask } from './gunnery/shootGuns';
import { identifyTask } from './identify';
import { shootLightTask } from './light/shootLight';
import { flareTask } from './lights/flare';
import { searchlightTask } from './lights/searchlight';
import { starShellTask } from './lights/starShell';
import { resolveTorpedoTask } from './resolveTorpedo';

interface AnyTask {
  options(view: FleetActionView, id: ActorId): unknown[];
  hasOptions?(view: FleetActionView, id: ActorId): boolean;
}

/** All that a unit or a stand may do in its activation [NW-11.6, NW-11.7]; what is met most often first. */
const TASKS: readonly AnyTask[] = [
  shootGunsTask,
  resolveTorpedoTask,
  shootLightTask,
  airAttackTask,
  identifyTask,
  searchlightTask,
  starShellTask,
  flareTask,
  aswAttackTask,
  sweepTask,
];

/** Whether there is anything that it may do now; without power there is not [NW-11.10]. */
export function canAct(view: FleetActionView, id: ActorId): boolean {
  const unit = view.units[id];
  const stand = view.stands[id];
  if (unit && (unit.fate !== 'inPlay' || isPowerless(unit))) return false;
  if (stand && !isAloft(stand)) return false;
  return TASKS.some((task) => task.hasOptions?.(view, id) ?? task.options(view, id).length > 0);
}
