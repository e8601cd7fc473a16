import type { EventCard } from '../../../rules/sea-wings/query';
import { wingsCardsText } from '../texts/cards';

/** What an event card, or a dummy, is called. */
export const cardName = (card: EventCard | null): string =>
  wingsCardsText(`name.${card ?? 'dummy'}`);

/** What it does, in a sentence. */
export const cardText = (card: EventCard | null): string =>
  wingsCardsText(`text.${card ?? 'dummy'}`);
