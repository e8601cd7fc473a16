import { texts } from '../../words/core/texts';
import { en } from './en/lobby';

/** The first page, and the page of a battle before it begins. */
export const lobbyText = texts('lobby', en, { de: () => import('./de/lobby') });
