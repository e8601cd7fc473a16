import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import { HIT_METHODS } from '../../../src/rules/seekrieg/model/scenario';
import { sizeBandOf } from '../../../src/rules/seekrieg/sighting/contacts';
import { dayRangeYards } from '../../../src/rules/seekrieg/tables/visibility';
import { ALL, anyDice, duel, parts, salvos } from './duel';
import { battery, battleOf, logOf, shipIn } from './fleet';
import { confirm, give } from './playing';

describe('sides and ships', () => {
  test('[SK-1.2] two sides, each with its ships in command elements', () => {
    const { state } = battleOf({
      allies: { hood: {}, wales: {}, norfolk: {} },
      axis: { bismarck: {} },
      elements: { main: ['hood', 'wales'] },
    });
    expect(Object.keys(state.forces)).toEqual([...SIDES]);
    expect(Object.values(state.forces.allies.elements).map(({ ships }) => ships)).toEqual([
      ['hood', 'wales'],
      ['norfolk'],
    ]);
    expect(state.ships.bismarck?.side).toBe('axis');
  });

  test('[SK-1.9] damage points are the measure of size: for sighting, for size bands, as a target', () => {
    expect(dayRangeYards(60, 60)).toBeLessThan(dayRangeYards(1000, 60));
    const { state } = battleOf({
      allies: { small: { sheet: { dp: 60 } }, large: { sheet: { dp: 1000 } } },
    });
    expect(['small', 'large'].map((id) => sizeBandOf(state.ships[id] as never))).toEqual([
      ...['destroyer', 'capital'],
    ]);
    const size = (dp: number) =>
      parts(confirm(anyDice(duel({ enemy: { sheet: { dp } } }))))['target-size'];
    expect(size(60)).toBeLessThan(size(1000) as number);
  });

  test('[SK-3.2] one hit method for all ships of a game', () => {
    for (const hitMethod of HIT_METHODS) {
      const battle = duel({
        enemy: { sheet: { batteries: [battery()] } },
        more: { options: { hitMethod } },
      });
      const yards = hitMethod === 'estimation' ? 8750 : 0;
      give(battle, 'allies', `fire ship 0 0+1+2+3 enemy ${yards} no`);
      give(battle, 'axis', `fire enemy 0 0+1+2+3 ship ${yards} no`);
      confirm(anyDice(battle));
      const codes = salvos(battle).map(({ details }) => details?.parts.map(({ code }) => code));
      expect(codes).toHaveLength(2);
      expect(codes[0]).toEqual(codes[1]);
    }
  });
});

describe('what a ship begins with', () => {
  test.each([
    [15, { APC: 576, HE: 384 }],
    [8, { APC: 576, HE: 384 }],
    [6, { SAP: 576, HE: 384 }],
    [5.5, { SAP: 576, HE: 384 }],
    [5, { COM: 480, HE: 480 }],
  ])('[SK-6.8] shells of %f inch guns', (boreInches, shells) => {
    const guns = battery({ boreInches, ammunition: 120 });
    const battle = battleOf({ allies: { ship: { sheet: { batteries: [guns] } } } });
    expect(logOf(battle, 'ship').batteries[0]?.shells).toEqual(shells);
  });

  test('[SK-33.2] the log of a ship in play', () => {
    const battle = battleOf({ allies: { ship: {} } });
    const { speedKnots, facing, hex, plan } = shipIn(battle, 'ship');
    expect({ speedKnots, facing, hex }).toEqual({ speedKnots: 20, facing: 1, hex: { q: 0, r: 0 } });
    expect(logOf(battle, 'ship')).toMatchObject({
      ...{ damage: 0, knotsLost: 0, carry: 0, turnCarry: 0, fires: [], effects: [], dcoLeft: 20 },
      ...{ wasHit: false, radarOutUntil: 0 },
    });
    expect(logOf(battle, 'ship').batteries[0]).toMatchObject({ loaded: 'APC', hits: [] });
    expect(logOf(battle, 'ship').batteries[0]?.turrets[0]).toEqual({
      ...{ guns: 2, train: 0, lastTarget: null, estimateYards: 0, isHolding: false },
    });
    expect(plan).toMatchObject({ evades: false, smoke: null, fire: [] });
  });
});

describe('what a shot is made of', () => {
  test('[SK-11.23] the speed of the target is the one she moved at just before', () => {
    const speed = (speedKnots: number) =>
      parts(confirm(anyDice(duel({ enemy: { speedKnots, sheet: { speedKnots: 32 } } }))))[
        'target-speed'
      ];
    expect(speed(28)).toBeLessThan(speed(4) as number);
  });

  test('[SK-11.41] by range estimation several targets of one battery cost nothing', () => {
    const battle = duel({
      more: {
        options: { hitMethod: 'estimation' },
        axis: { other: { hex: { q: 20, r: -10 }, speedKnots: 0, sheet: { batteries: [] } } },
      },
    });
    give(battle, 'allies', 'fire ship 0 0+1 enemy 8750 no', 'fire ship 0 2+3 other 8750 no');
    confirm(anyDice(battle));
    const whole = duel({ more: { options: { hitMethod: 'estimation' } } });
    confirm(anyDice(give(whole, 'allies', ALL.replace(' 0 no', ' 8750 no'))));
    const totals = salvos(battle).map(({ details }) => details?.total);
    expect(totals).toEqual([salvos(whole)[0]?.details?.total, salvos(whole)[0]?.details?.total]);
  });
});
