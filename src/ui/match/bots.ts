import type { Bot } from '../../bots';
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
