import { describe, expect, test } from 'vitest';
import { newAnalysis, usualLooks } from '../../../src/lab/analysis/analysis';
import { newChance } from '../../../src/lab/analysis/chance';
import { figuresOf } from '../../../src/lab/analysis/figures';
import type { Sample } from '../../../src/lab/analysis/sample';
import { isSure, worstMoments } from '../../../src/lab/analysis/worst';
import { type BySide, drawFrom } from '../../../src/rules/core';
import { courseFor } from '../../../src/ui/analysis/effects';

const sample = (score: number, choice: Partial<BySide<number>> = {}): Sample => ({
  score,
  choice: { allies: choice.allies ?? null, axis: choice.axis ?? null },
});

/** Samples of a segment, drawn from a text. */
function drawn(key: string, count: number): Sample[] {
  const draw = drawFrom(key);
  const half = () => (draw(3) - 1) / 2;
  return Array.from({ length: count }, () =>
    sample(draw(3) / 2, draw(2) === 0 ? {} : { allies: half(), axis: half() }),
  );
}

describe('choice and luck', () => {
  test.each([0, 1 / 2, 1])(
    'add up, segment by segment and over the game, to an end of %s',
    (end) => {
      const figures = figuresOf(
        ['a', 'b', 'c', 'd'].map((key, i) => drawn(key, 5 + 3 * i)),
        end,
      );
      const { segments } = figures;
      for (const [at, { before, choice, luck }] of segments.entries()) {
        const after = segments[at + 1]?.before.mean ?? end;
        const sum = before.mean + choice.allies.mean - choice.axis.mean + luck.mean;
        expect(sum).toBeCloseTo(after, 12);
      }
      for (const own of ['allies', 'axis'] as const) {
        const { start, choice, luck, end: last } = courseFor(figures, own);
        const sum = start.mean + choice.allies.mean + choice.axis.mean + luck.mean;
        expect(sum).toBeCloseTo(last, 12);
      }
    },
  );

  test('of a game that was given up add up to how it stood then', () => {
    const looks = ['a', 'b', 'c'].map((key, i) => drawn(key, 5 + 3 * i));
    const stood = figuresOf(looks, 1).segments[2]?.before;
    const { segments, end, choice, luck } = figuresOf(looks, undefined);
    expect([segments.length, end]).toEqual([2, stood?.mean]);
    const sum = (segments[0]?.before.mean ?? 0) + choice.allies.mean - choice.axis.mean + luck.mean;
    expect(sum).toBeCloseTo(end, 12);
    expect(figuresOf(looks.slice(0, 1), undefined).segments).toEqual([]);
  });

  test('orders like the Commander’s are no choice at all, and luck has the whole difference', () => {
    const same = [sample(1), sample(0), sample(1), sample(1)];
    const { segments, choice } = figuresOf([same], 1);
    expect(choice).toEqual({
      allies: { mean: 0, low: 0, high: 0 },
      axis: { mean: 0, low: 0, high: 0 },
    });
    expect(segments[0]?.luck.mean).toBeCloseTo(0.25, 12);
  });

  test('a few games that are all won are not taken for certainty', () => {
    const { segments } = figuresOf([[sample(1), sample(1)]], 1);
    expect(segments[0]?.before.mean).toBe(1);
    expect(segments[0]?.before.low).toBeLessThan(0.6);
  });

  test('the worst moments are those whose loss is sure, the dearest first, and no gains', () => {
    const losses = (value: number, count: number) =>
      Array.from({ length: count }, () => sample(1, { axis: value }));
    const { segments } = figuresOf(
      [losses(-0.5, 2), losses(-1, 60), losses(0.5, 60), losses(-0.5, 60)],
      1,
    );
    const worst = worstMoments(segments, 5);
    expect(worst.map(({ segment, side }) => [segment, side])).toEqual([
      [1, 'axis'],
      [3, 'axis'],
      [0, 'axis'],
    ]);
    expect(worst.map(isSure)).toEqual([true, true, false]);
    expect(worstMoments(segments, 5, ['allies'])).toEqual([]);
  });
});

