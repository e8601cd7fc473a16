import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from '../../../src/game/shareLink';
import { faultText } from '../../../src/scenario/form/fault';
import { copyOf, MAX_LETTERS, readDraft, textOfDraft } from '../../../src/scenario/own/drafts';
import { isOwnId, newOwnId } from '../../../src/scenario/own/ownId';
import { shippedFile } from '../../../src/scenario/shipped';
import { battleFile } from '../battleFile';

const refused = (value: unknown): string => {
  const read = readDraft(typeof value === 'string' ? value : JSON.stringify(value), 'mine.json');
  return read.ok ? 'accepted' : read.faults.map(faultText).join('\n');
};

const sample = battleFile();
/** One of each system on open sea. */
const shippedIds = ['fa-juminda', 'sk-second-guadalcanal'];
const [force] = sample.taskForces as { ships: object[] }[];

describe('a file or a link of somebody', () => {
  test('comes out as it went in', async () => {
    const text = await unpackText(await packText(textOfDraft(sample as never)));
    const read = text.ok ? readDraft(text.value, 'the link') : text;
    expect(read.ok && read.value).toEqual(sample);
  });

  test('that unpacks to a flood is stopped', async () => {
    const flood = deflateRawSync(Buffer.alloc(20_000_000, ' ')).toString('base64url');
    const read = await unpackText(`1.${flood}`);
    expect(read.ok ? '' : read.faults.map(faultText)).toEqual([
      'the link: expected at most 8000000 bytes of battle, found more',
    ]);
  });

  test('of more letters than any battle has is not even read', () => {
    expect(refused(`[${' '.repeat(MAX_LETTERS)}]`)).toBe(
      `mine.json: expected a scenario of at most ${MAX_LETTERS} letters, found ${MAX_LETTERS + 2} letters`,
    );
  });

  test('of lists in lists without end is refused', () => {
    expect(refused('['.repeat(100_000))).toContain('no more than 100 levels');
    expect(
      refused(`{"system":"battle","title":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    ).toContain('title: expected text');
  });

  test.each(['__proto__', 'constructor', 'prototype'])('with the key %s is refused', (key) => {
    const inside = JSON.stringify({ taskForces: [], x: 1 }).replace(
      '"x":1',
      `"${key}":{"isAdmin":true}`,
    );
    for (const text of [
      JSON.stringify(sample).replace('{', `{"${key}":{"system":"battle"},`),
      JSON.stringify({ ...sample, taskForces: [{ ...force, ships: [{ ship: 'hood' }] }] }).replace(
        '{"ship":"hood"}',
        `{"ship":"hood","lost":{"${key}":1}}`,
      ),
      inside,
    ])
      expect(refused(text)).not.toBe('accepted');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('of thousands of ships, forces or hexes is refused', () => {
    const ships = Array.from({ length: 5000 }, () => ({ ship: 'hood' }));
    expect(refused({ ...sample, taskForces: [{ ...force, ships }] })).toContain(
      'taskForces[0].ships: expected 60 entries or less, found a list of 5000',
    );
    expect(refused({ ...sample, taskForces: Array.from({ length: 1000 }, () => force) })).toContain(
      'expected 24 entries or less',
    );
    const land = Array.from({ length: 5000 }, (_, i) => [i, 0]);
    expect(refused({ ...sample, land })).toContain('land: expected 1261 entries or less');
  });

  test('of a board without end, or of hexes that are none, is refused', () => {
    expect(refused({ ...sample, radius: 2_000_000 })).toContain('radius: expected 20 or less');
    expect(refused({ ...sample, land: [['a', 1e99]] })).toContain('land[0][0]');
  });

  test.each(shippedIds)('%s with ships, land or a map without end is refused', (id) => {
    const file = shippedFile(id) as Record<string, unknown>;
    const key = 'squadrons' in file ? 'squadrons' : 'elements';
    const [group] = file[key] as object[];
    const ships = Array.from({ length: 5000 }, () => ({ ship: 'hood', hex: [0, 0] }));
    for (const bomb of [
      { [key]: [{ ...group, ships }] },
      { [key]: Array.from({ length: 1000 }, () => group) },
      { land: [{ around: [0, 0], within: 1e9 }] },
      { land: [{ around: [1e9, 0], within: 1 }] },
      { land: [{ hexes: Array.from({ length: 10_000 }, (_, i) => [i, 0]) }] },
      { map: { columns: [-1e9, 1e9], rows: [-1e9, 1e9] } },
      { names: [{ name: 'x'.repeat(30_000), hex: [0, 0], of: 'land' }] },
      { sides: { allies: 1 } },
    ])
      expect(refused({ ...file, ...bomb })).not.toBe('accepted');
  });

  test('an operation with a map, coasts or cards without end is refused, one with a coast of no points is not', () => {
    const file = shippedFile('coral-sea-carriers') as { map: object; sides: { allies: object } };
    const { map, sides } = file;
    const ring = Array.from({ length: 101 }, () => [1, 1]);
    for (const bomb of [
      { map: { ...map, columns: 1e6 } },
      { map: { ...map, rows: 81 } },
      { map: { ...map, land: [ring] } },
      { map: { ...map, land: Array.from({ length: 401 }, () => []) } },
      { map: { ...map, land: [[[1e9, 0]]] } },
      { sides: { ...sides, allies: { ...sides.allies, dummies: 1e6 } } },
    ])
      expect(refused({ ...file, ...bomb })).not.toBe('accepted');
    expect(refused({ ...file, map: { ...map, land: [[]] } })).toBe('accepted');
  });

  test('of another system, or of none, is told which can be edited', () => {
    for (const system of ['chess', '__proto__', 3, undefined])
      expect(refused({ ...sample, system })).toContain("system: expected a scenario of 'battle'");
    expect(refused('null')).toContain('system');
  });

  test('with an unknown key is told the nearest', () => {
    expect(refused({ ...sample, wether: 'clear' })).toContain("did you mean 'weather'?");
  });
});

describe('an own battle', () => {
  test('has an id that no scenario of the house has', () => {
    expect(isOwnId(newOwnId())).toBe(true);
    expect(['own-', 'denmark-strait', 'own-abc/../x', `${newOwnId()}x`].some(isOwnId)).toBe(false);
    expect(copyOf({ ...sample, $schema: '../x' } as never, 'own-abcdefghij')).toEqual({
      ...sample,
      id: 'own-abcdefghij',
    });
  });
});
