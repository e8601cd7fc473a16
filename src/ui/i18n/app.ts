import { texts } from '../../words/core/texts';
import { en } from './en/app';

/** The frame of the app. */
export const appText = texts('app', en, { de: () => import('./de/app') });
