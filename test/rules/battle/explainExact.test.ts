import { describe, expect, test } from 'vitest';
import { type BattleState, battle, type TargetOdds } from '../../../src/rules/battle';
import { atImpulse, mark, newBattle } from './fixture';
import { battered, readAll, SITUATIONS, type Situation } from './oddsSituations';

describe('[BT-8.6] two stacks in one hex at the same target', () => {
  const two = (): BattleState => {
    const torpedoes = { factors: 2, kind: 'other' as const };
    const stack = (id: string) => ({ at: [0, 0] as [number, number], ships: [{ id, torpedoes }] });
    return atImpulse(
      newBattle({
        allies: [stack('a'), stack('b')],
        axis: [{ at: [1, 0], ships: [{ id: 'x' }] }],
      }),
      5,
    );
  };

  test('each fires with 7 of 12, both with 1 of 6; the chance of a hit is that of the cases together', () => {
    const lines = ['fire a torpedoes x', 'fire b torpedoes x'];
    const { salvos, targets, hitChance } = battle.explain(two(), 'allies', readAll(lines));
    const hit = (dice: number) => 1 - (5 / 6) ** dice;
    expect(salvos).toHaveLength(2);
    for (const salvo of salvos) {
      expect(salvo.dice).toBe(2);
      expect(salvo.fireChance).toBeCloseTo(21 / 36, 12);
      expect(salvo.hitChance).toBeCloseTo((21 / 36) * hit(2), 12);
    }
    // All four dice together would hit with 0.518.
    expect(hitChance).toBeCloseTo((30 / 36) * hit(2) + (6 / 36) * hit(4), 12);
    expect(targets[0]?.hitChance).toBeCloseTo(hitChance, 12);
    expect(targets[0]?.meanHits).toBeCloseTo((30 / 36) * (2 / 6) + (6 / 36) * (4 / 6), 12);
  });

  test('a stack alone in firing from its hex is sure to', () => {
    const { salvos } = battle.explain(two(), 'allies', readAll(['fire a torpedoes x']));
    expect(salvos[0]).not.toHaveProperty('fireChance');
  });
});

describe('the number of hits', () => {
  const hitsOf = (situation: string): TargetOdds => {
    const { state, lines } = (SITUATIONS[situation] as () => Situation)();
    const [target] = battle.explain(state, 'allies', readAll(lines)).targets;
    if (!target) throw new Error('a target');
    return target;
  };

  test('[BT-9.2] is binomial for one salvo', () => {
    const { hits, hitChance, meanHits } = hitsOf('a battleship at long range');
    const choose = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    expect(hits).toHaveLength(9);
    for (const [k, chance] of hits.entries())
      expect(chance).toBeCloseTo((choose[k] ?? 0) * (1 / 6) ** k * (5 / 6) ** (8 - k), 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });

  test('of several salvos adds up to one, and to the mean', () => {
    const { hits, hitChance, meanHits } = hitsOf(
      'three ships with all their guns at a cruiser and a pair of destroyers',
    );
    expect(hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });
});

test('a ship that is crippled already is said to be', () => {
  const state = battered();
  mark(state, 'x', 'hull', 3);
  const { targets } = battle.explain(state, 'allies', readAll(['fire a primary x']));
  expect(targets).toMatchObject([{ ship: 'x', crippled: true, crippleChance: 1 }]);
});
