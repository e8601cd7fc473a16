import { expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  armedDeckDamage,
  baseLimit,
  blowsUp,
  criticalHit,
  damageControl,
  damageState,
  deckLimit,
  isCritical,
  isRepaired,
  isRepairTurn,
  landsAircraft,
  ratingByDamage,
  speedByDamage,
  squadronIsHit,
} from '../../../src/rules/strategic/cards/damage';
import {
  submarineDefense,
  submarineTorpedoes,
  submergedSpeed,
  surfacedSpeed,
} from '../../../src/rules/strategic/cards/submarineRatings';
import {
  advancedAswModifiers,
  aswAttack,
  heavyFate,
} from '../../../src/rules/strategic/rolls/antiSubmarine';
import { opposedRoll } from '../../../src/rules/strategic/rolls/opposedRoll';
import {
  afterHour,
  afterMoving,
  afterStill,
  afterSurfaced,
  MAX_SUBMERGED_TURNS,
  mustSurface,
} from '../../../src/rules/strategic/rolls/submerged';
import {
  advancedTurnHour,
  basicTurnHour,
  divisionHexes,
  isNightHour,
  isNightTurn,
} from '../../../src/rules/strategic/tables/clock';
import type { DamageState, LandUnitKind } from '../../../src/rules/strategic/tables/kinds';
import { LAND_UNITS } from '../../../src/rules/strategic/tables/landUnits';
import { flakDamage, isDetected, shipDamage } from '../../../src/rules/strategic/tables/results';
import { figureIn, ratingIn, tableAfter } from './ledger';

const DAY = { isNight: false, isPoor: false };

test('[ST-1.20, ST-EX1] the Night Turns of the first sixteen', () => {
  const turns = Array.from({ length: 16 }, (_, index) => index + 1);
  expect(turns.filter(isNightTurn)).toEqual([3, 4, 7, 8, 11, 12, 15, 16]);
});

test('[ST-1.3, ST-1.21] Basic turns of six hours from 06:00, unless the scenario begins elsewhere', () => {
  expect([1, 2, 3, 4, 5].map((turn) => basicTurnHour(turn))).toEqual([6, 12, 18, 0, 6]);
  expect(basicTurnHour(2, 4)).toBe(10);
});

test('[ST-1.4, ST-1.22] an Advanced turn is an hour; night lies outside the hours of daylight', () => {
  expect(advancedTurnHour(1, 5)).toBe(5);
  expect(advancedTurnHour(20, 5)).toBe(0);
  expect([5, 6, 17, 18].map((hour) => isNightHour(hour))).toEqual([true, false, false, true]);
  expect([3, 4, 21, 22].map((hour) => isNightHour(hour, { from: 4, to: 22 }))).toEqual([
    ...[true, false, false, true],
  ]);
});

test('[ST-9.2, ST-9.3, ST-9.4, ST-EX2] slow divisions move in odd turns, others in all, stopped ones never', () => {
  const moved = (speed: number) =>
    [1, 2, 3, 4, 5].reduce<number>((sum, turn) => sum + divisionHexes(speed, turn), 0);
  expect([0, 1, 2, 3, 4, 7].map(moved)).toEqual([0, 3, 3, 3, 5, 5]);
});

test('[ST-3.1, ST-3.3] an opposed roll: the attacker first, all modifiers added', () => {
  const modifiers = [
    { code: 'a', value: -1, rule: 'ST-3.7' },
    { code: 'b', value: -1, rule: 'ST-3.7' },
  ] as const;
  const roll = opposedRoll({ attack: 4, defense: 3, modifiers }, scriptedDice([5, 2]), 'test');
  expect(roll).toMatchObject({ attackerDie: 5, defenderDie: 2, difference: 2 });
  expect(roll.dice.map(({ figures }) => figures?.role)).toEqual(['attacker', 'defender']);
});

test('[ST-3.2, ST-19.5] every row of the result table, and beyond both ends', () => {
  const differences = [-9, -3, -2, -1, 0, 1, 2, 3, 4, 5, 9];
  expect(differences.map(shipDamage)).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4]);
  expect(differences.map(flakDamage)).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]);
  expect(differences.map(isDetected)).toEqual([false, false, ...Array(9).fill(true)]);
});

const STATES = ['Light', 'Moderate', 'Heavy', 'Sunk'] as const;

test.each(tableAfter('ST-4.2'))('[ST-4.1, ST-4.2] the states of capacity $Capacity', (row) => {
  const capacity = Number(row.Capacity);
  expect(damageState(0, capacity)).toBe('none');
  for (const state of STATES) {
    const [from = 0, to = from] = (row[state] as string).split('–').map(Number);
    for (let levels = from; levels <= to; levels++)
      expect(damageState(levels, capacity), `${levels} of ${capacity}`).toBe(state.toLowerCase());
  }
});

