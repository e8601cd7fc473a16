import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Runs the server's entry, or `npm start`'s, from source until it ends. */
async function run(entry: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
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

test.each(['server/main.ts', 'server/start.ts'])(
  '%s ends at a bad port with one sentence and exit code 1',
  async (entry) => {
    expect(await run(entry, { PORT: 'eight' })).toEqual({
      said: '',
      complained: 'PORT must be a whole number from 0 (any free port) to 65535, not "eight".\n',
      code: 1,
    });
  },
);
