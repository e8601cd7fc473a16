import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Why a bot advises what it does, as doctrine says it, or a search. */
export const whyText = texts('why', en, { de: () => import('../de/why') });
