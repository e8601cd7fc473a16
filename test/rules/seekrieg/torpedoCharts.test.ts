import { describe, expect, test } from 'vitest';
import { ANTI_AIRCRAFT_GUNS } from '../../../src/rules/seekrieg/tables/antiAircraftGuns';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import {
  dcoByNation,
  dcoBySize,
  dcoOf,
  lossByDamage,
  ramCriticals,
  stepsReached,
} from '../../../src/rules/seekrieg/tables/control';
import { RADAR_SETS, radarNamed } from '../../../src/rules/seekrieg/tables/radarSets';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import { type TorpedoClass, torpedoOf } from '../../../src/rules/seekrieg/tables/torpedoes';
import {
  dudChance,
  torpedoChance,
  torpedoDamage,
  torpedoDuds,
  torpedoEffect,
  torpedoFactor,
  torpedoModifier,
  trackingError,
} from '../../../src/rules/seekrieg/tables/torpedoHits';
import { clauseText, numberIn, rollsIn, tableOf, tablesOf } from './printed';

const runText = ({ yards, knots }: { yards: number; knots: number }): string =>
  `${yards.toLocaleString('en-US')}/${knots}`;

/** The factor of a row from its other figures. */
const byFormula = (row: Readonly<Record<string, string>>): number =>
  0.006927 *
  numberIn(row['Rounds/min'] ?? '') *
  numberIn(row['Eff. range k yd'] ?? '') *
  numberIn(row['Shell lb'] ?? '') ** (1 / 3);

describe('CHARTS E', () => {
  const rows = tableOf('SK-27.12');

  test('[SK-27.12] every gun has the printed factor and level', () => {
    expect(ANTI_AIRCRAFT_GUNS.map(({ name, factor, level }) => [name, factor, level])).toEqual(
      rows.map((row) => [row.Gun, numberIn(row.Factor ?? ''), row.Level]),
    );
  });

  test('[SK-27.12, SK-27.13] the factors follow from the formula', () => {
    const far = ANTI_AIRCRAFT_GUNS.filter(
      ({ factor }, at) => Math.abs(factor - byFormula(rows[at] ?? {})) > 0.05001,
    );
    expect(far).toEqual([]);
  });
});

/** A column of CHARTS P where `-` is nothing. */
const orNothing = <T>(text: string | undefined, nothing: T): string | T | undefined =>
  text === '-' ? nothing : text;

test('[SK-15.6, SK-15.24, SK-30.1] every set of CHARTS P has the printed range, category, guns and period', () => {
  const printed = tableOf('SK-30.1').flatMap((row) =>
    (row.Set ?? '').split(', ').map((set, at) => ({
      name: at > 0 && set === '27' ? 'FuMO 27' : at > 0 && set === '24' ? 'FuMO 24' : set,
      surfaceYards: numberIn(row['Surface range yd'] ?? ''),
      fireControl: numberIn(row['FC category'] ?? ''),
      lays: orNothing(row.Lays, 'none'),
      airSearch: orNothing(row['L3 class'], null),
    })),
  );
  expect(RADAR_SETS.map(({ nation: _, ...set }) => set)).toEqual(printed);
  expect(radarNamed('284').fireControl).toBe(1);
  expect(() => radarNamed('none')).toThrow('No radar none');
});

describe('CHARTS S', () => {
  test.each(tableOf('SK-30.11'))('[SK-17.7, SK-30.11] $Model', (row) => {
    const torpedo = torpedoOf(row.Model ?? '');
    expect(torpedo.charge).toBe(row.Class);
    expect(runText(torpedo.fast)).toBe(row['High speed yd/kn']);
    expect(runText(torpedo.slow)).toBe(row['Max. range yd/kn']);
    expect(torpedo.isWakeless).toBe(
      ['oxygen', 'electric'].includes(row.Propulsion ?? '') || /wakeless/.test(row.Notes ?? ''),
    );
    const [, middle = null] = /middle setting (.+)/.exec(row.Notes ?? '') ?? [];
    expect(torpedo.middle && runText(torpedo.middle)).toBe(middle);
  });

  test('[SK-30.11] a model that is not in the charts is an error', () => {
    expect(() => torpedoOf('Mk 99')).toThrow('No torpedo Mk 99');
  });
});

