import { texts } from '../../core/texts';
import { en } from '../en/deck';

/** The flight decks and their boxes. */
export const wingsDeckText = texts('wingsDeck', en, { de: () => import('../de/deck') });
