import { en } from './en/desk';
import { texts } from './texts';

/** The screen of a battle: its bars, menus and tables. */
export const deskText = texts('desk', en, { de: () => import('./de/desk') });
