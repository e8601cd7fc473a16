import type { ToMeet } from '../common/fuzzSubject';

/** How often each kind of order was given in games, and how often each kind of event happened. */
export interface Met {
  orders: Record<string, number>;
  events: Record<string, number>;
}

interface OfAKind {
  kind: string;
}

export const nothingMet = (): Met => ({ orders: {}, events: {} });

/** Counts an order given and its events. */
export function noteMet(met: Met, order: unknown, events: readonly OfAKind[]): void {
  add(met.orders, (order as OfAKind).kind, 1);
  for (const { kind } of events) add(met.events, kind, 1);
}

/** Adds the counts of other games. */
export function addMet(met: Met, more: Met): void {
  for (const what of ['orders', 'events'] as const)
    for (const [kind, times] of Object.entries(more[what])) add(met[what], kind, times);
}

function add(counts: Record<string, number>, kind: string, times: number): void {
  counts[kind] = (counts[kind] ?? 0) + times;
}

/** Kinds that should have been met and were not. */
export const notMet = (met: Met, { orders, events }: ToMeet): string[] => [
  ...orders.filter((kind) => !met.orders[kind]),
  ...events.filter((kind) => !met.events[kind]),
];

/** One line for each, the most frequent kinds first. */
export const metText = (met: Met): string =>
  (['orders', 'events'] as const).map((what) => `  ${what}: ${countsText(met[what])}\n`).join('');

const countsText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([a, most], [b, more]) => more - most || a.localeCompare(b))
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ');
