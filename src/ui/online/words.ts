import { botById } from '../../bots';
import type { PublicMatch, PublicPlayer } from '../../game/online';
import type { BySide } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { clockTime, dateAndTime } from '../../words/core/say';
import { onlineText } from '../i18n/online';
import { botName } from '../match/bots';

/** What the sides of a match are called: as in its scenario, when that is known here. */
export const sideNamesOf = (card: ScenarioCard | undefined): BySide<string> => ({
  allies: card?.sides.allies.name ?? onlineText('allies'),
  axis: card?.sides.axis.name ?? onlineText('axis'),
});

/** The holder of a seat: a name, a bot, or nobody. */
export function holderText({ name, bot }: PublicPlayer): string {
  if (bot !== undefined) return onlineText('botNamed', { bot: botNamed(bot) });
  return name ?? onlineText('freeSeat');
}

/** The name of a bot by its id. */
export function botNamed(id: string): string {
  const bot = botById(id);
  return bot ? botName(bot) : id;
}

/** How a match ended, in a few words; nothing while it goes on. */
export function endText(
  { gameover }: Pick<PublicMatch, 'gameover'>,
  names: BySide<string>,
): string | undefined {
  if (!gameover) return undefined;
  const { winner, reason } = gameover;
  if (reason === 'agreed' || reason === 'closed') return onlineText(`end.${reason}`);
  if (winner === 'draw') return onlineText(reason === 'time' ? 'end.timeDraw' : 'end.draw');
  const side = names[winner];
  return onlineText(reason === 'resigned' || reason === 'time' ? `end.${reason}` : 'end.won', {
    side,
  });
}

/** '21 Nov 2026, 09:13', of milliseconds since 1970. */
export const timeText = (at: number): string => dateAndTime(new Date(at));

/** '09:13'. */
export const clockText = (at: number): string => clockTime(new Date(at));
