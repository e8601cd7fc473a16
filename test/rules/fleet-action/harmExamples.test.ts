import { describe, expect, test } from 'vitest';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { armorOver } from '../../../src/rules/fleet-action/harm/armor';
import { collide } from '../../../src/rules/fleet-action/harm/collision';
import { rollCritical, strikeBows } from '../../../src/rules/fleet-action/harm/critical/roll';
import { behindProtection, takeHit } from '../../../src/rules/fleet-action/harm/hits/hit';
import { saveStructure, saveVessels } from '../../../src/rules/fleet-action/harm/saves';
import { flatStrike } from '../../../src/rules/fleet-action/harm/strike';
import { wreckModifiers } from '../../../src/rules/fleet-action/harm/wreckTest';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { gunOf } from './ledger';
import { actionOf, playOf } from './position';
import type { TestShip } from './setting';
import { sheet } from './sheets';

/** A unit of the Axis that is hit, with dice from a script that must be used up. */
function hitOn(ship: TestShip | string, script: readonly number[]) {
  const target = typeof ship === 'string' ? { sheet: ship } : ship;
  const state = actionOf({ allies: [{ sheet: 'Norfolk', hex: { q: 9, r: 9 } }], axis: [target] });
  const [unit] = Object.values(state.units).filter(({ side }) => side === 'axis');
  if (!unit) throw new Error('no target');
  return { state, play: playOf(state, script), unit, condition: conditionOf(unit) };
}

const left = (play: ReturnType<typeof playOf>): number =>
  (play.dice as unknown as { left(): number }).left();

const VERTICAL = { from: 'vertical', penetration: 16 } as const;

test('[NW-EX6] [NW-EX7] [NW-EX8] [NW-EX9] Hood under Bismarck: belt, magazine, command and engines', () => {
  const first = [9, 1, 4];
  const second = [3, 16, 4, 4, 1, 6, 5, 5];
  const third = [1, 6, 1, 11, 8, 2];
  const { play, unit, condition } = hitOn('Hood', [...first, ...second, ...third]);
  takeHit(play, unit, {
    ...{ kind: 'gun', gun: gunOf('38 cm SK C/34'), band: 4, arc: 'beam' },
    ...{ impactPoints: 27, criticals: 3 },
  });
  expect(left(play)).toBe(0);
  expect(unit.fate).toBe('inPlay');
  expect(condition).toMatchObject({ structure: 124, flotation: 96, canMakeSmoke: false });
  expect(condition).toMatchObject({
    lost: { main: [1] },
    crewQuality: sheet('Hood').crewQuality - 1,
  });
});

test('[NW-EX14] [NW-EX15] San Francisco takes two torpedoes', () => {
  const { play, unit, condition } = hitOn('San Francisco', [7, 2, 5, 3, 2, 3]);
  const torpedo = { impactPoints: 19, criticalValue: 12, cause: 'torpedo' } as const;
  takeHit(play, unit, { kind: 'underwater', section: 'midships', ...torpedo });
  expect([condition.flotation, condition.knotsLost]).toEqual([20, 10]);
  takeHit(play, unit, { kind: 'underwater', section: 'stern', ...torpedo });
  expect([left(play), condition.flotation, unit.fate]).toEqual([0, 0, 'inPlay']);
});

test('[NW-EX16] [NW-2.16] [NW-15.15] side protection amidships takes twice its value off IP and once off CV', () => {
  const hit = {
    kind: 'underwater',
    impactPoints: 19,
    criticalValue: 11,
    cause: 'torpedo',
  } as const;
  const unit = { sheet: sheet('Scharnhorst') };
  expect(behindProtection(unit, { ...hit, section: 'midships' })).toEqual({
    ...{ impactPoints: 13, criticalValue: 8 },
  });
  expect(behindProtection(unit, { ...hit, section: 'bow' }).impactPoints).toBe(19);
});

test('[NW-EX17] [NW-2.7] [NW-22.4] Exeter with three fires needs a natural 5', () => {
  const { unit, condition } = hitOn('Exeter', []);
  condition.flotation = 0;
  unit.fires = 3;
  const sum = wreckModifiers(unit).reduce((total, { value }) => total + value, 0);
  expect(6 - sum).toBe(5);
});

test.each([
  [8, 4],
  [7, 3],
])('[NW-EX18] [NW-14.4] four PT boats hit by a 5-inch gun: a die of %i leaves %i', (die, boats) => {
  const pt: DataSheet = {
    ...{ ...sheet('Fletcher'), name: 'PT boats', type: 'X' },
    smallCraft: { savingThrow: 1, tubes: 4 },
  };
  const { play, unit } = hitOn({ sheet: pt, vessels: 4 }, [die]);
  const modifiers = [
    { code: 'small-craft', value: 1, rule: 'NW-14.4' },
    { code: 'impact-points', value: -3, rule: 'NW-14.4' },
  ] as const;
  saveVessels(play, unit, [...modifiers], 1);
  expect(unit.vessels).toBe(boats);
});

