import { texts } from '../../words/core/texts';
import { en } from './en/online';

/** Finding, making and joining matches online. */
export const onlineText = texts('online', en, { de: () => import('./de/online') });
