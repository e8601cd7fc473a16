import { en } from './en/strategic';
import { texts } from './texts';

/** The screen of a strategic game: track, decision, panel, keys, questions before what is final. */
export const strategicText = texts('strategic', en, { de: () => import('./de/strategic') });
