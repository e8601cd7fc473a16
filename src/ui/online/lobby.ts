import { newLobbyClient } from '../../game/online/lobbyClient';

/** The system that is played online. */
export const GAME = 'battle';

/** The lobby of the server that this page came from. */
export const lobby = newLobbyClient(GAME);
