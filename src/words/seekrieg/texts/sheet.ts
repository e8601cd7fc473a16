import { texts } from '../../core/texts';
import { en } from '../en/sheet';

/** Data sheets, damage plans and penetration cards. */
export const seekriegSheetText = texts('seekriegSheet', en, { de: () => import('../de/sheet') });
