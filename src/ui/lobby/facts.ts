import type { ScenarioCard } from '../../scenario';
import { longDate } from '../systems/battle/words';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  `${longDate(date)}, ${String(time).replace(':', '')}`;

/** 'day, clear'. */
export const weatherText = ({ hour, weather }: ScenarioCard): string => `${hour}, ${weather}`;

/** 'up to 4 rounds, about 40 minutes'. */
export function lengthText({ rounds, minutes }: ScenarioCard): string {
  return `${rounds === 1 ? 'one round' : `up to ${rounds} rounds`}, about ${minutes} minutes`;
}
