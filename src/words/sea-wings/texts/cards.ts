import { texts } from '../../core/texts';
import { en } from '../en/cards';

/** The event cards of Sea Wings: names and effects [WG-21.12]. */
export const wingsCardsText = texts('wingsCards', en, { de: () => import('../de/cards') });
