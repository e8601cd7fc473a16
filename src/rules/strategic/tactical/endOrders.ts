import type { Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { type Fight, fightAt, fightIn, ownShip, shipsIn } from './query';

/** [ST-15.24] Ordered with the targets and carried out at the end of the turn, if she is out of sight by then. */
export const breakOff: OrderRule<'breakOff'> = {
  legal(view, side) {
    const fight = fightAt(view, side, 'targets');
    if (!fight) return [];
    return shipsIn(fight.tactical, side).map(({ id }) => ({
      kind: 'breakOff',
      ship: id,
      answer: isGoing(fight, side, id) ? 'no' : 'yes',
    }));
  },
  refuse(view, side, { ship, answer }) {
    const fight = fightAt(view, side, 'targets');
    if (!fight || !ownShip(fight, side, ship)) return notNow('breakOff');
    const other = isGoing(fight, side, ship) ? 'no' : 'yes';
    return answer === other ? undefined : already();
  },
  apply({ state }, side, { ship, answer }) {
    const plans = fightIn(state)?.tactical.plans[side];
    if (!plans) return;
    const others = plans.breakingOff.filter((id) => id !== ship);
    plans.breakingOff = answer === 'yes' ? [...others, ship] : others;
  },
};

const isGoing = ({ tactical }: Fight, side: Side, id: string): boolean =>
  tactical.plans[side].breakingOff.includes(id);

const already = () => refusal('already-ordered.action', 'ST-5.14');

const offering = (view: StrategicView, side: Side) => fightAt(view, side, 'plot', 'targets');

/** [ST-15.25] The action ends at once when both have offered it. */
export const endAction: OrderRule<'endAction'> = {
  legal(view, side) {
    const fight = offering(view, side);
    return fight ? [{ kind: 'endAction', answer: other(fight, side) }] : [];
  },
  refuse(view, side, { answer }) {
    const fight = offering(view, side);
    if (!fight) return notNow('action');
    return answer === other(fight, side) ? undefined : already();
  },
  apply(play, side, { answer }) {
    const fight = offering(play.state, side);
    if (!fight) return;
    fight.tactical.offersEnd[side] = answer === 'yes';
    tell(play, { kind: 'actionEndOffered', rule: 'ST-15.25', side, answer });
  },
};

const other = ({ tactical }: Fight, side: Side): OrderOf<'endAction'>['answer'] =>
  tactical.offersEnd[side] ? 'no' : 'yes';
