import type { OrderOf } from '../../../../rules/seekrieg';
import { type Flight, searchHex } from '../../../../rules/seekrieg/query';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

export type Strike = OrderOf<'strike'>;
export type Cap = OrderOf<'cap'>;

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** The strike that a flight has been ordered; otherwise the first that the rules offer; `undefined` of one that can fly none. */
export function strikeDraft({ view, side, legal }: Asked, id: string): Strike | undefined {
  const flight = view.forces[side]?.flights[id];
  const offered = ordersOf(legal, 'strike').find(({ group }) => group === id);
  return flight ? (orderedStrike(flight) ?? offered) : undefined;
}

function orderedStrike({ id, mission, target, at, level, attack, knots }: Flight) {
  const goal = target ?? (at && searchHex(at));
  return mission === 'strike' && goal
    ? ({ kind: 'strike', group: id, at: goal, level, attack, knots } as const)
    : undefined;
}

/** The same of a CAP section. */
export function capDraft({ view, side, legal }: Asked, id: string): Cap | undefined {
  const flight = view.forces[side]?.flights[id];
  const offered = ordersOf(legal, 'cap').find(({ group }) => group === id);
  if (flight?.mission !== 'cap' || flight.over === null || flight.landsOnTurn === null)
    return offered;
  const { over, level, landsOnTurn } = flight;
  return { kind: 'cap', group: id, over, level, landsOnTurn };
}
