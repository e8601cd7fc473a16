import { en } from './en/app';
import { texts } from './texts';

/** The frame of the app. */
export const appText = texts('app', en, { de: () => import('./de/app') });
