import { distance } from '../../../hex';
import { enemyOf, must, SIDES, type Side } from '../../core';
import { isLost } from '../common/condition';
import { shipsLeft } from '../common/kinds';
import type { BaseId } from '../model/ids';
import type { Objective } from '../model/scenario';
import type { SeaWingsState } from '../model/state';
import type { Base, Ship } from '../model/units';

/** [WG-22.13] Points of one objective as things stand. */
export function objectivePoints(state: SeaWingsState, objective: Objective): number {
  switch (objective.kind) {
    case 'convoy-unloaded':
      return objective.points * unloaded(state, objective.scores);
    case 'convoy-stopped':
      return isStopped(state, objective) ? objective.points : 0;
    case 'base-hit':
      return Math.min(objective.most, objective.points * aHits(state, objective.base));
    case 'base-open':
      return aHits(state, objective.base) === 0 ? objective.points : 0;
    case 'carriers-sunk':
      return carriers(state, objective).filter(isLost).length >= objective.least
        ? objective.points
        : 0;
    case 'never-launched':
      return (
        objective.points *
        carriers(state, objective).filter(({ hasStruckShips }) => !hasStruckShips).length
      );
    case 'handicap':
      return objective.points;
  }
}

const convoysOf = ({ forces }: SeaWingsState, side: Side): Ship[] =>
  Object.values(forces[side].ships).filter(({ card }) => card.convoyShips !== null);

const unloaded = (state: SeaWingsState, side: Side): number =>
  convoysOf(state, side).reduce((sum, { convoyUnloaded }) => sum + convoyUnloaded, 0);

/** No convoy ship of the enemy has unloaded, and none is afloat near the base. */
function isStopped(
  state: SeaWingsState,
  { scores, base, hexes }: Extract<Objective, { kind: 'convoy-stopped' }>,
): boolean {
  const enemy = enemyOf(scores);
  if (unloaded(state, enemy) > 0) return false;
  if (hexes === null) return true;
  const { hex } = must(
    state.scenario.bases.find(({ id }) => id === base),
    base,
  );
  return convoysOf(state, enemy).every((convoy) => {
    const place = state.forces[enemy].taskForces[convoy.taskForce ?? '']?.hex;
    return !place || shipsLeft(convoy) === 0 || distance(place, hex) > hexes;
  });
}

function aHits({ forces }: SeaWingsState, id: BaseId): number {
  const base = SIDES.map((side): Base | undefined => forces[side].bases[id]).find(Boolean);
  return must(base, id).hits.filter((hit) => hit === 'A').length;
}

const carriers = (
  { forces }: SeaWingsState,
  { of, types }: Pick<Extract<Objective, { kind: 'never-launched' }>, 'of' | 'types'>,
): Ship[] =>
  Object.values(forces[of].ships).filter(({ card }) =>
    (types as readonly string[]).includes(card.type),
  );
