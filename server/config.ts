import { join } from 'node:path';
import type { KeepSettings } from './admin/retention';
import { LIMIT_HELP, type LimitSettings, parseLimits, parseNumber } from './common/limits';
import { PROJECT } from './common/project';
import { SetupError } from './common/setup';
import { NOTICE_SETTINGS, type NoticeSettings, parseNotices } from './notices/settings';
import { LOG_LEVELS, type LogLevel } from './watching/log';

/** Where the server listens, and how it is run. */
export interface Config {
  port: number;
  /** An address or name of this machine; without one the server listens on all of its addresses. */
  host?: string;
  /** The file or the Postgres database in which online matches are stored; `undefined` for no online play. */
  database: string | undefined;
  /** Where players reach this process, beside others on the same Postgres database. */
  address: string;
  /** After which silence its matches go to other processes; in seconds. */
  leaseSeconds: number;
  /** Other sites whose pages may use this server. */
  origins: string[];
  /** Host names the server answers to; any name if the list is empty. */
  hosts: string[];
  /** The number of our own proxies in front of the server. */
  proxies: number;
  logLevel: LogLevel;
  /** The token that remote requests for /metrics must show. */
  metricsToken?: string;
  /** Threads in which bots think. */
  botThreads: number;
  /** How long a bot may think about one order; milliseconds. */
  botBudgetMs: number;
  limits: LimitSettings;
  keep: KeepSettings;
  /** How players are notified of their turn; without it they are not. */
  notices?: NoticeSettings;
}

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 8000;

const MAX_DAYS = [0, 36_500] as const;

/** Every setting but the limits, for `--help`. */
const SETTINGS: readonly [string, string][] = [
  ['PORT', 'where to listen; 0 for any free port (8000)'],
  ['HOST', 'the address to listen on (all of this machine)'],
  [
    'FLAG_PLOT_DB',
    'the file that online matches are kept in, or postgres://…, or "none" (data/flag-plot.db)',
  ],
  [
    'FLAG_PLOT_ADDRESS',
    'where players reach this one of several processes on one Postgres, such as /s/1 (/)',
  ],
  ['FLAG_PLOT_LEASE_SECONDS', 'after which silence its matches go to the others, 2 to 60 (6)'],
  [
    'FLAG_PLOT_KEEP_FINISHED_DAYS',
    'deletes matches this many days after their end; 0 for never (0)',
  ],
  ['FLAG_PLOT_KEEP_CHAT_DAYS', 'deletes chat this many days after its match ends; 0 for never (0)'],
  ['FLAG_PLOT_ORIGINS', 'other sites whose pages may use this server, separated by commas (none)'],
  ['FLAG_PLOT_HOSTS', 'host names of this server, separated by commas; others are refused (all)'],
  ['FLAG_PLOT_PROXIES', 'how many proxies are in front of the server (0)'],
  ['FLAG_PLOT_LOG', `${LOG_LEVELS.join(', ')} (warn)`],
  ['FLAG_PLOT_METRICS_TOKEN', 'lets /metrics be read from elsewhere (from this machine only)'],
  [
    'FLAG_PLOT_BOT_THREADS',
    'threads for bots, 1 to 16; one processor is always left to the server (1)',
  ],
  ['FLAG_PLOT_BOT_BUDGET_MS', 'how long a bot may think about an order, 50 to 60000 (1000)'],
  ...NOTICE_SETTINGS,
];

export const HELP = `Flag Plot's server: the game at http://localhost:8000, and matches online.

  --help           this text
  --push-keys      makes keys for FLAG_PLOT_PUSH_KEYS
  --backup FILE    copies the database to a new file, even while the server runs
  --check          reads the whole database and replays every match, even while the server runs
  --restore FILE   replaces the database by a copy and keeps the old one beside it; the server must be stopped

Commands, even while the server runs:
  --admin list [--status playing|finished|aside] [--limit N]
  --admin who MATCH        who is in a match, with addresses
  --admin close MATCH      ends a match for both sides
  --admin delete MATCH     deletes a match and all its data
  --admin ban ADDRESS [--days N]
  --admin unban ADDRESS
  --admin bans

Settings, from the environment:
${tableOf(SETTINGS)}

Limits, also from the environment:
${tableOf(LIMIT_HELP)}
`;

