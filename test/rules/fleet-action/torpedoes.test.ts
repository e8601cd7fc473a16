import { describe, expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { TorpedoAttack } from '../../../src/rules/fleet-action/model/units';
import { sectionAt, strikeWithTorpedoes } from '../../../src/rules/fleet-action/torpedoes/hit';
import { resolveSalvo } from '../../../src/rules/fleet-action/torpedoes/resolve';
import {
  diceOf as diceOfSalvo,
  isInReach,
  salvoOf,
  shotAt,
  TORPEDO_NEEDS,
} from '../../../src/rules/fleet-action/torpedoes/salvo';
import { inSpread, shares } from '../../../src/rules/fleet-action/torpedoes/spread';
import { abeam, act, change, facing, legal, north, only, reckoned, whyNot } from './acting';
import { diceOf, type Script } from './game';
import { actionOf, playOf } from './position';
import { sheet } from './sheets';

/** Torpedoes of a ship on their way. */
const launch = (
  state: FleetActionState,
  ship: string,
  attack: Partial<TorpedoAttack> & Pick<TorpedoAttack, 'aim'>,
): void => {
  const unit = unitOf(state, ship);
  conditionOf(unit).torpedoAttack = {
    ...{ from: { ...unit.hex }, mounts: [0], count: 9, setting: 0 },
    ...{ splashes: 0, crewQuality: 0 },
    ...attack,
  };
};

/** The first setting of Fubuki's torpedoes that reaches 11 hexes. */
const farSetting = sheet('Fubuki').torpedoes?.torpedo.settings.findIndex(
  ({ reachHexes }) => reachHexes >= 11,
) as number;

/** Fubuki at the middle has launched nine torpedoes at San Francisco, abeam so many hexes north. */
const fubuki = (hexes = 5): FleetActionState => {
  const state = actionOf(
    { allies: [abeam('San Francisco', hexes)], axis: [abeam('Fubuki')] },
    'axis',
  );
  launch(state, 'fubuki', { aim: { target: 'san-francisco' } });
  return state;
};

const salvo = (state: FleetActionState, ship = 'fubuki') => {
  const unit = unitOf(state, ship);
  return salvoOf(unit, conditionOf(unit).torpedoAttack as TorpedoAttack);
};

const shot = (state: FleetActionState, target = 'san-francisco') =>
  shotAt(salvo(state), unitOf(state, target));

const resolve = (state: FleetActionState, script: Script = {}) =>
  act(state, 'axis', { kind: 'resolveTorpedo', ship: 'fubuki' }, script);

describe('worked examples', () => {
  test('[NW-EX13, NW-15.2, NW-15.5, NW-15.6] Fubuki at San Francisco', () => {
    const events = resolve(fubuki(), { torpedoes: [12, 11, 19] });
    const rolled = only(events, 'torpedoAttackRolled');
    expect(rolled).toMatchObject({ need: 14, hits: 2, count: 9 });
    expect(reckoned(rolled)).toEqual({ setting: 1, 'crew-quality': 1 });
    expect(rolled.dice[0]?.values).toHaveLength(3);
  });

  test('[NW-EX27, NW-15.10] twelve torpedoes into an area with two ships', () => {
    const state = actionOf(
      {
        allies: [abeam('Washington', 9), abeam('Fletcher', 11)],
        axis: [abeam('Fubuki')],
      },
      'axis',
    );
    launch(state, 'fubuki', { aim: { center: north(10) }, count: 12, setting: farSetting });
    const rolled = resolve(state, { torpedoes: [2, 2, 2] }).filter(
      (event) => event.kind === 'torpedoAttackRolled',
    );
    expect(rolled.map((it) => [it.target, it.need, it.dice[0]?.values.length])).toEqual([
      ['washington', 17, 2],
      ['fletcher', 19, 1],
    ]);
    for (const each of rolled) expect(reckoned(each)).toHaveProperty('wide-spread', -2);
  });
});

describe('to hit', () => {
  test('[NW-15.2] needs by range band', () => {
    expect(TORPEDO_NEEDS).toEqual([14, 17, 19, 20, 21]);
    expect(shot(fubuki(5)).need).toBe(14);
    expect(shot(fubuki(6)).need).toBe(17);
  });

  test('[NW-15.3, NW-2.9] size, steering, slowness and splashes of the shooting vessel only', () => {
    const state = fubuki();
    change(state, 'fubuki', { splashes: 2 });
    change(state, 'san-francisco', { splashes: 3, speedKnots: 5 }, { steering: 0 });
    expect(reckoned(shot(state))).toEqual({
      ...{ setting: 1, 'crew-quality': 1, splashes: -2, 'target-steering': 1, 'target-slow': 1 },
    });
  });

  test.each([
    [1, 'stern', -3],
    [4, 'bow', -1],
  ] as const)('[NW-15.3, NW-15.4] course %i: attacked from the %s', (facing, arc, value) => {
    const state = fubuki();
    change(state, 'san-francisco', { facing });
    expect(shot(state).arc).toBe(arc);
    expect(reckoned(shot(state))).toHaveProperty(`target-${arc}`, value);
    change(state, 'san-francisco', { speedKnots: 9 });
    expect(reckoned(shot(state))).not.toHaveProperty(`target-${arc}`);
  });

  test('[NW-15.3] misses at a stopped target are rolled again', () => {
    const state = fubuki();
    change(state, 'san-francisco', { speedKnots: 0 });
    const events = resolve(state, { torpedoes: [2, 14, 3, 15, 4] });
    expect(only(events, 'torpedoAttackRolled').hits).toBe(2);
  });

  test.each([
    [2, 1],
    [3, 2],
    [9, 3],
    [13, 4],
    [21, 5],
  ])('[NW-15.5] %i torpedoes are %i dice', (count, dice) => {
    const state = fubuki();
    launch(state, 'fubuki', { aim: { target: 'san-francisco' }, count });
    expect(diceOfSalvo(salvo(state))).toBe(dice);
  });

  test('[NW-15.16] small craft need 20 at least, and lose a vessel without a save', () => {
    const boat = {
      ...sheet('Fletcher', { name: 'PT', type: 'X', size: -4 }),
      smallCraft: { savingThrow: 1, tubes: 4 },
    };
    const state = actionOf({ allies: [abeam(boat, 5, { vessels: 4 })], axis: [abeam('Fubuki')] });
    launch(state, 'fubuki', { aim: { target: 'pt' } });
    expect(shot(state, 'pt')).toMatchObject({ need: 20 });
    expect(reckoned(shot(state, 'pt'))).toHaveProperty('target-size', -3);
    const play = playOf(state, diceOf({ torpedoes: [20, 20, 2] }));
    change(state, 'fubuki', {}, { crewQuality: 2 });
    resolveSalvo(play, salvo(state));
    expect(unitOf(state, 'pt').vessels).toBe(2);
  });
});

describe('where they go', () => {
  test('[NW-15.7] beyond the reach of the setting they miss', () => {
    const state = fubuki(25);
    const { reachHexes } = salvo(state).setting;
    expect(reachHexes).toBeLessThan(25);
    expect(isInReach(salvo(state), unitOf(state, 'san-francisco'))).toBe(false);
    expect(resolve(state).map(({ kind }) => kind)).toEqual(['torpedoesMissed']);
  });

  test('[NW-15.9] a target that is gone loses them', () => {
    const state = fubuki();
    change(state, 'san-francisco', { fate: 'sunk' });
    expect(resolve(state).map(({ kind }) => kind)).toEqual(['torpedoesLost']);
  });

  test('[NW-15.11] an area without ships loses them', () => {
    const state = fubuki();
    launch(state, 'fubuki', { aim: { center: north(12) } });
    expect(resolve(state).map(({ kind }) => kind)).toEqual(['torpedoesLost']);
  });

  test('[NW-15.10] friend and foe, largest first, then nearest to the launch; not the launching unit', () => {
    const state = actionOf({
      allies: [abeam('Fletcher', 2), abeam('Washington', 3)],
      axis: [abeam('Fubuki', 1), abeam('Kirishima', 2), abeam('Fubuki', 2)],
    });
    launch(state, 'fubuki', { aim: { center: north(2) }, from: north(0) });
    const met = inSpread(state, salvo(state), north(2)).map(({ id }) => id);
    expect(met).toEqual(['kirishima', 'washington', 'fletcher', 'fubuki-2']);
  });

  test('[NW-15.10] dice are dealt round and round', () => {
    const state = fubuki();
    const units = Object.values(state.units);
    expect(shares(3, units).map(({ dice }) => dice)).toEqual([2, 1]);
    expect(shares(1, units).map(({ dice }) => dice)).toEqual([1]);
  });
});

describe('hits', () => {
  test.each([
    ['beam', 'bbbmmmmsss'],
    ['bow', 'bbbbbbmmms'],
    ['stern', 'bmmmssssss'],
  ] as const)('[NW-15.13] sections from the %s', (arc, letters) => {
    const rolled = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => sectionAt(arc, die)[0]);
    expect(rolled.join('')).toBe(letters);
  });

  const hit = (script: Script, dudNumber = 0, hits = 1) => {
    const state = fubuki();
    const target = unitOf(state, 'san-francisco');
    const play = playOf(state, diceOf(script));
    const warhead = { ...salvo(state).torpedo, dudNumber };
    strikeWithTorpedoes(play, target, warhead, { arc: 'beam', hits });
    return { state, target, events: play.events };
  };

  test('[NW-15.12] duds do nothing', () => {
    expect(hit({ dud: [4] }, 4).events).toMatchObject([{ kind: 'dudRolled', isDud: true }]);
    expect(hit({ dud: [5] }, 4).events.map(({ kind }) => kind)).toContain('torpedoHit');
  });

  test('[NW-15.14, NW-15.17, NW-21.2] F falls by the IP, and no splash marker is put', () => {
    const { target, events } = hit({ section: [1] });
    const { impactPoints } = sheet('Fubuki').torpedoes?.torpedo ?? { impactPoints: 0 };
    expect(events.find(({ kind }) => kind === 'damaged')).toMatchObject({
      ...{ structure: 0, flotation: impactPoints },
    });
    expect(target.splashes).toBe(0);
  });

  test('[NW-15.18] hits on a ship that is lost are lost', () => {
    const { target, events } = hit({ section: [1], 'wreck-test': [1] }, 0, 9);
    expect(target.fate).not.toBe('inPlay');
    expect(events.filter(({ kind }) => kind === 'torpedoHit').length).toBeLessThan(9);
  });

  test('[NW-7.13] a submarine loses all its hull', () => {
    const state = fubuki();
    const target = unitOf(state, 'san-francisco');
    target.sheet = { ...target.sheet, type: 'S' };
    change(state, 'san-francisco', {}, { hull: 3 });
    strikeWithTorpedoes(playOf(state, diceOf()), target, salvo(state).torpedo, {
      arc: 'beam',
      hits: 1,
    });
    expect(target.fate).toBe('sunk');
  });
});

