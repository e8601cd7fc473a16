import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Why a bot advises what it does in an operation, as doctrine says it, or a search. */
export const strategicWhyText = texts('strategicWhy', en, {
  de: () => import('../de/why'),
});
