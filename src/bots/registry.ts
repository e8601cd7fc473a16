import { admiral } from './admiral';
import { commander } from './commander';
import type { Bot } from './core/bot';
import { ensign } from './ensign';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [ensign, commander, admiral];

/** Bots that can play a system, once it is loaded, on their own, the weakest first. */
export const botsFor = (systemId: string): Bot[] =>
  BOTS.filter(({ plays }) => !plays || plays(systemId));

export const botById = (id: string): Bot | undefined => BOTS.find((bot) => bot.id === id);
