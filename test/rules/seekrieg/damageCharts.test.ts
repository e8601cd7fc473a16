import { describe, expect, test } from 'vitest';
import { lookUp } from '../../../src/rules/core';
import {
  ARMOR_TYPES,
  type ArmorType,
  armorTypes,
  effectiveArmor,
} from '../../../src/rules/seekrieg/tables/armor';
import { criticalEffects } from '../../../src/rules/seekrieg/tables/criticalEffects';
import {
  type CriticalTable,
  carrierCriticals,
  criticalOf,
  criticals,
  durations,
  submarineCriticals,
} from '../../../src/rules/seekrieg/tables/criticals';
import { GUNS } from '../../../src/rules/seekrieg/tables/guns';
import {
  gunClass,
  inBand,
  penetration,
  rangeBand,
} from '../../../src/rules/seekrieg/tables/penetration';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import { damageFactor } from '../../../src/rules/seekrieg/tables/shells';
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

/** `E2 [24]` */
const classIn = (row: string): { id: string; factor: number } => {
  const [, id = '', factor = ''] = /^(\w+) \[(\d+)\]$/.exec(row) ?? [];
  return { id, factor: Number(factor) };
};

const COLUMNS = [
  '2,500',
  '7,500',
  '12,500',
  '17,500',
  '22,500',
  '27,500',
  '32,500',
  '37,500',
  '42,500',
];
const bandOf = (column: string): number => COLUMNS.indexOf(column.replace('to ', ''));

describe('CHARTS R', () => {
  test('[SK-30.5] range bands', () => {
    const text = clauseText('SK-30.5');
    const bands = [...text.matchAll(/([\d,]+)-([\d,]+)[;:]/g)].map(([, from = '', to = '']) => [
      numberIn(from),
      numberIn(to),
    ]);
    expect(bands).toHaveLength(9);
    expect(bands.map((ends) => ends.map((yards) => rangeBand(penetration, yards)))).toEqual(
      bands.map((_, band) => [band, band]),
    );
    expect(rangeBand(penetration, 50_000)).toBe(8);
  });

  test('[SK-13.1, SK-30.6, SK-30.8] CHART R1 and the damage factors', () => {
    expectCells(cellsOf(tablesOf('SK-30.8')), ({ row, column }) => {
      const { id, factor } = classIn(row);
      const it = gunClass(penetration, id);
      expect(it.factor).toBe(factor);
      return it.average[bandOf(column)]?.toFixed(1) ?? '-';
    });
  });

  test('[SK-30.6, SK-30.9] CHART R2 and its guns', () => {
    const cells = cellsOf(tablesOf('SK-30.9'));
    expectCells(cells, ({ row, column }) => {
      const { id } = classIn(row);
      const [name, pounds, speed] = GUNS[id] ?? ['', 0, 0];
      if (column === 'Gun') return name;
      if (column === 'Shell')
        return `${pounds.toLocaleString('en')} lb, ${speed.toLocaleString('en')} fps`;
      const { vertical, horizontal } = gunClass(penetration, id);
      const decimals = id === 'D1' ? 2 : 1;
      const band = bandOf(column);
      const [up, flat] = [vertical[band], horizontal[band]];
      if (up === undefined || flat === undefined) return '-';
      return `${up.toFixed(decimals)} / ${flat.toFixed(decimals)}`;
    });
    expect(Object.keys(penetration.classes)).toEqual(Object.keys(GUNS));
    expect(new Set(cells.map(({ row }) => classIn(row).id))).toEqual(new Set(Object.keys(GUNS)));
  });

  test('[SK-30.8] CHART R1 is the mean of CHART R2 before its minimum', () => {
    for (const { average, vertical, horizontal } of Object.values(penetration.classes)) {
      average.forEach((inches, band) => {
        const [up = 0, flat = 0] = [vertical[band], horizontal[band]];
        expect(inches).toBeLessThanOrEqual((up + flat) / 2 + 0.11);
        const isCut = flat === 1 || up === 1;
        const least = isCut ? Math.max(1, Math.max(up, flat) / 2) : (up + flat) / 2;
        expect(inches).toBeGreaterThanOrEqual(least - 0.11);
      });
    }
  });

  test('[SK-13.2, SK-30.7] damage factors go by the bore', () => {
    const bores: Record<string, number> = {
      A1: 20,
      B1: 18,
      D1: 16,
      E1: 15,
      F1: 14,
      G4: 12.6,
      H1: 12,
    };
    for (const [id, bore] of Object.entries(bores)) {
      expect(gunClass(penetration, id).factor).toBe(damageFactor(bore));
    }
  });

  test('[SK-12.19] no figure is below 1 inch', () => {
    for (const { average, vertical, horizontal } of Object.values(penetration.classes)) {
      expect(Math.min(...average, ...vertical, ...horizontal)).toBeGreaterThanOrEqual(1);
    }
  });

  test('[SK-12.22] a gun that shoots farther than its class uses the last figure', () => {
    const { vertical } = gunClass(penetration, 'J3');
    expect([3, 4, 5, 8].map((band) => inBand(vertical, band))).toEqual([9.1, 6.3, 6.3, 6.3]);
  });

  test('[SK-30.8] a class that the charts lack is a mistake in the data', () => {
    expect(() => gunClass(penetration, 'X9')).toThrow('X9');
  });

  test('[SK-EX17] J3 at 17,600 to 22,500 yards penetrates 4.4 inches on average', () => {
    expect(inBand(gunClass(penetration, 'J3').average, rangeBand(penetration, 18_000))).toBe(4.4);
  });

  test('[SK-EX20] the 16"/50 at 5,000 yards', () => {
    const { vertical, horizontal } = gunClass(penetration, 'D1');
    const band = rangeBand(penetration, 5000);
    expect([vertical[band], horizontal[band]]).toEqual([29.39, 1]);
  });
});

