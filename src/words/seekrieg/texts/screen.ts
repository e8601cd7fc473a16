import { texts } from '../../core/texts';
import { en } from '../en/screen';

/** The screen of a game: track, decision, keys. */
export const seekriegScreenText = texts('seekriegScreen', en, { de: () => import('../de/screen') });
