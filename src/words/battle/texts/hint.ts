import { texts } from '../../core/texts';
import { en } from '../en/hint';

/** What a bot advises in a battle. */
export const hintText = texts('hint', en, { de: () => import('../de/hint') });
