import { describe, expect, test } from 'vitest';
import { lookUp } from '../../../src/rules/core';
import {
  antiAirFire,
  attackBoxes,
  attackChance,
  kamikaze,
  type Release,
  type ReleaseTable,
} from '../../../src/rules/seekrieg/tables/airAttacks';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import {
  BOMB_TYPES,
  bombFactor,
  bombs,
  bombTypes,
  FALLS,
  type Fall,
} from '../../../src/rules/seekrieg/tables/bombs';
import {
  DETECTION_ROWS,
  dropOuts,
  flightTurns,
  milesOffCourse,
  NAVIGATION_ROWS,
  navigation,
  raidDetection,
  reportError,
  turnsToTarget,
  vectoring,
} from '../../../src/rules/seekrieg/tables/flights';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import {
  detectionPercent,
  searchHexes,
  searchPatterns,
} from '../../../src/rules/seekrieg/tables/search';
import {
  cellsOf,
  clauseText,
  expectCells,
  numberIn,
  ROLLS,
  rollText,
  tableOf,
  tablesOf,
} from './printed';

/** `01-30 none; 31-60 10 miles`: the ends of each run of rolls and the figure behind it. */
const runsIn = (text: string): [from: number, to: number, value: number][] =>
  [...text.matchAll(/(\d\d)-(\d\d) (\d+(?:\.\d)?|none)/g)].map(([, from, to, value]) => [
    Number(from),
    Number(to) || 100,
    Number(value) || 0,
  ]);

describe('search', () => {
  test('[SK-8.4, SK-31.1] CHART U1', () => {
    expectCells(cellsOf(tablesOf('SK-31.1')), ({ row, column }) =>
      searchHexes(Number(row), Number.parseInt(column, 10)).toFixed(1),
    );
  });

  test('[SK-EX5] five hours at 22 knots are 11 hexes', () => {
    expect(searchHexes(22, 5)).toBe(11);
  });

  test('[SK-8.16, SK-27.10, SK-EX6] CHART D1', () => {
    expectCells(
      cellsOf(tablesOf('SK-27.10')),
      ({ row, column }) => `${detectionPercent(numberIn(row), Number(column))}`,
    );
    expect(detectionPercent(20_000, 30)).toBe(26);
  });

  test('[SK-8.15, SK-27.11] CHART D2', () => {
    const said = searchPatterns.patterns.map((it, at) => ({
      Pattern: `${at + 1}`,
      'Size in miles':
        it.shape === 'rectangle' ? `${it.width} x ${it.length}` : `radius ${it.radius}`,
      'Area sq. miles': it.squareMiles.toLocaleString('en'),
    }));
    const rows = tableOf('SK-27.11');
    expect(rows).toMatchObject(said);
    expect(
      rows.map((row) => /of (\d+) degrees/.exec(row['Shape on the search map'] ?? '')?.[1]),
    ).toEqual(
      searchPatterns.patterns.map((it) => (it.shape === 'sector' ? `${it.degrees}` : undefined)),
    );
  });
});

