import { describe, expect, test } from 'vitest';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import { fireChange, fires } from '../../../src/rules/seekrieg/tables/fires';
import {
  hitLocation,
  type LocationRow,
  locationOf,
  locationsOf,
  type RangeHalf,
} from '../../../src/rules/seekrieg/tables/hitLocation';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import {
  basicDamage,
  damageFactor,
  rateOfFire,
  SHELL_TYPES,
  shells,
} from '../../../src/rules/seekrieg/tables/shells';
import {
  angleSector,
  TARGET_ANGLES,
  targetAngles,
} from '../../../src/rules/seekrieg/tables/targetAngle';
import { cellsOf, clauseText, expectCells, numberIn, ROLLS, rollText, tablesOf } from './printed';

describe('CHART F1', () => {
  test('[SK-10.18, SK-27.14] sectors by degrees from the bow, alike on both sides', () => {
    const text = clauseText('SK-27.14');
    for (const angle of TARGET_ANGLES) {
      const [, ranges = ''] = new RegExp(`${angle} ([\\d-]+(?: and [\\d-]+)?)`).exec(text) ?? [];
      const degrees = ranges.split(' and ').flatMap((range) => range.split('-').map(Number));
      expect(degrees.length).toBeGreaterThan(1);
      for (const bearing of degrees) {
        expect(angleSector(targetAngles, bearing)).toBe(angle);
        expect(angleSector(targetAngles, -bearing)).toBe(angle);
      }
    }
  });
});

describe('CHART G1', () => {
  const ABBREVIATIONS: Record<string, string> = {
    deck: 'D',
    turret: 'T',
    belt: 'B',
    tower: 'C',
    superstructure: 'S',
    'flight-deck': 'F',
    hangar: 'H',
    island: 'IS',
  };

  test('[SK-12.1, SK-12.3, SK-28.1] names the printed location for every roll', () => {
    expectCells(cellsOf(tablesOf('SK-28.1')), ({ row, column }) => {
      const [type = '', half = ''] = row.replace('BB, CB', 'BB').split(' ');
      const rolls = ROLLS.filter((roll) => {
        const at = locationOf(hitLocation, type as LocationRow, half as RangeHalf, roll);
        return (at === null ? '[I]' : ABBREVIATIONS[at]) === column;
      });
      return `${rollText(rolls[0] ?? 0)}-${rollText(rolls.at(-1) ?? 0)}`;
    });
  });

  test('[SK-EX15] heavy cruiser, short range, roll 53: conning tower', () => {
    expect(locationOf(hitLocation, 'CA', 'short', 53)).toBe('tower');
  });

  test('[SK-28.1] carriers have locations of their own', () => {
    expect(locationsOf('CV')).toEqual(['flight-deck', 'hangar', 'belt', 'deck', 'island']);
    expect(locationsOf('DD')).toEqual(['deck', 'turret', 'belt', 'tower', 'superstructure']);
  });
});

describe('CHARTS G2 to G4', () => {
  test('[SK-28.2, SK-12.20, SK-14.12, SK-14.13] shell types', () => {
    const fixed = (value: number): string => value.toFixed(1);
    expectCells(cellsOf(tablesOf('SK-28.2')), ({ row, column }) => {
      const type = SHELL_TYPES.find((it) => row.split(', ').includes(it)) ?? 'APC';
      const { penetration, damage, dud, critical } = shells.types[type];
      return {
        'Penetration factor': penetration ? fixed(penetration) : 'none',
        'DFM no penetration': fixed(damage[0]),
        'DFM penetration': fixed(damage[1]),
        'Dud if over-penetrating %': dud ? `${dud}` : '-',
        'CD no penetration %': `${critical[0]}`,
        'CD penetration %': `${critical[1]}`,
      }[column] as string;
    });
  });

  test('[SK-28.3] highest rate of fire by range', () => {
    const cells = cellsOf(tablesOf('SK-28.3'));
    let last = 0;
    for (const { column, text } of cells) {
      const yards = column.startsWith('over') ? 45_000 : numberIn(column);
      expect(inBands(rateOfFire.rounds, yards), column).toBe(Number(text));
      expect(inBands(rateOfFire.rounds, last + 1), column).toBe(Number(text));
      last = yards;
    }
    expect(cells).toHaveLength(11);
  });

  test('[SK-28.3] is two minutes by time of flight and four seconds', () => {
    const rounds = (k: number): number => rounded(120 / (k * (1.25 + 0.028 * k) + 4));
    expect(rateOfFire.rounds.values).toEqual(
      [...rateOfFire.rounds.upTo, 35_000].map((yards) => rounds(yards / 1000)),
    );
  });

  test('[SK-13.1 to SK-13.3, SK-28.6, SK-EX16] damage factor and AP damage', () => {
    expectCells(
      cellsOf(tablesOf('SK-28.6')),
      ({ row, column }) => `${basicDamage(damageFactor(Number(column)), row === 'Penetration')}`,
    );
  });

  test('[SK-14.22, SK-28.4] fires by roll', () => {
    const burning = { severity: 10, damageShare: 0.25 };
    const said = [
      ...clauseText('SK-28.4').matchAll(/(\d\d)(?:-(\d\d))? (?:severity )?([+-]\d|no change)/g),
    ];
    expect(said).toHaveLength(6);
    for (const [, from, to = from, change] of said) {
      const value = Number(change) || 0;
      expect([Number(from), Number(to)].map((roll) => fireChange(fires, roll, burning))).toEqual([
        ...[value, value],
      ]);
    }
  });

  test('[SK-28.4] roll 00 is out of control for a great fire on a ship already hurt', () => {
    const change = (severity: number, damageShare: number) =>
      fireChange(fires, 100, { severity, damageShare });
    expect([change(10, 0.25), change(9, 0.9), change(20, 0.24)]).toEqual(['out-of-control', 1, 1]);
  });
});
