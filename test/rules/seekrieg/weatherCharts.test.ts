import { describe, expect, test } from 'vitest';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import { daylightOn, dayOfYear } from '../../../src/rules/seekrieg/tables/daylight';
import {
  operationsLoss,
  seaState,
  visibilityLoss,
  windKnotsOf,
} from '../../../src/rules/seekrieg/tables/seaState';
import { turning } from '../../../src/rules/seekrieg/tables/turning';
import { dayRangeYards, visibility } from '../../../src/rules/seekrieg/tables/visibility';
import {
  forceAmong,
  forcesFor,
  rolledIn,
  visibilityRoll,
  weather,
} from '../../../src/rules/seekrieg/tables/weather';
import {
  cellsOf,
  clauseText,
  expectCells,
  numberIn,
  ROLLS,
  rollsIn,
  rollText,
  tablesOf,
} from './printed';

/** `DP to 60`, `61-150`, `over 1,000`: the figures at both ends of a band. */
function dpIn(heading: string): number[] {
  const figures = (heading.match(/[\d,]+/g) ?? []).map(numberIn);
  if (heading.startsWith('DP to')) return [1, ...figures];
  return heading.startsWith('over') ? [(figures[0] ?? 0) + 1, 5000] : figures;
}

const onlyOf = (values: readonly number[]): number => {
  expect(new Set(values).size).toBe(1);
  return values[0] ?? Number.NaN;
};

describe('CHART B3', () => {
  test('[SK-7.8 to SK-7.11, SK-27.4] every cell', () => {
    expectCells(cellsOf(tablesOf('SK-27.4')), ({ row, column }) => {
      const force = Number(row);
      if (column === 'Wind kn') return String(windKnotsOf(seaState, force));
      if (column.startsWith('Visibility')) return String(visibilityLoss(seaState, force));
      return String(onlyOf(dpIn(column).map((dp) => operationsLoss(seaState, force, dp))));
    });
  });
});

describe('CHARTS B1 and B2', () => {
  const [areas, winds] = tablesOf('SK-27.3');

  test('[SK-7.2, SK-27.2, SK-27.3] the mean wind of every area and quarter', () => {
    for (const [number = '', , ...quarters] of areas?.rows ?? [])
      expect(weather.means[Number(number) - 1]).toEqual(quarters.map(Number));
    expect(weather.means).toHaveLength(20);
  });

  test('[SK-7.3, SK-27.3] the group of Forces for every roll at every mean', () => {
    for (const [mean = '', ...groups] of winds?.rows ?? []) {
      const area = weather.means.findIndex((it) => it.includes(Number(mean) as never)) + 1;
      const quarter = weather.means[area - 1]?.indexOf(Number(mean)) ?? 0;
      for (const [i, text] of groups.entries()) {
        const [from, to] = rollsIn(text) ?? [101, 100];
        for (const roll of ROLLS.filter((it) => it >= from && it <= to))
          expect(forcesFor(weather, area, quarter * 3 + 1, roll)).toBe(weather.forces[i]);
      }
    }
    expect(winds?.rows).toHaveLength(14);
  });

  test('[SK-EX1] Area 1, November, roll 46: Force 2, 3 or 4', () => {
    expect(forcesFor(weather, 1, 11, 46)).toEqual([2, 3, 4]);
  });

  test.each([
    [
      [2, 3, 4],
      [33, 33, 34],
    ],
    [
      [5, 6],
      [50, 50],
    ],
  ])(
    '[SK-7.4] a second roll decides among Forces %j, as evenly as 100 allows',
    (forces, shares) => {
      const drawn = ROLLS.map((roll) => forceAmong(forces, roll));
      expect(forces.map((force) => drawn.filter((it) => it === force).length)).toEqual(shares);
    },
  );
});

