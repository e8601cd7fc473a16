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
export const systemText = (card: ScenarioCard): string => factsOf(card).kind;

/** 'day, clear'; of operations, which last for days, the weather alone. */
export const weatherText = (card: ScenarioCard): string => factsOf(card).weather ?? '';

/** 'up to 4 rounds, about 40 minutes'. */
export const lengthText = (card: ScenarioCard): string => factsOf(card).length;

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
