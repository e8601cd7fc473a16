import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Reasons for a bot's advice, from doctrine or from a search. */
export const whyText = texts('why', en, { de: () => import('../de/why') });
