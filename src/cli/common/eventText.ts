import type { BaseEvent } from '../../rules/core';

const HEAD = new Set([
  'kind',
  'rule',
  'seenBy',
  'toldAs',
  'reveals',
  'dice',
  'modifiers',
  'round',
  'impulse',
]);

/** Events as text, one a line: what happened, its facts, its dice, the clause. */
export const eventLines = (events: readonly BaseEvent[]): string[] => events.map(eventLine);

function eventLine(event: BaseEvent): string {
  const facts = Object.entries(event)
    .filter(([key, value]) => !HEAD.has(key) && value !== undefined)
    .map(([key, value]) => `${key} ${factText(value)}`);
  const dice = (event.dice ?? []).map(({ reason, values }) => `(${reason}: ${values.join(' ')})`);
  return `  ${[whenText(event), event.kind, facts.join(', '), ...dice, `[${event.rule}]`].filter(Boolean).join(' ')}`;
}

const whenText = (event: BaseEvent): string =>
  'round' in event && 'impulse' in event ? `${event.round}.${event.impulse}` : '';

function factText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('q' in value && 'r' in value) return `${value.q},${value.r}`;
  return JSON.stringify(value);
}
