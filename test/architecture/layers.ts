/** The layers of the source, by the folders and files that belong to them; the first that fits counts. */
const PLACES = {
  hex: /^src\/hex\//,
  core: /^src\/rules\/core\//,
  system: /^src\/rules\/[^/]+\//,
  registry: /^src\/rules\/[^/]+$/,
  words: /^src\/words\//,
  files: /^src\/scenario\/node\//,
  scenario: /^src\/scenario\//,
  bots: /^src\/bots\//,
  lab: /^src\/lab\//,
  game: /^src\/game\//,
  building: /^src\/ui\/node\//,
  ui: /^src\/ui\//,
  cli: /^src\/cli\//,
  server: /^server\//,
} as const;
export type Layer = keyof typeof PLACES;

const LAYERS = Object.keys(PLACES) as Layer[];

/** The layer of a file; `undefined` outside the source. */
export const layerOf = (path: string): Layer | undefined =>
  LAYERS.find((layer) => PLACES[layer].test(path));

/** The part that a file belongs to: its layer, and for the rules of a game that game's folder. */
export const partOf = (path: string): string | undefined => {
  const layer = layerOf(path);
  return layer === 'system' ? path.split('/').slice(0, 3).join('/') : layer;
};

const RULES: readonly Layer[] = ['hex', 'core', 'system', 'registry'];

/** The layers that each may import beside itself; a system never imports another. */
export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  hex: [],
  core: ['hex'],
  system: ['hex', 'core'],
  registry: ['hex', 'core', 'system'],
  words: RULES,
  /** Scenarios read from disk: not for the browser. */
  files: [...RULES, 'scenario'],
  scenario: RULES,
  bots: RULES,
  lab: [...RULES, 'scenario', 'bots'],
  game: [...RULES, 'scenario', 'bots', 'lab'],
  /** Plugins that the web app is built with: not for the browser. */
  building: [],
  ui: [...RULES, 'words', 'scenario', 'bots', 'lab', 'game'],
  cli: [...RULES, 'words', 'scenario', 'files', 'bots', 'lab', 'game'],
  server: [...RULES, 'words', 'scenario', 'files', 'bots', 'game'],
};

/** The layers, or the one file, that may import each package; Node's own modules count as one. */
export const PACKAGE_USERS: Readonly<Record<string, readonly string[]>> = {
  '@fastify/cors': ['server/wire/rest.ts'],
  '@noble/hashes': ['core', 'game'],
  'boardgame.io': ['game', 'server'],
  commander: ['cli'],
  confusables: ['server/matches/names.ts'],
  'd3-selection': ['ui'],
  'd3-zoom': ['ui'],
  fastify: ['server/wire/adminRoutes.ts', 'server/wire/app.ts', 'server/wire/rest.ts'],
  'topojson-client': ['src/scenario/atlas/world.ts'],
  'topojson-specification': ['src/scenario/atlas/world.ts'],
  'honeycomb-grid': ['hex', 'src/cli/bench/hexes.ts'],
  i18next: ['src/words/core/texts.ts'],
  'idb-keyval': ['game', 'ui'],
  'ipaddr.js': ['server/common/net.ts', 'server/notices/guard.ts'],
  libsql: ['server/storage/database.ts'],
  marked: ['ui'],
  node: ['files', 'building', 'cli', 'server'],
  nodemailer: ['server/notices/mail.ts'],
  pg: ['server/storage/postgres/link.ts', 'server/storage/postgres/schema.ts'],
  pino: ['server'],
  'prom-client': ['server'],
  'rate-limiter-flexible': ['server'],
  react: ['ui'],
  'react-dom': ['ui'],
  'request-filtering-agent': ['server/notices/guard.ts'],
  'socket.io': ['server'],
  'socket.io-client': ['game', 'server/bench/load.ts'],
  'socket.io-parser': ['server/wire/json.ts'],
  'virtual:scenarios': ['scenario'],
  'virtual:ships': ['scenario'],
  vite: ['files', 'building'],
  'web-push': ['server/notices/webPush.ts'],
  'workbox-core': ['src/ui/offline/worker.ts'],
  'workbox-precaching': ['src/ui/offline/worker.ts'],
  'workbox-routing': ['src/ui/offline/worker.ts'],
  'workbox-window': ['ui'],
  'world-atlas': ['src/ui/chartRoom/underlay/atlas.ts'],
  wouter: ['ui'],
  zod: ['scenario', 'lab', 'game', 'server'],
};

/** The layers that know no clock, no network, no screen and no chance but the dice that they are given. */
export const PURE_LAYERS: readonly Layer[] = [...RULES, 'bots', 'lab'];

export const FORBIDDEN_GLOBALS: ReadonlySet<string> = new Set([
  'Buffer',
  'Date',
  'Math',
  'Math.random',
  'WebSocket',
  'Worker',
  'XMLHttpRequest',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'require',
  'self',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Lines of a file outside `tables`. */
export const MAX_LINES = 300;

/** What may lie at the top beside dot files, and what tools and the server put there. */
export const TOP_LEVEL: ReadonlySet<string> = new Set([
  'README.md',
  'package-lock.json',
  'package.json',
  'scenarios',
  'server',
  'src',
  'test',
  'tsconfig.json',
  'vite.config.ts',
  'data',
  'dist',
  'node_modules',
]);
