import { texts } from '../../core/texts';
import { en } from '../en/desk';

/** The screen of a battle: its bars, menus and tables. */
export const deskText = texts('desk', en, { de: () => import('../de/desk') });
