import { describe, expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { resolveHit } from '../../../src/rules/seekrieg/damage/hit';
import { shellOf } from '../../../src/rules/seekrieg/gunnery/impact';
import type { GunfireOdds } from '../../../src/rules/seekrieg/odds/gunnery';
import { hitChances, meanHits } from '../../../src/rules/seekrieg/odds/hits';
import { rollShells, shellHits } from '../../../src/rules/seekrieg/tables/shellHits';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { ALL, anyDice, duel, parts, salvos, UNARMED } from './duel';
import { type Battle, battery, eventsOf, logOf, shipIn, type TestShip } from './fleet';
import { confirm, give } from './playing';

/** The odds of lines of orders on the Allies' view. */
function oddsOf(battle: Battle, ...lines: string[]): GunfireOdds[] {
  const orders = lines.map((line) => seekrieg.parseOrder(line));
  const odds = seekrieg.explain(seekrieg.view(battle.state, 'allies'), 'allies', orders as never);
  return odds.gunfire;
}

describe('chances of hits', () => {
  test('[SK-11.9, SK-EX13] one group: 66, 28, 5 and 1 per cent', () => {
    const chances = hitChances(shellHits, { shells: 8, total: 44 }).map((it) =>
      Math.round(100 * it),
    );
    expect(chances).toEqual([66, 28, 5, 1]);
  });

  test('[SK-11.13] groups are independent, and all chances add up to 1', () => {
    for (const total of [-5, 44, 136, 300]) {
      const chances = hitChances(shellHits, { shells: 33, total });
      expect(chances.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 12);
      const apart = [20, 12, 1].map((shells) => meanHits(hitChances(shellHits, { shells, total })));
      expect(meanHits(chances)).toBeCloseTo(
        apart.reduce((sum, it) => sum + it, 0),
        12,
      );
    }
  });

  test('[SK-11.9, SK-11.13] agree with 20,000 salvos rolled', () => {
    const salvo = { shells: 27, total: 85 };
    const dice = orderDice('odds of hits', 0);
    const rolls = 20_000;
    let hits = 0;
    for (let i = 0; i < rolls; i++) hits += rollShells(shellHits, salvo, dice, 'test').count;
    // Four standard errors of a mean of 2.4 hits with a variance of about 2.3.
    const error = 4 * Math.sqrt(2.4 / rolls);
    expect(Math.abs(hits / rolls - meanHits(hitChances(shellHits, salvo)))).toBeLessThan(error);
  });

  test('no shell, no hit', () => {
    expect(hitChances(shellHits, { shells: 0, total: 100 })).toEqual([1]);
  });
});

describe('odds of a planned shot', () => {
  test('[SK-11.8] the same total from the same parts as when it is fired', () => {
    const battle = duel();
    const [odds] = oddsOf(battle, ALL);
    give(battle, 'allies', ALL);
    confirm(anyDice(battle));
    expect(
      Object.fromEntries(odds?.hit.parts.map(({ code, value }) => [code, value]) ?? []),
    ).toEqual(parts(battle));
    const { details } = salvos(battle)[0] ?? {};
    expect(odds).toMatchObject({ shells: details?.shells, type: details?.type });
    expect(odds?.hit.total).toBe(details?.total);
  });

  test('[SK-11.18] other ships of the side count as they are planned, or as they fire by default', () => {
    const consort = { hex: { q: 0, r: -3 }, speedKnots: 0 };
    const battle = duel({ more: { allies: { consort } } });
    const concentration = (...lines: string[]) =>
      oddsOf(battle, ...lines).map(
        ({ hit }) => hit.parts.find(({ code }) => code === 'concentration')?.value ?? 0,
      );
    expect(concentration(ALL)).toEqual([-3]);
    expect(concentration(ALL, 'fire consort 0 0+1+2+3 enemy 0 no')).toEqual([-3, -3]);
    give(battle, 'allies', 'fire consort 0 0+1+2+3 - 0 no');
    expect(concentration(ALL)).toEqual([0]);
  });

  test('[SK-12.1, SK-12.12] what a hit meets at each place', () => {
    const [odds] = oddsOf(duel(), ALL);
    expect(
      odds?.impact?.places.map(({ location, share, armorInches, penetrates }) => [
        location,
        Math.round(100 * share),
        armorInches,
        penetrates,
      ]),
    ).toEqual([
      ['deck', 10, 2, false],
      ['turret', 12, 2.5, false],
      ['belt', 28, 4, true],
      ['tower', 6, 3, true],
      ['superstructure', 34, 1, true],
    ]);
    expect(odds?.impact?.penetrates).toBeCloseTo(0.68, 12);
  });

  test('[SK-13.4, SK-13.6] the damage of a hit agrees with 4,000 hits rolled', () => {
    const battle = Object.assign(duel(), { dice: orderDice('odds of damage', 0) });
    const [odds] = oddsOf(battle, ALL);
    const shell = shellOf(STANDARD_TABLES, battery(), 'APC', 10_000);
    const hits = 4000;
    for (let i = 0; i < hits; i++)
      resolveHit(battle, shipIn(battle, 'enemy'), { ...shell, sideHit: 'port' });
    const mean = eventsOf(battle, 'shipHit').reduce((sum, { damage }) => sum + damage, 0) / hits;
    // Four standard errors of damage between 0 and 30, whose standard deviation is below 11.
    expect(Math.abs(mean - (odds?.impact?.damage ?? 0))).toBeLessThan((4 * 11) / Math.sqrt(hits));
  });

  test('[SK-5.9] nothing is told of the armor of a ship that has not been identified', () => {
    const battle = duel({ ship: { sheet: { fireControlRadar: 1, radars: ['284'] } } });
    battle.state.hidden.sightings.allies = { enemy: { id: 'contact-1', level: 'marker' } };
    const [odds] = oddsOf(battle, 'fire ship 0 0+1+2+3 contact-1 0 no');
    expect(odds?.impact).toBeNull();
    expect(odds?.hit.parts[0]).toMatchObject({ code: 'target-size', value: 3 });
  });

  test('[SK-10.15, SK-11.7] only turrets trained in time, only shells that are left', () => {
    const battle = duel();
    const [log] = logOf(battle, 'ship').batteries;
    if (log?.turrets[0]) log.turrets[0].train = -100;
    expect(oddsOf(battle, ALL)).toMatchObject([{ turrets: [1, 2, 3], shells: 36 }]);
    if (log) log.shells = { APC: 7 };
    expect(oddsOf(battle, ALL)).toMatchObject([{ shells: 7 }]);
  });

  test('[SK-11.47] of shells that nobody aboard sees fall six in ten count', () => {
    const radar: TestShip = { sheet: { fireControlRadar: 1, radars: ['284'] } };
    const scout: TestShip = { hex: { q: 18, r: -6 }, speedKnots: 0, sheet: { batteries: [] } };
    const fired = (visibility: number) => {
      const battle = duel({ ship: radar, more: { weather: { visibility }, allies: { scout } } });
      const [odds] = oddsOf(battle, ALL);
      const [salvo] = salvos(confirm(anyDice(battle)));
      const left = logOf(battle, 'ship').batteries[0]?.shells.APC;
      return [odds?.shells, odds?.counting, salvo?.details?.shells, left];
    };
    const [all = 0, , , left] = fired(9);
    expect(fired(9)).toEqual([all, all, all, left]);
    expect(fired(5)).toEqual([all, Math.round(0.6 * all), Math.round(0.6 * all), left]);
  });

  test('[SK-16.7] barrage fire below 0 has fewer hits', () => {
    const far = { hex: { q: 20, r: -10 }, speedKnots: 0, sheet: { ...UNARMED, dp: 20 } };
    const battle = duel({
      enemy: far,
      more: { options: { barrageFire: true }, weather: { force: 9, visibility: 8 } },
    });
    logOf(battle, 'ship').effects = Array.from({ length: 7 }, () => ({ cd: 22, turnsLeft: null }));
    const [odds] = oddsOf(battle, 'fire ship 0 0 enemy 0 yes');
    expect(odds?.hit.total).toBeLessThan(0);
    expect(odds?.hits.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 12);
    const plain = hitChances(shellHits, { shells: odds?.shells ?? 0, total: odds?.hit.total ?? 0 });
    expect(odds?.hits[1]).toBeCloseTo((plain[1] ?? 0) + (plain[2] ?? 0), 12);
  });

  test('[SK-12.6] with the armor average method one figure for all places', () => {
    const [odds] = oddsOf(duel({ more: { options: { damageMethod: 'average' } } }), ALL);
    expect(odds?.impact).toEqual({ penetrates: 1, damage: 24, places: [] });
  });
});
