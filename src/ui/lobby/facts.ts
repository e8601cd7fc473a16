import type { Side } from '../../rules/core';
import type { CardShipType, ScenarioCard } from '../../scenario';
import { listed, longDate } from '../../words/core/say';
import { lobbyText } from '../i18n/lobby';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  lobbyText('when', {
    date: longDate(date),
    hour: time.slice(0, 2),
    minute: time.slice(3),
  });

/** 'Battle', or 'Operation, basic game'. */
export const systemText = (card: ScenarioCard): string =>
  card.system === 'battle' ? lobbyText('system.battle') : lobbyText(`level.${card.level}`);

/** 'day, clear'; of operations, which last for days, the weather alone. */
export const weatherText = (card: ScenarioCard): string =>
  card.system === 'battle'
    ? `${lobbyText(`hour.${card.hour}`)}, ${lobbyText(`weather.${card.weather}`)}`
    : lobbyText(card.hasPoorTurns ? 'weather.poorAtTimes' : 'weather.clear');

/** 'up to 4 rounds, about 40 minutes'. */
export const lengthText = (card: ScenarioCard): string =>
  card.system === 'battle'
    ? lobbyText('length', { count: card.rounds, minutes: card.minutes })
    : lobbyText(`turns.${card.level}`, { count: card.turns, minutes: card.minutes });

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
  submarine: ['SS'],
  transport: ['large-transport', 'small-transport'],
} as const satisfies Readonly<Record<string, readonly CardShipType[]>>;

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
