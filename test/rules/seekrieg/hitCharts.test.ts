import { describe, expect, test } from 'vitest';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import {
  advancedHit,
  basicHit,
  earlyFire,
  estimation,
  type FireControl,
  type RadarCategory,
} from '../../../src/rules/seekrieg/tables/hitChance';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import { TARGET_ANGLES } from '../../../src/rules/seekrieg/tables/targetAngle';
import { clauseText, numberIn, partsOf, tableOf } from './printed';

/** `+3`, `-12`, `0`. */
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** `to 60`, `61-150`, `over 900`, `33 or more`: the figures at both ends. */
function endsOf(what: string): [from: number, to: number] {
  const [first = 0, last] = (what.match(/[\d,]+/g) ?? []).map(numberIn);
  if (what.startsWith('to')) return [Math.max(0, first - 1), first];
  if (what.startsWith('over')) return [first + 1, first + 5000];
  return [first, last ?? (what.includes('more') ? first + 5000 : first)];
}

/** Holds a chart of bands to a line such as `to 60 -6; 61-150 -3; over 900 +10`. */
function expectBands(line: string, valueAt: (figure: number) => number): void {
  const parts = partsOf(line);
  expect(parts.length).toBeGreaterThan(1);
  for (const { what, value } of parts) {
    expect(endsOf(what).map(valueAt), what).toEqual([value, value]);
  }
}

/** The aspects of CHART H1 or H2: what stands behind each heading. */
const aspectsOf = (clause: string): Map<string, string> =>
  new Map(tableOf(clause).map((row) => [row.Aspect ?? '', row['Categories and values'] ?? '']));

describe('CHART H1', () => {
  const aspects = aspectsOf('SK-28.5');
  const aspect = (number: number): string =>
    [...aspects].find(([name]) => name.startsWith(`${number} `))?.[1] ?? '';

  test('[SK-11.14, SK-28.5] has seven aspects', () => {
    expect(aspects.size).toBe(7);
  });

  test('[SK-28.5] target size, bearing, range', () => {
    expectBands(aspect(1), (dp) => inBands(basicHit.targetSize, dp));
    expect(partsOf(aspect(2))).toEqual(
      TARGET_ANGLES.map((what) => ({ what, value: basicHit.bearing[what] })),
    );
    expectBands(aspect(6).replaceAll(' yards', ''), (yards) => inBands(basicHit.range, yards));
  });

  test('[SK-28.5] under fire, over-concentration, fire control', () => {
    expect(aspect(3)).toBe(`hit last turn ${basicHit.underFire}; else 0`);
    const [one, two, three] = basicHit.concentration;
    expect(aspect(4)).toBe(`1 ship ${one}; 2 ships ${two}; 3 or more ${three}`);
    const of = basicHit.fireControl;
    expect(aspect(5)).toBe(
      `category 1 with radar ${signed(basicHit.directorWithRadar)}; category 1 ${signed(of[1])}; ` +
        `category 2 ${signed(of[2])}; category 3 ${of[3]}; category 4 or 5 ${of[4]}`,
    );
    expect(of[5]).toBe(of[4]);
  });

  test('[SK-28.5] visibility and smoke', () => {
    const { night, twilight, smoke, day } = basicHit;
    const codes = [9, 7, 4].map((code) => inBands(day, code));
    expect(aspect(7)).toBe(
      `day code 8 or 9 ${codes[0]}; day code 5 to 7 ${codes[1]}; day code 0 to 4 ${codes[2]}; ` +
        `twilight ${twilight}; smoke ${smoke}; night target firing or lit ${night.firing}; ` +
        `night target on fire ${signed(night['on-fire'])}; night other ${night.other}`,
    );
    expect(night.lit).toBe(night.firing);
    expect([8, 5, 0].map((code) => inBands(day, code))).toEqual(codes);
  });
});

