import { describe, expect, test } from 'vitest';
import { orderDice, type Side, sumOfModifiers } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { unitOf } from '../../../src/rules/fleet-action/common/own';
import { chanceOfTest } from '../../../src/rules/fleet-action/common/tests';
import { hitChance } from '../../../src/rules/fleet-action/common/toHit';
import { rollCritical } from '../../../src/rules/fleet-action/harm/critical/roll';
import { gunStrike } from '../../../src/rules/fleet-action/harm/strike';
import { wreckModifiers } from '../../../src/rules/fleet-action/harm/wreckTest';
import type { Play } from '../../../src/rules/fleet-action/model/play';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { Unit } from '../../../src/rules/fleet-action/model/units';
import { explainHits } from '../../../src/rules/fleet-action/odds/explain';
import { merchantSheet } from '../../../src/rules/fleet-action/ratings/merchants';
import { strikeWithTorpedoes } from '../../../src/rules/fleet-action/torpedoes/hit';
import { diceOf, salvoOf, shotAt } from '../../../src/rules/fleet-action/torpedoes/salvo';
import { abeam, change, facing, north, volley } from './acting';
import { gunOf, torpedoOf } from './ledger';
import { actionOf, playOf } from './position';
import { idOf, sheet } from './sheets';

/** The exact odds of all main guns of a ship at another. */
function odds(state: FleetActionState, side: Side, ship: string, target: string) {
  state.step = { kind: 'activations', side, active: null, isAlone: false };
  const [found] = explainHits(state, [volley(state, idOf(ship), idOf(target))]).guns;
  if (!found) throw new Error('no odds');
  return found;
}

/** How often something becomes of a ship of the ledger or of a sheet, always with the same dice. */
function share(
  of: string | DataSheet,
  trials: number,
  happens: (play: Play, unit: Unit) => boolean,
): number {
  const before = actionOf({ axis: [abeam(of)] });
  const name = typeof of === 'string' ? of : of.name;
  const dice = orderDice(name, 0);
  let count = 0;
  for (let trial = 0; trial < trials; trial++) {
    const play = playOf(fleetAction.copy(before), dice);
    count += Number(happens(play, unitOf(play.state, idOf(name))));
  }
  return count / trials;
}

describe('gunnery', () => {
  test('[NW-35.1] Bismarck’s first shot at Hood: 65%, 1.95 critical rolls, 21.6 IP', () => {
    const {
      hitChance: chance,
      meanCriticals,
      meanImpactPoints,
    } = odds(facing('Hood', 'Bismarck', 20), ...(['axis', 'Bismarck', 'Hood'] as const));
    expect([chance, meanCriticals, meanImpactPoints].map((it) => it.toFixed(2))).toEqual([
      ...['0.65', '1.95', '21.60'],
    ]);
  });

  test('[NW-35.7] Graf Spee at Exeter: 0.9 critical rolls a turn', () => {
    const state = facing('Exeter', 'Admiral Graf Spee', 20);
    const { meanCriticals } = odds(state, 'axis', 'Admiral Graf Spee', 'Exeter');
    expect(meanCriticals).toBeCloseTo(0.9);
  });

  test('[NW-35.8] Washington at Kirishima: 90%, 2.7 critical rolls, 39 IP, S 0 in 3.2 turns', () => {
    const state = facing('Washington', 'Kirishima', 8, { isNight: true, visibility: 2 });
    change(state, 'kirishima', { isLit: true });
    const shot = odds(state, 'allies', 'Washington', 'Kirishima');
    expect(shot.hitChance).toBeCloseTo(0.9);
    expect(shot.meanCriticals).toBeCloseTo(2.7);
    expect(shot.meanImpactPoints).toBeCloseTo(39);
    expect(sheet('Kirishima').structure / shot.meanImpactPoints).toBeCloseTo(3.2, 1);
  });

  test('[NW-35.9] Duke of York by radar: 60%, then 65%, 1.2 critical rolls, fewer with erratic turrets', () => {
    const dark = { isNight: true, visibility: 1 } as const;
    const sound = facing(sheet('Duke of York', { traits: [] }), 'Scharnhorst', 15, dark);
    const shot = odds(sound, 'allies', 'Duke of York', 'Scharnhorst');
    expect(shot.shotChance).toBeCloseTo(0.6);
    expect(shot.hitChance / shot.shotChance).toBeCloseTo(0.65);
    expect(shot.meanCriticals).toBeCloseTo(1.2, 1);
    const erratic = facing('Duke of York', 'Scharnhorst', 15, dark);
    expect(odds(erratic, 'allies', 'Duke of York', 'Scharnhorst').meanCriticals).toBeLessThan(
      shot.meanCriticals,
    );
  });

  test.each([
    ['Hood', '38 cm SK C/34', 4, 0.014],
    ['Bismarck', '15"/42 Mk I', 4, 0.006],
    ['Kirishima', '16"/45 Mk 6', 2, 0.017],
  ])('[NW-35.5] %s under %s in band %i explodes in %d of her critical rolls', (...row) => {
    const [name, gunName, band, printed] = row;
    const gun = gunOf(gunName);
    const exploded = share(name, 1000, (play, unit) => {
      rollCritical(
        play,
        unit,
        gun.criticalValue,
        gunStrike(play, unit, { gun, band, arc: 'beam' }),
      );
      return play.events.some(({ kind }) => kind === 'exploded');
    });
    expect(Math.abs(exploded - printed)).toBeLessThan(0.006);
  });
});

