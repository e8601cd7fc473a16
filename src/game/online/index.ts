export {
  type Asked,
  type CreatedMatch,
  type HeldSeat,
  type JoinWish,
  type NewMatch,
  newLobbyClient,
} from './lobbyClient';
export {
  CONNECTIONS,
  type Connection,
  type OnlineMatch,
  type OnlineOptions,
  type OnlineSnapshot,
  openOnlineMatch,
  type PendingOrder,
} from './onlineMatch';
export type { ChatLine, MatchStatus, PublicMatch, PublicPlayer, Room } from './protocol';
