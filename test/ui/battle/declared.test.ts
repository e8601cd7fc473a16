import { describe, expect, test } from 'vitest';
import { type BattleView, battle, type Order } from '../../../src/rules/battle';
import type { Side } from '../../../src/rules/core';
import { mountsOf } from '../../../src/ui/systems/battle/desk/mounts';
import { declaredOdds, optionOdds, totalOf } from '../../../src/ui/systems/battle/desk/odds';
import { silentOf, whySilent } from '../../../src/ui/systems/battle/desk/silent';
import { strait } from './position';

const asked = (view: BattleView, side: Side) => (order: Order) =>
  battle.refuse(view, side, order) ?? undefined;

const why = (view: BattleView, side: Side) =>
  silentOf(view, side, mountsOf(view, side)).map((silent) => ({
    ...silent,
    code: whySilent(view, side, silent, asked(view, side))?.refusal?.code,
  }));

describe('what is silent', () => {
  test('batteries out of range are listed with the reason, those that may fire are not', () => {
    expect(why(strait(4), 'axis')).toEqual(
      expect.arrayContaining([
        { ship: 'bismarck', weapon: 'secondary', factors: 2, code: 'target-out-of-range' },
        { ship: 'eugen', weapon: 'secondary', factors: 4, code: 'target-out-of-range' },
      ]),
    );
    expect(why(strait(4), 'axis').map(({ weapon }) => weapon)).not.toContain('primary');
  });

  test('in a torpedo impulse it is what ships carry', () => {
    expect(why(strait(5), 'axis')).toEqual([
      { ship: 'eugen', weapon: 'torpedoes', factors: 2, code: 'target-out-of-range' },
    ]);
  });

  test('torpedoes that were launched are told as spent', () => {
    const view = strait(5);
    const eugen = view.ships.eugen;
    if (!eugen) throw new Error('Prinz Eugen is there.');
    eugen.launches = [{ round: 1, impulse: 5 }];
    expect(why(view, 'axis')[0]?.code).toBe('torpedoes-spent');
  });
});

describe('the list as it stands', () => {
  test('is added up: hits of all salvos, ships that may be lost', () => {
    const declare = (ship: string, target: string) => ({
      ...{ ship, target, weapon: 'primary' as const, full: false },
    });
    const view = strait(4);
    view.declared.allies = [declare('hood', 'bismarck'), declare('prince', 'eugen')];
    const odds = declaredOdds(view, 'allies');
    const total = totalOf(odds);
    expect(total.meanHits).toBeCloseTo((8 + 5) / 6, 5);
    expect(total.hitChance).toBeCloseTo(1 - (5 / 6) ** 13, 5);
    const sunk = odds.targets.reduce((all, { sinkChance }) => all + sinkChance, 0);
    expect(total.meanSunk).toBeCloseTo(sunk, 5);
  });

  test('the odds of a target say whether others fire at it too', () => {
    const view = strait(4);
    const [hood] = mountsOf(view, 'allies').filter(({ ship }) => ship === 'hood');
    if (!hood) throw new Error('Hood has guns.');
    const shared = (target: string) => optionOdds(view, 'allies', hood, target).isShared;
    expect(shared('eugen')).toBe(false);
    const prince = { ship: 'prince', weapon: 'primary' as const, target: 'eugen', full: false };
    view.declared.allies = [prince];
    expect([shared('eugen'), shared('bismarck')]).toEqual([true, false]);
  });

  test('who is crippled already is not counted again', () => {
    const hit = {
      meanHits: 1,
      hitChance: 0.5,
      hits: [0.5, 0.5],
      crippleChance: 1,
      sinkChance: 0.2,
    };
    const meanBoxes = { primary: 0, secondary: 0, tertiary: 0, aa: 0, hull: 1 };
    const targets = [
      { ship: 'a', crippled: true, meanBoxes, ...hit },
      { ship: 'b', crippled: false, meanBoxes, ...hit },
    ];
    const total = totalOf({ salvos: [], targets, hitChance: 0, samples: 1, standardError: 0 });
    expect(total).toEqual({ meanHits: 0, hitChance: 0, meanCrippled: 1, meanSunk: 0.4 });
  });

  test('is reckoned once for a position', () => {
    const view = strait(4);
    expect(declaredOdds(view, 'allies')).toBe(declaredOdds(view, 'allies'));
  });
});