describe('CHART T2', () => {
  const [base, modifiers] = tablesOf('SK-30.13');

  test('[SK-17.16, SK-30.13] base by the speed of the target', () => {
    const knots = [0, 5, 10, 15, 20, 25, 30, 35, 40];
    const printed = base?.rows[0]?.slice(1).map(numberIn);
    expect(knots.map((it) => inBands(trackingError.base, it))).toEqual(printed);
    expect(knots.slice(1, 9).map((it) => inBands(trackingError.base, it - 4))).toEqual(
      printed?.slice(1),
    );
  });

  test('[SK-30.13] modifiers', () => {
    const { combing, evading, turned, changedSpeed, nightWithoutRadar } = trackingError;
    const { slow, fixedTubes, wakeless, submarine } = trackingError;
    expect([
      ...[combing, evading, turned, changedSpeed, nightWithoutRadar],
      ...[slow, fixedTubes, wakeless, submarine],
    ]).toEqual(modifiers?.rows.map(([, value = '']) => numberIn(value)));
    expect(clauseText('SK-30.13')).toContain(`at least ${trackingError.least}`);
  });
});

describe('CHART T4', () => {
  test('[SK-17.18, SK-30.15] every figure has the printed chance', () => {
    const cells = tablesOf('SK-30.15').flatMap(({ heads, rows }) =>
      heads.slice(1).map((x, at) => [numberIn(x), numberIn(rows[0]?.[at + 1] ?? '')] as const),
    );
    expect(cells).toHaveLength(66);
    expect(cells.map(([x]) => [x, torpedoChance(x)])).toEqual(cells);
  });

  test('[SK-17.18, SK-30.15] figures are rounded to two decimals; above 2.60 the chance is 99', () => {
    expect(torpedoChance(0.004)).toBe(0);
    expect(torpedoChance(0.1023441)).toBe(8);
    expect(torpedoChance(2.61)).toBe(99);
    expect(torpedoChance(40)).toBe(99);
  });
});

describe('CHART T5', () => {
  const [
    usEarly,
    usLate,
    usOld,
    german1,
    german2,
    german3,
    british,
    japanese,
    italian,
    other,
    before,
  ] = tableOf('SK-30.16');
  const cases = [
    [usEarly, 'united-states', '1943-08-31', 'Mk 15 21" (1938)'],
    [usLate, 'united-states', '1943-09-01', 'Mk 15 21" (1938)'],
    [usOld, 'united-states', '1942-02-27', 'Mk 8 21"'],
    [usOld, 'united-states', '1944-02-27', 'Mk 10 21"'],
    [german1, 'germany', '1940-06-30', 'G7a T1 53.3 cm'],
    [german2, 'germany', '1940-07-01', 'G7a T1 53.3 cm'],
    [german2, 'germany', '1942-11-30', 'G7a T1 53.3 cm'],
    [german3, 'germany', '1942-12-01', 'G7a T1 53.3 cm'],
    [british, 'united-kingdom', '1941-05-24', 'Mk V 21"'],
    [british, 'australia', '1942-02-27', 'Mk IX 21"'],
    [japanese, 'japan', '1942-11-14', 'Type 93 Mod 1 61 cm'],
    [italian, 'italy', '1940-07-19', 'Si 270 V 53.3 cm'],
    [other, 'netherlands', '1942-02-27', 'Dutch 53 cm'],
    [other, 'france', '1940-05-01', '23DT 55 cm'],
    [before, 'japan', '1938-12-31', '8th Year 61 cm'],
  ] as const;

  test.each(cases)('[SK-17.21, SK-30.16, SK-30.17] %o %s on %s: %s', (row, nation, date, model) => {
    const chance = (pistol: 'contact' | 'magnetic') =>
      dudChance(torpedoDuds, { nation, model, date, pistol });
    const text = (value: number | null) => (value === null ? '-' : `${value}`);
    expect([text(chance('contact')), text(chance('magnetic'))]).toEqual([
      row?.Contact,
      row?.Magnetic,
    ]);
  });
});