function tableOf(settings: readonly [string, string][]): string {
  const width = Math.max(...settings.map(([name]) => name.length));
  return settings.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...LIMIT_HELP].map(([name]) => name));

/** A misspelled name would silently leave its setting unchanged. */
function refuseUnknown(env: Env): void {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('FLAG_PLOT_') && !KNOWN.has(name),
  );
  if (unknown !== undefined)
    throw new SetupError(`${unknown} is not a setting of this server; --help lists all of them.`);
}

/** Reads all settings; an empty value counts as none. */
export function parseConfig(env: Env): Config {
  refuseUnknown(env);
  const port = parsePort(env.PORT);
  const host = parseHost(env.HOST);
  const metricsToken = env.FLAG_PLOT_METRICS_TOKEN;
  const notices = parseNotices(env);
  return {
    port,
    ...(host && { host }),
    database: databaseFile(env.FLAG_PLOT_DB),
    address: parseAddress(env.FLAG_PLOT_ADDRESS),
    leaseSeconds: parseNumber(env, 'FLAG_PLOT_LEASE_SECONDS', [2, 60], 6),
    origins: parseOrigins(env.FLAG_PLOT_ORIGINS),
    hosts: listed(env.FLAG_PLOT_HOSTS).map(parseName),
    proxies: parseNumber(env, 'FLAG_PLOT_PROXIES', [0, 9], 0),
    logLevel: parseLevel(env.FLAG_PLOT_LOG),
    ...(metricsToken && { metricsToken }),
    botThreads: parseNumber(env, 'FLAG_PLOT_BOT_THREADS', [1, 16], 1),
    botBudgetMs: parseNumber(env, 'FLAG_PLOT_BOT_BUDGET_MS', [50, 60_000], 1000),
    limits: parseLimits(env),
    keep: {
      finishedDays: parseNumber(env, 'FLAG_PLOT_KEEP_FINISHED_DAYS', MAX_DAYS, 0),
      chatDays: parseNumber(env, 'FLAG_PLOT_KEEP_CHAT_DAYS', MAX_DAYS, 0),
    },
    ...(notices && { notices }),
  };
}

function parsePort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new SetupError(
    `PORT must be a whole number from 0 (any free port) to 65535, not "${text}".`,
  );
}

function parseHost(host: string | undefined): string | undefined {
  if (!host || /^[A-Za-z0-9.:_-]+$/.test(host)) return host;
  throw new SetupError(
    `HOST must be a name or an address of this machine, such as 127.0.0.1, not "${host}".`,
  );
}

function databaseFile(text: string | undefined): string | undefined {
  if (!text) return join(PROJECT, 'data', 'flag-plot.db');
  return text === 'none' ? undefined : text;
}

function parseAddress(text: string | undefined): string {
  if (!text) return '/';
  const isPath = /^(\/[A-Za-z0-9_-]+)+$/.test(text);
  if (isPath || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new SetupError(
    `FLAG_PLOT_ADDRESS must be a path such as /s/1, or an address such as https://s1.example.org, not "${text}".`,
  );
}

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const parseOrigins = (text?: string): string[] => listed(text).map(parseOrigin);

function parseName(text: string): string {
  const isName = URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text;
  if (isName && !/:\d+$/.test(text.replace(/^\[.*\]/, ''))) return text;
  throw new SetupError(
    `FLAG_PLOT_HOSTS must be names such as play.example.org, without a port; "${text}" is none.`,
  );
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new SetupError(
    `FLAG_PLOT_ORIGINS must be addresses such as https://example.org, without a path; "${text}" is none.`,
  );
}

function parseLevel(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((it) => it === (text || 'warn'));
  if (level) return level;
  throw new SetupError(`FLAG_PLOT_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}
