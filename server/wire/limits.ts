import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { LimitSettings } from '../common/limits';

/** Says whether a key may do one more thing. */
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
  /** The figures themselves, for what is no rate. */
  settings: LimitSettings;
  /** Counts what another limit has refused. */
  refused(limit: string): void;
}

const BURST_SECONDS = 10;

/** `refused` is called with the name of a limit each time that it refuses something. */
export function newLimits(
  settings: LimitSettings,
  refused: (limit: string) => void = () => {},
): Limits {
  const limit = (name: string, points: number, seconds: number): Limit =>
    newLimit(points, seconds, () => refused(name));
  const bursts = (name: string, perSecond: number): Limit =>
    limit(name, perSecond * BURST_SECONDS, BURST_SECONDS);
  return {
    packets: bursts('packets', settings.packetsPerSecond),
    orders: bursts('orders', settings.ordersPerSecond),
    requests: limit('requests', settings.requestsPerMinute, 60),
    creations: limit('matches', settings.matchesPerHour, 3600),
    connections: limit('connections', settings.connectionsPerMinute, 60),
    wrongSecrets: limit('wrongSecrets', settings.wrongSecretsPerMinute, 60),
    entries: limit('entries', settings.entriesPerMinute, 60),
    settings,
    refused,
  };
}

function newLimit(points: number, duration: number, refused: () => void): Limit {
  const limiter = new RateLimiterMemory({ points, duration });
  const counted = (may: boolean): boolean => {
    if (!may) refused();
    return may;
  };
  return {
    take: (key) =>
      limiter.consume(key).then(
        () => true,
        () => counted(false),
      ),
    secondsLeft: async (key) =>
      Math.ceil(((await limiter.get(key))?.msBeforeNext ?? 0) / 1000) || 1,
    giveBack: (key) => limiter.reward(key),
    hasLeft: async (key) => counted(((await limiter.get(key))?.remainingPoints ?? 1) > 0),
  };
}
