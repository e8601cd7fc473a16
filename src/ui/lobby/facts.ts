import type { ScenarioCard } from '../../scenario';
import { longDate } from '../systems/battle/words';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  `${longDate(date)}, ${String(time).replace(':', '')}`;

/** 'day, clear'. */
export const weatherText = ({ hour, weather }: ScenarioCard): string => `${hour}, ${weather}`;

/** A rough length: a round of a small battle takes about ten minutes. */
export function lengthText(card: ScenarioCard & { suggestedMinutes?: number }): string {
  const rounds = card.rounds === 1 ? 'one round' : `up to ${card.rounds} rounds`;
  return `${rounds}, about ${card.suggestedMinutes ?? card.rounds * 10} minutes`;
}

/** A text of a scenario's card in paragraphs, however its author has laid it out. */
export const paragraphs = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : text.join(' ');
