import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { lossesAboard } from '../../../src/rules/sea-wings/combat/damage/airLosses';
import {
  convoySunk,
  damageOutcomes,
  rollBaseDamage,
  rollDamage,
} from '../../../src/rules/sea-wings/combat/damage/damage';
import {
  baseEffect,
  type EffectiveHit,
  hitEffect,
} from '../../../src/rules/sea-wings/combat/damage/hitEffects';
import { type Hull, isAfloat } from '../../../src/rules/sea-wings/combat/damage/hull';
import { meanOver } from '../../../src/rules/sea-wings/combat/dice/outcomes';
import type { BaseCard } from '../../../src/rules/sea-wings/model/ratings';
import { hull, lettersOf } from './hulls';

const BOMB: EffectiveHit = { warhead: 'bomb', isWeak: false };
const TORPEDO: EffectiveHit = { warhead: 'torpedo', isWeak: false };
const WEAK: EffectiveHit = { warhead: 'bomb', isWeak: true };
const FACES = [1, 2, 3, 4, 5, 6] as const;

interface Struck {
  hit?: EffectiveHit;
  isReadied?: boolean;
}

const struck = (
  ship: Hull,
  faces: readonly number[],
  { hit = BOMB, isReadied = false }: Struck = {},
) => {
  const dice = scriptedDice(faces);
  const hits = Array<EffectiveHit>(faces.length).fill(hit);
  const { ship: after, facts } = rollDamage(ship, { hits, isReadied, cause: 'strike' }, dice);
  return { letters: lettersOf(after), fate: after.fate, facts, unused: dice.left() };
};

const effects = (ship: Hull, hit: EffectiveHit, isReadied = false) =>
  FACES.map((face) => {
    const { letters, isSunk } = hitEffect(hit, ship.card, { isReadied, face });
    return isSunk ? 'sunk' : letters.join('');
  });

describe('hits on ships', () => {
  test('[WG-13.2, WG-13.24, WG-13.26] a 6 starts a fire beside the result of the table', () => {
    expect(effects(hull('CA'), BOMB)).toEqual(['P', 'P', 'M', 'S', 'T', 'F']);
    expect(effects(hull('DD'), BOMB)).toEqual(['sunk', 'PP', 'TP', 'P', 'M', 'TF']);
  });

  test('[WG-13.24] on a carrier a 5 or a 6, by bomb or torpedo', () => {
    expect(effects(hull('CV'), BOMB)).toEqual(['P', 'P', 'A', 'A', 'SF', 'SF']);
    expect(effects(hull('CVL'), TORPEDO)).toEqual(['PPS', 'PP', 'P', 'P', 'AF', 'AF']);
  });

  test('[WG-13.25] with readied aircraft a 2, 3 or 4 one, a 5 two, a 6 three', () => {
    expect(effects(hull('CV'), BOMB, true)).toEqual(['P', 'PF', 'AF', 'AF', 'SFF', 'SFFF']);
  });

  test('[WG-1.24, WG-13.28] a merchantman is read as an escort carrier without A results, and burns on a 6 alone', () => {
    expect(effects(hull('MM'), BOMB, true)).toEqual(['PP', 'P', '', '', '', 'SF']);
    expect(effects(hull('MM'), TORPEDO)).toEqual(['sunk', 'PPS', 'PP', 'P', 'P', 'F']);
  });

  test('[WG-EX18, WG-13.29] a hit that does not pierce gives S results and fires only', () => {
    expect(effects(hull('BB'), WEAK)).toEqual(['', '', 'S', '', '', 'F']);
    expect(effects(hull('DD'), WEAK)).toEqual(['', '', '', '', '', 'F']);
  });

  test('[WG-EX16, WG-13.1, WG-13.21] three bombs on the Kaga with readied aircraft: five fires, abandoned', () => {
    const { letters, fate, facts, unused } = struck(hull('CV'), [3, 2, 6], { isReadied: true });
    expect([letters, fate, unused]).toEqual(['afpfsfff', 'abandoned', 0]);
    expect(facts).toMatchObject([
      { kind: 'shipHit', rule: 'WG-13.2', letters: ['A', 'F'], fate: 'afloat' },
      { letters: ['P', 'F'] },
      { letters: ['S', 'F', 'F', 'F'], fate: 'abandoned' },
    ]);
  });

  test('[WG-13.20, WG-13.22] the third P hit sinks her at that moment, and no more is rolled', () => {
    expect(struck(hull('CV', 'P'), [1, 1, 5])).toMatchObject({
      ...{ letters: 'Ppp', fate: 'sunk', unused: 1 },
    });
  });

  test('[WG-13.23] a result of sunk sinks her at once', () => {
    expect(struck(hull('CL'), [1], { hit: TORPEDO }).fate).toBe('sunk');
    expect(struck(hull('DD'), [1]).fate).toBe('sunk');
  });

  test('[WG-12.12] bombs and torpedoes of one strike are read from their own tables', () => {
    const dice = scriptedDice([1, 1]);
    const { ship } = rollDamage(
      hull('BB'),
      { hits: [BOMB, TORPEDO], isReadied: false, cause: 'strike' },
      dice,
    );
    expect([lettersOf(ship), ship.fate]).toEqual(['ppp', 'sunk']);
  });

  test('[WG-EX23, WG-20.3] each effective hit sinks one ship of a convoy', () => {
    expect([convoySunk(8, 2), convoySunk(1, 3)]).toEqual([2, 1]);
  });
});

