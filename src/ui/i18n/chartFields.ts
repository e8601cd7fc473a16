import { texts } from '../../words/core/texts';
import { en } from './en/chartFields';

/** What the editors of all systems ask for. */
export const chartFieldText = texts('chartFields', en, { de: () => import('./de/chartFields') });
