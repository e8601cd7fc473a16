import { describe, expect, test } from 'vitest';
import { judgeEstimate } from '../../../src/rules/seekrieg/gunnery/salvo';
import { countOf } from '../../../src/rules/seekrieg/tables/printed';
import { hitThresholds, shellHits } from '../../../src/rules/seekrieg/tables/shellHits';
import { ALL, anyDice, duel, EAST, fire, salvos, UNARMED } from './duel';
import { type Battle, battery, logOf, shipIn, type TestShip, turretsIn } from './fleet';
import { confirm, give } from './playing';

describe('range estimation', () => {
  const estimating = (line: string, rolls: number[]): Battle => {
    const battle = duel({ more: { options: { hitMethod: 'estimation' } } });
    give(battle, 'allies', ...line.split('; '));
    return fire(battle, ...rolls);
  };
  /** The straight line to the enemy: 20 hexes across are 17.32 hexes, 8,660 yards. */

  test('[SK-11.38, SK-11.39, SK-EX14] right within 125 yards', () => {
    expect(judgeEstimate(10_250 - 10_156)).toBe('right');
    expect([124.9, 125, 125.1].map(judgeEstimate)).toEqual(['right', 'open', 'wrong']);
  });

  test('[SK-11.42, SK-11.46] a wrong estimate hits nothing, and its shells are gone', () => {
    const battle = estimating('fire ship 0 0+1+2+3 enemy 9000 no', []);
    expect(salvos(battle)).toMatchObject([{ hits: 0, details: { shells: 0 } }]);
    expect(logOf(battle, 'ship').batteries[0]?.shells.APC).toBe(720 - 48);
    expect(shipIn(battle, 'ship').firedBefore).toBe(true);
  });

  test('[SK-11.40, SK-11.42] only shells of turrets with a right estimate count', () => {
    const battle = estimating(
      'fire ship 0 0+1 enemy 8750 no; fire ship 0 2+3 enemy 9000 no',
      [100, 100],
    );
    expect(salvos(battle)).toMatchObject([{ details: { shells: 24 } }]);
  });

  test('[SK-34.6] without an estimate nothing is fired', () => {
    const battle = duel({ more: { options: { hitMethod: 'estimation' } } });
    fire(battle);
    expect(salvos(battle)).toEqual([]);
  });

  test('[SK-34.6] the last estimate for the target is offered again', () => {
    const battle = estimating('fire ship 0 0+1+2+3 enemy 8750 no', [100, 100, 100]);
    confirm(battle);
    fire(battle, 100, 100, 100);
    expect(salvos(battle)).toHaveLength(2);
  });
});

describe('strays', () => {
  const beside: TestShip = { hex: EAST, speedKnots: 0, sheet: { ...UNARMED, dp: 100 } };

  test('[SK-16.1, SK-16.2, SK-16.3, SK-EX30] shells that missed meet ships in the same hex at a quarter of the total', () => {
    const battle = duel({
      ship: { sheet: { batteries: [battery({ rate: 5, turrets: turretsIn('A2') })] } },
      more: { options: { oversAndUnders: true }, axis: { beside } },
    });
    give(battle, 'allies', 'fire ship 0 0 enemy 0 no');
    fire(battle, 10, 95, 95, 100);
    expect(salvos(battle)).toMatchObject([
      { target: 'enemy', hits: 2, isStray: false, details: { shells: 10, total: 73 } },
      { target: 'beside', hits: 0, isStray: true, details: { total: 18 } },
    ]);
  });

  test('[SK-3.1] only with Optional A', () => {
    const battle = duel({ more: { axis: { beside } } });
    give(battle, 'allies', ALL);
    fire(battle, 100, 100, 100);
    expect(salvos(battle)).toHaveLength(1);
  });

  test('[SK-16.4] by estimate: ships near the estimated range and the line, with half the hits', () => {
    const near: TestShip = { hex: { q: 18, r: -9 }, speedKnots: 0, sheet: { ...UNARMED, dp: 100 } };
    const battle = duel({
      more: { options: { oversAndUnders: true, hitMethod: 'estimation' }, axis: { near } },
    });
    give(battle, 'allies', 'fire ship 0 0 enemy 7750 no');
    confirm(anyDice(battle));
    const [own, stray] = salvos(battle);
    expect(own).toMatchObject({ target: 'enemy', hits: 0, isStray: false });
    expect(stray).toMatchObject({ target: 'near', isStray: true });
    const { details, dice = [] } = stray ?? {};
    const rolled = countOf(
      hitThresholds(shellHits, details?.total ?? 0, 12),
      dice[0]?.values[0] ?? 0,
    );
    expect(rolled).toBeGreaterThan(1);
    expect(stray?.hits).toBe(Math.floor(rolled / 2));
  });
});
