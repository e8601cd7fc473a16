import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, SIDES, VIEWERS } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { DAY, FLYING, NIGHT, UNDERSEA } from './randomBattles';
import {
  byDefault,
  expectHidden,
  expectLegal,
  expectSound,
  gameAtRandom,
  playOut,
} from './randomGames';

const BATTLES = [
  ['by day', DAY],
  ['by night', NIGHT],
  ['with submarines', UNDERSEA],
  ['with aircraft', FLYING],
] as const;

test.each(BATTLES)(
  '[SK-34.3] a battle %s in which nobody orders anything ends',
  (_name, battle) => {
    const { state, leaks } = playOut(battle, 'default', byDefault);
    expect(seekrieg.outcome(state)).toBeDefined();
    expect(leaks).toEqual([]);
  },
);

const GAMES = BATTLES.flatMap(([name, battle]) =>
  ['anchor', 'bower', 'cable', 'drogue'].map((key) => [name, key, battle] as const),
);

test('the games at random between them meet what hides most', () => {
  const events = GAMES.flatMap(([, key, battle]) => gameAtRandom(battle, key).events);
  const kinds = new Set(events.map(({ kind }) => kind));
  for (const kind of ['contactMade', 'contactNamed', 'contactLost', 'salvoFired', 'shipHit'])
    expect(kinds).toContain(kind);
  for (const kind of ['torpedoesFired', 'trackShown', 'collisionRolled', 'shipSank', 'runStopped'])
    expect(kinds).toContain(kind);
  for (const kind of ['aircraftLaunched', 'droppedOut', 'shipAttacked', 'baseAttacked'])
    expect(kinds).toContain(kind);
  for (const kind of ['depthChanged', 'chargesDropped', 'boatAttacked', 'criticalDamage'])
    expect(kinds).toContain(kind);
});

describe.each(GAMES)('a game at random, %s: %s', (_name, key, battle) => {
  const played = () => gameAtRandom(battle, key);

  test('[SK-34.1] every listed order is legal, and its line is read back; the game ends', () => {
    for (const moment of played().moments) expectLegal(moment);
    expect(seekrieg.outcome(played().state)).toBeDefined();
  });

  test('[SK-33.13, SK-4.12] positions are sound', () => {
    for (const moment of played().moments) expectSound(moment);
  });

  test('copies share nothing that changes', () => {
    for (const { state, side, order } of played().moments) {
      const before = JSON.stringify(state);
      seekrieg.apply(seekrieg.copy(state), side, order, diceFrom(drawFrom(before)));
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('[SK-5.7 to SK-5.14, SK-6.2] what a side may not know makes no difference to its view', () => {
    for (const { state } of played().moments)
      for (const viewer of VIEWERS) expectHidden(state, viewer);
  });

  test('[SK-5.11, SK-5.13, SK-19.18] no event names an enemy whom the side has not identified', () => {
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
