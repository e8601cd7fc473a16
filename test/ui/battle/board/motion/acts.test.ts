import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../../../src/rules/battle';
import { actsOf, flightMs, runMs } from '../../../../../src/ui/systems/battle/board/common/acts';
import { fact, hit, moved, salvo, sank } from './reel';

describe('acts of a battle', () => {
  test('what is secret or says nothing is no act', () => {
    const events = [fact('fireDeclared'), fact('sideDone'), salvo(), fact('impulsePassed')];
    expect(actsOf(events, 0).map(({ kind, lead }) => [kind, lead])).toEqual([['salvo', 2]]);
  });

  test('what comes of a hit is one act with it', () => {
    const lost = { kind: 'speedLost', ship: 'c' } as BattleEvent;
    const [blow, ...others] = actsOf([hit('b'), lost], 0);
    expect(others).toEqual([]);
    expect(blow).toMatchObject({ kind: 'blow', lead: 0, last: 1, ships: ['b', 'c'] });
  });

  test('only events from an index on are told, by their place in the whole battle', () => {
    expect(actsOf([salvo(), salvo(), sank()], 2)).toMatchObject([{ lead: 2, lost: 'b' }]);
  });

  test('a move knows its stack and whence it came', () => {
    expect(actsOf([moved('axis', 'X1')], 0)[0]?.moved).toEqual({
      stack: 'X1',
      from: { q: 0, r: -2 },
    });
  });

  test('however many salvos there are, all have started within two and a half seconds', () => {
    const acts = actsOf(
      Array.from({ length: 60 }, () => salvo()),
      0,
    );
    const strides = acts.reduce((sum, { times }) => sum + times.strideMs, 0);
    expect(strides).toBeLessThanOrEqual(2500);
    expect(new Set(acts.map(({ key }) => key)).size).toBe(60);
  });

  test('a salvo is on show until its shells have fallen, and torpedoes run longer than shells fly', () => {
    const [act] = actsOf([salvo()], 0);
    const [from, to] = [
      { q: 0, r: 2 },
      { q: 0, r: -2 },
    ] as const;
    expect(act?.times.settleMs).toBeGreaterThan(flightMs(from, to));
    expect(runMs(from, to)).toBeGreaterThan(flightMs(from, to));
  });
});
