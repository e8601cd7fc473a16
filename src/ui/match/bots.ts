import type { Bot } from '../../bots';
import { measuredStrengths } from '../../scenario/shippedList';
import { lobbyText } from '../i18n/lobby';

/** Bots named in every language; others go by their own names. */
const KNOWN = ['ensign', 'commander', 'admiral'] as const;

const known = (id: string) => KNOWN.find((it) => it === id);

/** What a bot is called on the screen. */
export function botName({ id, name }: Pick<Bot, 'id' | 'name'>): string {
  const it = known(id);
  return it ? lobbyText(`bot.${it}`) : name;
}

/** What a bot does, in a sentence. */
export function botDescription({ id, description }: Pick<Bot, 'id' | 'description'>): string {
  const it = known(id);
  return it ? lobbyText(`botText.${it}`) : description;
}

/** Whom a bot is measured against: the next weaker one. */
const WEAKER: Readonly<Record<string, (typeof KNOWN)[number]>> = {
  commander: 'ensign',
  admiral: 'commander',
};

/** How a bot has done in a system against the next weaker one, at best in drawn battles; empty where that was not measured. */
export function botStrength({ id }: Pick<Bot, 'id'>, system: string): string {
  const against = WEAKER[id];
  const all = measuredStrengths.filter(
    (it) => it.system === system && it.bot === id && it.against === against,
  );
  const found = all.find((it) => it.isDrawn) ?? all[0];
  if (!against || !found) return '';
  const { won, lost, games, isDrawn } = found;
  const figures = { other: lobbyText(`bot.${against}`), won, lost, games };
  return lobbyText(isDrawn ? 'strengthDrawn' : 'strengthShipped', figures);
}
