import { texts } from '../../core/texts';
import { en } from '../en/replay';

/** The replay of a battle. */
export const replayText = texts('replay', en, { de: () => import('../de/replay') });
