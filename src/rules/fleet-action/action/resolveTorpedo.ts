import { type Task, taskRule } from '../activation/task';
import { conditionOf, unitOf } from '../common/own';
import { refusal } from '../model/refusals';
import { resolveAttack } from '../torpedoes/resolve';

export const resolveTorpedoTask: Task<'resolveTorpedo'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) =>
    view.units[id]?.condition?.torpedoAttack ? [{ kind: 'resolveTorpedo', ship: id }] : [],
  refuse: (view, { ship }) =>
    conditionOf(unitOf(view, ship)).torpedoAttack
      ? undefined
      : refusal('nothing-declared', 'NW-15.1', { ship: unitOf(view, ship).name }),
  apply: (play, { ship }) => resolveAttack(play, unitOf(play.state, ship)),
};

/** [NW-11.6, NW-15.1] */
export const resolveTorpedo = taskRule(resolveTorpedoTask);
