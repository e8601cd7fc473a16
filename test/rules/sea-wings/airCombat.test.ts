import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, scriptedDice } from '../../../src/rules/core';
import { airAttack } from '../../../src/rules/sea-wings/combat/air/attackValue';
import {
  type AirPass,
  engagedCount,
  hasStrikeAircraft,
  leftById,
} from '../../../src/rules/sea-wings/combat/air/pass';
import { passOutcomes, rollPass } from '../../../src/rules/sea-wings/combat/air/resolve';
import { type AirUnit, ESCORTS } from '../../../src/rules/sea-wings/combat/air/units';
import { lose, volley } from '../../../src/rules/sea-wings/combat/air/volley';
import { meanOf } from '../../../src/rules/sea-wings/combat/dice/chances';
import { meanOver } from '../../../src/rules/sea-wings/combat/dice/outcomes';
import { seriesChances } from '../../../src/rules/sea-wings/combat/dice/series';
import { placed, unit } from './aircraft';

const fought = (pass: AirPass, faces: readonly number[]) => {
  const dice = scriptedDice(faces);
  const { pass: after, facts } = rollPass(pass, dice);
  expect(dice.left()).toBe(0);
  return { after, facts };
};

const attack = (by: AirUnit, at: AirUnit) => {
  const found = airAttack(by, at);
  return found && [found.attack, found.gunAndArmor];
};

describe('attack values', () => {
  test('[WG-2.8, WG-10.26] strike aircraft use the second value loaded and the first unloaded', () => {
    expect(attack(unit('sbd-3', 1, 'bomb'), unit('a6m2', 1))).toEqual([1, 3]);
    expect(attack(unit('sbd-3', 1), unit('a6m2', 1))).toEqual([2, 3]);
  });

  test('[WG-10.27, WG-10.28] the value doubles against whatever carries a torpedo', () => {
    expect(attack(unit('a6m2', 1), unit('tbd-1', 1, 'torpedo'))).toEqual([10, 4]);
    expect(attack(unit('a6m2', 1), unit('tbd-1', 1, 'bomb'))).toEqual([5, 4]);
    expect(attack(unit('a6m2', 1), unit('tbd-1', 1))).toEqual([5, 4]);
    expect(attack(unit('f4f-4', 1), unit('g4m1', 1, 'torpedo'))).toEqual([8, 6]);
  });

  test('[WG-2.9, WG-10.29, WG-10.31, WG-EX10] gun and armor of 0 halve it, and the last roll is against 1', () => {
    expect(attack(unit('sbd-3', 1), unit('b-17e', 1))).toEqual([1, 1]);
  });

  const against = (armor: number, load: AirUnit['load'] = null): AirUnit => {
    const target = unit('b-17e', 1, load);
    return { ...target, type: { ...target.type, armor } };
  };

  test('[WG-10.30, WG-10.31, WG-1.19] a sum of -1 quarters it', () => {
    expect(attack(unit('a6m2', 1), against(-3))).toEqual([1, 1]);
    expect(attack(unit('f4f-4', 1), against(-4))).toEqual([1, 1]);
  });

  test('[WG-10.32] a sum of -2 or less makes no attack', () => {
    expect(attack(unit('a6m2', 1), against(-4))).toBeUndefined();
    expect(volley([unit('a6m2', 3)], [against(-4)])).toEqual([]);
  });

  test('[WG-10.33, WG-1.18] factors are multiplied before rounding', () => {
    expect(attack(unit('a6m2', 1), against(-2, 'torpedo'))).toEqual([5, 1]);
    expect(attack(unit('a6m2', 1), against(-2))).toEqual([3, 1]);
    expect(attack(unit('a6m2', 1), against(-3, 'torpedo'))).toEqual([3, 1]);
  });

  test('[WG-29.51, WG-21.16] modifiers come before all factors and leave 1 or more', () => {
    const green = { code: 'training', value: -1, rule: 'WG-29.51' } as const;
    expect(attack({ ...unit('d3a1', 1), modifiers: [green] }, unit('f6f-5', 1))).toEqual([1, 1]);
    expect(attack({ ...unit('a6m5', 1), modifiers: [green] }, unit('f6f-5', 1))).toEqual([4, 2]);
  });
});

