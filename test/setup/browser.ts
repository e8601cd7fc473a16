import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../server/build';
import { SERVER_ENTRY } from '../../server/project';
import { findChromium } from '../browser/chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built server that the browser tests use. */
    baseUrl: string;
    /** The path of the browser. */
    chromiumPath: string;
  }
}

/** Before the browser tests: finds the browser, builds the app, and runs the built server on a free port. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', findChromium());
  ensureBuilt();
  const server = spawn(process.execPath, [SERVER_ENTRY], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('baseUrl', await addressOf(server));
  return () => stop(server);
}

/** The server says its address in its first line. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read.');
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The built server ended without saying its address.');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
