export type { Connection, OnlineSnapshot } from './clientStore';
export type { KeptDice } from './diceWatch';
export { type Asked, type HeldSeat, type NewMatch, newLobbyClient } from './lobbyClient';
export { watchLists } from './lobbyNews';
export type { PushAddress } from './notices';
export { type DiceMemory, type OnlineMatch, openOnlineMatch } from './onlineMatch';
export {
  newOnlineSeat,
  type OnlineSeat,
  type Played,
  type SeatSnapshot,
  tableOf,
} from './onlineSeat';
export type {
  ClockSettings,
  Offer,
  PaceSettings,
  PublicPace,
  SideClock,
  SpectatorDelay,
  Timeout,
} from './pace';
export type { ChatLine, PublicMatch, PublicPlayer } from './protocol';
