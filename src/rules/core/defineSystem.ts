import type { BaseEvent } from './event';
import type { Notation } from './notation';
import type { BaseOrder, OrderKit } from './orderKit';
import type { Play } from './play';
import type { Sequence } from './sequence';
import type { Side } from './side';
import type { RuleSystem, SegmentName } from './system';

/** What a rule system brings of its own; the rest of the contract is made of it. */
export interface SystemParts<
  State extends View,
  Order extends BaseOrder,
  View,
  Event extends BaseEvent,
  Scenario,
  Options,
  Odds,
> extends Omit<
    RuleSystem<State, Order, View, Event, Scenario, Options, Odds>,
    'segment' | 'legalOrders' | 'refuse' | 'apply' | 'makeOrder' | 'parseOrder'
  > {
  orders: OrderKit<View, Play<State, Event>, Order>;
  notation: Notation<Order>;
  /** What a side gives its orders by: of its own view the same again, of the state its view. */
  knownTo(position: View, side: Side): View;
  sequence: Sequence<View, Play<State, Event>>;
  /** What the present segment is called. */
  nameOf(view: View): SegmentName;
  /** Counts up with every step of the sequence. */
  clockOf(view: View): number;
  /** Goes on from an order that has been carried out as far as nobody has to decide; unless said here, by the sequence alone. */
  advance?(play: Play<State, Event>): void;
  /** Carries an order out as it is to be told of, where events are told otherwise than they happen. */
  telling?(play: Play<State, Event>, act: () => void): void;
}

/** A rule system from its parts: legality and odds asked of what a side knows, orders carried out and gone on from. */
export function defineSystem<
  State extends View,
  Order extends BaseOrder,
  View,
  Event extends BaseEvent,
  Scenario,
  Options,
  Odds,
>({
  orders,
  notation,
  knownTo,
  sequence,
  nameOf,
  clockOf,
  advance = (play) => {
    while (sequence.passOn(play));
  },
  telling = (_play, act) => act(),
  ...parts
}: SystemParts<State, Order, View, Event, Scenario, Options, Odds>): RuleSystem<
  State,
  Order,
  View,
  Event,
  Scenario,
  Options,
  Odds
> {
  return {
    ...parts,
    ...notation,
    segment: (view) => ({
      phase: sequence.phase(view),
      name: nameOf(view),
      clock: clockOf(view),
      active: sequence.active(view),
    }),
    explain: (position, side, planned) => parts.explain(knownTo(position, side), side, planned),
    legalOrders: (position, side) => orders.legal(knownTo(position, side), side),
    refuse: (position, side, order) => orders.refuse(knownTo(position, side), side, order),
    apply(state, side, order, dice) {
      const play: Play<State, Event> = { state, dice, events: [] };
      telling(play, () => orders.apply(play, side, order));
      advance(play);
      return play.events;
    },
  };
}
