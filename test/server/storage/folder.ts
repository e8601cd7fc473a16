import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of one file, which goes with them. */
export function folderFor(tests: string): string {
  const folder = mkdtempSync(join(tmpdir(), `flag-plot-${tests}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Names of database files, in a folder that is still to be made. */
export function filesIn(folder: string): () => string {
  let files = 0;
  return () => join(folder, 'deeper', `${++files}.db`);
}
