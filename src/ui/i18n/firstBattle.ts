import { en } from './en/firstBattle';
import { texts } from './texts';

/** The way to the lesson, on the first page. */
export const firstBattleText = texts('firstBattle', en, { de: () => import('./de/firstBattle') });