test.each(tableAfter('ST-4.4'))('[ST-4.4] ratings of a ship that is $Full rating', (row) => {
  const state = (row['Full rating'] as string).toLowerCase() as DamageState;
  for (let rating = 0; rating <= 9; rating++)
    expect(ratingByDamage(rating, state), String(rating)).toBe(Number(row[rating]));
  expect(ratingByDamage(null, state)).toBeNull();
});

test('[ST-4.3] speed falls with damage', () => {
  expect([7, 3, 2].map((speed) => speedByDamage(speed, 'light'))).toEqual([7, 3, 2]);
  expect([7, 3, 2].map((speed) => speedByDamage(speed, 'moderate'))).toEqual([6, 2, 2]);
  expect([7, 3, 1].map((speed) => speedByDamage(speed, 'heavy'))).toEqual([3, 1, 1]);
  expect(speedByDamage(7, 'sunk')).toBe(0);
});

test('[ST-4.6, ST-4.7, ST-4.8] what damaged decks and bases can still do', () => {
  expect((['none', 'light', 'moderate', 'heavy'] as const).map(deckLimit)).toEqual([
    null,
    null,
    4,
    0,
  ]);
  const states = ['none', 'light', 'moderate', 'heavy', 'sunk'] as const;
  expect(states.map((state) => baseLimit(state, 3))).toEqual([3, 3, 2, 0, 0]);
  expect(states.map(landsAircraft)).toEqual([true, true, true, true, false]);
});

test('[ST-4.11, ST-4.12, ST-EX33] squadrons on a base that is hit; extra ones more easily', () => {
  expect([2, 3].map((die) => squadronIsHit(die, 2, false))).toEqual([true, false]);
  expect(squadronIsHit(3, 2, true)).toBe(true);
});

