import { SetupError } from './setup';

/** A limit that the server's operator may set. */
interface LimitKind {
  standard: number;
  /** The least and the most that can be set. */
  range: readonly [number, number];
  /** For `--help`. */
  text: string;
}

const MILLION = 1_000_000;

/** Every limit. An address of IPv6 is its first 64 bits. */
export const LIMITS = {
  packetsPerSecond: {
    standard: 10,
    range: [1, MILLION],
    text: "packets a second of a connection, ten seconds' worth at once",
  },
  ordersPerSecond: {
    standard: 5,
    range: [1, MILLION],
    text: "orders a second for a seat, ten seconds' worth at once",
  },
  requestsPerMinute: {
    standard: 240,
    range: [1, MILLION],
    text: 'requests a minute of an address to the lobby',
  },
  matchesPerHour: { standard: 60, range: [1, MILLION], text: 'new matches an hour of an address' },
  connectionsPerMinute: {
    standard: 120,
    range: [1, MILLION],
    text: 'new connections a minute of an address',
  },
  connectionsAtOnce: {
    standard: 100,
    range: [1, MILLION],
    text: 'connections of an address at one time',
  },
  entriesPerMinute: {
    standard: 240,
    range: [1, MILLION],
    text: 'entries into matches a minute of an address',
  },
  wrongSecretsPerMinute: {
    standard: 30,
    range: [1, MILLION],
    text: 'wrong tokens and passphrases a minute of an address',
  },
  unreadBytes: {
    standard: MILLION,
    range: [100_000, 1000 * MILLION],
    text: 'bytes that may wait unread on a connection, beside its longest message',
  },
  packetBytes: { standard: 16_384, range: [4096, MILLION], text: 'bytes of a packet or a body' },
  requestSeconds: {
    standard: 15,
    range: [1, 300],
    text: 'seconds that a request may take to come',
  },
  spectatorsPerMatch: { standard: 200, range: [0, 100_000], text: 'spectators of a match' },
  listLength: { standard: 200, range: [1, 1000], text: 'matches in a list' },
  chatLines: {
    standard: 100,
    range: [1, 1000],
    text: 'chat lines that a visitor is sent when he enters',
  },
  idleMinutes: {
    standard: 10,
    range: [1, 1440],
    text: 'minutes that an empty match stays in memory',
  },
  noticesPerHour: { standard: 12, range: [1, 1000], text: 'notices an hour to an address' },
  offerNoticesPerHour: {
    standard: 3,
    range: [1, 1000],
    text: 'notices of offers an hour to an address, in addition',
  },
  freeMegabytes: {
    standard: 16,
    range: [1, MILLION],
    text: 'free megabytes on the disk below which the server is not ready',
  },
} as const satisfies Readonly<Record<string, LimitKind>>;

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
  [least, most]: readonly [number, number],
  otherwise: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new SetupError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
