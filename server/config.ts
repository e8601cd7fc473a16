import { join } from 'node:path';
import { PROJECT } from './common/project';
import { SetupError } from './common/setup';
import { NOTICE_SETTINGS, type NoticeSettings, parseNotices } from './notices/settings';
import { LOG_LEVELS, type LogLevel } from './watching/log';

/** Where the server listens, and how it is run. */
export interface Config {
  port: number;
  /** An address or name of this machine; without one the server listens on all of its addresses. */
  host?: string;
  /** The file in which online matches are stored; `undefined` for no online play. */
  database: string | undefined;
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
  /** How players are notified of their turn; without it they are not. */
  notices?: NoticeSettings;
}

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 8000;

/** Every setting, for `--help`. */
const SETTINGS: readonly [string, string][] = [
  ['PORT', 'where to listen; 0 for any free port (8000)'],
  ['HOST', 'the address to listen on (all of this machine)'],
  ['FLAG_PLOT_DB', 'the file that online matches are kept in, or "none" (data/flag-plot.db)'],
  ['FLAG_PLOT_ORIGINS', 'other sites whose pages may use this server, with commas (none)'],
  ['FLAG_PLOT_HOSTS', 'names that the server goes by, with commas; others are not answered (all)'],
  ['FLAG_PLOT_PROXIES', 'how many proxies stand before the server (0)'],
  ['FLAG_PLOT_LOG', `${LOG_LEVELS.join(', ')} (warn)`],
  ['FLAG_PLOT_METRICS_TOKEN', 'lets /metrics be read from elsewhere (from this machine only)'],
  [
    'FLAG_PLOT_BOT_THREADS',
    'threads in which bots think, 1 to 16, but a processor is left to the server (1)',
  ],
  ['FLAG_PLOT_BOT_BUDGET_MS', 'how long a bot may think about an order, 50 to 60000 (1000)'],
  ...NOTICE_SETTINGS,
];

export const HELP = `Flag Plot's server: the game at http://localhost:8000, and matches online.

  --help           this text
  --push-keys      makes keys for FLAG_PLOT_PUSH_KEYS
  --backup FILE    copies the database, also while the server runs, into a new file

Settings, by the environment:
${SETTINGS.map(([name, text]) => `  ${name.padEnd(24)} ${text}`).join('\n')}
`;

/** Reads all settings; an empty value counts as none. */
export function parseConfig(env: Env): Config {
  const port = parsePort(env.PORT);
  const host = parseHost(env.HOST);
  const metricsToken = env.FLAG_PLOT_METRICS_TOKEN;
  const notices = parseNotices(env);
  return {
    port,
    ...(host && { host }),
    database: databaseFile(env.FLAG_PLOT_DB),
    origins: parseOrigins(env.FLAG_PLOT_ORIGINS),
    hosts: listed(env.FLAG_PLOT_HOSTS).map(parseName),
    proxies: parseNumber(env, 'FLAG_PLOT_PROXIES', [0, 9], 0),
    logLevel: parseLevel(env.FLAG_PLOT_LOG),
    ...(metricsToken && { metricsToken }),
    botThreads: parseNumber(env, 'FLAG_PLOT_BOT_THREADS', [1, 16], 1),
    botBudgetMs: parseNumber(env, 'FLAG_PLOT_BOT_BUDGET_MS', [50, 60_000], 1000),
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

function parseNumber(
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
