import { texts } from '../../core/texts';
import { en } from '../en/screen';

/** The screen of a strategic game: track, decision, panel, keys, questions before what is final. */
export const strategicText = texts('strategic', en, { de: () => import('../de/screen') });
