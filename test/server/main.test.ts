import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Runs the server's entry, or `npm start`'s, from source until it ends. */
async function run(entry: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { said, complained, code };
}

const BAD_PORT = 'PORT must be a whole number from 0 (any free port) to 65535, not "eight".\n';

test.each([
  ['server/main.ts', ['--restore'], {}, '--restore needs a copy to put back.\n'],
  ['server/start.ts', [], { PORT: 'eight' }, BAD_PORT],
])(
  '%s %j that cannot be done ends with one sentence and exit code 1',
  async (entry, args, env, complained) => {
    expect(await run(entry, args, env)).toEqual({ said: '', complained, code: 1 });
  },
  60_000,
);
