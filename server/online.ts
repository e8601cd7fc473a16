import type { Server as HttpServer, RequestListener } from 'node:http';
import type { Server } from 'socket.io';
import { ONLINE_NAMESPACE } from '../src/game/online/protocol';
import { BotKeeper } from './bots/keeper';
import type { Thinker } from './bots/pool';
import { checkAll } from './matches/checking';
import { ClockKeeper } from './matches/clockKeeper';
import { Conduct } from './matches/conduct';
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
import { newApp } from './wire/app';
import type { Wire } from './wire/connection';
import { DEFAULT_LIMITS, type LimitSettings, newLimits } from './wire/limits';
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
  notifier?: NotifierOptions;
}

/** Online play, to be added in front of the handler that serves the app. */
export interface Online {
  matches: Matches;
  lobby: Lobby;
  door: Door;
  conduct: Conduct;
  /** Answers for the lobby and the metrics, and hands everything else on. */
  before(site: RequestListener): RequestListener;
  /** Opens the sockets on a listening server, and checks all unfinished matches meanwhile. */
  attach(http: HttpServer): void;
  /** Announces the shutdown, lets pending work finish, and stores everything. */
  close(): Promise<void>;
}

/** How long a match stays in memory after its last use, and how often that is checked. */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

/** So that people can follow what a bot does. */
const BOT_DELAY_MS = 300;

export function openOnline(options: OnlineOptions): Online {
  const { storage, library, log, origin = { origins: [], proxies: 0 }, limits, seeds } = options;
  const uptime = new Uptime(storage, (error) =>
    matches.report((it) => it.fault?.(error, 'uptime')),
  );
  const { steady, served } = uptime;
  const time = { steady, served, ready: uptime.ready };
  const matches = new Matches({ storage, library, ...time, ...(seeds && { seeds }) });
  const lobby = new Lobby(matches);
  const door = new Door(matches);
  const conduct = new Conduct(matches);
  const metrics = newMetrics(matches, options.metricsToken, (it) => isFromHere(it, origin));
  matches.watch(logWatcher(log));
  matches.watch(metrics.watcher);
  const bots =
    options.thinker && new BotKeeper(matches, options.thinker, { delayMs: BOT_DELAY_MS });
  const clocks = new ClockKeeper(matches);
  const life = { closing: false };
  const wire = {
    limits: newLimits({ ...DEFAULT_LIMITS, ...limits }),
    fault: (error: unknown, where: string, request?: string) =>
      matches.report((it) => it.fault?.(error, where, request)),
    isClosing: () => life.closing,
  };
  const notices = openNotices(matches, options.notices, options.notifier);
  const sweep = setInterval(() => void sweepOnce(matches, wire.fault), SWEEP_MS).unref();
  let io: Server | undefined;
  return {
    matches,
    lobby,
    door,
    conduct,
    before: (site) => routesBefore(site, { matches, lobby, notices, metrics, wire, origin }),
    attach(http) {
      io = serveSockets(http, { matches, door, conduct, wire, origin });
      // Set before the sockets' own answers, which would otherwise lack them.
      http.prependListener('request', (_request, response) => setSecurityHeaders(response));
      checkAll(matches).then(
        (counts) => log.info(counts, 'unfinished matches checked'),
        (error: unknown) => wire.fault(error, 'check'),
      );
    },
    async close() {
      clearInterval(sweep);
      io?.of(ONLINE_NAMESPACE).emit('notice', { kind: 'stopping' });
      life.closing = true;
      // Nobody can give orders any more, so the clocks stop.
      await uptime.close();
      clocks.close();
      notices.close();
      await bots?.close();
      await matches.close();
      await io?.close();
      await storage.close();
    },
  };
}

const sweepOnce = (matches: Matches, fault: (error: unknown, where: string) => void) =>
  matches.forget(matches.now() - IDLE_MS).catch((error: unknown) => fault(error, 'sweep'));

interface Answering {
  matches: Matches;
  lobby: Lobby;
  notices: ReturnType<typeof openNotices>;
  metrics: Metrics;
  wire: Omit<Wire, 'addressOf'>;
  origin: OriginSettings;
}

function routesBefore(site: RequestListener, parts: Answering): RequestListener {
  const { matches, lobby, notices, metrics, wire, origin } = parts;
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
  });
}
