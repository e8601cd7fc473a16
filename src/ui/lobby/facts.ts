import type { ShipType } from '../../rules/battle';
import type { Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { counted, listed, longDate } from '../systems/battle/words';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  `${longDate(date)}, ${String(time).replace(':', '')}`;

/** 'day, clear'. */
export const weatherText = ({ hour, weather }: ScenarioCard): string => `${hour}, ${weather}`;

/** 'up to 4 rounds, about 40 minutes'. */
export function lengthText({ rounds, minutes }: ScenarioCard): string {
  return `${rounds === 1 ? 'one round' : `up to ${rounds} rounds`}, about ${minutes} minutes`;
}

/** What a force is made of, in the words of a list: types that are much alike count together. */
const KINDS: readonly [one: string, many: string, types: readonly ShipType[]][] = [
  ['carrier', 'carriers', ['CV', 'CVL']],
  ['escort carrier', 'escort carriers', ['CVE', 'CVS']],
  ['battleship', 'battleships', ['BB']],
  ['battlecruiser', 'battlecruisers', ['BC']],
  ['coast defense ship', 'coast defense ships', ['CD']],
  ['cruiser', 'cruisers', ['AC', 'CA', 'CL']],
  ['destroyer', 'destroyers', ['DD', 'DE', 'TB']],
  ['armed merchant cruiser', 'armed merchant cruisers', ['AMC']],
  ['transport', 'transports', ['large-transport', 'small-transport']],
];

/** '2 battleships, one cruiser and 4 destroyers'. */
export function forceText({ forces }: ScenarioCard, side: Side): string {
  const types = forces[side].flatMap(({ ships }) => ships.map(({ type }) => type));
  const kinds = KINDS.map(([one, many, of]) => ({
    ...{ one, many },
    count: types.filter((type) => of.includes(type)).length,
  }));
  return listed(
    kinds.filter(({ count }) => count > 0).map(({ one, many, count }) => counted(count, one, many)),
  );
}
