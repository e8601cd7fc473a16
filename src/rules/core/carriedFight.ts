import type { BaseEvent } from './event';

/** The kinds of order and event by which an operational system carries those of a fight in another system. */
const ORDER = 'battle';
const EVENT = 'battleEvent';

/** The line of the other system's notation that an order carries; `undefined` for every other order. */
export const carriedLine = (order: { kind: string; line?: string }): string | undefined =>
  order.kind === ORDER ? order.line : undefined;

/** The order that carries a line of the other system's notation. */
export const carryingOrder = (line: string): { kind: typeof ORDER; line: string } => ({
  kind: ORDER,
  line,
});

/** An event of the other system within one of the operational system, with the fields every event needs. */
export function carryingEvent<Rule extends BaseEvent['rule'], SeenBy>(
  { toldAs: _, ...event }: BaseEvent,
  about: { rule: Rule; turn: number; seenBy: SeenBy },
) {
  const { dice, reveals } = event;
  return {
    kind: EVENT as typeof EVENT,
    ...about,
    event: event as BaseEvent,
    ...(dice && { dice }),
    ...(reveals && { reveals }),
  };
}
