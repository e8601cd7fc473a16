import { isAllAtHand, loadAll, newLazyRegistry } from '../rules/core';
import type { AnyBotSystem } from './core/system';
import { BOT_SYSTEMS } from './systems';

/** What bots know of each system. */
export const botSystems = newLazyRegistry<AnyBotSystem>(BOT_SYSTEMS);

if (isAllAtHand()) await loadAll(botSystems);
