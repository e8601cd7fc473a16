import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  baseRepairChance,
  controlDamage,
  defaultRepair,
  repairBase,
} from '../../../src/rules/sea-wings/combat/control/control';
import { fireLosses, fireOutcomes } from '../../../src/rules/sea-wings/combat/control/fireOdds';
import { fightFires, fireEffect } from '../../../src/rules/sea-wings/combat/control/fires';
import { damageOutcomes } from '../../../src/rules/sea-wings/combat/damage/damage';
import { type Hull, hitsIn, isAfloat } from '../../../src/rules/sea-wings/combat/damage/hull';
import { meanOver } from '../../../src/rules/sea-wings/combat/dice/outcomes';
import type { BaseCard, Warhead } from '../../../src/rules/sea-wings/model/ratings';
import type { BaseHit } from '../../../src/rules/sea-wings/model/units';
import { hull, lettersOf } from './hulls';

const controlled = (ship: Hull, faces: readonly number[]) => {
  const dice = scriptedDice(faces);
  const { ship: after, facts } = controlDamage(ship, dice);
  expect(dice.left()).toBe(0);
  return { letters: lettersOf(after), fate: after.fate, facts };
};

describe('removing hits', () => {
  test('[WG-14.2, WG-14.3, WG-14.6, WG-14.8] number 1 removes a hit on 1 to 3; others become permanent', () => {
    const { letters, facts } = controlled(hull('CA', 'ppms'), [1, 4, 3, 6]);
    expect(letters).toBe('PS');
    expect(facts).toMatchObject([
      { kind: 'damageControlled', rule: 'WG-14.2', removed: ['P', 'M'], permanent: ['P', 'S'] },
    ]);
  });

  test('[WG-14.4] number 2 removes a hit on 1 to 4', () => {
    expect(controlled(hull('CA', 'ms', 2), [4, 5]).letters).toBe('S');
  });

  test('[WG-14.6, WG-14.23] permanent hits are not rolled for', () => {
    expect(controlled(hull('CA', 'PMt'), [2]).letters).toBe('PM');
    expect(controlled(hull('CA', 'PP'), []).facts).toEqual([]);
  });

  test('[WG-14.1] fires are rolled for first', () => {
    const { facts, letters } = controlled(hull('CA', 'pf'), [1, 6]);
    expect([facts.map(({ kind }) => kind), letters]).toEqual([
      ['firesFought', 'damageControlled'],
      'P',
    ]);
  });
});

describe('fires', () => {
  const row = (ship: Hull) =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const { isPutOut, addsHit, spreads } = fireEffect(ship, face);
      return (isPutOut ? 'out' : '') + (addsHit ? 'hit' : '') + (spreads ? '+F' : '');
    });

  test('[WG-14.9, WG-14.10, WG-14.11] every die of the table', () => {
    expect(row(hull('CV'))).toEqual(['out', 'out', 'out', 'hit', 'hit+F', 'hit+F']);
    expect(row(hull('CA'))).toEqual(['out', 'out', 'out', 'hit', 'hit', 'hit+F']);
    expect(row(hull('CV', '', 2))).toEqual(['out', 'out', 'out', '', '', 'hit+F']);
    expect(row(hull('CA', '', 2))).toEqual(['out', 'out', 'out', '', '', 'hit']);
  });

  test('[WG-EX17, WG-14.12, WG-14.13, WG-14.14] a carrier with two fires', () => {
    const { letters, facts } = controlled(hull('CV', 'ff'), [2, 5, 4, 1, 3, 3]);
    expect(letters).toBe('');
    expect(facts).toMatchObject([
      { kind: 'firesFought', burning: 2, left: 2 },
      { kind: 'shipHit', cause: 'fire', letters: ['A'] },
      { kind: 'firesFought', burning: 2, left: 0 },
      { kind: 'damageControlled', removed: ['A'] },
    ]);
  });

  test('[WG-14.14] P, M, S and T hits of a fire are permanent at once, A hits are not', () => {
    expect(controlled(hull('CA', 'f'), [4, 1, 1]).letters).toBe('P');
    expect(controlled(hull('CV', 'f'), [4, 3, 1, 6]).letters).toBe('A');
  });

  test('[WG-14.13] the hit of a fire starts no fire', () => {
    expect(controlled(hull('CA', 'f'), [4, 6, 1]).letters).toBe('');
  });

  test('[WG-14.16] the fifth fire has her abandoned at once', () => {
    expect(controlled(hull('CV', 'ffff'), [5, 1, 1, 1]).fate).toBe('abandoned');
    expect(controlled(hull('CV', 'ffff'), [1, 5, 1, 1, 6, 1, 1]).fate).toBe('afloat');
  });

  test('[WG-14.17] a third P hit from a fire sinks her at once', () => {
    expect(controlled(hull('CA', 'PPf'), [4, 1])).toMatchObject({ letters: 'PPfP', fate: 'sunk' });
  });

  test('[WG-14.15] a result of sunk from a fire sinks her', () => {
    expect(controlled(hull('DD', 'f'), [4, 1]).fate).toBe('sunk');
  });
});

