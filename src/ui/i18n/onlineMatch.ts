import { texts } from '../../words/core/texts';
import { en } from './en/onlineMatch';

/** A match online: who is there, how the connection is, talk, seats, what is asked of the other side. */
export const onlineMatchText = texts('onlineMatch', en, { de: () => import('./de/onlineMatch') });
