import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { systemOf } from '../src/rules/registry';
import { readSave, replaySave } from '../src/scenario';

const FOLDER = 'test/replays';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/**
 * Recorded games replay for ever. When a fix of the rules changes one of them, that is a new version of the rules: raise it,
 * say so in its note, and record again: `npm run -s cli -- sim <scenario> --games 1 --seed <seed> --record test/replays/<file>`.
 */
describe('recorded games replay to the same digests', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
  });

  test.each(files)('%s', (name) => {
    const file = `${FOLDER}/${name}`;
    const save = readSave(readFileSync(file, 'utf8'), file);
    if (!save.ok) throw new Error(JSON.stringify(save.faults));
    const replayed = replaySave(save.value, file);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const outcome = systemOf(save.value.system)?.outcome(replayed.value.state);
    expect(outcome?.winner).toBe(save.value.result);
  });
});
