import type { BaseEvent } from '../../rules/core';
import { plainText } from '../../words/core/logLine';
import { wordsOf } from '../../words/registry';

/** Events in the words of their system, one a line, with their dice and the clause; trivial events are left out. */
export const eventLines = (system: string, events: readonly BaseEvent[], view: unknown): string[] =>
  events.flatMap((event) => eventLine(system, event, view) ?? []);

function eventLine(system: string, event: BaseEvent, view: unknown): string | undefined {
  const { eventText, rollText } = wordsOf(system);
  const told = eventText?.(event, view);
  if (told === null) return undefined;
  const dice = (event.dice ?? []).map(
    (roll) => `(${rollText?.(roll, view) ?? roll.reason}: ${roll.values.join(' ')})`,
  );
  const what = told ? plainText(told.parts) : event.kind;
  return `  ${[whenText(event), what, ...dice, `[${event.rule}]`].filter(Boolean).join(' ')}`;
}

const whenText = (event: BaseEvent): string =>
  'round' in event && 'impulse' in event ? `${event.round}.${event.impulse}` : '';
