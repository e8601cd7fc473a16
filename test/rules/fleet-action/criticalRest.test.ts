import { describe, expect, test } from 'vitest';
import { progression } from '../../../src/rules/fleet-action/common/progression';
import { repair } from '../../../src/rules/fleet-action/end/repair';
import { explode } from '../../../src/rules/fleet-action/harm/blast';
import { rollCritical } from '../../../src/rules/fleet-action/harm/critical/roll';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { change } from './acting';
import { aircraft, putAloft } from './aloft';
import { attack, eventsOf, type Victim } from './harming';
import { landTarget } from './land';
import { positionOf } from './position';
import type { TestShip } from './setting';
import { sheet } from './sheets';
import { type Before, blow, having, shell } from './striking';

describe('sensors', () => {
  test('[NW-23.11d] without anything left to lose nothing can be applied', () => {
    const bare = having({ hasSearchlights: false, hasGunneryRadar: false, hasFlakRadar: false });
    const hit = shell(4, [12], { before: bare });
    expect(hit.condition.structure).toBe(20 - 2);
  });

  test('[NW-23.11e] what is left of the CV is rolled again', () => {
    const hit = shell(4, [12, 10]);
    expect(hit.condition).toMatchObject({ hasSearchlights: false, steering: 2 });
  });

  test('[NW-26.21] planes burn by the full CV of the weapon, not by what is left of it', () => {
    const fires = (die: number) => shell(7, [12, 12, die], { target: 'San Francisco' }).unit.fires;
    expect([fires(7), fires(8)]).toEqual([1, 0]);
  });
});

test('[NW-23.16] [NW-24.12] [NW-25.13] knots, steering and power alone can be repaired', () => {
  const state = positionOf({ allies: [{ sheet: 'Enterprise' }] }, { kind: 'end' });
  change(
    state,
    'enterprise',
    {},
    {
      ...{
        gunneryModifier: -3,
        spottingBands: 1,
        crewQuality: -2,
        fireControl: 0,
        damageControl: 9,
      },
      ...{
        hasSearchlights: false,
        hasGunneryRadar: false,
        hangar: 1,
        serviceRate: 0,
        catapults: 0,
      },
      ...{ lost: { main: [0], other: [0], torpedoes: [] }, flotation: 5, structure: 5 },
    },
  );
  expect(repair.legal(state, 'allies')).toEqual([]);
  change(state, 'enterprise', {}, { knotsLost: 20, steering: 0, hasPowerFailure: true });
  const items = repair
    .legal(state, 'allies')
    .flatMap((it) => (it.kind === 'repair' ? it.item : []));
  expect(new Set(items)).toEqual(new Set(['speed', 'steering', 'power']));
});

describe('weapons under water', () => {
  test('[NW-24.10] a 20 is weapons; what tubes leave is rolled again on the same table', () => {
    const hit = blow('bow', 3, [20, 9, 0, 20, 15]);
    expect(hit.condition).toMatchObject({ lost: { torpedoes: [0] }, steering: 2 });
  });

  test('[NW-24.11] [NW-26.19] a turret goes without a Penetration Test, and its magazine is tested', () => {
    const hit = blow('bow', 5, [20, 1, 0, 20], { target: 'Bismarck' });
    expect(hit.condition.lost.main).toEqual([0]);
    expect(hit.kinds).not.toContain('penetrationRolled');
    expect(eventsOf(hit, 'magazineTested')).toMatchObject([{ criticalValue: 1, isFlash: false }]);
  });

  test('[NW-24.10b] a merchant loses her cargo, and so does a warship whose cargo is struck', () => {
    const cargo = { kind: 'troops', points: 2 } as const;
    const merchant: DataSheet = {
      ...{ ...sheet('Norfolk'), type: 'C', main: null, other: null, torpedoes: null, cargo },
    };
    expect(blow('bow', 2, [20], { target: merchant }).condition.hasCargo).toBe(false);
    const transport: DataSheet = { ...sheet('Fletcher'), cargo };
    expect(blow('bow', 2, [20, 5], { target: transport }).condition.hasCargo).toBe(false);
  });
});

