import type { Side } from '../../rules/core';
import type { CardShipType, ScenarioCard } from '../../scenario';
import { listed, longDate } from '../../words/core/say';
import { lobbyText } from '../i18n/lobby';
import { uiOf } from '../systems/registry';
import type { CardFacts } from '../table/system';

/** '24 May 1941, 0552'. */
export const whenText = ({ date, time }: ScenarioCard): string =>
  lobbyText('when', {
    date: longDate(date),
    hour: time.slice(0, 2),
    minute: time.slice(3),
  });

/** 'Battle', or 'Operation, basic game'. */
export const systemText = (card: ScenarioCard): string =>
  joined(factsOf(card).kind, levelText(card));

/** 'basic game', or nothing. */
export const levelText = (card: ScenarioCard): string => factsOf(card).level ?? '';

/** 'day, clear'; of operations, which last for days, the weather alone. */
export const weatherText = (card: ScenarioCard): string => factsOf(card).weather ?? '';

/** 'up to 4 rounds', or nothing. */
export const lengthText = (card: ScenarioCard): string => factsOf(card).length ?? '';

/** 'about 40 minutes', 'about 2½ hours'. */
export function timeText({ minutes }: ScenarioCard): string {
  if (minutes < HOURS_FROM_MINUTES) return lobbyText('minutes', { count: minutes });
  const halves = Math.round(minutes / 30);
  return lobbyText('hours', { hours: `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}` });
}

/** Longer times are told in hours. */
const HOURS_FROM_MINUTES = 120;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const factsOf = (card: ScenarioCard): CardFacts => uiOf(card.system).lobby.facts(card);

/** What a force is made of, as list text: similar types are counted together. */
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

/** '2 battleships, 1 cruiser and 4 destroyers'. */
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
