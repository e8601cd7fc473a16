import pino, { type Logger } from 'pino';
import type { Watcher } from '../matches/watcher';

export type { Logger };

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Lines of JSON on stderr, without secrets. Matches are named by the start of their ids, since a whole id gives access
 * to an unlisted match. Faults are named by their messages.
 */
export const newLogger = (level: LogLevel, to: NodeJS.WritableStream = process.stderr): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['token', 'credentials', 'passphrase', '*.token', '*.credentials'],
        remove: true,
      },
    },
    to as pino.DestinationStream,
  );

const brief = (id: string): string => id.slice(0, 6);

/** Logs what happens to matches. */
export const logWatcher = (log: Logger): Watcher => ({
  accepted: ({ match }, side) =>
    log.debug({ match: brief(match.id), side, version: match.version }, 'order'),
  setAside: (id, reason) => log.error({ match: brief(id), reason }, 'match set aside'),
  fault: (error, where, request) => log.error({ where, request, ...told(error) }, 'fault'),
});

/** The text of a fault, and the message of its cause. */
function told(error: unknown): object {
  if (!(error instanceof Error)) return { error: String(error) };
  const { cause } = error;
  return {
    error: error.message,
    stack: error.stack,
    ...(cause instanceof Error && { cause: cause.message }),
  };
}
