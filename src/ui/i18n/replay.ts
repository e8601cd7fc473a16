import { en } from './en/replay';
import { texts } from './texts';

/** Going through a battle again. */
export const replayText = texts('replay', en, { de: () => import('./de/replay') });
