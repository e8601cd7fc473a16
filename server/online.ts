import type { Server as HttpServer, RequestListener } from 'node:http';
import type { Server } from 'socket.io';
import { ONLINE_NAMESPACE } from '../src/game/online/protocol';
import { Admin } from './admin/admin';
import { Bans } from './admin/bans';
import { clearOut, type KeepSettings } from './admin/retention';
import { BotKeeper } from './bots/keeper';
import type { Thinker } from './bots/pool';
import { DEFAULT_LIMITS, type LimitSettings } from './common/limits';
import { Adoption } from './matches/adoption';
import { checkAll } from './matches/checking';
import { ClockKeeper } from './matches/clockKeeper';
import { Conduct } from './matches/conduct';
import { DiceKeeper } from './matches/diceKeeper';
import { Door } from './matches/door';
import type { Library } from './matches/library';
import { Lobby } from './matches/lobby';
import { Matches } from './matches/matches';
import { Uptime } from './matches/uptime';
import { openNotices } from './notices';
import type { NotifierOptions } from './notices/notifier';
import { noticePages } from './notices/pages';
import type { NoticeSettings } from './notices/settings';
import type { Storage } from './storage/storage';
import { type Logger, logWatcher } from './watching/log';
import { type Metrics, newMetrics } from './watching/metrics';
import { readyListener } from './watching/ready';
import type { AdminRoutes } from './wire/adminRoutes';
import { newApp } from './wire/app';
import type { Wire } from './wire/connection';
import { newLimits } from './wire/limits';
import { noticeActions } from './wire/noticeRoutes';
import { addressOf, isFromHere, type OriginSettings } from './wire/origin';
import { setSecurityHeaders } from './wire/site';
import { serveSockets } from './wire/sockets';

export interface OnlineOptions {
  storage: Storage;
  library: Library;
  log: Logger;
  origin?: OriginSettings;
  limits?: Partial<LimitSettings>;
  metricsToken?: string;
  /** Makes the dice secrets; random by default. */
  seeds?: () => string;
  /** Where bots think; without it bots give no orders. */
  thinker?: Thinker;
  /** How and how soon players are notified of their turn; without it they are not. */
  notices?: NoticeSettings;
  keep?: KeepSettings;
  /** Whoever shows it may give the operator's commands; without one nobody may. */
  adminToken?: string;
  notifier?: Partial<NotifierOptions>;
}

/** Online play, to be added in front of the handler that serves the app. */
export interface Online {
  matches: Matches;
  lobby: Lobby;
  door: Door;
  conduct: Conduct;
  dice: DiceKeeper;
  /** Answers for the lobby and the metrics, and hands everything else on. */
  before(site: RequestListener): RequestListener;
  /** Opens the sockets on a listening server, and checks all unfinished matches meanwhile. */
  attach(http: HttpServer): void;
  /** Announces the shutdown, lets pending work finish, and stores everything. */
  close(): Promise<void>;
}

/** How often idle matches are looked for, and the unit of how long they stay in memory. */
const MINUTE_MS = 60_000;

/** So that people can follow what a bot does. */
const BOT_DELAY_MS = 300;

export function openOnline(options: OnlineOptions): Online {
  const { storage, log, origin = { origins: [], proxies: 0 } } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let io: Server | undefined;
  let adoption: Adoption | undefined;
  const { matches, uptime } = openMatches(options);
  const lobby = new Lobby(matches, limits);
  const door = new Door(matches, limits);
  const conduct = new Conduct(matches);
  const dice = new DiceKeeper(matches, door);
  const metrics = newMetrics({
    matches,
    token: options.metricsToken,
    isFromHere: (request) => isFromHere(request, origin),
    connections: () => io?.engine.clientsCount ?? 0,
    botsWaiting: () => options.thinker?.waiting?.() ?? 0,
  });
  matches.watch(logWatcher(log));
  matches.watch(metrics.watcher);
  const bots =
    options.thinker && new BotKeeper(matches, options.thinker, { delayMs: BOT_DELAY_MS });
  const clocks = new ClockKeeper(matches);
  const bans = new Bans(storage, matches);
  const life = { closing: false };
  const wire = wireOf({ matches, bans, limits, isClosing: () => life.closing });
  const notices = openNotices(matches, options.notices, noticeLimits(limits, options));
  const sweep = setInterval(() => void sweepOnce(matches, limits, bans), MINUTE_MS).unref();
  const retention = startRetention(matches, options.keep);
  const admin = adminOf(options, { matches, bans, wire, origin });
  return {
    ...{ matches, lobby, door, conduct, dice },
    before: (site) => routesBefore(site, { matches, lobby, notices, metrics, wire, origin, admin }),
    attach(http) {
      io = serveSockets(http, {
        ...{ matches, door, conduct, dice, wire, origin },
        onBan: (tell) => bans.onBan(tell),
      });
      // Set before the sockets' own answers, which would otherwise lack them.
      http.prependListener('request', (_request, response) => setSecurityHeaders(response));
      adoption = openUnfinished(matches, log);
    },
    async close() {
      clearInterval(sweep);
      clearInterval(retention);
      io?.of(ONLINE_NAMESPACE).emit('notice', { kind: 'stopping' });
      life.closing = true;
      // Nobody can give orders any more, so the clocks stop.
      await uptime.close();
      clocks.close();
      dice.close();
      notices.close();
      await bots?.close();
      await adoption?.close();
      await matches.close();
      await io?.close();
      await storage.close();
    },
  };
}

