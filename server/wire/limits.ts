import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much each address, connection and seat may ask for. */
export interface LimitSettings {
  /** Packets a second of one connection, ten seconds' worth at once. */
  packetsPerSecond: number;
  /** Orders a second for one seat, ten seconds' worth at once. */
  ordersPerSecond: number;
  /** Requests a minute of one address to the lobby. */
  requestsPerMinute: number;
  /** New matches an hour of one address. */
  matchesPerHour: number;
  /** Connections a minute of one address. */
  connectionsPerMinute: number;
  /** Connections of one address at one time. */
  connectionsAtOnce: number;
  /** Entries into matches a minute of one address. */
  entriesPerMinute: number;
  /** Bytes that may wait unread on a connection, not counting the longest message. */
  unreadBytes: number;
  /** Wrong secrets per minute from one address, before it is blocked. */
  wrongSecretsPerMinute: number;
}

export const DEFAULT_LIMITS: LimitSettings = {
  packetsPerSecond: 10,
  ordersPerSecond: 5,
  requestsPerMinute: 240,
  matchesPerHour: 60,
  connectionsPerMinute: 120,
  connectionsAtOnce: 100,
  entriesPerMinute: 240,
  unreadBytes: 1_000_000,
  wrongSecretsPerMinute: 30,
};

/** Says whether a key may do one thing more. */
export interface Limit {
  take(key: string): Promise<boolean>;
  /** Whether any allowance is left, without using it. */
  hasLeft(key: string): Promise<boolean>;
  /** How long a key without allowance has to wait; in whole seconds. */
  secondsLeft(key: string): Promise<number>;
  /** Undoes a `take` that was allowed. */
  giveBack(key: string): Promise<unknown>;
}

export interface Limits {
  packets: Limit;
  orders: Limit;
  requests: Limit;
  creations: Limit;
  connections: Limit;
  entries: Limit;
  wrongSecrets: Limit;
  connectionsAtOnce: number;
  unreadBytes: number;
}

const BURST_SECONDS = 10;

export const newLimits = (settings: LimitSettings): Limits => ({
  packets: newLimit(settings.packetsPerSecond * BURST_SECONDS, BURST_SECONDS),
  orders: newLimit(settings.ordersPerSecond * BURST_SECONDS, BURST_SECONDS),
  requests: newLimit(settings.requestsPerMinute, 60),
  creations: newLimit(settings.matchesPerHour, 3600),
  connections: newLimit(settings.connectionsPerMinute, 60),
  wrongSecrets: newLimit(settings.wrongSecretsPerMinute, 60),
  entries: newLimit(settings.entriesPerMinute, 60),
  connectionsAtOnce: settings.connectionsAtOnce,
  unreadBytes: settings.unreadBytes,
});

function newLimit(points: number, duration: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    take: (key) =>
      limiter.consume(key).then(
        () => true,
        () => false,
      ),
    secondsLeft: async (key) =>
      Math.ceil(((await limiter.get(key))?.msBeforeNext ?? 0) / 1000) || 1,
    giveBack: (key) => limiter.reward(key),
    hasLeft: async (key) => ((await limiter.get(key))?.remainingPoints ?? 1) > 0,
  };
}
