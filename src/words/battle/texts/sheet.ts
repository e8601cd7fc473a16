import { texts } from '../../core/texts';
import { en } from '../en/sheet';

/** Ship sheets, the list of ships, the track of impulses, the score. */
export const sheetText = texts('sheet', en, { de: () => import('../de/sheet') });
