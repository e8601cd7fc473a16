export {
  CONNECTIONS,
  type Connection,
  isFinal,
  type OnlineSnapshot,
  type PendingOrder,
} from './clientStore';
export {
  type Asked,
  type CreatedMatch,
  type HeldSeat,
  type JoinWish,
  type NewMatch,
  newLobbyClient,
} from './lobbyClient';
export {
  NOTICE_KINDS,
  type NoticeAdded,
  type NoticeBody,
  type NoticeKind,
  type NoticeWays,
  type NoticeWish,
  type PushAddress,
} from './notices';
export { type OnlineMatch, type OnlineOptions, openOnlineMatch } from './onlineMatch';
export {
  newOnlineSeat,
  type OnlineSeat,
  type Played,
  type RefusedOrder,
  type SeatSnapshot,
  tableOf,
} from './onlineSeat';
export {
  type ClockSettings,
  MATTERS,
  type Matter,
  type Offer,
  type PaceSettings,
  type PublicClock,
  type PublicPace,
  SAYS,
  type Say,
  type SideClock,
  type SpectatorDelay,
  TIMEOUTS,
  type Timeout,
} from './pace';
export type { ChatLine, MatchEnd, MatchStatus, PublicMatch, PublicPlayer, Room } from './protocol';
