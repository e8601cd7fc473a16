import { texts } from '../../words/core/texts';
import { en } from './en/onlineMatch';

/** A match online: presence, connection, chat, seats, offers. */
export const onlineMatchText = texts('onlineMatch', en, { de: () => import('./de/onlineMatch') });
