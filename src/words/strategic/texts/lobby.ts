import { texts } from '../../core/texts';
import { en } from '../en/lobby';

/** The pages before an operation. */
export const strategicLobbyText = texts('strategicLobby', en, { de: () => import('../de/lobby') });