describe('looks', () => {
  test('go where most is at stake, and no further than was asked', () => {
    const analysis = newAnalysis(4, 1, 160);
    const counts = [0, 0, 0, 0];
    for (let looks = analysis.next(); typeof looks !== 'string'; looks = analysis.next()) {
      const { segment, from, to } = looks;
      expect(from).toBe(counts[segment]);
      counts[segment] = to;
      // Everything is decided but for the last segment.
      const value =
        segment === 3 ? drawn(String(from), to - from) : Array(to - from).fill(sample(1));
      analysis.add(looks, value);
    }
    expect(counts.reduce((sum, it) => sum + it, 0)).toBe(160);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBe(counts[3]);
    expect(analysis.progress()).toEqual({ taken: 160, of: 160, seen: 4 });
  });

  test('go to the last segment of a game that was given up for the sake of the one before', () => {
    const analysis = newAnalysis(3, undefined, 120);
    let last = 0;
    for (let looks = analysis.next(); typeof looks !== 'string'; looks = analysis.next()) {
      const { segment, from, to } = looks;
      if (segment === 2) last = to;
      const isDecided = segment === 0;
      const values = isDecided
        ? Array(to - from).fill(sample(1))
        : drawn(`${segment}/${from}`, to - from);
      analysis.add(looks, values);
    }
    expect(last).toBeGreaterThan(8);
    expect(analysis.figures()?.segments).toHaveLength(2);
    expect(analysis.progress().taken).toBe(120);
  });

  /** Takes looks at a game of so many segments, in which the Allies lose all their chance in one; until there are so many. */
  function looked(analysis: ReturnType<typeof newAnalysis>, lostAt: number, most = Infinity) {
    const seen = new Set<number>();
    for (let looks = analysis.next(); typeof looks !== 'string'; looks = analysis.next()) {
      const { segment, from, to } = looks;
      seen.add(segment);
      const own = segment === lostAt ? { allies: -1 } : {};
      analysis.add(looks, Array(to - from).fill(sample(segment > lostAt ? 0 : 1, own)));
      if (analysis.progress().taken >= most) break;
    }
    return seen;
  }

  test('at a long game go first from end to end, and then to the segment in which it was lost', () => {
    const analysis = newAnalysis(400, 0, 600);
    const seen = looked(analysis, 217);
    expect(seen.size).toBeLessThan(120);
    const { segments = [], choice } = analysis.figures() ?? {};
    expect(segments.find(({ at }) => at === 217)?.choice.allies.mean).toBe(-1);
    expect(choice?.allies.mean).toBe(-1);
    expect(analysis.progress()).toEqual({ taken: 600, of: 600, seen: seen.size });
  });

  test('show something as soon as both ends are seen: what lies between counts as luck, and adds up', () => {
    const analysis = newAnalysis(400, 0, 600);
    looked(analysis, 217, 4);
    const { segments, luck, choice } = analysis.figures() ?? { segments: [] };
    expect(segments.map(({ at, until }) => [at, until])).toEqual([
      [0, 399],
      [399, 400],
    ]);
    expect([luck?.mean, choice?.allies.mean]).toEqual([-1, 0]);
  });

  test('go on where they were stopped, and closer when they were done', () => {
    const whole = newAnalysis(40, 0, 640);
    looked(whole, 21);
    const stopped = newAnalysis(40, 0, 320);
    looked(stopped, 21, 100);
    expect(stopped.next()).not.toBe('end');
    stopped.goOn(0);
    looked(stopped, 21);
    expect(stopped.progress()).toMatchObject({ taken: 320, of: 320 });
    stopped.goOn(320);
    looked(stopped, 21);
    expect(stopped.progress()).toMatchObject({ taken: 640, of: 640 });
    expect(stopped.figures()?.choice).toEqual(whole.figures()?.choice);
  });

  test('are no more than 2,000 at a game, unless asked for', () => {
    expect([18, 275].map(usualLooks)).toEqual([1800, 2000]);
  });

  test('a game without a segment has nothing to look at', () => {
    expect(newAnalysis(0, 1, 10).next()).toBe('end');
  });
});

describe('chance in common', () => {
  const segment = { name: { code: 'gunnery' }, clock: 3 } as Parameters<
    ReturnType<typeof newChance>['enter']
  >[0];
  const chance = () => {
    const made = newChance('seed');
    made.enter(segment);
    return made;
  };

  test('a ship throws the same dice, whatever was thrown before', () => {
    const [one, other] = [chance(), chance()];
    one.dice.roll('d6', 5, 'guns', { ship: 'hood' });
    const throwOf = ({ dice }: typeof one) =>
      dice.roll('d6', 9, 'guns', { ship: 'bismarck' }).values;
    const first = throwOf(one);
    expect(throwOf(other)).toEqual(first);
    expect(throwOf(other), 'but not twice the same').not.toEqual(first);
  });

  test('all faces come up alike', () => {
    const counts = Array<number>(6).fill(0);
    const { dice } = chance();
    for (let i = 0; i < 600; i++)
      for (const value of dice.roll('d6', 10, 'guns').values)
        counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
