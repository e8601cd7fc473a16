import { SetupError } from './setup';

/** The least and the most that can be set. */
type Range = readonly [number, number];

/** A limit that the server's operator may set. */
interface LimitKind {
  standard: number;
  range: Range;
  /** For `--help`. */
  text: string;
}

const MILLION = 1_000_000;

const limit = (standard: number, text: string, range: Range = [1, MILLION]): LimitKind => ({
  standard,
  range,
  text,
});

/** Every limit. An IPv6 address counts by its first 64 bits. */
export const LIMITS = {
  packetsPerSecond: limit(10, "packets a second of a connection, ten seconds' worth at once"),
  ordersPerSecond: limit(5, "orders a second for a seat, ten seconds' worth at once"),
  requestsPerMinute: limit(240, 'requests a minute of an address to the lobby'),
  matchesPerHour: limit(60, 'new matches an hour of an address'),
  connectionsPerMinute: limit(120, 'new connections a minute of an address'),
  connectionsAtOnce: limit(100, 'connections of an address at one time'),
  entriesPerMinute: limit(240, 'entries into matches a minute of an address'),
  wrongSecretsPerMinute: limit(30, 'wrong tokens and passphrases a minute of an address'),
  unreadBytes: limit(
    MILLION,
    'bytes that may wait unread on a connection, not counting its longest message',
    [100_000, 1000 * MILLION],
  ),
  packetBytes: limit(16_384, 'bytes of a packet or a body', [4096, MILLION]),
  scenarioBytes: limit(100_000, 'bytes of a request for a match, which may bring its scenario', [
    4096,
    MILLION,
  ]),
  requestSeconds: limit(15, 'seconds that a request may take to come', [1, 300]),
  spectatorsPerMatch: limit(200, 'spectators of a match', [0, 100_000]),
  listLength: limit(200, 'matches in a list', [1, 1000]),
  chatLines: limit(100, 'chat lines that a visitor is sent when he enters', [1, 1000]),
  idleMinutes: limit(10, 'minutes that an empty match stays in memory', [1, 1440]),
  noticesPerHour: limit(12, 'notices an hour to an address', [1, 1000]),
  offerNoticesPerHour: limit(3, 'notices of offers an hour to an address, in addition', [1, 1000]),
  freeMegabytes: limit(16, 'free megabytes on the disk below which the server is not ready'),
} satisfies Readonly<Record<string, LimitKind>>;

type LimitName = keyof typeof LIMITS;

export type LimitSettings = Readonly<Record<LimitName, number>>;

const NAMES = Object.keys(LIMITS) as LimitName[];

const limitsBy = (valueOf: (name: LimitName) => number): LimitSettings =>
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as LimitSettings;

export const DEFAULT_LIMITS: LimitSettings = limitsBy((name) => LIMITS[name].standard);

/** The environment variable that sets a limit. */
export const limitVariable = (name: string): string =>
  `FLAG_PLOT_LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** For `--help`. */
export const LIMIT_HELP: readonly [string, string][] = NAMES.map((name) => {
  const { standard, range, text } = LIMITS[name];
  return [limitVariable(name), `${text}; ${range[0]} to ${range[1]} (${standard})`];
});

type Env = Readonly<Record<string, string | undefined>>;

export const parseLimits = (env: Env): LimitSettings =>
  limitsBy((name) => {
    const { range, standard } = LIMITS[name];
    return parseNumber(env, limitVariable(name), range, standard);
  });

/** A whole number of the environment; throws a `SetupError` with the range if it is none. */
export function parseNumber(
  env: Env,
  name: string,
  [least, most]: Range,
  otherwise: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new SetupError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
