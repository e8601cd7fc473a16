import type { Bot } from './bot';
import { commander } from './commander';
import { ensign } from './ensign';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [ensign, commander];

export const botById = (id: string): Bot | undefined => BOTS.find((bot) => bot.id === id);
