import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../server/build';
import { SERVER_ENTRY } from '../../server/common/project';
import { findChromium } from '../browser/chromium';

/** What the browser tests run on, or the sentence that says why they cannot run. */
export type Stage = { baseUrl: string; chromiumPath: string } | { fault: string };

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage;
  }
}

/**
 * Before the browser tests: finds the browser, builds the app, and runs the built server on a free port. A fault here
 * fails the browser tests and no others: thrown, it would keep the rest of the run from starting.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { strike, ...stage } = await raiseStage();
    project.provide('stage', stage);
    return strike;
  } catch (error) {
    project.provide('stage', { fault: error instanceof Error ? error.message : String(error) });
    return async () => {};
  }
}

/** A browser and the built app, served until it is struck. */
export async function raiseStage(): Promise<Raised> {
  const chromiumPath = findChromium();
  ensureBuilt();
  const server = startServer();
  return { baseUrl: await addressOf(server), chromiumPath, strike: () => stop(server) };
}

type Raised = Exclude<Stage, { fault: string }> & { strike: () => Promise<void> };

type Server = ChildProcessByStdio<null, Readable, null>;

const startServer = (): Server =>
  spawn(process.execPath, [SERVER_ENTRY], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FLAG_PLOT_DB: ':memory:',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The server says its address in its first line. */
async function addressOf(server: Server): Promise<string> {
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The built server ended without saying its address.');
}

async function stop(server: Server): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
