import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the nearest above this file that has a package.json, from the source as from the build. */
const PROJECT = projectAbove(dirname(fileURLToPath(import.meta.url)));

function projectAbove(folder: string): string {
  const isHere = existsSync(join(folder, 'package.json')) || dirname(folder) === folder;
  return isHere ? folder : projectAbove(dirname(folder));
}

/** The path of a file of the project. */
export const fileInProject = (path: string): string => join(PROJECT, path);

/** A file's text; `undefined` when there is no such file, or only a folder of that name. */
export const readIfThere = (path: string): string | undefined =>
  existsSync(path) && !statSync(path).isDirectory() ? readFileSync(path, 'utf8') : undefined;