describe('flights', () => {
  test('[SK-20.21, SK-31.9] CHART V3', () => {
    expectCells(cellsOf(tablesOf('SK-31.9')), ({ row, column }) =>
      column === 'Miles a turn'
        ? (Number(row) / 30).toFixed(2)
        : `${turnsToTarget(Number(column), Number(row))}`,
    );
  });

  test('[SK-20.20, SK-20.21, SK-EX38] a TBD-1 flies 143 turns, 140 miles in 38', () => {
    expect([flightTurns(535, 112), turnsToTarget(140, 112), turnsToTarget(40, 112)]).toEqual([
      ...[143, 38, 11],
    ]);
  });

  test('[SK-21.2, SK-29.6, SK-EX38] CHART L1', () => {
    const [table] = tablesOf('SK-29.6');
    table?.rows.forEach(([, ...cells], at) => {
      const row = NAVIGATION_ROWS[at] as (typeof NAVIGATION_ROWS)[number];
      cells.forEach((text, column) => {
        const rolls = ROLLS.filter((roll) => milesOffCourse(navigation, row, roll) === 10 * column);
        expect(`${rollText(rolls[0] ?? 0)}-${rollText(rolls.at(-1) ?? 0)}`).toBe(text);
      });
    });
    expect(table?.rows).toHaveLength(NAVIGATION_ROWS.length);
    expect(milesOffCourse(navigation, '5', 71)).toBe(40);
  });

  test('[SK-21.7, SK-29.7] CHART L2', () => {
    const chance = (miles: number) => inBands(dropOuts.probability, miles).toFixed(2).slice(1);
    expect(clauseText('SK-29.7')).toContain(
      `to 100 ${chance(100)}; 101-200 ${chance(101)}; 201-300 ${chance(300)}; over 300 ${chance(301)}`,
    );
    expect([chance(200), chance(201)]).toEqual([chance(101), chance(300)]);
  });

  test('[SK-21.15, SK-29.8] CHART L3', () => {
    const [none, before, middle, late] = (
      ['none', 'before 1940', '1940-42', '1943-45'] as const
    ).map((it) => vectoring.probability[it].toFixed(2).slice(1));
    expect(clauseText('SK-29.8')).toContain(
      `none ${none}; set of before 1940 ${before}; 1940-42 ${middle}; 1943-45 ${late}`,
    );
  });

  test('[SK-8.26, SK-29.9] CHART L4', () => {
    const runs = runsIn(clauseText('SK-29.9'));
    expect(runs).toHaveLength(6);
    for (const [from, to, miles] of runs) {
      expect([from, to].map((roll) => lookUp(reportError, roll))).toEqual([miles, miles]);
    }
  });

  test('[SK-21.12, SK-21.13, SK-29.10, SK-29.11, SK-EX40] CHART M1', () => {
    const rows = DETECTION_ROWS.map((row) => raidDetection.turns[row].map(String));
    expect(tablesOf('SK-29.10')[0]?.rows.map(([, ...cells]) => cells)).toEqual(rows);
    const five = (row: (typeof DETECTION_ROWS)[number]) => raidDetection.turns[row][4];
    expect([five('radar-and-cap'), five('radar-low'), five('radar-high')]).toEqual([10, 5, 9]);
  });
});

describe('attacks from the air', () => {
  test('[SK-23.10, SK-29.13] CHART M3', () => {
    const it = antiAirFire;
    const sea = [6, 7, 8].map((force) => inBands(it.seaState, force).toFixed(1));
    const figures = [
      it.proximityFuzes,
      it.radarDirector,
      it.director,
      it.local,
      it.evading,
      sea.join(' / '),
      it.undetected,
      `${it.nightRadar} / ${it.night}`,
    ].map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure));
    expect(tableOf('SK-29.13').map((row) => row.Factor)).toEqual(figures);
    expect(inBands(it.seaState, 5)).toBe(1);
  });

  test('[SK-EX47] a factor of 29 with VT fuses and a radar director is 60', () => {
    expect(rounded(29 * antiAirFire.proximityFuzes * antiAirFire.radarDirector)).toBe(60);
  });

  /** `0 kn`, `11-20`, `31+` */
  const knotsIn = (column: string): number[] => (column.match(/\d+/g) ?? []).map(Number);

  function expectReleases(
    table: ReleaseTable,
    clause: string,
    said: (value: number) => string,
  ): void {
    for (const end of [0, -1]) {
      expectCells(cellsOf(tablesOf(clause)), ({ row, column }) => {
        const release = (row === 'Skip' ? 'skip' : row.charAt(0)) as Release;
        return said(inBands(table.byKnots[release], knotsIn(column).at(end) as number));
      });
    }
  }

  test('[SK-23.16, SK-23.20, SK-23.22, SK-29.14] CHART M4', () => {
    expectReleases(attackBoxes, 'SK-29.14', String);
  });

  test('[SK-23.17, SK-23.22, SK-29.15, SK-EX48] CHART M5', () => {
    expectReleases(attackChance, 'SK-29.15', (value) => value.toFixed(2).replace(/^0/, ''));
    expect(inBands(attackChance.byKnots.L, 28)).toBe(0.15);
  });

  test('[SK-23.32, SK-31.10, SK-EX49] CHART V4', () => {
    const runs = runsIn(clauseText('SK-31.10'));
    expect(runs).toHaveLength(5);
    for (const [from, to, factor] of runs) {
      expect([from, to].map((roll) => lookUp(kamikaze, roll))).toEqual([factor, factor]);
    }
    expect(rounded(45 * lookUp(kamikaze, 52))).toBe(68);
  });
});