describe('hits on bases', () => {
  const base = (type: BaseCard['type']) => ({
    hits: [],
    card: { id: 'midway', type } as unknown as BaseCard,
  });

  test('[WG-EX19, WG-13.4] four hits on Midway', () => {
    const { hits, facts } = rollBaseDamage(
      base('large-land'),
      [BOMB, BOMB, BOMB, BOMB],
      'strike',
      scriptedDice([1, 2, 4, 6]),
    );
    expect(hits).toEqual(['A', 'S']);
    expect(facts).toHaveLength(4);
  });

  test('[WG-13.30, WG-14.21] weak hits count only as S, and bases never burn', () => {
    expect(FACES.map((face) => baseEffect(WEAK, 'small-land', face).join(''))).toEqual([
      ...['', '', 'S', '', '', ''],
    ]);
    expect(FACES.map((face) => baseEffect(BOMB, 'seaplane', face).join(''))).toEqual([
      ...['A', 'A', 'S', '', '', ''],
    ]);
  });
});

describe('air factors lost aboard', () => {
  const group = (...factors: number[]) => factors.map((it, i) => ({ id: `f${i}`, factors: it }));

  test('[WG-13.11, WG-13.15] half of all aboard, dealt to the formations in turn, the largest first', () => {
    expect(lossesAboard(group(4, 3, 5), 'ship', 1)).toEqual({ f0: 2, f1: 2, f2: 2 });
    expect(lossesAboard(group(1, 6), 'ship', 1)).toEqual({ f0: 1, f1: 3 });
  });

  test('[WG-13.15, WG-1.18] half of one factor is one, a quarter of one is none', () => {
    expect(lossesAboard(group(1), 'ship', 1)).toEqual({ f0: 1 });
    expect(lossesAboard(group(1), 'dispersed', 1)).toEqual({});
  });

  test('[WG-13.16] a second A hit takes half of those left', () => {
    expect(lossesAboard(group(8), 'ship', 2)).toEqual({ f0: 6 });
    expect(lossesAboard(group(), 'ship', 2)).toEqual({});
  });

  test('[WG-EX19, WG-13.14] at a base a quarter of the dispersed and half of the readied', () => {
    expect(lossesAboard(group(8), 'dispersed', 1)).toEqual({ f0: 2 });
    expect(lossesAboard(group(8), 'readied', 1)).toEqual({ f0: 4 });
  });
});

describe('chances of damage', () => {
  test('are those of every die', () => {
    const outcomes = damageOutcomes(hull('CV'), {
      ...{ hits: [BOMB, TORPEDO], isReadied: true, cause: 'strike' },
    });
    let lost = 0;
    for (const first of FACES)
      for (const second of FACES) {
        const { ship } = rollDamage(
          hull('CV'),
          { hits: [BOMB, TORPEDO], isReadied: true, cause: 'strike' },
          scriptedDice([first, second]),
        );
        lost += isAfloat(ship) ? 0 : 1 / 36;
      }
    expect(meanOver(outcomes, (it) => (isAfloat(it) ? 0 : 1))).toBeCloseTo(lost, 12);
    expect(lost).toBeGreaterThan(0);
  });
});
