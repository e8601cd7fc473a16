import { texts } from '../../core/texts';
import { en } from '../en/lobby';

/** The pages before a battle. */
export const battleLobbyText = texts('battleLobby', en, { de: () => import('../de/lobby') });