describe('CHARTS T6 and T7', () => {
  const cells = tablesOf('SK-30.18').flatMap(({ heads, rows }) =>
    rows.flatMap(([charge = '', ...values]) =>
      values.map((value, at) => ({ charge, belt: numberIn(heads[at + 1] ?? ''), value })),
    ),
  );

  test.each(cells)('[SK-17.22, SK-30.18] class $charge against $belt inches', (cell) => {
    const { charge, belt, value } = cell;
    expect(torpedoEffect(torpedoDamage, charge as TorpedoClass, belt)).toBe(numberIn(value));
  });

  test('[SK-30.18] belts count from 1 to 16 inches', () => {
    expect(torpedoEffect(torpedoDamage, 'A', 0)).toBe(torpedoEffect(torpedoDamage, 'A', 1));
    expect(torpedoEffect(torpedoDamage, 'A', 18)).toBe(torpedoEffect(torpedoDamage, 'A', 16));
  });

  const parts = /Contact: (.+)\. Magnetic: (.+)\. \(fill/.exec(clauseText('SK-30.19'));
  test.each([
    ['contact', parts?.[1] ?? ''],
    ['magnetic', parts?.[2] ?? ''],
  ] as const)('[SK-30.19] modifiers of the %s pistol', (pistol, text) => {
    const rows = text.split(', ').map((it) => it.split(' '));
    expect(rows.length).toBeGreaterThan(4);
    for (const [rolls = '', value = ''] of rows) {
      const [from, to] = rollsIn(rolls) ?? [0, 0];
      expect(torpedoFactor(torpedoModifier, pistol, from)).toBe(Number(value));
      expect(torpedoFactor(torpedoModifier, pistol, to)).toBe(Number(value));
    }
  });

  test('[SK-EX33] class C on 6.1 inches, roll 42: 116 by contact, 193 magnetic', () => {
    const effect = torpedoEffect(torpedoDamage, 'C', 6.1);
    expect(rounded(effect * torpedoFactor(torpedoModifier, 'contact', 42))).toBe(116);
    expect(rounded(effect * torpedoFactor(torpedoModifier, 'magnetic', 42))).toBe(193);
  });
});

describe('CHARTS U4, U5, V1 and V2', () => {
  test('[SK-18.1, SK-31.5] chances by the percentage that damage reaches', () => {
    const printed = [
      ...(clauseText('SK-31.5').split(' (fill')[0] ?? '').matchAll(/(\d+) % - (\d+)[,.]/g),
    ].map(([, a, b]) => ({
      percent: Number(a),
      chance: Number(b),
    }));
    expect(printed).toHaveLength(9);
    expect(lossByDamage.steps).toEqual(printed);
  });

  test('[SK-18.1, SK-EX34] each percentage counts once, when it is reached', () => {
    const chances = (from: number, to: number) =>
      stepsReached(lossByDamage, from, to).map(({ chance }) => chance);
    expect(chances(29.9, 30)).toEqual([50]);
    expect(chances(30, 39)).toEqual([]);
    expect(chances(0, 25)).toEqual([30, 40]);
  });

  test('[SK-18.14, SK-31.6] rolls by the percentage of damage of a ram', () => {
    const rolls = (percent: number) => inBands(ramCriticals.bands, percent);
    expect([0, 1, 25, 26, 50, 51, 75, 76, 140].map(rolls)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('[SK-18.16, SK-31.7] points by DP', () => {
    const [table] = tablesOf('SK-31.7');
    const printed = table?.rows[0]?.slice(1).map(numberIn);
    expect(dcoBySize.bands.values).toEqual(printed);
    expect(dcoBySize.bands.upTo).toEqual(table?.heads.slice(1, -1).map(numberIn));
  });

  test.each([
    ['united-states', 1942, 1.4],
    ['germany', 1916, 1.3],
    ['germany', 1941, 1.2],
    ['united-kingdom', 1939, 1.1],
    ['united-kingdom', 1916, 0.9],
    ['japan', 1942, 0.8],
    ['italy', 1940, 0.8],
    ['soviet-union', 1943, 0.8],
    ['netherlands', 1942, 1],
    ['japan', 1904, 0.7],
  ])('[SK-18.16, SK-31.8] %s in %i: %f', (nation, year, modifier) => {
    expect(dcoOf(dcoBySize, dcoByNation, { dp: 2000, nation, year })).toBe(rounded(74 * modifier));
  });

  test('[SK-EX36, SK-33.1] 28 points for 350 DP of the United States, 72 for Bismarck', () => {
    const points = (dp: number, nation: string, year: number) =>
      dcoOf(dcoBySize, dcoByNation, { dp, nation, year });
    expect(points(350, 'united-states', 1942)).toBe(28);
    expect(points(1376, 'germany', 1941)).toBe(72);
  });
});
