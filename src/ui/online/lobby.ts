import { type LobbyClient, newLobbyClient } from '../../game/online/lobbyClient';

/** The lobby of the server that this page came from. */
export const lobby: LobbyClient = newLobbyClient();
