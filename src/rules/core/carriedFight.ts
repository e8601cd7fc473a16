import type { BaseEvent } from './event';

/** How an operational system carries the orders of a fight in another system: by their lines, in an order of one kind. */
export const ordersCarriedBy = <Kind extends string>(kind: Kind) => ({
  /** `undefined` for every other order. */
  lineOf: (order: { kind: string; line?: string }): string | undefined =>
    order.kind === kind ? order.line : undefined,
  orderOf: (line: string): { kind: Kind; line: string } => ({ kind, line }),
});

/** An event of the other system within one of the operational system, with the fields every event needs. */
export function carryingEvent<About extends Pick<BaseEvent, 'kind' | 'rule' | 'seenBy'>>(
  { toldAs: _, ...event }: BaseEvent,
  about: About,
) {
  const { dice, reveals } = event;
  return {
    ...about,
    event: event as BaseEvent,
    ...(dice && { dice }),
    ...(reveals && { reveals }),
  };
}
