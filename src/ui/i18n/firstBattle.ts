import { texts } from '../../words/core/texts';
import { en } from './en/firstBattle';

/** The entry to the lesson, on the first page. */
export const firstBattleText = texts('firstBattle', en, { de: () => import('./de/firstBattle') });
