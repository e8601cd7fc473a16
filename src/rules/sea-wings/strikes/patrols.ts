import { enemyOf, must, type Side } from '../../core';
import type { CapPatrol } from '../combat/air/cap';
import { rollPosition } from '../combat/air/resolve';
import { objectOf } from '../common/cards';
import { formationsOf } from '../common/formations';
import { hasAnyRadar } from '../common/radar';
import type { CapTask, Formation } from '../model/air';
import type { ForceId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Interceptor } from '../model/raid';
import type { Force, SeaWingsState } from '../model/state';
import { ownForce } from '../plans/patrol';

/** The side that is attacked. */
export const defenderOf = ({ raid }: Pick<SeaWingsState, 'raid'>): Side =>
  enemyOf(must(raid, 'raid').attacker);

/** [WG-7.1, WG-7.2, WG-7.3, WG-7.6] The CAP that flies over a force, in the order of its dice. */
export function patrolsOver(
  force: Force,
  id: ForceId,
): { formation: Formation; task: CapTask; index: number }[] {
  return formationsOf(force).flatMap((formation) =>
    formation.boxes.cap.flatMap((task, index) =>
      task.factors > 0 && isOver(force, formation, task, id) ? [{ formation, task, index }] : [],
    ),
  );
}

/** [WG-7.6] Over another force, and where both have radar over its own as well. */
function isOver(force: Force, formation: Formation, { over }: CapTask, id: ForceId): boolean {
  if (over === id) return true;
  const own = ownForce(force, formation);
  return own === id && hasAnyRadar(force, own) && hasAnyRadar(force, over);
}

/** [WG-10.2, WG-10.34] Rolls for the CAP in position. */
export function rollPatrols(play: Play): void {
  const { state } = play;
  const side = defenderOf(state);
  const force = state.forces[side];
  const defenders = must(force.defenders, 'raid');
  const { meeting } = must(state.raid, 'raid');
  defenders.interceptors = [];
  for (const { formation, task, index } of patrolsOver(force, defenders.force)) {
    const id = `p${defenders.interceptors.length + 1}`;
    const patrol = patrolOf(force, formation, task, defenders.force);
    const { inPosition, facts } = rollPosition({ id, ...patrol }, meeting, play.dice);
    task.isFresh = false;
    for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
    if (inPosition > 0) defenders.interceptors.push(interceptor(id, formation, index, inPosition));
  }
}

const interceptor = (
  id: string,
  formation: Formation,
  task: number,
  factors: number,
): Interceptor => ({ id, formation: formation.id, task, factors, at: null });

/** [WG-7.2, WG-7.4, WG-7.7, WG-7.9] */
export function patrolOf(
  force: Force,
  formation: Formation,
  task: CapTask,
  id: ForceId,
): CapPatrol {
  const isOwn = ownForce(force, formation) === id;
  return {
    factors: task.factors,
    rating: ratingOf(force, formation.home.id),
    remote: isOwn ? null : bestRating(force, id),
    isFresh: task.isFresh,
    modifiers: DIRECTIONS.filter((card) => objectOf(force, card) !== undefined).map((code) => ({
      code,
      value: 1,
      rule: 'WG-21.12' as const,
    })),
  };
}

/** [WG-21.12] Cards 9 and 10, against the strike that is being fought. */
const DIRECTIONS = ['fighter-direction', 'alert-lookouts'] as const;

const ratingOf = ({ ships, bases }: Force, home: string): number =>
  ships[home]?.card.carrier?.capRating ?? bases[home]?.card.capRating ?? 0;

/** The CAP rating of a force: the best of its carriers, or the base's. */
const bestRating = (force: Force, id: ForceId): number =>
  Math.max(
    ratingOf(force, id),
    ...(force.taskForces[id]?.ships ?? []).map((it) => ratingOf(force, it)),
  );
