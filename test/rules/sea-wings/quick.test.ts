import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  attacksOf,
  damagePoints,
  leftOut,
  oddsOf,
  type QuickGun,
  reachable,
} from '../../../src/rules/sea-wings/combat/surface/quick';
import {
  type QuickHull,
  quickLetters,
  rollQuickAttack,
  rollQuickResults,
} from '../../../src/rules/sea-wings/combat/surface/quickDamage';
import {
  roundsOf,
  torpedoShare,
  weaponsIn,
} from '../../../src/rules/sea-wings/combat/surface/quickRounds';
import type {
  QuickRound,
  QuickShot,
  QuickTarget,
} from '../../../src/rules/sea-wings/model/engagement';
import type { ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import { ENTERPRISE, shipCard } from './cards';
import { hull, lettersOf } from './hulls';

const gun = (ship: string, weapon: QuickGun['weapon'], strength: number): QuickGun => ({
  ...{ ship, weapon, strength },
});
const shot = (it: QuickGun, at: string): QuickShot => ({ ...it, at });
const target = (
  id: string,
  defense: number,
  type: QuickTarget['type'],
  isHelpless = false,
): QuickTarget => ({ id, defense, type, isHelpless, damageControl: 1 });

const frisco = target('san-francisco', 9, 'C');
const ward = target('aaron-ward', 5, 'D');
const naganami = target('naganami', 5, 'D');
const takanami = target('takanami', 5, 'D');

describe('odds', () => {
  test('[WG-EX7, WG-19.24, WG-19.25, WG-19.28] eight of CA guns at a destroyer of 5 are 1:2', () => {
    expect(oddsOf([shot(gun('frisco', 'CA', 8), 'naganami')], naganami, 'guns')).toBe(0.5);
    expect(oddsOf([shot(gun('ward', 'DD', 5), 'takanami')], takanami, 'guns')).toBe(1);
  });

  test('[WG-19.24] strengths of several ships are added, each by its own multiplier', () => {
    const shots = [shot(gun('a', 'CA', 9), 'frisco'), shot(gun('b', 'DD', 6), 'frisco')];
    expect(oddsOf(shots, { ...frisco, id: 'frisco', defense: 6 }, 'guns')).toBe(2);
  });

  test('[WG-19.29] odds below 1:2 are no attack', () => {
    expect(oddsOf([shot(gun('a', 'DD', 6), frisco.id)], frisco, 'guns')).toBe(0);
    expect(attacksOf([shot(gun('a', 'DD', 6), frisco.id)], [frisco], 'guns')).toEqual([]);
  });

  test('[WG-19.26] a ship with two P hits has half of her defense against torpedoes only', () => {
    const crippled = target('b', 14, 'B', true);
    const torpedoes = [shot(gun('a', 'torpedo', 14), 'b')];
    expect(oddsOf(torpedoes, crippled, 'torpedoes')).toBe(1);
    expect(oddsOf([shot(gun('a', 'BB', 14), 'b')], crippled, 'guns')).toBe(1);
  });

  test('[WG-EX8, WG-19.34, WG-19.36, WG-19.37] from 3:1 one roll at 2.5:1 and the rest', () => {
    expect([0.5, 1, 1.5, 2, 2.5].map((odds) => damagePoints(odds))).toEqual([
      ...[[1], [2], [3], [4], [5]],
    ]);
    expect([3, 3.5, 4.5, 6, 6.5].map((odds) => damagePoints(odds))).toEqual([
      ...[[5], [5, 1], [5, 3], [5, 5], [5, 5, 1]],
    ]);
  });
});

describe('allocation', () => {
  test('[WG-19.27, WG-19.31] as long as a ship is left out all attacks of that kind count as 1:2', () => {
    const shots = [shot(gun('a', 'DD', 6), 'aaron-ward')];
    expect(attacksOf(shots, [ward, frisco], 'guns')).toEqual([
      { target: 'aaron-ward', kind: 'guns', odds: 0.5, points: [1] },
    ]);
    expect(attacksOf(shots, [ward], 'guns')[0]?.odds).toBe(1);
  });

  test('[WG-19.27] torpedoes on a target are an attack of their own', () => {
    const shots = [
      shot(gun('a', 'torpedo', 12), 'aaron-ward'),
      shot(gun('a', 'DD', 6), 'aaron-ward'),
    ];
    expect(attacksOf(shots, [ward], 'torpedoes')[0]?.odds).toBe(1);
    expect(attacksOf(shots, [ward], 'guns')[0]?.odds).toBe(1);
  });

  test('[WG-EX26, WG-19.51] the number of targets that guns reach', () => {
    const american = [gun('ward', 'DD', 5), gun('frisco', 'DD', 4)];
    expect(
      reachable(american, [naganami, takanami], 'guns').map(({ ship, at }) => [ship, at]),
    ).toEqual([
      ['ward', 'naganami'],
      ['frisco', 'takanami'],
    ]);
    const japanese = [gun('naganami', 'DD', 6), gun('takanami', 'DD', 6)];
    expect(reachable(japanese, [frisco, ward], 'guns').map(({ at }) => at)).toEqual(['aaron-ward']);
  });

  test('[WG-EX26, WG-19.32] both at one target is refused, one at each is not', () => {
    const both = [shot(gun('ward', 'DD', 5), 'naganami'), shot(gun('frisco', 'DD', 4), 'naganami')];
    expect(leftOut(both, [naganami, takanami], 'guns')).toBe('takanami');
    const each = [shot(gun('ward', 'DD', 5), 'naganami'), shot(gun('frisco', 'DD', 4), 'takanami')];
    expect(leftOut(each, [naganami, takanami], 'guns')).toBeUndefined();
    expect(attacksOf(each, [naganami, takanami], 'guns').map(({ odds }) => odds)).toEqual([1, 0.5]);
  });

  test('[WG-EX26, WG-19.33, WG-19.47] both Japanese destroyers at the cruiser are 1:2', () => {
    const both = [
      shot(gun('naganami', 'DD', 6), 'san-francisco'),
      shot(gun('takanami', 'DD', 6), 'san-francisco'),
    ];
    expect(leftOut(both, [frisco, ward], 'guns')).toBeUndefined();
    expect(attacksOf(both, [frisco, ward], 'guns')).toMatchObject([{ odds: 0.5 }]);
  });

  test('[WG-19.32] torpedoes kept back count for nothing', () => {
    expect(leftOut([], [naganami, takanami], 'torpedoes')).toBeUndefined();
  });
});

describe('rounds', () => {
  test('[WG-19.6, WG-19.7, WG-19.8] three by day, two by night at 18,000 yards, else one', () => {
    expect(roundsOf(false, 36000)).toEqual(['heavy-guns', 'destroyer-guns', 'torpedoes']);
    expect(roundsOf(true, 18000)).toEqual(['all-guns', 'torpedoes']);
    expect([6000, 12000].map((yards) => roundsOf(true, yards))).toEqual([
      ...[['everything'], ['everything']],
    ]);
  });

  const weapons = (changed: Partial<ShipCard>, round: QuickRound, letters = '', salvos = 0) =>
    weaponsIn(
      {
        ship: {
          card: shipCard('a', changed),
          hits: hull('CA', letters).hits as [],
          torpedoSalvos: salvos,
        },
        hasFiredTorpedoes: false,
      },
      round,
    ).map(({ weapon, strength }) => `${strength}${weapon}`);

  const lance = { torpedoes: { strength: 12, isLongLance: true } };
  const tubes = { torpedoes: { strength: 5, isLongLance: false } };

  test('[WG-19.6, WG-19.9] heavy guns in the first round, destroyer guns in the second, all of them combined', () => {
    expect(weapons({}, 'heavy-guns')).toEqual(['8CA']);
    expect(weapons({}, 'destroyer-guns')).toEqual(['4DD']);
    expect(weapons({}, 'all-guns')).toEqual(['8CA', '4DD']);
    expect(weapons(tubes, 'torpedoes')).toEqual(['5torpedo']);
    expect(weapons(tubes, 'everything')).toEqual(['8CA', '4DD', '5torpedo']);
  });

  test('[WG-19.13, WG-19.15] long lances at half strength wherever destroyer guns fire before the torpedo round', () => {
    expect(weapons(lance, 'destroyer-guns')).toEqual(['4DD', '6torpedo']);
    expect(weapons(lance, 'all-guns')).toEqual(['8CA', '4DD', '6torpedo']);
    expect(weapons(lance, 'everything')).toEqual(['8CA', '4DD', '12torpedo']);
    expect(weapons(tubes, 'destroyer-guns')).toEqual(['4DD']);
    expect(torpedoShare('heavy-guns', true)).toBe(0);
  });

  test('[WG-19.11, WG-19.12] torpedoes are used once, twice with the trait Reload', () => {
    expect(weapons(tubes, 'torpedoes', '', 1)).toEqual([]);
    expect(weapons({ ...lance, traits: ['Reload'] }, 'torpedoes', '', 1)).toEqual(['12torpedo']);
    expect(weapons({ ...lance, traits: ['Reload'] }, 'torpedoes', '', 2)).toEqual([]);
  });

  test('[WG-19.12, WG-19.14] a ship that has used torpedoes in the engagement has no more in it', () => {
    const ship = {
      card: shipCard('a', { ...lance, traits: ['Reload'] }),
      hits: [],
      torpedoSalvos: 0,
    };
    expect(weaponsIn({ ship, hasFiredTorpedoes: true }, 'torpedoes')).toEqual([]);
  });

  test('[WG-19.4, WG-19.5] hits halve their weapon, two P hits silence the ship', () => {
    expect(weapons(lance, 'everything', 'mst')).toEqual(['4CA', '2DD', '6torpedo']);
    expect(weapons(lance, 'everything', 'pp')).toEqual([]);
  });
});

const quickHull = (card: ShipCard): QuickHull => ({ card, fate: 'afloat', hits: [] });

describe('damage', () => {
  const cruiser = quickHull(shipCard('frisco', { damageControl: 2 }));

  test('[WG-EX7, WG-19.35, WG-19.38] the Makinami is sunk by a 4 at number 1', () => {
    const attack = { target: 'makinami', kind: 'guns', odds: 0.5, points: [1] } as const;
    const hit = rollQuickAttack({ ...attack, points: [1] }, scriptedDice([1]));
    expect(hit.results).toBe(1);
    expect(rollQuickAttack({ ...attack, points: [1] }, scriptedDice([2])).results).toBe(0);
    const makinami = quickHull(shipCard('makinami', { damageControl: 1 }));
    const { ship } = rollQuickResults(makinami, { kind: 'guns', results: 1 }, scriptedDice([4]));
    expect(ship.fate).toBe('sunk');
  });

  test('[WG-EX7, WG-19.39, WG-19.41, WG-19.42, WG-19.43] the San Francisco after a torpedo result', () => {
    const dice = scriptedDice([3, 2, 3, 6]);
    const { ship, facts } = rollQuickResults(cruiser, { kind: 'torpedoes', results: 1 }, dice);
    expect([lettersOf(ship), ship.fate, dice.left()]).toEqual(['PPS', 'afloat', 0]);
    expect(facts).toMatchObject([
      { kind: 'quickDamaged', rule: 'WG-19.38', letters: ['P', 'P', 'S'] },
    ]);
  });

  test('[WG-19.39, WG-19.40] every die, on a cruiser and on a carrier', () => {
    const all = (ship: QuickHull) =>
      [1, 2, 3, 4, 5, 6].map((face) => quickLetters(ship, 'guns', face).join(''));
    expect(all(cruiser)).toEqual(['P', 'P', 'M', 'M', 'S', 'S']);
    expect(all(quickHull(ENTERPRISE))).toEqual(['P', 'PA', 'A', 'A', '', '']);
    const tin = shipCard('dd', { secondary: null, torpedoes: { strength: 5, isLongLance: false } });
    expect(all(quickHull(tin))).toEqual(['P', 'P', 'M', 'M', 'T', 'T']);
  });

  test('[WG-19.41] a torpedo’s dice are 1 less, 0 counting as 1', () => {
    expect([1, 2, 3].map((face) => quickLetters(cruiser, 'torpedoes', face).join(''))).toEqual([
      ...['P', 'P', 'P'],
    ]);
    expect(quickLetters(cruiser, 'torpedoes', 4)).toEqual(['M']);
  });

  test('[WG-19.44, WG-19.52] a third P sinks her, and a sunk ship rolls no more', () => {
    const dice = scriptedDice([1, 1, 1, 1, 9]);
    const { ship } = rollQuickResults(cruiser, { kind: 'guns', results: 2 }, dice);
    expect([ship.fate, dice.left()]).toEqual(['sunk', 1]);
  });

  test('[WG-31.21] sunk by one attack at each odds', () => {
    const percent = (point: number, saved: number) => Math.round((100 * point * (6 - saved)) / 36);
    expect(
      [0.5, 1, 1.5, 2, 2.5].map((odds) => percent(damagePoints(odds)[0] as number, 2)),
    ).toEqual([...[11, 22, 33, 44, 56]]);
    expect(
      [0.5, 1, 1.5, 2, 2.5].map((odds) => percent(damagePoints(odds)[0] as number, 3)),
    ).toEqual([...[8, 17, 25, 33, 42]]);
  });

  test.each([
    ['guns', 22, 4],
    ['torpedoes', 38, 12],
  ] as const)('[WG-31.21] damaged ships with two and three P hits by %s', (kind, two, three) => {
    const found = [0, 0, 0, 0];
    for (const a of [1, 2, 3, 4, 5, 6])
      for (const b of [1, 2, 3, 4, 5, 6])
        for (const c of [1, 2, 3, 4, 5, 6]) {
          const letters = [a, b, c].flatMap((face) => quickLetters(cruiser, kind, face));
          const hits = letters.filter((it) => it === 'P').length;
          found[hits] = (found[hits] as number) + 100 / 216;
        }
    expect(Math.abs((found[2] as number) - two)).toBeLessThan(1);
    expect(Math.abs((found[3] as number) - three)).toBeLessThan(1);
  });
});
