import type { BaseEvent } from './event';
import type { Notation } from './notation';
import type { BaseOrder, OrderKit } from './orderKit';
import type { Play } from './play';
import type { Sequence } from './sequence';
import type { Side } from './side';
import type { RuleSystem, SegmentName } from './system';

/** The parts a rule system supplies; the rest of the contract is built from them. */
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
  /** What a side bases its orders on: its view. Given a view, it returns that view unchanged. */
  knownTo(position: View, side: Side): View;
  sequence: Sequence<View, Play<State, Event>>;
  /** The name of the current segment. */
  nameOf(view: View): SegmentName;
  /** Counts up with every step of the sequence. */
  clockOf(view: View): number;
  /** Advances after an order until someone must decide. Default: the sequence alone. */
  advance?(play: Play<State, Event>): void;
  /** Carries out an order in systems that report events differently from how they happen. */
  telling?(play: Play<State, Event>, act: () => void): void;
}

/** Builds a rule system from its parts. Legality and odds use only what a side knows. */
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
