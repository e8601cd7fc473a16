import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../cli/run';

/** A shipped scenario that is to end early. */
export interface Short {
  id: string;
  /** Among the scenarios. */
  folder: string;
  turns: number;
}

/** A game of two Commanders in it, saved. @returns the file */
export async function shortGame({ id, folder, turns }: Short): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'flag-plot-')), `${id}.json`);
  // Exits that open after the early end would be a fault.
  const { freeExits: _, ...scenario } = JSON.parse(
    readFileSync(`scenarios/${folder}/${id}.json`, 'utf8'),
  );
  writeFileSync(file, JSON.stringify({ ...scenario, turns }));
  const save = file.replace('.json', '.save.json');
  await run('sim', file, '--games', '1', '--record', save);
  return save;
}
