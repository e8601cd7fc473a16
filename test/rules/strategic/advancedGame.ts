import type { Axial } from '../../../src/hex';
import { refusalCode, SIDES, type Side } from '../../../src/rules/core';
import {
  type Order,
  type OrderOf,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { forceOf, knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import type {
  AdvancedStep,
  Contact,
  FlightRecord,
} from '../../../src/rules/strategic/model/advancedState';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import { diceBy } from './advancedScene';

/** A turn under way: its state, what has happened, and the reasons of all dice. */
export interface Turn {
  state: StrategicState;
  events: StrategicEvent[];
  reasons: string[];
  /** What dice show, by their reason and its figures; 1 without, but 2 for the priority of Player One. */
  shows: (reason: string) => number;
}

/** A position in a phase of a turn, nobody having confirmed. */
export function inPhase(
  state: StrategicState,
  kind: Exclude<AdvancedStep['kind'], 'combats'>,
  turn = 1,
): Turn {
  state.turn = turn;
  state.step = { kind };
  state.confirmed = { allies: false, axis: false };
  return { state, events: [], reasons: [], shows: () => 1 };
}

/** Why an order is refused; `undefined` when it is legal. */
export const refused = (turn: Turn, side: Side, order: Order): string | undefined =>
  strategic.refuse(turn.state, side, order)?.code;

/** Gives an order that must be legal. */
export function give(turn: Turn, side: Side, order: Order): StrategicEvent[] {
  const refusal = strategic.refuse(turn.state, side, order);
  if (refusal) throw new Error(`${strategic.makeOrder(order)}: ${refusalCode(refusal)}`);
  const dice = diceBy((code, _number, figures = {}) => {
    const reason = [code, ...Object.values(figures)].join(' ');
    turn.reasons.push(reason);
    return reason === 'priority allies' ? 2 : turn.shows(reason);
  });
  const events = strategic.apply(turn.state, side, order, dice);
  turn.events.push(...events);
  return events;
}

/** Both sides confirm. */
export const confirm = (turn: Turn): StrategicEvent[] =>
  SIDES.flatMap((side) => give(turn, side, { kind: 'confirm' }));

/** The orders of a kind that a side is offered. */
export const offered = <Kind extends Order['kind']>(
  turn: Turn,
  side: Side,
  kind: Kind,
): OrderOf<Kind>[] =>
  strategic
    .legalOrders(turn.state, side)
    .filter((order): order is OrderOf<Kind> => order.kind === kind);

/** Gives the enemy of a unit a contact of it in the present turn; tells its id. */
export function report(
  state: StrategicState,
  is: string,
  hex: Axial,
  given: Partial<Contact> = {},
): string {
  const side = /^[Aa]/.test(is) ? 'axis' : 'allies';
  const { contacts } = knowledgeOf(state, side);
  const id = `c${state.turn}-${contacts.length + 1}`;
  contacts.push({
    ...{ id, turn: state.turn, hex, spotter: 'nobody', with: [], by: 'aircraft' },
    ...{ subject: 'ships', quality: 'good', count: 1, types: { kind: 'none' }, aircraft: null },
    ...given,
  });
  forceOf(state, side).secret.contactIs[id] = is;
  return id;
}

export const reportAircraft = (
  state: StrategicState,
  is: string,
  hex: Axial,
  spotter: string,
): string => report(state, is, hex, { subject: 'aircraft', quality: null, spotter });

export const flightOf = (state: StrategicState, side: Side, id: string): FlightRecord | undefined =>
  forceOf(state, side).flights[id];

/** Puts an ordnance marker on a squadron aboard. */
export function armed(
  state: StrategicState,
  side: Side,
  squadron: string,
  ordnance: FlightRecord['ordnance'],
): void {
  forceOf(state, side).flights[squadron] = {
    ...{ squadron, ordnance, hex: null, path: [], launchTurn: null, hasAttacked: false },
    ...{ group: null, capOver: null, isScrambled: false, justLanded: false },
  };
}

export const hexOf = (state: StrategicState, side: Side, division: string) =>
  state.forces[side].divisions[division]?.hex;

/** Events of a kind. */
export const toldOf = <Kind extends StrategicEvent['kind']>(
  turn: Turn,
  kind: Kind,
): Extract<StrategicEvent, { kind: Kind }>[] =>
  turn.events.filter((it): it is Extract<StrategicEvent, { kind: Kind }> => it.kind === kind);

/** Orders given and confirmed by both; then what came of them. */
export function carriedOut(turn: Turn, orders: readonly [Side, Order][]): Turn {
  for (const [side, order] of orders) give(turn, side, order);
  confirm(turn);
  return turn;
}

/** Orders of a division or of squadrons. */
export const attack = (unit: string, ...targets: string[]): Order => ({
  ...{ kind: 'declareCombat', unit, targets },
});

export const move = (to: Axial, unit = 'A1') =>
  ({ kind: 'moveDivision', division: unit, to }) as const;

export const flight = (squadrons: string[], path: Axial[], goal = 'none') =>
  ({ kind: 'moveSquadrons', squadrons, path, goal }) as const;

/** The squadrons of the air attack that is under way, by what they do. */
export function inAir({ air }: StrategicState): Record<string, string[]> {
  const roles: Record<string, string[]> = {};
  for (const { id, role } of air?.flights ?? [])
    roles[role] = [...(roles[role] ?? []), air?.squadrons[id] ?? ''];
  return roles;
}