describe('when they are resolved', () => {
  test('[NW-15.1] in the activation of the ship that launched them, once', () => {
    const state = fubuki();
    expect(legal(state, 'axis', 'resolveTorpedo')).toHaveLength(1);
    resolve(state, { torpedoes: [2, 2, 2] });
    expect(whyNot(state, 'axis', { kind: 'resolveTorpedo', ship: 'fubuki' })).toBe(
      'nothing-declared NW-15.1',
    );
  });

  test('[NW-11.9] at the end of it if she has not resolved them', () => {
    const state = fubuki();
    const events = act(state, 'axis', { kind: 'done', what: 'fubuki' }, { torpedoes: [2, 2, 2] });
    expect(events.map(({ kind }) => kind)).toContain('torpedoAttackRolled');
  });

  test('[NW-11.9] of a lost ship with the splash markers and CQ that she had', () => {
    const state = fubuki();
    launch(state, 'fubuki', {
      ...{ aim: { target: 'san-francisco' }, splashes: 1, crewQuality: -2 },
    });
    change(state, 'fubuki', { fate: 'sunk' });
    expect(reckoned(shot(state))).toMatchObject({ splashes: -1, 'crew-quality': -2 });
  });

  test('[NW-3.21] the enemy learns dice and hits, not how many there were', () => {
    const rolled = only(resolve(fubuki(), { torpedoes: [2, 2, 2] }), 'torpedoAttackRolled');
    expect(rolled.toldAs?.allies).toMatchObject({ count: null, need: null, modifiers: [] });
  });

  test('a hex is no ship', () => {
    const hex: Axial = north(3);
    const state = facing('Hood', 'Bismarck', 3);
    expect(inSpread(state, { ...salvo(fubuki()), from: hex }, north(20))).toEqual([]);
  });
});
