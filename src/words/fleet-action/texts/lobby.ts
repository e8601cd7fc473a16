import { texts } from '../../core/texts';
import { en } from '../en/lobby';

/** The pages before a battle of Fleet Action. */
export const fleetLobbyText = texts('fleetLobby', en, { de: () => import('../de/lobby') });
