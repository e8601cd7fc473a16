import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packSave } from '../../src/game/shareLink';
import { makeSecret, newDiceTree } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { type DiceReport, makeSave, readSave, type Save } from '../../src/scenario';
import { json, run } from './run';

const RECORDED = 'test/replays/river-plate.json';
const SEED = '00112233445566778899aabbccddeeff';
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The start of a recorded battle with dice of the second format, up to its first throws. */
function newFormat(): Save {
  const read = readSave(readFileSync(RECORDED, 'utf8'), RECORDED);
  if (!read.ok) throw new Error('unreadable');
  const { scenario, options, orders, system } = read.value;
  const seed = makeSecret({
    seed: SEED,
    entropy: { axis: { value: 'b'.repeat(32), since: 0 } },
  });
  const parts = { scenario, options, seed, system: systemOf(system) as never };
  const long = [...orders.keys()].findLast(
    (length) => makeSave({ ...parts, orders: orders.slice(0, length) }).ok,
  );
  const save = makeSave({ ...parts, orders: orders.slice(0, long) });
  if (!save.ok) throw new Error('does not replay');
  return save.value;
}

const save = newFormat();
const file = join(mkdtempSync(join(tmpdir(), 'flag-plot-')), 'game.json');
writeFileSync(file, JSON.stringify(save));
const root = newDiceTree(SEED).root;

test('lists each throw with leaf, path, bytes and values, as anybody can compute them', async () => {
  const report = await json<DiceReport & { faults: unknown[] }>('verify', file, '--root', root);
  expect([report.published, report.faults]).toEqual([root, []]);
  expect(report.throws.length).toBeGreaterThan(0);
  for (const { place, proof, key, rolls } of report.throws) {
    const leaf = sha(`${SEED}/${place.chapter}`);
    expect([proof?.leaf, proof?.path.length]).toEqual([leaf, 8]);
    expect(key).toBe(`${leaf}//${'b'.repeat(32)}`);
    const bytes = rolls.map((it) => it.bytes).join('');
    const blocks = Array.from({ length: bytes.length / 64 + 1 }, (_, block) =>
      sha(`${key}/${block}`),
    );
    expect(blocks.join('').startsWith(bytes)).toBe(true);
  }
});

test('reads the same from a link', async () => {
  const link = `https://example.org/shared#${await packSave(save)}`;
  const { code, out } = await run('verify', link);
  expect(code).toBe(0);
  expect(out).toBe((await run('verify', file)).out);
  expect(out).toContain(`root ${root}`);
});

test('another root than the published one is a fault', async () => {
  const { code, out } = await run('verify', file, '--root', 'f'.repeat(64));
  expect(code).toBe(1);
  expect(out).toContain(`expected a seed with the root ${'f'.repeat(64)}, found ${root}`);
});

test('dice of another seed or with other entropy are a fault', async () => {
  for (const seed of [save.seed.replace('0011', '0012'), save.seed.replace('bbbb', 'bbbc')]) {
    writeFileSync(`${file}.forged`, JSON.stringify({ ...save, seed }));
    expect((await run('verify', `${file}.forged`)).code).toBe(1);
  }
});

test('games of the first format keep their dice and are listed without a tree', async () => {
  const { code, out } = await run('verify', RECORDED);
  expect(code).toBe(0);
  expect(out).toContain('format 1');
  expect(out).not.toContain('leaf');
  const { seed } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Save;
  expect(out).toContain(`hash of the seed ${sha(seed)}`);
});
