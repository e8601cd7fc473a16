import type { ForceId } from '../model/ids';
import type { Force } from '../model/state';
import type { Ship } from '../model/units';
import { hasWorkingBaseRadar, hasWorkingRadar } from './condition';
import { shipsIn } from './own';

/** The ships of a force; none at a base. */
function shipsAt(force: Force, id: ForceId): Ship[] {
  const taskForce = force.taskForces[id];
  return taskForce ? shipsIn(force, taskForce) : [];
}

const hasBaseRadar = ({ bases }: Force, id: ForceId): boolean => {
  const base = bases[id];
  return base !== undefined && hasWorkingBaseRadar(base);
};

/** [WG-7.6, WG-10.41] Any ship of the task force, or the base. */
export const hasAnyRadar = (force: Force, id: ForceId): boolean =>
  hasBaseRadar(force, id) || shipsAt(force, id).some(hasWorkingRadar);

/** [WG-10.5, WG-10.41] A carrier of the task force, or the base. */
export const hasFighterRadar = (force: Force, id: ForceId): boolean =>
  hasBaseRadar(force, id) ||
  shipsAt(force, id).some((ship) => ship.card.carrier && hasWorkingRadar(ship));

/** [WG-10.3, WG-10.41] One of its carriers, or without carriers any ship. */
export const hasWarningRadar = (force: Force, id: ForceId): boolean =>
  shipsAt(force, id).some(({ card }) => card.carrier)
    ? hasFighterRadar(force, id)
    : hasAnyRadar(force, id);