describe('CHART Q1', () => {
  test('[SK-12.9, SK-30.2] factors by type', () => {
    const rows = tableOf('SK-30.2');
    expect(rows.map((row) => row.Type)).toEqual(ARMOR_TYPES);
    for (const row of rows) {
      const { exact, round } = armorTypes.types[row.Type as ArmorType];
      expect([exact.toFixed(2), round.toFixed(1)]).toEqual([row['Column 1'], row.Factor]);
    }
  });

  test('[SK-12.11, SK-EX18] 11.5 inches of type F', () => {
    expect(effectiveArmor(armorTypes, 'F', 'round', 11.5)).toBe(6.9);
    expect(effectiveArmor(armorTypes, 'F', 'exact', 11.5)).toBe(7.02);
  });

  test('[SK-12.17, SK-12.18] no armor counts less than 1 inch', () => {
    expect(
      [0, 0.5, 1, 2].map((inches) => effectiveArmor(armorTypes, 'G', 'exact', inches)),
    ).toEqual([1, 1, 1, 1]);
  });
});

const LOCATIONS: Record<string, string> = {
  D: 'deck',
  T: 'turret',
  B: 'belt',
  C: 'tower',
  S: 'superstructure',
  F: 'flight-deck',
  H: 'hangar',
  IS: 'island',
};

/** Every roll of a column names the kind of damage of the row in which it is printed. */
function expectCriticals(table: CriticalTable<string>, clause: string): void {
  for (const row of tableOf(clause)) {
    for (const [head, text] of Object.entries(row).slice(0, -1)) {
      const column = LOCATIONS[head] as string;
      const rolls = ROLLS.filter((roll) => criticalOf(table, column, roll) === Number(row.CD));
      const [first, last] = [rolls[0], rolls.at(-1)];
      const said = first && last ? [...new Set([first, last])].map(rollText).join('-') : '-';
      expect(said, `${head}, CD ${row.CD}`).toBe(text);
      expect(rolls.length).toBe(first && last ? last - first + 1 : 0);
    }
  }
}