describe('bombs', () => {
  test('[SK-29.17] CHART M7: damage factors', () => {
    const [table] = tablesOf('SK-29.17');
    const factors = table?.rows[0]?.slice(1);
    expect(factors).toEqual(
      table?.heads.slice(1).map((pounds) => `${bombFactor(numberIn(pounds))}`),
    );
  });

  /** Class, weight and the inches of each fall. */
  const rows = (): string[][] => tablesOf('SK-30.10')[0]?.rows ?? [];
  const inches = (fall: Fall, pounds: number) => inBands(bombs.penetration[fall], pounds);

  test('[SK-29.16, SK-30.10] penetration by class and fall', () => {
    expect(rows()).toHaveLength(6);
    for (const [, pounds = '', ...cells] of rows()) {
      expect(FALLS.map((fall) => inches(fall, numberIn(pounds)).toFixed(1))).toEqual(cells);
    }
  });

  test('[SK-29.17] a bomb of another weight has the class of the nearest weight not above it', () => {
    const [first, , third, , fifth] = rows().map(([, , , , , , , level]) => Number(level));
    expect([60, 132, 550, 1760].map((pounds) => inches('V', pounds))).toEqual([
      ...[first, first, third, fifth],
    ]);
  });

  test('[SK-30.4, SK-30.10] follow from the deck function and the speed of the fall', () => {
    const [table] = tablesOf('SK-30.4');
    const points = (table?.heads.slice(1) ?? []).map((g, at) => [
      Math.log(numberIn(g)),
      Math.log(Number(table?.rows[0]?.[at + 1])),
    ]);
    const thickness = (g: number): number => {
      const next = points.findIndex(([x = 0]) => x > Math.log(g));
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points.slice(next - 1, next + 1);
      return Math.exp(y1 + ((Math.log(g) - x1) * (y2 - y1)) / (x2 - x1));
    };
    const speeds: Record<string, number> = { dive: 571, L: 621, M: 880, H: 1050, V: 1150 };
    for (const [fall, speed] of Object.entries(speeds)) {
      for (const [, pounds = ''] of rows()) {
        const weight = numberIn(pounds);
        const diameter = 1.2 * weight ** (1 / 3);
        const g = (41.57 * Math.sqrt(weight) * speed) / diameter ** 1.5;
        const expected = Math.max(1, rounded(diameter * thickness(g), 1));
        expect(inches(fall as Fall, weight), `${fall} ${pounds}`).toBe(expected);
      }
    }
  });

  test('[SK-29.18] CHART M8', () => {
    expectCells(cellsOf(tablesOf('SK-29.18')), ({ row, column }) => {
      const type = BOMB_TYPES.find((it) => row.split(', ')[0] === it) ?? 'AP';
      const { penetration, damage, dud, critical } = bombTypes.types[type];
      return {
        'Penetration factor': penetration ? penetration.toFixed(1) : 'none',
        'DFM no penetration': damage[0].toFixed(1),
        'DFM penetration': damage[1].toFixed(1),
        'Dud if over-penetrating %': dud ? `${dud}` : '-',
        'CD no penetration %': `${critical[0]}`,
        'CD penetration %': `${critical[1]}`,
      }[column] as string;
    });
  });
});