describe('torpedoes', () => {
  test.each([
    [5, 2, 1.65],
    [5, 0, 1.35],
    [5, -1, 1.2],
    [10, 2, 1.2],
    [10, 0, 0.9],
    [10, -1, 0.75],
  ])('[NW-35.10] nine at %i hexes at a ship of Target Size %i: %d hits', (hexes, size, hits) => {
    const target = sheet('San Francisco', { size });
    const state = facing(target, 'Fubuki', hexes);
    const salvo = salvoOf(unitOf(state, 'fubuki'), {
      ...{ from: north(hexes), mounts: [0, 1, 2], count: 9, setting: 0 },
      ...{ aim: { target: 'san-francisco' }, splashes: 0, crewQuality: 1 },
    });
    const shot = shotAt(salvo, unitOf(state, 'san-francisco'));
    expect(diceOf(salvo) * hitChance(shot)).toBeCloseTo(hits);
  });

  test.each([
    ['San Francisco', '24" Type 93', 1, 0.04],
    ['San Francisco', '24" Type 93', 2, 0.32],
    ['San Francisco', '24" Type 93', 3, 0.53],
    ['Fletcher', '24" Type 93', 1, 0.41],
    ['Fletcher', '24" Type 93', 2, 0.65],
  ])('[NW-35.11] %s after hits by %s: %i cost her in %d', (name, torpedoName, hits, printed) => {
    const torpedo = torpedoOf(torpedoName);
    const lost = share(name, 300, (play, unit) => {
      strikeWithTorpedoes(play, unit, torpedo, { arc: 'beam', hits });
      return unit.fate !== 'inPlay';
    });
    expect(Math.abs(lost - printed)).toBeLessThan(0.08);
  });
});

describe('[NW-2.28] torpedoes at merchant ships', () => {
  test.each([
    ['liberty-ship', 1, 0.14],
    ['liberty-ship', 2, 0.76],
    ['liberty-ship', 3, 0.94],
    ['jervis-bay', 2, 0.04],
    ['jervis-bay', 4, 0.46],
  ] as const)('[NW-35.11] %s after hits by G7a: %i cost her in %d', (key, hits, printed) => {
    const lost = share(merchantSheet(key), 1000, (play, unit) => {
      strikeWithTorpedoes(play, unit, torpedoOf('21" G7a'), { arc: 'beam', hits });
      return unit.fate !== 'inPlay';
    });
    expect(Math.abs(lost - printed)).toBeLessThan(0.04);
  });
});

describe('wreck tests', () => {
  test.each([
    ['Bismarck', 0.9],
    ['Exeter', 0.8],
    ['Fletcher', 0.7],
    ['Fubuki', 0.7],
  ])('[NW-35.16] %s passes in %d, and three fires take 20%% off', (name, printed) => {
    const unit = unitOf(actionOf({ axis: [abeam(name)] }), idOf(name));
    const chance = () => chanceOfTest(6 - sumOfModifiers(wreckModifiers(unit), Infinity));
    expect(chance()).toBeCloseTo(printed);
    unit.fires = 3;
    expect(chance()).toBeCloseTo(printed - 0.2);
  });
});
