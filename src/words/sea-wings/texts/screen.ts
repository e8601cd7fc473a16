import { texts } from '../../core/texts';
import { en } from '../en/screen';

/** The screen of a game: track, decision, keys, questions. */
export const wingsScreenText = texts('wingsScreen', en, { de: () => import('../de/screen') });
