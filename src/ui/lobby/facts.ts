import type { ShipType } from '../../rules/battle';
import type { Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { lobbyText } from '../i18n/lobby';
import { listed, longDate } from '../i18n/say';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  lobbyText('when', {
    date: longDate(date),
    hour: time.slice(0, 2),
    minute: time.slice(3),
  });

/** 'day, clear'. */
export const weatherText = ({ hour, weather }: ScenarioCard): string =>
  `${lobbyText(`hour.${hour}`)}, ${lobbyText(`weather.${weather}`)}`;

/** 'up to 4 rounds, about 40 minutes'. */
export const lengthText = ({ rounds, minutes }: ScenarioCard): string =>
  lobbyText('length', { count: rounds, minutes });

/** What a force is made of, in the words of a list: types that are much alike count together. */
const KINDS = {
  carrier: ['CV', 'CVL'],
  escortCarrier: ['CVE', 'CVS'],
  battleship: ['BB'],
  battlecruiser: ['BC'],
  coastDefense: ['CD'],
  cruiser: ['AC', 'CA', 'CL'],
  destroyer: ['DD', 'DE', 'TB'],
  armedMerchant: ['AMC'],
  transport: ['large-transport', 'small-transport'],
} as const satisfies Readonly<Record<string, readonly ShipType[]>>;

const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** '2 battleships, one cruiser and 4 destroyers'. */
export function forceText({ forces }: ScenarioCard, side: Side): string {
  const types = forces[side].flatMap(({ ships }) => ships.map(({ type }) => type));
  const kinds = KIND_NAMES.map((kind) => ({
    kind,
    count: types.filter((type) => KINDS[kind].some((it) => it === type)).length,
  }));
  return listed(
    kinds
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => lobbyText(`force.${kind}`, { count })),
  );
}