describe('CHART H2', () => {
  const aspects = aspectsOf('SK-28.7');
  const aspect = (start: string): string =>
    [...aspects].find(([name]) => name.startsWith(`${start} `) || name === start)?.[1] ?? '';

  test('[SK-11.15, SK-28.7] has fourteen aspects, the last in three lines', () => {
    expect(aspects.size).toBe(16);
  });

  test('[SK-28.7] target size, bearing, range, target speed', () => {
    expectBands(aspect('1'), (dp) => inBands(advancedHit.targetSize, dp));
    expect(partsOf(aspect('2'))).toEqual(
      TARGET_ANGLES.map((what) => ({ what, value: advancedHit.bearing[what] })),
    );
    expectBands(aspect('7'), (yards) => inBands(advancedHit.range, yards));
    expectBands(aspect('9'), (knots) => inBands(advancedHit.targetSpeed, knots));
  });

  test('[SK-28.7] the range line is 1,000 / (k + 1) - 45, less 2 for each thousand yards beyond 20', () => {
    const { upTo, values } = advancedHit.range;
    const middles = upTo.map((yards, band) => (yards + (upTo[band - 1] ?? 0)) / 2000);
    const formula = (k: number) => rounded(1000 / (k + 1) - 45 - 2 * Math.max(0, k - 20));
    const exception = (k: number): number => (k === 21 ? 1 : 0);
    expect(values.slice(0, -1)).toEqual(
      middles.map((k) => Math.min(300, formula(k) + exception(k))),
    );
  });

  test('[SK-15.9, SK-28.7] under fire, over-concentration, change of target, spotter, evasion', () => {
    expect(aspect('3')).toBe(`hit last turn ${advancedHit.underFire}; else 0`);
    const [one, two, three, four] = advancedHit.concentration;
    expect(aspect('4')).toBe(`1 ship ${one}; 2 ships ${two}; 3 ships ${three}; 4 or more ${four}`);
    expect(aspect('8')).toBe(`${advancedHit.changeOfTarget}; else 0`);
    expect(aspect('10')).toBe(`${signed(advancedHit.spotter)}; else 0`);
    const { target, firer, both } = advancedHit.evasion;
    expect(aspect('11')).toBe(`target ${target}; firing ship ${firer}; both ${both}; else 0`);
  });

  test('[SK-15.5, SK-28.7] fire control and radar', () => {
    const line = (values: Readonly<Record<number, number>>) =>
      Object.entries(values)
        .map(([category, value]) => `${category}: ${signed(value)}`)
        .join('; ');
    expect(aspect('5')).toBe(line(advancedHit.fireControl satisfies Record<FireControl, number>));
    expect(aspect('6')).toBe(line(advancedHit.radar satisfies Record<RadarCategory, number>));
  });

  test('[SK-28.7] sea state', () => {
    const said = (force: number): string => {
      const values = [100, 101, 400, 401].map((dp) =>
        inBands(advancedHit.seaState[force] ?? { upTo: [], values: [] }, dp),
      );
      expect(values[1]).toBe(values[2]);
      return [values[0], values[1], values[3]].map((value) => value ?? 'no fire').join(' / ');
    };
    const forces = [5, 6, 7, 8, 9, 10].map((force) => `${force}: ${said(force)}`);
    expect(aspect('12')).toBe(`Force 0-4 0; ${forces.join('; ')}; 11-12: no fire`);
    expect([0, 1, 2, 3, 4].map(said)).toEqual(Array(5).fill('0 / 0 / 0'));
    expect([11, 12].map(said)).toEqual(Array(2).fill('no fire / no fire / no fire'));
  });

  test('[SK-28.7] smoke and visibility', () => {
    const { smoke, day, twilight, night } = advancedHit;
    expect(aspect('13')).toBe(
      `none 0; funnel ${smoke.funnel}; chemical or smoke shell ${smoke.chemical}`,
    );
    const code = (number: number): string => signed(inBands(day, number));
    expect(aspect('14 Visibility, day')).toBe(
      `code 9 ${code(9)}; 8 ${code(8)}; 7 ${code(7)}; 6 ${code(6)}; 5 ${code(5)}; 0-4 ${code(0)}`,
    );
    expect(code(4)).toBe(code(0));
    expect(aspect('14 Visibility, twilight')).toBe(
      `usual ${twilight.usual}; target on fire ${signed(twilight['on-fire'])}; against the light sky ` +
        `${signed(twilight['light-sky'])}; against the dark sky ${twilight['dark-sky']}`,
    );
    const { bright, dark } = night;
    expect(aspect('14 Visibility, night')).toBe(
      `target on fire or in line with a burning ship ${signed(bright['on-fire'])}; lit by star shell or ` +
        `searchlight ${bright.lit}; target firing ${bright.firing} in bright moonlight, ${dark.firing} ` +
        `otherwise; other ${bright.other} in bright moonlight, ${dark.other} otherwise`,
    );
    expect([dark['on-fire'], dark.lit]).toEqual([bright['on-fire'], bright.lit]);
  });
});

describe('CHART H3 and additions', () => {
  test('[SK-28.9] base, factor and acquired fire', () => {
    const rows = tableOf('SK-28.9').map((row) => row['Categories and values']);
    expect(rows).toEqual([
      signed(estimation.base),
      'twice the value of CHART H2',
      `same battery hit the same target last turn ${signed(estimation.acquired)}; else 0`,
    ]);
    expect(estimation.factor).toBe(2);
  });

  test('[SK-11.34, SK-11.35] Type 98 adds +11 on CHART H2, +20 on CHART H3', () => {
    expect([advancedHit.type98, estimation.type98]).toEqual([11, 20]);
    expect(clauseText('SK-11.34')).toContain('adds +11 with CHART H2 or +20 with CHART H3');
  });

  test('[SK-28.14] totals before 1908', () => {
    const { before, factor, byEye } = earlyFire;
    expect(clauseText('SK-28.14')).toContain(
      `before ${before} a CHART H total above 0 is multiplied by ${factor}, for fire control ` +
        `category 5 by ${byEye}`,
    );
  });
});
