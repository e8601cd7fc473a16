import { parseArgs } from 'node:util';
import { SetupError } from '../common/setup';
import type { Library } from '../matches/library';
import { Matches } from '../matches/matches';
import type { Storage } from '../storage/storage';
import { Admin, type Command, type Told } from './admin';
import { Bans } from './bans';
import { readKey } from './keyFile';

/** Parses the arguments after `--admin`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, of] = positionals;
  if (name === undefined) throw new SetupError('--admin needs a command: --help lists them.');
  const { status } = values;
  const limit = whole(values.limit, '--limit');
  const days = whole(values.days, '--days');
  return {
    name,
    ...(of !== undefined && { of }),
    ...(status !== undefined && { status: status as NonNullable<Command['status']> }),
    ...(limit !== undefined && { limit }),
    ...(days !== undefined && { days }),
  };
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { status: text, limit: text, days: text };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new SetupError(`${(error as Error).message} --help lists all commands.`);
  }
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new SetupError(`${name} must be a whole number, not "${text}".`);
}

/** Gives a command to the server that runs on a database; `undefined` if none answers. */
export async function tellServer(database: string, command: Command): Promise<Told | undefined> {
  const key = readKey(database);
  if (!key) return undefined;
  const answer = await fetch(`${key.url}/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key.token}` },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (!answer) return undefined;
  if (!answer.ok) return { ok: false, why: `The server refuses this command (${answer.status}).` };
  return (await answer.json()) as Told;
}

/** Carries out a command on a storage that no server uses. */
export async function runAlone(
  storage: Storage,
  library: Library,
  command: Command,
): Promise<Told> {
  const matches = new Matches({ storage, library });
  try {
    return await new Admin(matches, new Bans(storage, matches)).run(command);
  } finally {
    await matches.close();
    await storage.close();
  }
}
