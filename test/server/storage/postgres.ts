import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll } from 'vitest';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** The folder of Postgres' programs, if it is installed. */
export const POSTGRES = [...(process.env.PATH ?? '').split(':'), ...debianFolders()].find(
  (folder) =>
    folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
);

/** For the name of a group of tests. */
export const LEFT_OUT = POSTGRES ? '' : ' (left out: Postgres is not installed)';

/** Postgres refuses to run as root. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A Postgres of its own for the tests of one file; it goes with them. */
export async function startPostgres(): Promise<{ newUrl(): Promise<string> }> {
  const folder = mkdtempSync(join(tmpdir(), 'flag-plot-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(POSTGRES ?? '', name);
  const env = { ...process.env, LC_ALL: 'C' };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  const made = spawnSync(program('initdb'), init, { ...user, env, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  // By a socket in the folder alone: no port is taken.
  const run = ['-D', data, '-k', folder, '-h', '', '-c', 'max_connections=60', '-c', 'fsync=off'];
  const child = spawn(program('postgres'), run, { ...user, env, cwd: folder, stdio: 'ignore' });
  afterAll(async () => {
    child.kill('SIGQUIT');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilOpen(url);
  let schemas = 0;
  return {
    /** An empty place in its database. */
    async newUrl() {
      const schema = `s${++schemas}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`CREATE SCHEMA ${schema}`);
      await client.end();
      return `${url}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    },
  };
}

async function untilOpen(url: string, tries = 200): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await pause(50);
    await untilOpen(url, tries - 1);
  }
}
