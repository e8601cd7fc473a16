import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkTo, parseLink, placePath } from '../../../src/ui/online/links';
import {
  type KeptSeat,
  keepSeat,
  parseSeats,
  readSeats,
  seatIn,
} from '../../../src/ui/online/seats';

const seat: KeptSeat = {
  ...{ match: 'abc-123', side: 'axis', token: 'secret', title: 'Samar', name: 'Anna', at: 5 },
  ...{ hostToken: 'host', invitations: { allies: 'come' }, passphrase: 'anchor' },
};

describe('seats kept in a browser', () => {
  test('come back from a file as they were', () => {
    expect(parseSeats(JSON.stringify([seat]))).toEqual([seat]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"match":"x"}'],
    ['a seat of no side', JSON.stringify([{ ...seat, side: 'neutral' }])],
    ['a seat without its token', JSON.stringify([{ ...seat, token: '' }])],
    ['a match that is no address', JSON.stringify([{ ...seat, match: '../x' }])],
  ])('from %s are none', (_, text) => {
    expect(parseSeats(text)).toEqual([]);
  });

  test('with parts that cannot be read keep the rest', () => {
    const odd = { ...seat, title: 7, name: null, at: 'x', hostToken: 1, passphrase: [] };
    expect(
      parseSeats(JSON.stringify([{ ...odd, invitations: { axis: 3, allies: 'come' } }])),
    ).toEqual([
      {
        ...{ match: 'abc-123', side: 'axis', token: 'secret', title: 'abc-123', name: '', at: 0 },
        invitations: { allies: 'come' },
      },
    ]);
  });

  test('of one match are told apart by side; without one the last taken counts', () => {
    const other: KeptSeat = { ...seat, side: 'allies' };
    expect(seatIn([seat, other], 'abc-123', 'allies')).toBe(other);
    expect(seatIn([seat, other], 'abc-123', null)).toBe(seat);
    expect(seatIn([seat], 'another', null)).toBeUndefined();
  });
});

describe('seats that another tab changes', () => {
  let stored: string | null = null;
  beforeEach(() => {
    stored = null;
    const localStorage = {
      getItem: () => stored,
      setItem: (_key: string, text: string) => {
        stored = text;
      },
    };
    vi.stubGlobal('localStorage', localStorage);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const full = () => {
    throw new Error('QuotaExceededError');
  };

  test('are seen without an event, as before this tab listens', () => {
    keepSeat(seat);
    const before = readSeats();
    expect(readSeats()).toBe(before);
    stored = JSON.stringify([{ ...seat, token: 'replaced' }]);
    expect(readSeats()).toEqual([{ ...seat, token: 'replaced' }]);
    keepSeat({ ...seat, side: 'allies' });
    expect(readSeats().map(({ side, token }) => `${side} ${token}`)).toEqual([
      'allies secret',
      'axis replaced',
    ]);
  });

  test.each([
    ['where nothing may be stored', undefined],
    ['where the storage is full', { getItem: () => stored, setItem: full }],
  ])('last as long as the page %s', (_, localStorage) => {
    vi.stubGlobal('localStorage', localStorage);
    keepSeat({ ...seat, token: 'of this page' });
    expect(readSeats()).toContainEqual({ ...seat, token: 'of this page' });
  });
});

describe('a link to a match', () => {
  const at = 'https://example.org';

  test('keeps its secrets in the fragment, which no server sees', () => {
    const link = linkTo(at, 'm1', { invitation: 'a-token', passphrase: 'Anker & Kette' });
    expect(new URL(link).pathname).toBe('/online/m1');
    expect(parseLink(new URL(link).hash)).toEqual({
      invitation: 'a-token',
      passphrase: 'Anker & Kette',
    });
  });

  test('to a seat says which side it is', () => {
    const held = { side: 'axis', token: 'tok_en-1' } as const;
    expect(parseLink(new URL(linkTo(at, 'm1', { seat: held })).hash)).toEqual({ seat: held });
  });

  test('without secrets is the bare address', () => {
    expect(linkTo(at, 'm1')).toBe(`${at}/online/m1`);
    expect(placePath('m1', 'spectator')).toBe('/online/m1?as=spectator');
  });

  test.each(['', '#', '#seat=neutral.x', '#seat=axis.', '#seat=axis', '#other=1'])(
    'that ends in "%s" brings nothing',
    (fragment) => {
      expect(parseLink(fragment)).toEqual({});
    },
  );
});
