import { describe, expect, test } from 'vitest';
import { luckOf, luckSentence } from '../../../../src/ui/table/report/luck';
import type { Throw } from '../../../../src/ui/table/report/throws';

const shot = (
  dice: number,
  chance: number,
  hits: number,
  weapon: Throw['weapon'] = 'primary',
): Throw => ({
  side: 'allies',
  weapon,
  dice,
  chance,
  hits,
});

const sentence = (...shots: Throw[]): string => {
  const [luck] = luckOf(shots, 'allies');
  if (!luck) throw new Error('no luck');
  return luckSentence(luck);
};

describe('the luck of a side', () => {
  test('36 dice that hit one time in two: 18 on average, with a standard error of 3', () => {
    const [guns, ...rest] = luckOf([shot(30, 0.5, 20), shot(6, 0.5, 1)], 'allies');
    expect(rest).toEqual([]);
    expect(guns).toMatchObject({
      kind: 'guns',
      dice: 36,
      expected: 18,
      hits: 21,
      error: 3,
      deviation: 1,
    });
  });

  test('guns and torpedoes apart, and all together first', () => {
    const luck = luckOf([shot(4, 0.5, 2), shot(3, 1 / 3, 0, 'torpedoes')], 'allies');
    expect(luck.map(({ kind, dice }) => [kind, dice])).toEqual([
      ['all', 7],
      ['guns', 4],
      ['torpedoes', 3],
    ]);
    expect(luckOf([shot(4, 0.5, 2)], 'axis')).toEqual([]);
  });
});

describe('luck in words', () => {
  test.each([
    [18, '18 hits against an average of 18.0: just average dice.'],
    [
      20,
      '20 hits against an average of 18.0: 0.7 standard errors above average, nothing out of the ordinary.',
    ],
    [21, '21 hits against an average of 18.0: 1.0 standard error above average, somewhat lucky.'],
    [
      14,
      '14 hits against an average of 18.0: 1.3 standard errors below average, somewhat unlucky.',
    ],
    [25, '25 hits against an average of 18.0: 2.3 standard errors above average, very lucky.'],
  ])('%i hits of 36 dice', (hits, words) => {
    expect(sentence(shot(36, 0.5, hits))).toBe(words);
  });

  test('dice that cannot miss have no luck', () => {
    expect(sentence(shot(1, 1, 1))).toBe('1 hit against an average of 1.0: luck played no part.');
  });
});