test('[ST-4.13] further damage of a deck full of armed squadrons', () => {
  expect([1, 2, 3, 4, 5, 6].map(armedDeckDamage)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[ST-4.16] a critical hit takes a score with 6 against 1; its table', () => {
  expect(isCritical(6, 1, 1)).toBe(true);
  expect([isCritical(6, 1, 0), isCritical(5, 1, 2), isCritical(6, 2, 2)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([1, 2, 3, 4, 5, 6].map(criticalHit)).toEqual([
    ...['fire', 'steering', 'bridge', 'engines', 'mainBattery', 'magazine'],
  ]);
  expect([3, 4].map((die) => blowsUp(die, false))).toEqual([false, true]);
  expect([1, 2].map((die) => blowsUp(die, true))).toEqual([false, true]);
});

test('[ST-4.17, ST-4.20] repairs: when, and on what', () => {
  expect([4, 5, 6].map(isRepaired)).toEqual([false, true, true]);
  expect([1, 2, 3, 6].map((turn) => isRepairTurn('advanced', turn))).toEqual([
    ...[false, false, true, true],
  ]);
  expect(isRepairTurn('basic', 2)).toBe(true);
});

test('[ST-4.21, ST-4.22] damage control: worse on a 1 when Heavy, better on a 6, twice, never the last level', () => {
  const ship = { damageLevels: 6, capacity: 8, recovered: 0 };
  expect([1, 2, 6].map((die) => damageControl(ship, die))).toEqual([1, 0, -1]);
  expect(damageControl({ ...ship, damageLevels: 5 }, 1)).toBe(0);
  expect(damageControl({ ...ship, recovered: 2 }, 6)).toBe(0);
  expect(damageControl({ ...ship, damageLevels: 1 }, 6)).toBe(0);
});

test.each(tableAfter('ST-2.45'))('[ST-2.45] $Land unit', (row) => {
  const KINDS: Record<string, LandUnitKind> = {
    'Seaplane base': 'seaplaneBase',
    'Coast battery, heavy (class B)': 'heavyBattery',
    'Coast battery, medium (class D)': 'mediumBattery',
    'Garrison (troops)': 'garrison',
    'Depot (fuel, supplies)': 'depot',
  };
  const name = row['Land unit'] as string;
  const unit = LAND_UNITS[KINDS[name] ?? (name.toLowerCase() as LandUnitKind)];
  const [airGroup = ''] = (row['Air Group Rating'] as string).split(' ');
  expect([unit.firstDefense, unit.capacity, unit.points]).toEqual([
    Number(row['First Defense']),
    Number(row.Capacity),
    Number(row['VP when out of action']),
  ]);
  expect([unit.airGroup, unit.areaAa, unit.lightAa, unit.firePower?.rating ?? null]).toEqual(
    [airGroup, row['Area AA'], row['Light AA'], row.FirePower].map((cell) =>
      ratingIn(cell as string),
    ),
  );
  expect(unit.spottedByAircraftWithin).toBe(
    Number.parseInt(row['Spotted automatically by aircraft at'] as string, 10),
  );
  expect(unit.holds ?? null).toEqual(name === 'Seaplane base' ? ['PA', 'SC'] : null);
});

test.each(tableAfter('ST-24.5'))('[ST-24.5, ST-2.19, ST-2.20, ST-20.11] $Class', (row) => {
  const data = row['Published data'] as string;
  const [, surfaced, submerged] = /([\d.]+) \/ ([\d.]+) kn/.exec(data) ?? [];
  const boat = {
    tons: figureIn(data, 't'),
    surfacedKnots: Number(surfaced),
    submergedKnots: Number(submerged),
    depthMeters: figureIn(data, 'm'),
    bowTubes: figureIn(data, 'bow TT'),
    traits: [...(row.Traits as string)].filter((it) => it !== '–') as ('O' | 'U')[],
  };
  expect(`${surfacedSpeed(boat)} / ${submergedSpeed(boat)}`).toBe(
    row['Speed surfaced / submerged'],
  );
  expect([submarineDefense(boat), submarineTorpedoes(boat)]).toEqual([
    Number(row.D2),
    Number(row.Torp),
  ]);
});

test('[ST-20.2, ST-20.3, ST-20.4, ST-EX3, ST-EX4] submerged time goes with moving and comes back on the surface', () => {
  expect(afterSurfaced(0, 12)).toBe(MAX_SUBMERGED_TURNS);
  expect(afterSurfaced(afterMoving(MAX_SUBMERGED_TURNS, 20), 4)).toBe(28);
  expect(afterMoving(3, 6)).toBe(0);
  expect([0, 1].map(mustSurface)).toEqual([true, false]);
});

test('[ST-20.5, ST-20.6, ST-EX5] lying still costs one turn an hour, a shorter rest in full', () => {
  expect(afterStill(36, 18)).toBe(33);
  expect(afterStill(36, 8)).toBe(33);
  expect(afterStill(36, 5)).toBe(31);
});

test('[ST-20.7] an Advanced turn of a submarine', () => {
  expect([afterHour(30, 'moving'), afterHour(30, 'still'), afterHour(10, 'surfaced')]).toEqual([
    24, 29, 28,
  ]);
});

const attack = { asw: 2, defense: 3, rangeHexes: 0, modifiers: [] } as const;

test.each([
  ['ST-EX6', [5, 3], true, 1],
  ['ST-EX7', [1, 4], false, 0],
  ['ST-EX8', [2, 2], true, 0],
  ['ST-EX9', [6, 1], true, 4],
] as const)(
  '[ST-19.2, ST-19.3, ST-19.4, ST-EX6, ST-EX7, ST-EX8, ST-EX9] depth charges, %s',
  (_, dice, detected, damageLevels) => {
    expect(aswAttack(attack, scriptedDice(dice))).toMatchObject({ detected, damageLevels });
  },
);

test('[ST-19.6, ST-EX10] a boat that becomes Heavy surfaces on 1 to 4 and sinks on 5 and 6', () => {
  expect(aswAttack(attack, scriptedDice([6, 2])).damageLevels).toBe(3);
  expect(damageState(3, 4)).toBe('heavy');
  expect([1, 4, 5, 6].map((die) => heavyFate(scriptedDice([die])).fate)).toEqual([
    ...['surfaces', 'surfaces', 'sinks', 'sinks'],
  ]);
});

test('[ST-19.9, ST-19.10, ST-19.12, ST-EX11] from a hex away a boat is detected, not hurt', () => {
  const modifiers = advancedAswModifiers(1, { ...DAY, isNight: true });
  expect(modifiers.map(({ value }) => value)).toEqual([-1, -2]);
  const result = aswAttack({ ...attack, rangeHexes: 1, modifiers }, scriptedDice([6, 1]));
  expect(result).toMatchObject({ detected: true, damageLevels: 0, roll: { difference: 1 } });
});

test('[ST-19.11, ST-19.12, ST-19.13, ST-EX12] night and Poor Weather take one each', () => {
  const modifiers = advancedAswModifiers(0, { isNight: true, isPoor: true });
  const result = aswAttack({ ...attack, modifiers }, scriptedDice([3, 3]));
  expect(result).toMatchObject({ detected: false, roll: { difference: -3 } });
});
