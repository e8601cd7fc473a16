import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, LIMITS, limitVariable } from '../../server/common/limits';
import { PROJECT } from '../../server/common/project';
import { HELP, parseConfig } from '../../server/config';

const DEFAULTS = {
  port: 8000,
  database: join(PROJECT, 'data', 'flag-plot.db'),
  address: '/',
  leaseSeconds: 6,
  origins: [],
  hosts: [],
  proxies: 0,
  logLevel: 'warn',
  botThreads: 1,
  botBudgetMs: 1000,
  limits: DEFAULT_LIMITS,
  keep: { finishedDays: 0, chatDays: 0 },
};

test('without settings the server listens on port 8000 of every address', () => {
  expect(parseConfig({})).toEqual(DEFAULTS);
  expect(parseConfig({ PORT: '', HOST: '' })).toEqual(DEFAULTS);
});

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('PORT %s is taken', (text, port) => {
  expect(parseConfig({ PORT: text })).toEqual({ ...DEFAULTS, port });
});

test.each(['-1', '65536', '80.5', '8e3', 'http', ' ', '0x50'])(
  'PORT "%s" is refused in one sentence',
  (text) => {
    expect(() => parseConfig({ PORT: text })).toThrow(
      `PORT must be a whole number from 0 (any free port) to 65535, not "${text}".`,
    );
  },
);

test.each(['localhost', '127.0.0.1', '::1', 'my-host.example'])('HOST %s is taken', (host) => {
  expect(parseConfig({ HOST: host })).toEqual({ ...DEFAULTS, host });
});

test.each(['http://localhost', 'a b', '/tmp/socket'])('HOST "%s" is refused', (host) => {
  expect(() => parseConfig({ HOST: host })).toThrow(
    `HOST must be a name or an address of this machine, such as 127.0.0.1, not "${host}".`,
  );
});

test('every setting is read', () => {
  expect(
    parseConfig({
      FLAG_PLOT_DB: '/var/lib/flag-plot.db',
      FLAG_PLOT_ADDRESS: '/s/1',
      FLAG_PLOT_LEASE_SECONDS: '9',
      FLAG_PLOT_ORIGINS: 'https://a.example, http://localhost:5173',
      FLAG_PLOT_HOSTS: 'play.example.org, [::1]',
      FLAG_PLOT_PROXIES: '1',
      FLAG_PLOT_LOG: 'info',
      FLAG_PLOT_METRICS_TOKEN: 'secret',
      FLAG_PLOT_BOT_THREADS: '2',
      FLAG_PLOT_BOT_BUDGET_MS: '100',
      FLAG_PLOT_LIMIT_ORDERS_PER_SECOND: '7',
      FLAG_PLOT_KEEP_FINISHED_DAYS: '90',
      FLAG_PLOT_KEEP_CHAT_DAYS: '30',
    }),
  ).toEqual({
    port: 8000,
    database: '/var/lib/flag-plot.db',
    address: '/s/1',
    leaseSeconds: 9,
    origins: ['https://a.example', 'http://localhost:5173'],
    hosts: ['play.example.org', '[::1]'],
    proxies: 1,
    logLevel: 'info',
    metricsToken: 'secret',
    botThreads: 2,
    botBudgetMs: 100,
    limits: { ...DEFAULT_LIMITS, ordersPerSecond: 7 },
    keep: { finishedDays: 90, chatDays: 30 },
  });
  expect(parseConfig({ FLAG_PLOT_DB: 'none' }).database).toBeUndefined();
});

test.each([
  ['FLAG_PLOT_ADDRESS', 's1', 'must be a path such as /s/1, or an address'],
  ['FLAG_PLOT_ADDRESS', '/s/1/', 'not "/s/1/".'],
  ['FLAG_PLOT_ORIGINS', 'example.org', 'without a path; "example.org" is none.'],
  ['FLAG_PLOT_ORIGINS', 'https://a.example/path', 'without a path'],
  ['FLAG_PLOT_HOSTS', 'a.example:80', 'without a port; "a.example:80" is none.'],
  ['FLAG_PLOT_PROXIES', 'two', 'a whole number from 0 to 9, not "two".'],
  ['FLAG_PLOT_LOG', 'loud', 'one of silent, error, warn, info, debug, not "loud".'],
  ['FLAG_PLOT_BOT_THREADS', '0', 'a whole number from 1 to 16, not "0".'],
  ['FLAG_PLOT_BOT_BUDGET_MS', '10', 'a whole number from 50 to 60000, not "10".'],
])('%s "%s" is refused in one sentence', (name, value, sentence) => {
  expect(() => parseConfig({ [name]: value })).toThrow(sentence);
  expect(() => parseConfig({ [name]: value })).toThrow(name);
  expect(HELP).toContain(name);
});

test.each(Object.entries(LIMITS))(
  'the limit %s is a setting within its range',
  (name, { range, standard }) => {
    const variable = limitVariable(name);
    const [least, most] = range;
    const read = (text: string) => ({ ...parseConfig({ [variable]: text }).limits })[name];
    expect([read(''), read(String(least)), read(String(most))]).toEqual([standard, least, most]);
    for (const text of [String(least - 1), String(most + 1), '1e3', 'many'])
      expect(() => read(text)).toThrow(
        `${variable} must be a whole number from ${least} to ${most}, not "${text}".`,
      );
    expect(HELP).toContain(`  ${variable} `);
  },
);

test('a setting whose name is misspelled is refused', () => {
  expect(() => parseConfig({ FLAG_PLOT_LIMIT_ENTRYS_PER_MINUTE: '5' })).toThrow(
    'FLAG_PLOT_LIMIT_ENTRYS_PER_MINUTE is not a setting of this server; --help lists all of them.',
  );
});
