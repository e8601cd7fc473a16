import { diceFrom, drawFrom, SIDES, type Side } from '../../../src/rules/core';
import {
  type FleetActionEvent,
  type FleetActionState,
  fleetAction,
  type Order,
} from '../../../src/rules/fleet-action';
import { battleOf, type TestBattle } from '../../rules/fleet-action/setting';

/** A battle as it begins. */
export const begun = (battle: TestBattle): FleetActionState =>
  fleetAction.newState(battleOf(battle), fleetAction.defaultOptions, diceFrom(drawFrom('words')))
    .state;

/** What a game has told, and where it has ended. */
export interface Played {
  state: FleetActionState;
  events: FleetActionEvent[];
}

/** Sees every position and the order that comes next. */
type Look = (state: FleetActionState, side: Side, order: Order) => void;

/** A game in which any kind of order has the same chance. */
export function playAtRandom(battle: TestBattle, key: string, look: Look = () => {}): Played {
  const draw = drawFrom(key);
  const dice = diceFrom(draw);
  const { state, events } = fleetAction.newState(
    battleOf(battle),
    fleetAction.defaultOptions,
    dice,
  );
  const all = [...events];
  for (let orders = 0; orders < 2000 && !fleetAction.outcome(state); orders++) {
    const { active } = fleetAction.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = orderFor(state, side, draw);
    look(state, side, order);
    all.push(...fleetAction.apply(state, side, order, dice));
  }
  return { state, events: all };
}

function orderFor(state: FleetActionState, side: Side, draw: (below: number) => number): Order {
  const legal = fleetAction.legalOrders(state, side);
  const kinds = [...new Set(legal.map(({ kind }) => kind))].filter((it) => it !== 'concede');
  const kind = kinds[draw(kinds.length)];
  const some = legal.filter((it) => it.kind === kind);
  return some[draw(Math.min(some.length, 256))] as Order;
}
