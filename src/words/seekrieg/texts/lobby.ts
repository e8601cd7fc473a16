import { texts } from '../../core/texts';
import { en } from '../en/lobby';

/** The pages before a battle of Seekrieg. */
export const seekriegLobbyText = texts('seekriegLobby', en, { de: () => import('../de/lobby') });
