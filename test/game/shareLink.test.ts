import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isTooLong, MAX_LETTERS, packSave, unpackText } from '../../src/game/shareLink';
import { readSave, replaySave, type Save } from '../../src/scenario';

function saveAt(name: string): Save {
  const read = readSave(readFileSync(`test/replays/${name}`, 'utf8'), name);
  if (!read.ok) throw new Error('no save');
  return read.value;
}

const save = saveAt('river-plate.json');

const expectedIn = async (fragment: string): Promise<string | undefined> => {
  const read = await unpackText(fragment);
  return read.ok ? undefined : read.faults[0]?.expected;
};

describe('a battle in a link', () => {
  test('comes out as it went in, with the last of its digests, and replays', async () => {
    const text = await unpackText(await packSave(save));
    if (!text.ok) throw new Error(JSON.stringify(text.faults));
    const read = readSave(text.value, 'the link');
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { digests, ...rest } = read.value;
    const { digests: all, ...whole } = save;
    expect(rest).toEqual(whole);
    expect(digests).toEqual({ [save.orders.length]: all[save.orders.length] });
    expect(replaySave(read.value, 'the link').ok).toBe(true);
  });

  test('is of letters that need no escape in an address, and short enough to send', async () => {
    const fragment = await packSave(save);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(MAX_LETTERS / 4);
  });

  test('of more than 16,000 letters is not for sharing', () => {
    expect(isTooLong('x'.repeat(16_000))).toBe(false);
    expect(isTooLong('x'.repeat(16_001))).toBe(true);
  });

  test('a battle without orders goes too', async () => {
    const { result: _, ...begun } = { ...save, orders: [], digests: {} };
    const text = await unpackText(await packSave(begun));
    expect(text.ok && JSON.parse(text.value)).toEqual(begun);
  });
});

describe('a link that is not whole', () => {
  test('is told from one without a battle and from one of another form', async () => {
    expect(await expectedIn('')).toContain('after the #');
    expect(await expectedIn('9.abc')).toContain('a link that this version of the game can read');
  });

  test.each([
    ['cut', (whole: string) => whole.slice(0, -40)],
    ['changed', (whole: string) => `${whole.slice(0, 60)}~~~~${whole.slice(64)}`],
    ['bare', () => '1.'],
  ])('%s', async (_, harm) => {
    expect(await expectedIn(harm(await packSave(save)))).toBe('a whole battle');
  });

  test('and one that unpacks to a flood is stopped', async () => {
    const flood = deflateRawSync(Buffer.alloc(20_000_000, ' ')).toString('base64url');
    expect(await expectedIn(`1.${flood}`)).toContain('at most');
  });
});
