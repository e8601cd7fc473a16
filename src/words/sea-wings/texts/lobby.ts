import { texts } from '../../core/texts';
import { en } from '../en/lobby';

/** The pages before a game of Sea Wings. */
export const wingsLobbyText = texts('wingsLobby', en, { de: () => import('../de/lobby') });
