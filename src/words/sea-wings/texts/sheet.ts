import { texts } from '../../core/texts';
import { en } from '../en/sheet';

/** Ships, task forces and reports in the panel. */
export const wingsSheetText = texts('wingsSheet', en, { de: () => import('../de/sheet') });
