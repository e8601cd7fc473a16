import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Matches } from '../matches/matches';
import type { Watcher } from '../matches/watcher';

/** Figures for Prometheus. */
export interface Metrics {
  watcher: Watcher;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

type Near = (request: IncomingMessage) => boolean;

export function newMetrics(matches: Matches, token: string | undefined, isFromHere: Near): Metrics {
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
  const latency = new Histogram({
    name: 'flag_plot_order_seconds',
    help: 'From an order to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `flag_plot_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('matches_in_memory', 'Matches in memory.', () => matches.loaded);
  gauge('present', 'Players and spectators in matches.', () => matches.audience.size);
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

/** Without the token only from this machine itself. */
const mayRead = (request: IncomingMessage, token: string | undefined, isFromHere: Near): boolean =>
  (token !== undefined && request.headers.authorization === `Bearer ${token}`) ||
  isFromHere(request);
