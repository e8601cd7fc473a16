import type { Axial, Facing } from '../../../src/hex';
import { refusalKey, type Side } from '../../../src/rules/core';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { orders } from '../../../src/rules/fleet-action/game/rules';
import type { EventOf, FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { Condition, Unit } from '../../../src/rules/fleet-action/model/units';
import { diceOf, type Script } from './game';
import { actionOf, playOf } from './position';
import type { TestBattle, TestShip } from './setting';

export const north = (hexes: number): Axial => ({ q: 0, r: -hexes });

/** A ship so many hexes north of the middle on course 060, so that ships on this line have each other abeam. */
export const abeam = (sheet: TestShip['sheet'], hexes = 0, changed: Partial<TestShip> = {}) => ({
  ...{ sheet, hex: north(hexes), facing: 2 as Facing, knots: 20 },
  ...changed,
});

/** One Allied ship at the middle and one of the Axis so many hexes north of her; the Allies are to act. */
export const facing = (
  allies: TestShip['sheet'],
  axis: TestShip['sheet'],
  hexes: number,
  changed: TestBattle = {},
): FleetActionState =>
  actionOf({ allies: [abeam(allies)], axis: [abeam(axis, hexes)], ...changed });

/** Carries out an order, with dice by what they are for. */
export function act(
  state: FleetActionState,
  side: Side,
  order: Order,
  script: Script = {},
): FleetActionEvent[] {
  const refused = orders.refuse(state, side, order);
  if (refused) throw new Error(refusalKey(refused));
  const play = playOf(state, diceOf(script));
  orders.apply(play, side, order);
  return play.events;
}

/** Why an order is refused, with its clause; `undefined` when it is not. */
export function whyNot(state: FleetActionState, side: Side, order: Order): string | undefined {
  const refused = orders.refuse(state, side, order);
  return refused && `${refusalKey(refused)} ${refused.rule ?? ''}`;
}

/** The orders of a kind that a side may give. */
export const legal = <Kind extends Order['kind']>(
  state: FleetActionState,
  side: Side,
  kind: Kind,
): Extract<Order, { kind: Kind }>[] =>
  orders
    .legal(state, side)
    .filter((order): order is Extract<Order, { kind: Kind }> => order.kind === kind);

/** The only event of a kind. */
export function only<Kind extends FleetActionEvent['kind']>(
  events: readonly FleetActionEvent[],
  kind: Kind,
): EventOf<Kind> {
  const found = events.filter((event): event is EventOf<Kind> => event.kind === kind);
  if (found.length !== 1) throw new Error(`${found.length} events ${kind}`);
  return found[0] as EventOf<Kind>;
}

/** Changes a unit, and what only its owner knows of it. */
export function change(
  state: FleetActionState,
  id: string,
  unit: Partial<Unit>,
  condition: Partial<Condition> = {},
): void {
  Object.assign(unitOf(state, id), unit);
  Object.assign(conditionOf(unitOf(state, id)), condition);
}

/** All guns of a battery that bear. */
export const volley = (
  state: FleetActionState,
  ship: string,
  target: string,
  battery: 'main' | 'other' = 'main',
): Order => {
  const { side } = unitOf(state, ship);
  const found = legal(state, side, 'shootGuns').find(
    (it) => it.ship === ship && it.target === target && it.battery === battery,
  );
  if (!found) throw new Error(`${ship} does not shoot at ${target}`);
  return found;
};

/** How the modifiers of an event read, for tests. */
export const reckoned = ({ modifiers }: { modifiers: { code: string; value: number }[] }) =>
  Object.fromEntries(modifiers.map(({ code, value }) => [code, value]));
