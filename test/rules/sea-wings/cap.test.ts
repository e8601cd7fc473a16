import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { type CapPatrol, capRating } from '../../../src/rules/sea-wings/combat/air/cap';
import { rollPosition } from '../../../src/rules/sea-wings/combat/air/resolve';
import type { CapMeeting } from '../../../src/rules/sea-wings/model/facts';

const patrol = (changed: Partial<CapPatrol> = {}) => ({
  ...{ id: 'vf-5', factors: 4, rating: 3, remote: null, isFresh: false, modifiers: [] },
  ...changed,
});
const value = (changed: Partial<CapPatrol>, meeting: CapMeeting) =>
  capRating(patrol(changed), meeting).value;

describe('CAP in position', () => {
  test('[WG-10.2, WG-EX11] one die for each factor against the rating of its carrier', () => {
    const dice = scriptedDice([1, 3, 4, 6]);
    const { inPosition, facts } = rollPosition(patrol(), 'incoming', dice);
    expect([inPosition, dice.left()]).toEqual([2, 0]);
    expect(facts).toMatchObject([
      { kind: 'capRolled', rule: 'WG-10.2', formation: 'vf-5', rating: 3, inPosition: 2 },
    ]);
  });

  test('[WG-10.34, WG-10.35, WG-EX11] doubled against a withdrawing strike; 6 puts every factor in position', () => {
    expect(value({}, 'withdrawing')).toBe(6);
    expect(value({ rating: 2 }, 'withdrawing')).toBe(4);
    expect(rollPosition(patrol(), 'withdrawing', scriptedDice([])).inPosition).toBe(4);
  });

  test('[WG-7.9, WG-7.10, WG-EX11] emergency CAP is halved against the incoming strike only', () => {
    expect(value({ isFresh: true }, 'incoming')).toBe(2);
    expect(value({ isFresh: true }, 'withdrawing')).toBe(6);
    expect(value({ isFresh: true, rating: 5 }, 'incoming')).toBe(3);
  });

  test('[WG-7.4, WG-7.7, WG-EX12] remote CAP rolls against 1 whatever the ratings, doubled on the way out', () => {
    expect([2, 3, 5].map((remote) => value({ remote }, 'incoming'))).toEqual([1, 1, 1]);
    expect(value({ remote: 0 }, 'incoming')).toBe(1);
    expect(value({ remote: 3 }, 'withdrawing')).toBe(2);
  });

  test('[WG-7.14] halved against searchers that do not attack', () => {
    expect([2, 3, 5].map((rating) => value({ rating }, 'searcher'))).toEqual([1, 2, 3]);
  });

  test('[WG-21.12] a card adds to the rating before it is doubled', () => {
    const direction = { code: 'fighter-direction', value: 1, rule: 'WG-21.12' } as const;
    expect(value({ modifiers: [direction] }, 'incoming')).toBe(4);
    expect(value({ rating: 2, modifiers: [direction] }, 'withdrawing')).toBe(6);
  });
});