interface WireParts {
  matches: Matches;
  bans: Bans;
  limits: LimitSettings;
  isClosing(): boolean;
}

/** What requests and sockets ask of the server. */
const wireOf = ({ matches, bans, limits, isClosing }: WireParts) => ({
  limits: newLimits(limits, (limit) => matches.report((it) => it.limited?.(limit))),
  fault: (error: unknown, where: string, request?: string) =>
    matches.report((it) => it.fault?.(error, where, request)),
  isClosing,
  isBanned: (address: string) => bans.isBanned(address),
});

const noticeLimits = (limits: LimitSettings, { notifier }: OnlineOptions) => ({
  perHour: limits.noticesPerHour,
  offersPerHour: limits.offerNoticesPerHour,
  ...notifier,
});

function openMatches({ storage, library, seeds }: OnlineOptions) {
  const uptime = new Uptime(storage, (error) =>
    matches.report((it) => it.fault?.(error, 'uptime')),
  );
  const { steady, served } = uptime;
  const time = { steady, served, ready: uptime.ready };
  const matches = new Matches({ storage, library, ...time, ...(seeds && { seeds }) });
  return { matches, uptime };
}

/** Checks unfinished matches: all of them, or with several servers those that this one takes, now and later. */
function openUnfinished(matches: Matches, log: Logger): Adoption | undefined {
  const { ownership } = matches.storage;
  if (ownership) return new Adoption(matches, ownership);
  checkAll(matches).then(
    (counts) => log.info(counts, 'unfinished matches checked'),
    (error: unknown) => matches.report((it) => it.fault?.(error, 'check')),
  );
  return undefined;
}

/** Unloads matches that have long been empty, and reads what other processes may have changed. */
async function sweepOnce(
  matches: Matches,
  { idleMinutes }: LimitSettings,
  bans: Bans,
): Promise<void> {
  try {
    if (matches.storage.ownership) await bans.read();
    await matches.forget(matches.now() - idleMinutes * MINUTE_MS);
  } catch (error) {
    matches.report((it) => it.fault?.(error, 'sweep'));
  }
}

const HOUR_MS = 60 * MINUTE_MS;

/** Deletes what is older than the settings say, at the start and every hour. */
function startRetention(matches: Matches, keep?: KeepSettings): NodeJS.Timeout | undefined {
  if (!keep || (keep.finishedDays === 0 && keep.chatDays === 0)) return undefined;
  const once = () =>
    clearOut(matches, keep).catch((error: unknown) =>
      matches.report((it) => it.fault?.(error, 'retention')),
    );
  void once();
  return setInterval(() => void once(), HOUR_MS).unref();
}

interface AdminParts extends Pick<Answering, 'matches' | 'wire' | 'origin'> {
  bans: Bans;
}

const adminOf = ({ adminToken: token }: OnlineOptions, { bans, ...parts }: AdminParts) =>
  token === undefined ? undefined : { ...parts, token, admin: new Admin(parts.matches, bans) };

interface Answering {
  matches: Matches;
  lobby: Lobby;
  notices: ReturnType<typeof openNotices>;
  metrics: Metrics;
  wire: Omit<Wire, 'addressOf'>;
  origin: OriginSettings;
  admin: AdminRoutes | undefined;
}

function routesBefore(site: RequestListener, parts: Answering): RequestListener {
  const { matches, lobby, notices, metrics, wire, origin, admin } = parts;
  const { storage, library } = matches;
  const games = library.systems.map(({ id }) => id);
  return newApp({
    lobby: { lobby, games, wire, origin, actions: noticeActions(notices.targets) },
    pages: noticePages({
      ...notices,
      may: (request) => wire.limits.requests.take(addressOf(request, origin)),
      fault: (error) => wire.fault(error, 'notices'),
    }),
    ready: readyListener({
      probe: () => storage.probe(),
      isClosing: wire.isClosing,
      fault: (error) => wire.fault(error, 'ready'),
    }),
    metrics: metrics.answer,
    ping: () => storage.ping(),
    origin,
    site,
    ...(admin && { admin }),
  });
}