describe('a battle by itself', () => {
  /** `01-03 = 3` or `01-10 = level L`: the rolls and what follows them. */
  const partsOf = (text: string): [rolls: string, what: string][] =>
    [...text.matchAll(/(\d\d-\d\d) (?:= )?([^,;.(]*[^,;.( ])/g)].map(
      ([, rolls = '', what = '']) => [rolls, what],
    );

  const expectRolls = (text: string, shown: (roll: number) => string) => {
    const parts = partsOf(text);
    for (const [rolls, what] of parts)
      for (const roll of rollsIn(rolls) ?? []) expect(shown(roll), rollText(roll)).toBe(what);
    return parts.length;
  };

  test('[SK-27.5] visibility codes and ceilings', () => {
    const [codes = '', ceilings = ''] = clauseText('SK-27.5').split('Ceiling');
    const code = (roll: number) => String(rolledIn(weather.visibility, roll));
    expect(expectRolls(codes.slice(codes.indexOf('code ')), code)).toBe(6);
    const ceiling = (roll: number) => {
      const level = rolledIn(weather.ceiling, roll);
      return level ? `level ${level}` : 'none';
    };
    expect(expectRolls(ceilings, ceiling)).toBe(3);
  });

  test('[SK-27.5] the visibility roll is lowered in hazy areas and rough weather, to 1 at least', () => {
    expect([2, 4, 14].map((area) => visibilityRoll(weather, area, 6, 50))).toEqual([40, 40, 40]);
    expect(visibilityRoll(weather, 3, 6, 50)).toBe(50);
    expect(visibilityRoll(weather, 3, 7, 50)).toBe(30);
    expect(visibilityRoll(weather, 2, 7, 25)).toBe(1);
  });

  test('[SK-27.6] moonlight and its factors', () => {
    const said = [
      ...clauseText('SK-27.6').matchAll(/(\d\d-\d\d) (\w+)[^(]*\((?:factor )?(0\.\d+)\)/g),
    ];
    expect(said).toHaveLength(4);
    for (const [, rolls = '', name, factor] of said)
      for (const roll of rollsIn(rolls) ?? []) {
        const moon = rolledIn(weather.moon, roll);
        expect(moon).toBe(name);
        expect(visibility.night[moon]).toBe(Number(factor) * 100);
      }
  });
});

describe('CHARTS C1 and C2', () => {
  test('[SK-27.7] every visibility code', () => {
    const rows = tablesOf('SK-27.7')[0]?.rows ?? [];
    expect(rows.map(([code]) => visibility.codes[Number(code)])).toEqual(
      rows.map(([, , percent]) => Number(percent)),
    );
    expect(rows).toHaveLength(10);
  });

  test('[SK-27.8] every cell', () => {
    expectCells(cellsOf(tablesOf('SK-27.8')), ({ row, column }) =>
      dayRangeYards(numberIn(row), numberIn(column)).toLocaleString('en-US'),
    );
  });

  test('[SK-7.25] twilight leaves 70 %', () => {
    expect(visibility.twilight).toBe(70);
  });
});

describe('CHARTS K', () => {
  const MONTHS = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  const dateOf = (heading: string) =>
    `1941-${String(MONTHS.indexOf(heading.slice(0, 3)) + 1).padStart(2, '0')}-01`;
  const clock = (minutes: number | null, sign = '') => {
    const all = minutes ?? Number.NaN;
    const hours = String(Math.floor(all / 60));
    return `${sign ? hours : hours.padStart(2, '0')}${sign}${String(all % 60).padStart(2, '0')}`;
  };

  test('[SK-7.21, SK-29.1, SK-29.2] sunrise and sunset in every cell, to the minute', () => {
    expectCells(cellsOf(tablesOf('SK-29.1')), ({ row, column }) => {
      const { sunrise, sunset, polar } = daylightOn(dateOf(column), Number(row));
      if (polar) return polar === 'day' ? 'no set' : 'no rise';
      return `${clock(sunrise)}-${clock(sunset)}`;
    });
  });

  test('[SK-7.22, SK-29.3, SK-29.4] the length of twilight in every cell, to the minute', () => {
    const minutesIn = (text: string) => {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return hours * 60 + minutes;
    };
    for (const { row, column, text } of cellsOf(tablesOf('SK-29.3'))) {
      const { sunrise, dawn, polar } = daylightOn(dateOf(column), Number(row));
      if (text === 'all night') expect([dawn, polar], `${row} ${column}`).toEqual([null, null]);
      else if (text === 'day') expect(polar).toBe('day');
      else if (text === 'no rise') expect(polar).toBe('night');
      else
        expect(
          Math.abs((sunrise ?? 0) - (dawn ?? 0) - minutesIn(text)),
          `${row} ${column}`,
        ).toBeLessThanOrEqual(1);
    }
  });

  test('[SK-7.23, SK-29.5] south of the equator the equations give CHART K4', () => {
    const [chart] = tablesOf('SK-29.5');
    const heads = chart?.heads.slice(1) ?? [];
    for (const [name = '', ...cells] of chart?.rows ?? [])
      for (const [i, text] of cells.entries()) {
        const south = daylightOn(dateOf(heads[i] ?? ''), -40);
        const north = daylightOn(dateOf(MONTHS[(i + 6) % 12] ?? ''), 40);
        const key = name === 'Sunrise' ? 'sunrise' : 'sunset';
        const added = (south[key] ?? 0) - (north[key] ?? 0);
        expect(Math.abs(added - Number(text)), `${name} ${heads[i]}`).toBeLessThanOrEqual(1);
      }
    expect(heads).toHaveLength(12);
  });

  test('[SK-EX4] April 1, 50 N: sunrise 0539, sunset 1830, twilight 2:07', () => {
    const { sunrise, sunset, dawn } = daylightOn('1941-04-01', 50);
    expect([clock(sunrise), clock(sunset)]).toEqual(['0539', '1830']);
    expect(clock((sunrise ?? 0) - (dawn ?? 0), ':')).toBe('2:07');
  });

  test.each([
    ['1941-01-01', 1],
    ['1941-03-01', 60],
    ['1939-12-31', 365],
  ])('[SK-29.2] %s is day %i of the year', (date, day) => {
    expect(dayOfYear(date)).toBe(day);
  });
});

test('[SK-9.14, SK-31.3] CHART U3', () => {
  const said = clauseText('SK-31.3');
  expect(said).toContain('to 100 DP 180 degrees, 101-400 DP 135, over 400 DP 90');
  const turnOf = (dp: number) => inBands(turning.degrees, dp);
  expect([1, 100, 101, 400, 401, 3000].map(turnOf)).toEqual([180, 180, 135, 135, 90, 90]);
});

test('[SK-EX2] Force 8, 100 DP: 15 % of speed and fire, 10 % of visibility', () => {
  expect(operationsLoss(seaState, 8, 100)).toBe(15);
  expect(visibilityLoss(seaState, 8)).toBe(10);
});
