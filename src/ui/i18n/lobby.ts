import { en } from './en/lobby';
import { texts } from './texts';

/** The first page, and the page of a battle before it begins. */
export const lobbyText = texts('lobby', en, { de: () => import('./de/lobby') });
