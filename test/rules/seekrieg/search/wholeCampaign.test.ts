import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, SIDES, VIEWERS } from '../../../../src/rules/core';
import { seekrieg } from '../../../../src/rules/seekrieg';
import { at } from '../playing';
import {
  byDefault,
  expectHidden,
  expectLegal,
  expectSound,
  gameAtRandom,
  playOut,
} from '../randomGames';
import { baseAt, CALM, campaignTest, FIGHTER, FOG } from './campaign';

const DESTROYER = { sheet: { type: 'DD' as const, dp: 60, speedKnots: 34 } };
const CARRIER = {
  ...{ sheet: { type: 'CV' as const, dp: 700, batteries: [] } },
  airGroups: [{ aircraft: FIGHTER, count: 9 }],
};

/** Two forces and patrol bombers after a raider that comes in their way, and a carrier's force far off. */
const HUNT = campaignTest({
  allies: {
    home: { hex: at(0, 0), of: { hood: {}, electra: DESTROYER } },
    cruisers: { hex: at(3, -3), facing: 4, of: { norfolk: { sheet: { radars: ['284M'] } } } },
  },
  axis: {
    raider: { hex: at(0, -1), facing: 4, of: { bismarck: {}, eugen: {} } },
    carriers: { hex: at(6, -4), facing: 5, of: { zeppelin: CARRIER } },
  },
  bases: { allies: baseAt(at(-4, 4), 2) },
  search: {
    ...{ turnHours: [2], hours: 8, weatherHours: 6, land: [at(3, 3)] },
    zones: { corner: at(-8, -6), columns: 2, rows: 1, areas: [3, 3] },
  },
  opening: [...CALM, ...FOG],
});

test('[SK-8.5, SK-34.3] a campaign in which nobody orders anything ends', () => {
  const { state, leaks } = playOut(HUNT, 'default', byDefault);
  expect(seekrieg.outcome(state)).toBeDefined();
  expect(leaks).toEqual([]);
});

const KEYS = ['anchor', 'cable', 'davit'];

test('the campaigns at random between them meet all that can happen', () => {
  const kinds = new Set(KEYS.flatMap((key) => gameAtRandom(HUNT, key).events.map((it) => it.kind)));
  for (const kind of ['forceMoved', 'forceReported', 'forceLost', 'searchStopped', 'zonesRolled'])
    expect(kinds).toContain(kind);
  for (const kind of ['battleOpened', 'searchResumed', 'patrolSearched', 'shadowingFailed'])
    expect(kinds).toContain(kind);
});

describe.each(KEYS)('a campaign at random: %s', (key) => {
  const played = () => gameAtRandom(HUNT, key);

  test('[SK-34.1] every listed order is legal, and its line is read back; the game ends', () => {
    for (const moment of played().moments) expectLegal(moment);
    expect(seekrieg.outcome(played().state)).toBeDefined();
  });

  test('[SK-33.13, SK-8.29] positions are sound', () => {
    for (const moment of played().moments) expectSound(moment);
  });

  test('copies share nothing that changes', () => {
    for (const { state, side, order } of played().moments) {
      const before = JSON.stringify(state);
      seekrieg.apply(seekrieg.copy(state), side, order, diceFrom(drawFrom(before)));
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('[SK-8.5, SK-8.10, SK-6.2] what a side may not know makes no difference to its view', () => {
    for (const { state } of played().moments)
      for (const viewer of VIEWERS) expectHidden(state, viewer);
  });

  test('[SK-8.10] no event names a ship of a force that has not been reported', () => {
    expect(played().leaks).toEqual([]);
  });

  test('orders are legal from a view as from the whole', () => {
    for (const { state } of played().moments)
      for (const side of SIDES) {
        const own = seekrieg.view(state, side);
        expect(seekrieg.legalOrders(own, side)).toEqual(seekrieg.legalOrders(state, side));
      }
  });
});