describe('CHARTS N', () => {
  test('[SK-14.14, SK-29.19] CHART N1', () => {
    expectCriticals(criticals, 'SK-29.19');
  });

  test('[SK-14.14, SK-29.20] CHART N2', () => {
    expectCriticals(carrierCriticals, 'SK-29.20');
  });

  test('[SK-29.21] CHART N3', () => {
    const said = [...clauseText('SK-29.21').matchAll(/(\d\d)-(\d\d) CD (\d+)/g)];
    expect(said).toHaveLength(7);
    for (const [, from, to, cd] of said) {
      const ends = [Number(from), Number(to) || 100];
      expect(ends.map((roll) => criticalOf(submarineCriticals, 'hull', roll))).toEqual([
        ...[Number(cd), Number(cd)],
      ]);
    }
  });

  test('[SK-EX24] a turret hit with roll 33 destroys the air search radar', () => {
    const cd = criticalOf(criticals, 'turret', 33);
    expect(cd).toBe(18);
    expect(criticalEffects.effects[cd]).toMatchObject({ act: 'radar', sets: 'air' });
  });

  test('[SK-14.15, SK-29.24] CHART N5', () => {
    const said = [
      ...clauseText('SK-29.24').matchAll(/(\d\d)-(\d\d) (\d+ turn|\d+|rest of the game)/g),
    ];
    expect(said).toHaveLength(10);
    for (const [, from, to, turns = ''] of said) {
      const expected = turns.startsWith('rest') ? null : Number.parseInt(turns, 10);
      expect([Number(from), Number(to) || 100].map((roll) => lookUp(durations, roll))).toEqual([
        expected,
        expected,
      ]);
    }
  });

  test('[SK-EX25] duration roll 24: three turns', () => {
    expect(lookUp(durations, 24)).toBe(3);
  });
});

describe('CHART N4', () => {
  const rows = tableOf('SK-29.22');
  const effect = (cd: number) => criticalEffects.effects[cd];

  test('[SK-29.22] has 63 effects', () => {
    expect(rows.map((row) => Number(row.CD))).toEqual(
      Object.keys(criticalEffects.effects).map(Number),
    );
    expect(rows).toHaveLength(63);
  });

  test('[SK-14.15, SK-29.22] effects marked [dur] are temporary', () => {
    for (const row of rows) {
      expect(effect(Number(row.CD))?.isTemporary, row.CD).toBe(row.Effect?.includes('[dur]'));
    }
  });

  test('[SK-29.22] figures of the effects', () => {
    const figures = rows.map(({ CD, Effect = '' }) => {
      const printed = Effect.match(/\d+(?:\.\d+)?(?= %| degrees| feet| to every)/)?.[0];
      return [Number(CD), printed && Number(printed)];
    });
    const held = Object.entries(criticalEffects.effects).map(([cd, it]) => {
      const { isTemporary: _, act, ...rest } = it;
      const value = Object.values(rest).find((figure) => typeof figure === 'number');
      const percent = act === 'anti-air' && cd === '39' ? 100 * (1 - (value as number)) : value;
      const isPrinted = figures[Number(cd) - 1]?.[1] !== undefined;
      return [Number(cd), isPrinted ? rounded(Math.abs(percent as number), 1) : undefined];
    });
    expect(held).toEqual(figures);
  });

  test('[SK-29.22] shares of the effects', () => {
    expect([1, 2, 9, 30].map((cd) => effect(cd))).toEqual([
      { act: 'turrets-slow', group: 'fore', rate: 0.5, isTemporary: true },
      { act: 'turrets-slow', group: 'aft', rate: 0.5, isTemporary: true },
      { act: 'secondary-slow', rate: 0.5, isTemporary: true },
      { act: 'power-lost', rate: 0.5, isTemporary: true },
    ]);
    expect([34, 35, 38, 40, 53, 54, 56].map((cd) => effect(cd))).toEqual([
      { act: 'fire', more: 0, isTemporary: false },
      { act: 'fire', more: 5, isTemporary: false },
      { act: 'warhead-explodes', share: 0.5, isTemporary: false },
      { act: 'anti-air', share: 0.7, isTemporary: true },
      { act: 'hangar-fire', share: 0.25, isTemporary: false },
      { act: 'petrol-vapor', times: 2, isTemporary: false },
      { act: 'aircraft-explode', dpEach: 2, isTemporary: false },
    ]);
  });
});