describe('groups', () => {
  test('[WG-10.23] dice are dealt to the types in turn, the most numerous first', () => {
    const shots = volley(
      [unit('f4f-3', 3), unit('f4f-4', 2)],
      [placed('a6m2', 1, null), placed('a6m5', 2, null)],
    );
    expect(shots.map(({ by, atType, series }) => `${by} ${atType} ${series.count}`)).toEqual([
      ...['f4f-3 a6m5 2', 'f4f-3 a6m2 1', 'f4f-4 a6m5 1', 'f4f-4 a6m2 1'],
    ]);
  });

  test('[WG-10.23, WG-10.24] losses fall on the largest formation of the type, and end with the last factor', () => {
    const units = [
      { ...unit('a6m2', 1), id: 'kaga' },
      { ...unit('a6m2', 3), id: 'akagi' },
    ];
    expect(leftById(lose(units, 'a6m2', 2))).toEqual({ kaga: 1, akagi: 1 });
    expect(leftById(lose(units, 'a6m2', 3))).toEqual({ kaga: 1, akagi: 0 });
    expect(leftById(lose(units, 'a6m2', 9))).toEqual({ kaga: 0, akagi: 0 });
    expect(leftById(lose(units, 'f4f-4', 1))).toEqual({ kaga: 1, akagi: 3 });
  });

  test('[WG-10.11, WG-10.12, WG-10.13] a CAP factor engages up to two escorts', () => {
    expect([engagedCount(1, 4), engagedCount(3, 4), engagedCount(0, 4)]).toEqual([2, 4, 0]);
  });
});

describe('an air combat', () => {
  test('[WG-EX4, WG-10.14, WG-10.15, WG-10.17, WG-10.18] four Zeros meet three Dauntless and four Wildcats', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, ESCORTS), placed('a6m2', 3, 'sbd-3')],
      escorts: [placed('f4f-3', 2, ESCORTS), placed('f4f-3', 2, 'sbd-3')],
      strike: [unit('sbd-3', 3, 'bomb')],
    };
    const { after, facts } = fought(pass, [
      ...[4, 1, 2, 5, 6],
      ...[4, 1, 4, 5],
      ...[6, 6, 2, 6, 6],
    ]);
    expect(after.escorts.map(({ factors }) => factors)).toEqual([1, 2]);
    expect(after.cap.map(({ factors }) => factors)).toEqual([1, 2]);
    expect(after.strike[0]?.factors).toBe(3);
    expect(
      facts.map((it) => it.kind === 'airShots' && `${it.step} ${it.by} ${it.count} ${it.lost}`),
    ).toEqual([
      'engaged-escorts a6m2 1 1',
      'engaged-escorts f4f-3 2 0',
      'unengaged-escorts f4f-3 2 1',
      'strike a6m2 2 0',
      'strike sbd-3 3 0',
    ]);
    expect(facts.flatMap(({ dice }) => dice).every(({ reason }) => reason !== 'size')).toBe(true);
  });

  test('[WG-EX9, WG-1.20, WG-10.27] one Zero attacks a loaded Kate with a value of 10', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, 'b5n2')],
      escorts: [],
      strike: [unit('b5n2', 1, 'torpedo')],
    };
    const { after } = fought(pass, [4, 2, 5, 4, 6]);
    expect(after.strike[0]?.factors).toBe(0);
  });

  test('[WG-10.10, WG-10.22] both sides of a simultaneous combat fire before losses are taken', () => {
    const pass: AirPass = {
      cap: [placed('f4f-4', 1, 'b-17e')],
      escorts: [],
      strike: [unit('b-17e', 1, 'bomb')],
    };
    const { after } = fought(pass, [1, 1, 1, 2, 2, 3]);
    expect([after.cap[0]?.factors, after.strike[0]?.factors]).toEqual([0, 0]);
  });

  test('[WG-10.19, WG-10.20] formations that no CAP attacks do not fire', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, 'sbd-3')],
      escorts: [],
      strike: [unit('sbd-3', 1, 'bomb'), unit('tbd-1', 2, 'torpedo')],
    };
    const { facts } = fought(pass, [6, 6]);
    expect(facts).toHaveLength(2);
  });

  test('[WG-10.15] an unengaged escort skips the defense roll and is not fired at', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, 'sbd-3')],
      escorts: [placed('f4f-3', 1, 'sbd-3')],
      strike: [unit('sbd-3', 1, 'bomb')],
    };
    const { after, facts } = fought(pass, [1, 1]);
    expect(after.cap[0]?.factors).toBe(0);
    expect(facts[0]?.dice.map(({ reason }) => reason)).toEqual(['attack', 'gun-and-armor']);
    expect(facts).toHaveLength(1);
  });

  test('[WG-10.37, WG-10.38] escorts are fought when no strike aircraft are left', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, ESCORTS)],
      escorts: [placed('f4f-3', 1, ESCORTS)],
      strike: [unit('sbd-3', 0)],
    };
    expect(hasStrikeAircraft(pass)).toBe(false);
    const { after } = fought(pass, [1, 1, 1, 6]);
    expect(after.escorts[0]?.factors).toBe(0);
  });

  test('[WG-10.39] CAP at a formation that is gone does nothing', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 2, 'sbd-3')],
      escorts: [],
      strike: [unit('sbd-3', 0)],
    };
    expect(fought(pass, []).after).toEqual(pass);
  });
});

