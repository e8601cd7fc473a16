import { en } from './en/online';
import { texts } from './texts';

/** Finding, making and joining matches online. */
export const onlineText = texts('online', en, { de: () => import('./de/online') });