describe('long range flak', () => {
  test('[NW-26.12] of dual purpose guns on the sheet is counted by the barrels that are left', () => {
    const left = sheet('Fletcher').main?.mounts.length ?? 0;
    const before = having({ lost: { main: [0, 1, 2], other: [], torpedoes: [] } });
    const hit = shell(2, [14, 1, 0], { before });
    expect(hit.condition.factors.longRange).toBe(progression(left - 4));
  });

  test('[NW-26.12] of guns that are not on it falls by 1 with each OTHER result', () => {
    const { light } = sheet('Bismarck');
    const hit = shell(4, [14, 9, 10, 0], { target: 'Bismarck' });
    expect(hit.condition.factors).toMatchObject({
      ...{ longRange: light.longRange - 1, mediumRange: light.mediumRange - 1 },
    });
  });
});

describe('carriers', () => {
  test('[NW-25.5] [NW-25.5a] tubes count as OTHER guns, and medium flak goes before close', () => {
    const { light } = sheet('Enterprise');
    const hit = shell(1, [14, 10, 0], { target: 'Enterprise' });
    expect(hit.condition.factors.mediumRange).toBe(light.mediumRange - 1);
    const spent = { ...light, mediumRange: 0 };
    const later = shell(1, [14, 10, 0], {
      target: 'Enterprise',
      before: having({ factors: spent }),
    });
    expect(later.condition.factors.closeRange).toBe(light.closeRange - 1);
  });

  test('[NW-25.3] an engine room hit costs her her smoke', () => {
    expect(shell(1, [7, 10], { target: 'Akagi' }).condition.canMakeSmoke).toBe(false);
  });

  const serving: Before = (carrier, _, state) => {
    const tbd = aircraft('Swordfish');
    putAloft(state, { id: 's1', aircraft: tbd, place: 'hangar', home: carrier.id });
    putAloft(state, { id: 's2', aircraft: tbd, place: 'hangar', home: carrier.id });
    putAloft(state, { id: 's3', aircraft: tbd, place: 'ready', home: carrier.id });
  };

  test('[NW-25.7a] [NW-25.7b] [NW-25.7c] each stand in the hangar is tested by the CV before the cost', () => {
    // RRR falls by 2 of 4; the CV of 5 is tested, 1 is left and rolled again.
    const hit = shell(5, [17, 5, 6, 4], { target: 'Enterprise', before: serving });
    expect(eventsOf(hit, 'hangarTested')).toMatchObject([{ criticalValue: 5, lost: ['s1'] }]);
    expect(['s1', 's2', 's3'].map((id) => hit.state.stands[id]?.count)).toEqual([0, 6, 6]);
    expect(hit.condition).toMatchObject({ serviceRate: 2 });
  });

  test('[NW-25.10] a flight deck that holds stops flying until the end of the next turn', () => {
    const target = sheet('Illustrious');
    const before: Before = (carrier) => {
      carrier.flightOps = {
        ...{ hasActed: false, launched: [], catapulted: 0, landed: 0, served: 0 },
        ...{ mayOperate: true, stoppedUntil: 0, powerTestBefore: null },
      };
    };
    const hit = attack({ target, before, dice: [17, 1] }, (play, ship) =>
      rollCritical(play, ship, 4, { from: 'horizontal', penetration: 1 }),
    );
    expect(hit.unit.flightOps?.stoppedUntil).toBe(2);
    expect(hit.condition.structure).toBe(target.structure);
  });
});

