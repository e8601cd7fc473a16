import { describe, expect, test } from 'vitest';
import { digest, SIDES } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { playRandomly } from './randomGame';
import { smallAdvanced } from './smallGame';

const GAMES = Array.from({ length: 20 }, (_, n) => `advanced ${n}`);

describe('Advanced games of legal orders by lot', () => {
  test('[ST-8.3] twenty games come to an end, and what is listed is never refused', () => {
    for (const seed of GAMES) {
      const { state } = playRandomly(smallAdvanced(), seed, ({ match, side, order, line }) => {
        expect(strategic.refuse(match.state, side, order), line).toBeUndefined();
      });
      expect(state.step.kind).toBe('over');
      expect(state.turn).toBeLessThanOrEqual(12);
    }
  });

  test('[ST-25.1] every order that is listed is legal, and is read again as it is written', () => {
    playRandomly(smallAdvanced(), 'listed', ({ match: { state } }) => {
      for (const side of SIDES)
        for (const order of strategic.legalOrders(state, side)) {
          const line = strategic.makeOrder(order);
          expect(strategic.parseOrder(line)).toEqual(order);
          expect(strategic.refuse(state, side, order), line).toBeUndefined();
        }
    });
  });

  test('[ST-1.17] an Advanced game from the same seed is the same game; copies and JSON keep it', () => {
    const one = playRandomly(smallAdvanced(), 'same', ({ match: { state } }) => {
      expect(strategic.copy(state)).toEqual(state);
      expect(digest(JSON.parse(JSON.stringify(state)))).toBe(digest(state));
    });
    expect(digest(playRandomly(smallAdvanced(), 'same').state)).toBe(digest(one.state));
  });
});
