import type { Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { listed, longDate } from '../../words/core/say';
import { lobbyText } from '../i18n/lobby';
import { uiOf } from '../systems/registry';
import type { CardFacts } from '../table/system';
import { shipTexts } from './shipTexts';

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

/** 'about 40 minutes', 'about 2½ hours': by five minutes and by half hours. */
export function timeText({ minutes }: ScenarioCard): string {
  if (minutes < HOURS_FROM_MINUTES)
    return lobbyText('minutes', { count: 5 * Math.ceil(minutes / 5) });
  const halves = Math.round(minutes / 30);
  return lobbyText('hours', { hours: `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}` });
}

/** Longer times are told in hours. */
const HOURS_FROM_MINUTES = 120;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const factsOf = (card: ScenarioCard): CardFacts => uiOf(card.system).lobby.facts(card);

/** '2 battleships, 1 cruiser and 4 destroyers'. */
export const forceText = (card: ScenarioCard, side: Side): string => listed(shipTexts(card, side));