describe('chances of an air combat', () => {
  const exchange = (cap: AirPass['cap'][number], escorts: AirPass['escorts'][number]) => {
    const pass: AirPass = { cap: [cap], escorts: [escorts], strike: [] };
    const outcomes = passOutcomes(pass);
    return {
      cap: cap.factors - meanOver(outcomes, (it) => it.cap[0] as number),
      escorts: escorts.factors - meanOver(outcomes, (it) => it.escorts[0] as number),
    };
  };

  test('[WG-31.15] six Wildcats against six Zeros', () => {
    const first = exchange(placed('a6m2', 6, ESCORTS), placed('f4f-3', 6, ESCORTS));
    expect(first.cap).toBeCloseTo(0.9, 1);
    expect(first.escorts).toBeCloseTo(0.8, 1);
    const second = exchange(placed('a6m2', 6, ESCORTS), placed('f4f-4', 6, ESCORTS));
    expect(second.cap).toBeCloseTo(1.1, 1);
    expect(second.escorts).toBeCloseTo(0.8, 1);
  });

  test('[WG-31.15] six Hellcats against six Zeros whose attack is 1 lower', () => {
    const green = [{ code: 'training', value: -1, rule: 'WG-29.51' }] as const;
    const { cap, escorts } = exchange(
      { ...placed('a6m5', 6, ESCORTS), modifiers: green },
      placed('f6f-5', 6, ESCORTS),
    );
    expect(cap).toBeCloseTo(1.4, 1);
    expect(escorts).toBeCloseTo(0.4, 1);
  });

  test.each([
    ['sbd-3', 'bomb', 1.3, 1.3],
    ['d3a1', 'bomb', 1.7, 1.7],
    ['b5n2', 'torpedo', 3.3, 3.3],
    ['tbd-1', 'torpedo', 4.3, 4.5],
    ['g4m1', 'torpedo', 4.0, 4.2],
    ['b-17e', 'bomb', 0.4, 0.4],
  ] as const)('[WG-31.16] six Zeros attack six %s once', (type, load, least, most) => {
    const [shot] = volley([unit('a6m2', 6)], [unit(type, 6, load)]);
    const chances = shot ? seriesChances(shot.series) : [];
    const lost = meanOf(chances) - overkill(chances, 6);
    expect(lost).toBeGreaterThan(least - 0.051);
    expect(lost).toBeLessThan(most + 0.051);
  });

  const overkill = (chances: readonly number[], factors: number): number =>
    chances.reduce((sum, p, count) => sum + p * Math.max(0, count - factors), 0);

  test('are those of rolling it: every result of a small combat by seeded dice', () => {
    const pass: AirPass = {
      cap: [placed('a6m2', 1, ESCORTS), placed('a6m2', 2, 'sbd-3')],
      escorts: [placed('f4f-3', 2, ESCORTS), placed('f4f-3', 1, 'sbd-3')],
      strike: [unit('sbd-3', 2, 'bomb')],
    };
    const outcomes = passOutcomes(pass);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const dice = diceFrom(drawFrom('an air combat'));
    const games = 1500;
    let left = 0;
    for (let game = 0; game < games; game++)
      left += rollPass(pass, dice).pass.strike[0]?.factors ?? 0;
    const exact = meanOver(outcomes, (it) => it.strike[0] as number);
    expect(Math.abs(left / games - exact)).toBeLessThan(0.05);
  });
});
