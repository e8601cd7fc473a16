import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, found from this module: it runs as source in `server` and built in `dist/server`. */
export const PROJECT = projectAround(dirname(fileURLToPath(import.meta.url)));

/** Where the build puts the app and the server. */
export const CLIENT_FOLDER = join(PROJECT, 'dist', 'client');
export const SERVER_ENTRY = join(PROJECT, 'dist', 'server', 'main.js');

/** The version in package.json. */
export function projectVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function projectAround(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectAround(dirname(folder));
}