describe('bases', () => {
  const base = (...hits: BaseHit[]) => ({ hits, card: { id: 'midway' } as BaseCard });

  test('[WG-EX19, WG-14.18, WG-14.20] one hit of the owner’s choice goes on 1 to 3', () => {
    expect(repairBase(base('S', 'A'), 'A', scriptedDice([3])).hits).toEqual(['S']);
    expect(repairBase(base('S', 'A', 'A'), 'A', scriptedDice([1])).hits).toEqual(['S', 'A']);
    expect(baseRepairChance()).toBe(1 / 2);
  });

  test('[WG-14.19] a hit that stays is not permanent', () => {
    const { hits, facts } = repairBase(base('S', 'A'), 'A', scriptedDice([4]));
    expect(hits).toEqual(['S', 'A']);
    expect(facts).toMatchObject([{ kind: 'baseRepaired', hit: 'A', isRemoved: false }]);
  });

  test('[WG-24.25] without a choice an A hit comes before an S hit', () => {
    expect([
      defaultRepair(base('S', 'A')),
      defaultRepair(base('S')),
      defaultRepair(base()),
    ]).toEqual(['A', 'S', undefined]);
  });
});

describe('checked figures', () => {
  const chanceOf = (ship: Hull) => {
    const losses = fireLosses();
    return (warhead: Warhead, count: number, isReadied = false) => {
      const hits = Array(count).fill({ warhead, isWeak: false });
      return 100 * meanOver(damageOutcomes(ship, { hits, isReadied, cause: 'strike' }), losses);
    };
  };

  test.each([
    ['Kaga, readied', hull('CV'), true, [19, 47, 76, 93, 99, 20, 64, 92]],
    ['Kaga', hull('CV'), false, [4, 10, 21, 36, 51, 4, 26, 52]],
    ['Yorktown, readied', hull('CV', '', 2), true, [4, 22, 56, 84, 97, 4, 39, 81]],
    ['Yorktown', hull('CV', '', 2), false, [0, 2, 8, 19, 32, 1, 16, 38]],
    ['Shoho', hull('CVL'), false, [5, 22, 41, 57, 70, 5, 50, 80]],
  ] as const)('[WG-31.17] lost after damage control: %s', (_name, ship, isReadied, percents) => {
    const lost = chanceOf(ship);
    for (const [i, percent] of percents.entries()) {
      const found = i < 5 ? lost('bomb', i + 1, isReadied) : lost('torpedo', i - 4, isReadied);
      expect(Math.abs(found - percent)).toBeLessThan(2);
    }
  });

  test.each([
    ['a carrier of number 1', hull('CV'), [13, 26, 44]],
    ['a carrier of number 2', hull('CV', '', 2), [1, 4, 12]],
    ['a cruiser of number 1', hull('CA'), [5, 13, 24]],
  ] as const)('[WG-31.18] lost by one, two or three fires: %s', (_name, ship, percents) => {
    for (const [i, percent] of percents.entries()) {
      const burning = { ...ship, hits: hull('CV', 'f'.repeat(i + 1)).hits };
      const found = meanOver(fireOutcomes(burning), (it) => (isAfloat(it) ? 0 : 100));
      expect(Math.abs(found - percent)).toBeLessThan(2);
    }
  });

  test('[WG-31.18] permanent P hits that one, two or three fires make', () => {
    for (const [i, mean] of [0.5, 0.8, 0.9].entries()) {
      const found = meanOver(fireOutcomes(hull('CV', 'f'.repeat(i + 1))), (it) => hitsIn(it, 'P'));
      expect(Math.abs(found - mean)).toBeLessThan(0.05);
    }
  });

  test('[WG-31.19] torpedoes at a battleship, a cruiser and a destroyer', () => {
    const found = [
      chanceOf(hull('BB', '', 2))('torpedo', 2),
      chanceOf(hull('BB', '', 2))('torpedo', 3),
      chanceOf(hull('CA', '', 2))('torpedo', 3),
      chanceOf(hull('DD', '', 2))('torpedo', 1),
      chanceOf(hull('DD', '', 2))('torpedo', 2),
    ];
    for (const [i, percent] of [14, 34, 65, 38, 99].entries())
      expect(Math.abs((found[i] as number) - percent)).toBeLessThan(5);
  });

  test('chances of fires are those of fighting them', () => {
    const outcomes = fireOutcomes(hull('DD', 'f', 2));
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    const lost = meanOver(outcomes, (it) => Number(!isAfloat(it)));
    expect(fireLosses()(hull('DD', 'f', 2))).toBeCloseTo(lost, 6);
    const ship = hull('DD', 'f', 2);
    const [out, stays] = [scriptedDice([1]), scriptedDice([6, 1])];
    expect(isAfloat(fightFires(ship, out).ship)).toBe(true);
    expect(isAfloat(fightFires(ship, stays).ship)).toBe(false);
  });
});
