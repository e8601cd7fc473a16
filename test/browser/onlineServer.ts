import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_ENTRY } from '../../server/common/project';

/** A built server of its own process, which keeps matches in a file and can be killed. */
export interface OnlineServer {
  url: string;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

/** Some other program may have been given the port meanwhile: then the start is tried again. */
const TRIES = 20;

/**
 * Starts a server.
 * @param database the file that matches are kept in, or `none`
 * @param port 0 for any free one
 */
export async function startServer(
  database: string,
  port = 0,
  tries = TRIES,
): Promise<OnlineServer> {
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', FLAG_PLOT_DB: database, NODE_ENV: 'production' },
    },
    stdio: ['ignore', 'pipe', tries > 1 ? 'ignore' : 'inherit'],
  });
  const url = await addressOf(child);
  if (url !== undefined) return { url, kill: () => kill(child) };
  if (tries === 1) throw new Error('The server did not start.');
  await new Promise((resolve) => setTimeout(resolve, 200));
  return startServer(database, port, tries - 1);
}

/** The server says its address in its first line; `undefined` for one that ends before. */
async function addressOf(child: ChildProcess): Promise<string | undefined> {
  const said = once(child.stdout as NodeJS.ReadableStream, 'data');
  const [line] = await Promise.race([said, once(child, 'exit').then(() => [])]);
  return /http:\S+/.exec(String(line ?? ''))?.[0];
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