describe('ashore', () => {
  const armor = { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 };
  const base: DataSheet = landTarget(
    'base',
    { q: 0, r: 0 },
    {
      ...{ armor, main: null, deck: { hangar: 4, serviceRate: 4, catapults: 0 } },
    },
  ).sheet;
  const battery: DataSheet = landTarget('battery', { q: 0, r: 0 }, { armor }).sheet;

  test('[NW-25.2] [NW-27.10] a hull result costs S', () => {
    for (const target of [base, battery])
      expect(shell(5, [1], { target }).condition).toMatchObject({ structure: 35, flotation: 0 });
  });

  test.each([7, 10, 11])('[NW-25.15] an air base has nothing for a %i', (number) => {
    expect(shell(4, [number], { target: base }).condition.structure).toBe(38);
  });

  test('[NW-25.15] nor any masts; weapons cost it a factor alone', () => {
    expect(shell(4, [3, 6], { target: base }).condition.structure).toBe(38);
    const { light } = base;
    const hit = shell(1, [14, 4], { target: base, before: having({ factors: { ...light } }) });
    expect(hit.kinds).toContain('factorLost');
  });

  test.each([3, 4, 6, 7, 10, 11, 12])('[NW-27.10] a battery has nothing for a %i', (number) => {
    expect(shell(4, [number], { target: battery }).condition.structure).toBe(38);
  });

  test('[NW-27.7] it has S, no F, no speed and a size of 0', () => {
    expect(battery).toMatchObject({ structure: 40, flotation: 0, size: 0, value: 8 });
    expect(shell(5, [13], { target: battery }).unit.fires).toBe(1);
  });

  test('[NW-27.12] once destroyed it lies in its hex as a wreck', () => {
    const hit = shell(5, [1, 1], { target: battery, before: having({ structure: 3 }) });
    expect(hit.unit).toMatchObject({ fate: 'wreck', hex: { q: 0, r: 0 } });
  });
});

describe('explosions', () => {
  const near = (id: string, hexes: number, changed: Partial<TestShip> = {}): TestShip => ({
    ...{ sheet: 'Fletcher', id, hex: { q: 0, r: hexes } },
    ...changed,
  });
  /** Hood, S 153, blows up. */
  const blast = (others: readonly TestShip[], dice: readonly number[], before?: Victim['before']) =>
    attack(
      { target: 'Hood', dice, battle: { axis: others }, ...(before && { before }) },
      (play, ship) => explode(play, ship, 'magazine'),
    );

  test('[NW-26.25] within 1 hex by a tenth of her S', () => {
    const hit = blast([near('dd', 1), near('far', 2)], [17]);
    expect(eventsOf(hit, 'collateralRolled')).toMatchObject([
      ...[{ at: 'dd', criticalValue: 15, isHurt: false }],
    ]);
  });

  test('[NW-26.27] who is hurt takes a die for each 25 points of S, and a Fire Test', () => {
    const hit = blast([near('dd', 1)], [15, 1, 1, 1, 1, 1, 1, 15]);
    expect(hit.state.units.dd?.condition?.structure).toBe(20 - 6);
    expect(hit.state.units.dd?.fires).toBe(1);
  });

  test('[NW-26.28] small craft and aircraft at Low lose one', () => {
    const pt: DataSheet = { ...sheet('Fletcher'), type: 'X', size: -4 };
    const aloft: Before = (_, __, state) => {
      putAloft(state, { id: 's1', aircraft: aircraft('Swordfish') });
      putAloft(state, { id: 's2', aircraft: aircraft('Swordfish'), altitude: 'medium' });
    };
    const hit = blast([near('pt', 1, { sheet: pt, vessels: 4 })], [1, 1], aloft);
    expect(hit.state.units.pt?.vessels).toBe(3);
    expect([hit.state.stands.s1?.count, hit.state.stands.s2?.count]).toEqual([5, 6]);
  });

  test('[NW-26.29] when she is gone, nearest first, then in listed order', () => {
    const hit = blast([near('one', 1), near('two', 0), near('three', -1)], [20, 20, 20]);
    expect(eventsOf(hit, 'collateralRolled').map(({ at }) => at)).toEqual(['two', 'one', 'three']);
    expect(hit.kinds.slice(0, 3)).toEqual(['exploded', 'unitLost', 'collateralRolled']);
  });

  test('[NW-26.25] wrecks are not hurt again', () => {
    const sunk: Before = (_, __, state) => change(state, 'dd', { fate: 'wreck' });
    expect(eventsOf(blast([near('dd', 1)], [], sunk), 'collateralRolled')).toEqual([]);
  });
});
