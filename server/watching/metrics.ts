import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Matches } from '../matches/matches';
import type { Watcher } from '../matches/watcher';

/** Metrics for Prometheus. */
export interface Metrics {
  watcher: Watcher;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

type Near = (request: IncomingMessage) => boolean;

interface MetricsOptions {
  matches: Matches;
  /** The token for reading the metrics; without one only this machine may. */
  token: string | undefined;
  isFromHere: Near;
  connections(): number;
  /** Orders of bots that wait for a thread. */
  botsWaiting(): number;
}

/** In seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export function newMetrics({ matches, token, isFromHere, ...counts }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `flag_plot_${name}`, help, labelNames, registers });
  const accepted = counter('orders_accepted_total', 'Orders accepted.');
  const refusals = counter('orders_refused_total', 'Orders refused, by code.', ['code']);
  const aside = counter('matches_set_aside_total', 'Matches that did not replay.');
  const overdue = counter('times_out_total', 'Sides whose time was out.');
  const notices = counter('notices_sent_total', 'Notices sent, by reason.', ['reason']);
  const faults = counter('faults_total', 'Faults contained, by place.', ['where']);
  const unsent = counter('notices_failed_total', 'Notices that could not be sent.');
  const limited = counter('limits_refused_total', 'What limits have refused.', ['limit']);
  const histogram = (name: string, help: string) =>
    new Histogram({ name: `flag_plot_${name}`, help, buckets: BUCKETS, registers });
  const latency = histogram('order_seconds', 'From an order to its answer.');
  const storing = histogram('storage_seconds', 'From an order to its being on disk.');
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `flag_plot_${name}`,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('matches_in_memory', 'Matches in memory.', () => matches.loaded);
  gauge('present', 'Players and spectators in matches.', () => matches.audience.size);
  gauge('connections', 'Open connections.', counts.connections);
  gauge('bots_waiting', 'Orders of bots that wait for a thread.', counts.botsWaiting);
  gauge('database_bytes', 'Size of the database.', () =>
    matches.storage.bytes().catch(() => Number.NaN),
  );
  return {
    watcher: {
      accepted: () => accepted.inc(),
      answered: (answer, milliseconds) => {
        latency.observe(milliseconds / 1000);
        if (!answer.ok) refusals.inc({ code: answer.refusal.code });
      },
      setAside: () => aside.inc(),
      reminded: () => overdue.inc(),
      notified: (reason) => notices.inc({ reason }),
      unsent: () => unsent.inc(),
      limited: (limit) => limited.inc({ limit }),
      stored: (milliseconds) => storing.observe(milliseconds / 1000),
      fault: (_error, where) => faults.inc({ where }),
    },
    async answer(request, response) {
      if (!mayRead(request, token, isFromHere)) return void response.writeHead(403).end();
      const text = await registry.metrics();
      response.writeHead(200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      });
      response.end(text);
    },
  };
}

/** Without the token, only from this machine itself. */
const mayRead = (request: IncomingMessage, token: string | undefined, isFromHere: Near): boolean =>
  (token !== undefined && request.headers.authorization === `Bearer ${token}`) ||
  isFromHere(request);
