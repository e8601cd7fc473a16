import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, eventsFor, SIDES, VIEWERS } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { CARRIERS, NIGHT_CARRIERS } from './airBattles';
import { MARKERS, PLATE, UNDERSEA } from './battles';
import {
  byDefault,
  expectHidden,
  expectLegal,
  expectSound,
  gameAtRandom,
  playOut,
} from './playing';

const BATTLES = [
  ['in the open', PLATE],
  ['of markers', MARKERS],
  ['under the sea', UNDERSEA],
  ['in the air', CARRIERS],
  ['in the air by night', NIGHT_CARRIERS],
] as const;

describe('a game in which nobody decides anything', () => {
  test.each(BATTLES)('[NW-33.4, NW-33.5] %s ends by `done` alone', (_name, battle) => {
    const { state } = playOut(battle, 'default', byDefault);
    expect(fleetAction.outcome(state)).toBeDefined();
  });
});

describe.each(BATTLES)('games at random, %s', (_name, battle) => {
  const played = () => gameAtRandom(battle, 'anchor');

  test('[NW-33.1, NW-33.5] every listed order is legal, and its line is read back', () => {
    for (const moment of played().moments) expectLegal(moment);
    expect(fleetAction.outcome(played().state)).toBeDefined();
  });

  test('[NW-8.16, NW-8.17, NW-1.18, NW-1.20, NW-10.29] positions are sound', () => {
    for (const moment of played().moments) expectSound(moment);
  });

  test('copies share nothing that changes', () => {
    for (const { state, side, order } of played().moments) {
      const before = JSON.stringify(state);
      fleetAction.apply(fleetAction.copy(state), side, order, diceFrom(drawFrom(before)));
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('[NW-3.9, NW-3.19, NW-3.20, NW-3.21, NW-3.23, NW-10.8] what a side may not know is in no view and no event of its', () => {
    const { moments, events } = played();
    for (const { state } of moments) for (const viewer of VIEWERS) expectHidden(state, viewer);
    for (const side of SIDES)
      for (const event of eventsFor(events, side)) expect(event).not.toHaveProperty('toldAs');
  });

  test('orders are legal from a view as from the whole', () => {
    for (const { state } of played().moments)
      for (const side of SIDES) {
        const own = fleetAction.view(state, side);
        expect(fleetAction.legalOrders(own, side)).toEqual(fleetAction.legalOrders(state, side));
      }
  });
});
