import { describe, expect, test } from 'vitest';
import { eloOf, scoreAt, scoresOf } from '../../src/lab/elo';
import { sprtOf } from '../../src/lab/sprt';
import { drawFrom } from '../../src/rules/core';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Scores of pairs of a bot that wins each game with this chance. */
function drawnPairs(pairs: number, chance: number, seed: string): number[] {
  const draw = drawFrom(seed);
  const game = () => (draw(200) < chance * 200 ? 0.5 : 0);
  return Array.from({ length: pairs }, () => game() + game());
}

describe('Elo', () => {
  test('of equal scores is nothing, of ten to one 400', () => {
    expect(eloOf([...times(50, 1), ...times(50, 0)]).difference).toBe(0);
    expect(scoreAt(0)).toBe(0.5);
    expect(scoreAt(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOf([...times(1000, 1), ...times(100, 0)]).difference).toBeCloseTo(400, -1);
  });

  test('changes its sign with the sides', () => {
    const scores = [1, 1, 0.75, 0.5, 0.5, 0.25, 1, 0];
    const one = eloOf(scores);
    const other = eloOf(scores.map((score) => 1 - score));
    expect(other.difference).toBe(-one.difference);
    expect([other.low, other.high]).toEqual([-one.high, -one.low]);
  });

  test('has a narrow interval where the two games of a pair cancel out, as a scenario favors a side', () => {
    const { low, high } = eloOf(times(100, 0.5));
    expect(high - low).toBeLessThan(15);
    const coins = eloOf(drawnPairs(100, 0.5, 'coins'));
    expect(coins.high - coins.low).toBeGreaterThan(60);
  });

  test('of a clean sweep is finite, and grows with what was played', () => {
    const few = eloOf(times(10, 1));
    const many = eloOf(times(100, 1));
    expect(Number.isFinite(few.high)).toBe(true);
    expect(many.low).toBeGreaterThan(few.low);
    expect(few.low).toBeGreaterThan(100);
    expect(scoresOf([]).mean).toBe(0.5);
  });

  test('holds the true difference within its interval nineteen times in twenty', () => {
    const truth = 100;
    const held = Array.from({ length: 400 }, (_, i) => {
      const { low, high } = eloOf(drawnPairs(60, scoreAt(truth), `interval ${i}`));
      return low <= truth && truth <= high;
    }).filter(Boolean).length;
    expect(held / 400).toBeGreaterThan(0.92);
    expect(held / 400).toBeLessThan(0.98);
  });
});

describe('the sequential test', () => {
  const guesses = { elo0: 0, elo1: 50 };
  const verdicts = (elo: number, most: number) =>
    Array.from({ length: 60 }, (_, i) => {
      const scores = drawnPairs(most, scoreAt(elo), `sprt ${elo} ${i}`);
      for (let pairs = 1; pairs <= most; pairs++) {
        const { accepted } = sprtOf(guesses, scores.slice(0, pairs));
        if (accepted) return accepted;
      }
      return null;
    });
  const share = (all: readonly unknown[], of: string) =>
    all.filter((it) => it === of).length / all.length;

  test('finds which of two differences is true, seldom wrongly', () => {
    expect(share(verdicts(0, 600), 'elo1')).toBeLessThan(0.12);
    expect(share(verdicts(50, 600), 'elo1')).toBeGreaterThan(0.85);
  });

  test('says nothing of a handful of pairs, nor while it is open', () => {
    expect(sprtOf(guesses, times(7, 1)).accepted).toBeNull();
    expect(sprtOf(guesses, [1, 0, 1, 0, 1, 0, 1, 0.5, 0.5, 0.5]).accepted).toBeNull();
    expect(sprtOf(guesses, times(40, 1)).accepted).toBe('elo1');
    expect(sprtOf(guesses, times(40, 0)).accepted).toBe('elo0');
  });
});
