import { enemyOf } from '../../core';
import { resumeActivation } from '../activation/actors';
import { type Task, taskRule } from '../activation/task';
import { enemiesInPlay, unitOf } from '../common/own';
import { isAloft, standOf } from '../common/stands';
import { hasFlakChoice } from '../flak/choice';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { FleetActionState, FleetActionView, PendingAirAttack, Step } from '../model/state';
import { type AirPlan, attacksOf, refuseAttack } from './plan';
import { carryOut } from './resolve';

type AirAttackOrder = OrderOf<'airAttack'>;

const plannedBy = (view: FleetActionView, order: AirAttackOrder): AirPlan => ({
  attack: order.attack,
  aircraft: order.aircraft,
  stand: standOf(view, order.stand),
  target: unitOf(view, order.target),
});

/** With all its aircraft; fewer are allowed. */
function optionsOf(view: FleetActionView, id: string): AirAttackOrder[] {
  const stand = view.stands[id];
  if (!stand || !isAloft(stand)) return [];
  const enemies = enemiesInPlay(view, stand.side);
  const aircraft = stand.count;
  return attacksOf(stand).flatMap((attack) =>
    enemies
      .filter((target) => !refuseAttack(view, { stand, target, attack, aircraft }))
      .map((target) => ({
        kind: 'airAttack',
        stand: id,
        target: target.id,
        attack,
        aircraft,
      })),
  );
}

/** [NW-11.8, NW-17.1] The other side is asked for its fire where it has a choice. */
function begin(play: Play, { kind: _, ...named }: AirAttackOrder): void {
  const { state } = play;
  const { side } = standOf(state, named.stand);
  const attack: PendingAirAttack = { ...named, fire: [] };
  tell(play, { kind: 'airAttackBegun', rule: 'NW-17.1', side, ...named });
  if (hasFlakChoice(state, attack))
    enterStep(state, { kind: 'flak', side: enemyOf(side), attack, back: side });
  else carryOut(play, attack);
}

export const airAttackTask: Task<'airAttack'> = {
  actorOf: ({ stand }) => stand,
  options: optionsOf,
  refuse: (view, order) => refuseAttack(view, plannedBy(view, order)),
  apply: begin,
};

/** [NW-11.7] */
export const airAttack = taskRule(airAttackTask);

type FlakStep = Extract<Step, { kind: 'flak' }>;

/** [NW-17.16] It waits until the side that fires has named its weapons. */
export const isFlakOpen = ({ confirmed }: FleetActionState, { side }: FlakStep): boolean =>
  !confirmed[side];

/** [NW-17.16] The fire is named: back to the activation of the stand, which is fired at and attacks. */
export function closeFlak(play: Play, { attack, back }: FlakStep): void {
  resumeActivation(play.state, back, attack.stand);
  carryOut(play, attack);
}