test('[NW-EX19] [NW-16.13] a destroyer saves against medium flak on a 5 with +1, and loses 1 S on a 4', () => {
  const { play, unit, condition } = hitOn('Savage class', [5, 4]);
  const modifiers = [{ code: 'medium-range', value: 1, rule: 'NW-16.11' } as const];
  saveStructure(play, unit, modifiers, 1);
  expect(condition.structure).toBe(18);
  saveStructure(play, unit, modifiers, 1);
  expect(condition.structure).toBe(17);
});

test('[NW-EX25] [NW-2.8] [NW-21.20] a small destroyer pays 2 CV for 1d6 knots, and the rest is rolled again', () => {
  const { play, unit, condition } = hitOn('Sims class', [8, 4, 4]);
  rollCritical(play, unit, 3, VERTICAL);
  expect([left(play), condition.knotsLost, condition.structure]).toEqual([0, 4, 17]);
});

test('[NW-EX26] [NW-27.3] [NW-27.3a] a tanker burns', () => {
  const tanker: DataSheet = {
    ...{ ...sheet('Norfolk'), name: 'Tanker', type: 'C', main: null, other: null },
    ...{ torpedoes: null, cargo: { kind: 'fuel', points: 5 } },
  };
  const { play, unit } = hitOn({ sheet: tanker }, [14, 2, 9, 4, 17, 11]);
  rollCritical(play, unit, 4, VERTICAL);
  expect([left(play), unit.fires]).toEqual([0, 3]);
});

test('[NW-EX28] [NW-8.20] [NW-8.21] Fletcher runs into Ajax', () => {
  const state = actionOf({ allies: [{ sheet: 'Fletcher' }], axis: [{ sheet: 'Ajax' }] });
  const [fletcher, ajax] = [unitOf(state, 'fletcher'), unitOf(state, 'ajax')];
  // Crew of Fletcher with 5 CV: one team; the same on Ajax.
  const play = playOf(state, [18, 18]);
  const ships = collide(play, fletcher, ajax, false);
  const pools = [fletcher, ajax].map((it) => [
    conditionOf(it).structure,
    conditionOf(it).flotation,
  ]);
  expect(pools).toEqual([
    [20 - 5, 13 - 5],
    [46 - 2, 30 - 2],
  ]);
  strikeBows(play, ships);
  expect([conditionOf(fletcher).damageControl, conditionOf(ajax).damageControl]).toEqual([
    sheet('Fletcher').damageControl - 1,
    sheet('Ajax').damageControl - 1,
  ]);
});

test('[NW-8.23] the ship that is rammed takes twice as much', () => {
  const state = actionOf({ allies: [{ sheet: 'Fletcher' }], axis: [{ sheet: 'Ajax' }] });
  const play = playOf(state, []);
  collide(play, unitOf(state, 'fletcher'), unitOf(state, 'ajax'), true);
  const { structure, flotation } = conditionOf(unitOf(state, 'ajax'));
  expect([structure, flotation]).toEqual([46 - 4, 30 - 4]);
});

test('[NW-EX29] [NW-25.9] [NW-26.22] [NW-26.23] an armor-piercing bomb goes through the flight deck of Illustrious', () => {
  const { play, unit } = hitOn('Illustrious', [19, 2, 12, 4]);
  takeHit(play, unit, {
    ...{ kind: 'air', protection: 'horizontal', penetration: 7 },
    ...{ impactPoints: 10, criticalValue: 12 },
  });
  expect([left(play), unit.fires, unit.fate]).toEqual([0, 2, 'inPlay']);
});

describe('raking fire at Graf Spee', () => {
  const strike = flatStrike({ gun: gunOf('8"/50 Mk VIII'), band: 2, arc: 'stern' });

  test('[NW-EX30] [NW-21.8] [NW-21.12] it strikes horizontally with half of the penetration', () => {
    expect(strike).toEqual({ from: 'horizontal', penetration: 4 });
  });

  test.each([
    ['belt', 2],
    ['turret', 3],
  ] as const)('[NW-EX30] [NW-21.5] over %s it meets AC %i', (protection, armor) => {
    expect(armorOver(sheet('Admiral Graf Spee'), protection, strike)).toBe(armor);
  });

  test.each([
    [[1, 4, 6], 'through the deck'],
    [[14, 4, 4], 'stopped by the turret'],
  ])('[NW-EX30] [NW-21.10] dice %j: %s', (script, what) => {
    const { play, unit, condition } = hitOn('Admiral Graf Spee', script);
    if (what === 'through the deck') script.length = 2;
    rollCritical(play, unit, 5, strike);
    expect(condition.flotation < 44).toBe(what === 'through the deck');
    expect(condition.lost.main).toEqual([]);
  });
});
