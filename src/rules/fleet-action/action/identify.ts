import { type Task, taskRule } from '../activation/task';
import { identifyTarget, refuseIdentifying } from '../common/identifying';
import { enemiesInPlay, unitOf } from '../common/own';

export const identifyTask: Task<'identify'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    if (!ship || !view.scenario.isNight) return [];
    return enemiesInPlay(view, ship.side)
      .filter((target) => !refuseIdentifying(view, ship, target))
      .map((target) => ({ kind: 'identify', ship: id, target: target.id }));
  },
  refuse: (view, { ship, target }) =>
    refuseIdentifying(view, unitOf(view, ship), unitOf(view, target)),
  apply: (play, { ship, target }) =>
    identifyTarget(play, unitOf(play.state, ship), unitOf(play.state, target)),
};

/** [NW-11.6, NW-12.14] In an activation. */
export const identify = taskRule(identifyTask);
