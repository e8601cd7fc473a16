import { texts } from '../../core/texts';
import { en } from '../en/replay';

/** Going through a battle again. */
export const replayText = texts('replay', en, { de: () => import('../de/replay') });
