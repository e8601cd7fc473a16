/** Where the server listens. */
export interface Config {
  port: number;
  /** An address or name of this machine; without one the server listens on all of its addresses. */
  host?: string;
}

/** What cannot be used as given, in a sentence for whoever runs the server. */
export class SetupError extends Error {}

const DEFAULT_PORT = 8000;

/** Reads PORT and HOST; an empty value counts as none. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = parsePort(env.PORT);
  const host = env.HOST;
  if (!host) return { port };
  if (!/^[A-Za-z0-9.:_-]+$/.test(host)) {
    throw new SetupError(
      `HOST must be a name or an address of this machine, such as 127.0.0.1, not "${host}".`,
    );
  }
  return { port, host };
}

function parsePort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new SetupError(
    `PORT must be a whole number from 0 (any free port) to 65535, not "${text}".`,
  );
}
