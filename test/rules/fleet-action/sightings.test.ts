import { describe, expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import {
  hiddenSpottingModifiers,
  openSpottingModifiers,
  spotterOf,
} from '../../../src/rules/fleet-action/action/spotting/chance';
import { freshAirTurn } from '../../../src/rules/fleet-action/common/fresh';
import { identifyingModifiers } from '../../../src/rules/fleet-action/common/identifying';
import { unitOf } from '../../../src/rules/fleet-action/common/own';
import { advance } from '../../../src/rules/fleet-action/game/sequence';
import type { AirStand } from '../../../src/rules/fleet-action/model/air';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { Contact } from '../../../src/rules/fleet-action/model/units';
import { abeam, act, change, facing, legal, north, only, reckoned, whyNot } from './acting';
import { diceOf } from './game';
import { actionOf, playOf } from './position';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

const night: TestBattle = { isNight: true, visibility: 2 };

describe('[NW-12.14] identification', () => {
  const identify = { kind: 'identify', ship: 'hood', target: 'bismarck' } as const;

  test('[NW-9.9, NW-12.32] one test a turn, for a single target', () => {
    const state = facing('Hood', 'Bismarck', 8, night);
    const events = act(state, 'allies', identify, { 'crew-test': [9] });
    expect(only(events, 'identified')).toMatchObject({ isIdentified: true, seenBy: ['allies'] });
    expect(whyNot(state, 'allies', identify)).toBe('already-tested NW-9.9');
  });

  test('[NW-12.14] not by day, of what is lit, or out of sight', () => {
    expect(whyNot(facing('Hood', 'Bismarck', 8), 'allies', identify)).toBe('not-by-day NW-12.14');
    const state = facing('Hood', 'Bismarck', 8, night);
    change(state, 'bismarck', { isLit: true });
    expect(whyNot(state, 'allies', identify)).toBe('is-lit NW-12.14');
    const far = facing('Hood', 'Bismarck', 11, night);
    expect(whyNot(far, 'allies', identify)).toBe('not-in-sight NW-12.14');
  });

  test('[NW-12.22] by the flashes of MAIN guns 2 RB farther, and shot at there', () => {
    const state = facing('Hood', 'Bismarck', 20, night);
    expect(legal(state, 'allies', 'identify')).toEqual([]);
    unitOf(state, 'bismarck').open.hasShotMain = true;
    act(state, 'allies', identify, { 'crew-test': [9] });
    expect(legal(state, 'allies', 'shootGuns')).not.toEqual([]);
  });

  test('[NW-12.16] flashes, short range and search radar', () => {
    const state = facing('Hood', 'Bismarck', 5, night);
    const [hood, bismarck] = [unitOf(state, 'hood'), unitOf(state, 'bismarck')];
    bismarck.open.hasShot = true;
    change(state, 'hood', {}, { hasSearchRadar: true });
    expect(reckoned({ modifiers: identifyingModifiers(hood, bismarck) })).toEqual({
      ...{ flashes: 2, near: 1, 'search-radar': 1 },
    });
  });
});

describe('lights', () => {
  const shine = { kind: 'searchlight', ship: 'hood', target: 'bismarck' } as const;

  test('[NW-12.18] a searchlight lights its target and its own ship', () => {
    const state = facing('Hood', 'Bismarck', 5, night);
    act(state, 'allies', shine);
    expect(['hood', 'bismarck'].map((id) => unitOf(state, id).isLit)).toEqual([true, true]);
    expect(unitOf(state, 'hood').searchlightOn).toBe('bismarck');
    expect(whyNot(state, 'allies', shine)).toBe('already-used NW-11.6');
  });

  test('[NW-12.18] within 5 hexes, by night, with searchlights', () => {
    const far = facing('Hood', 'Bismarck', 6, night);
    expect(whyNot(far, 'allies', shine)).toBe('not-in-sight NW-12.18');
    expect(whyNot(facing('Hood', 'Bismarck', 5), 'allies', shine)).toBe('not-by-day NW-12.18');
    const state = facing('Hood', 'Bismarck', 5, night);
    change(state, 'hood', {}, { hasSearchlights: false });
    expect(whyNot(state, 'allies', shine)).toBe('no-searchlight NW-12.18');
  });

  const burst = (hex: Axial) =>
    ({ kind: 'starShell', ship: 'san-francisco', battery: 'other', hex }) as const;
  const shells = () =>
    actionOf({
      allies: [abeam('San Francisco')],
      axis: [abeam('Fubuki', 8), abeam('Fubuki', 10), abeam('Fubuki', 11)],
      ...night,
    });

  test('[NW-12.19] star shell lights every ship within 2 hexes, instead of shooting', () => {
    const state = shells();
    const events = act(state, 'allies', burst(north(8)), { 'crew-test': [9] });
    expect(only(events, 'starShellFired').isBurst).toBe(true);
    const lit = Object.values(state.units).filter(({ isLit }) => isLit);
    expect(lit.map(({ id }) => id)).toEqual(['fubuki', 'fubuki-2']);
    const batteries = legal(state, 'allies', 'shootGuns').map(({ battery }) => battery);
    expect([...new Set(batteries)]).toEqual(['main']);
    expect(whyNot(state, 'allies', burst(north(8)))).toBe('already-used NW-12.19');
  });

  test('[NW-12.19] a failed Crew Test lights nothing', () => {
    const state = shells();
    act(state, 'allies', burst(north(8)), { 'crew-test': [1] });
    expect(Object.values(state.units).some(({ isLit }) => isLit)).toBe(false);
  });

  test('[NW-12.19] within 10 hexes, from 3.9-inch to 6.1-inch guns', () => {
    expect(whyNot(shells(), 'allies', burst(north(11)))).toBe('too-far NW-12.19');
    expect(whyNot(shells(), 'allies', { ...burst(north(8)), battery: 'main' })).toBe(
      'no-guns NW-12.19',
    );
  });
});

/** A floatplane of the Allies, by night with so many flares. */
const floatplane = (hex: Axial, flares: number): AirStand => ({
  ...{ id: 'f1', side: 'allies', squadron: 's1', count: 1, original: 1, altitude: 'low' },
  aircraft: {
    ...{ id: 'floatplane', name: 'Floatplane', roles: [], speedKnots: 100, hitPoints: 1 },
    ...{ dogfight1: null, dogfight2: null, strafing: null, antiShipping: null },
    ...{ enduranceTurns: 20, loads: [] },
  },
  ...{ place: 'air', hex, flakMarkers: 0, isGoingHome: false, turn: freshAirTurn(1) },
  condition: {
    ...{ crewQuality: 0, load: null, lastLoad: null, home: null, entersOnTurn: 0 },
    ...{ airborneTurns: 0 },
    ...{ serviced: 0, patrols: null, aim: null, flares },
  },
});

describe('flares', () => {
  test('[NW-12.23] light all ships within 3 hexes, and are used up', () => {
    const state = actionOf({
      allies: [abeam('Hood', 20)],
      axis: [abeam('Fubuki', 3), abeam('Fubuki', 4)],
      ...night,
    });
    state.stands.f1 = floatplane(north(0), 1);
    act(state, 'allies', { kind: 'flare', stand: 'f1' });
    expect(Object.values(state.units).map(({ isLit }) => isLit)).toEqual([false, true, false]);
    expect(whyNot(state, 'allies', { kind: 'flare', stand: 'f1' })).toBe('no-flares NW-12.23');
  });

  test('[NW-12.23] not by day', () => {
    const state = actionOf({ allies: [abeam('Hood')], axis: [] });
    state.stands.f1 = floatplane(north(0), 1);
    expect(whyNot(state, 'allies', { kind: 'flare', stand: 'f1' })).toBe('not-by-day NW-12.23');
  });
});

describe('[NW-12.24] spotting', () => {
  /** Hood looks for a squadron under a marker so many hexes north. */
  const hunt = (
    hunted: TestShip['sheet'],
    hexes: number,
    changed: TestBattle = {},
  ): FleetActionState => {
    const state = actionOf({
      allies: [abeam('Hood')],
      axis: [abeam(hunted, hexes, { squadron: 'hunted' })],
      ...changed,
    });
    const contact: Contact = {
      ...{ id: 'c1', side: 'axis', hex: north(hexes), facing: 2, hasMoved: true },
    };
    state.contacts.c1 = contact;
    state.forces.axis.contacts.c1 = {
      ...{ squadron: 'hunted', speedKnots: 15, carry: 0, straight: 0, turnedAtRest: false },
    };
    for (const unit of Object.values(state.units)) if (unit.side === 'axis') unit.fate = 'hidden';
    state.step = { kind: 'spotting', side: 'allies' };
    return state;
  };
  const spot = { kind: 'spot', unit: 'hood', contact: 'c1' } as const;
  const open = (state: FleetActionState) =>
    reckoned({
      modifiers: openSpottingModifiers(
        state,
        spotterOf(state, 'hood') as NonNullable<ReturnType<typeof spotterOf>>,
        state.contacts.c1 as Contact,
      ),
    });
  const hidden = (state: FleetActionState) =>
    reckoned({ modifiers: hiddenSpottingModifiers(state, 'c1') });

  test('[NW-3.15, NW-12.26] a pass deploys the marker', () => {
    const state = hunt('Exeter', 12);
    const events = act(state, 'allies', spot, { spotting: [10] });
    expect(only(events, 'spottingTried').isSpotted).toBe(true);
    expect(unitOf(state, 'exeter').fate).toBe('inPlay');
    expect(state.contacts).toEqual({});
  });

  test('[NW-12.28, NW-12.29] the side that looks is not told the die', () => {
    const tried = only(act(hunt('Exeter', 12), 'allies', spot, { spotting: [2] }), 'spottingTried');
    expect(tried.seenBy).toEqual(['allies']);
    expect(tried.toldAs?.allies).toMatchObject({ isSpotted: false, dice: [] });
  });

  test('[NW-12.27] within 1 RB by day no die is needed', () => {
    const events = act(hunt('Exeter', 5), 'allies', spot);
    expect(only(events, 'spottingTried')).toMatchObject({ isSpotted: true, dice: [] });
    const dark = act(hunt('Exeter', 5, night), 'allies', spot, { spotting: [1] });
    expect(only(dark, 'spottingTried').isSpotted).toBe(false);
  });

  test('[NW-12.24] once a turn', () => {
    const state = hunt('Exeter', 12);
    act(state, 'allies', spot, { spotting: [1] });
    expect(whyNot(state, 'allies', spot)).toBe('already-spotted NW-12.24');
  });

  test('[NW-12.25] in sight, or within SD of search radar with no land between', () => {
    const far = hunt('Exeter', 12, night);
    change(far, 'hood', {}, { hasSearchRadar: false });
    expect(whyNot(far, 'allies', spot)).toBe('marker-not-in-sight NW-12.25');
    change(far, 'hood', {}, { hasSearchRadar: true });
    expect(whyNot(far, 'allies', spot)).toBeUndefined();
    const screened = hunt('Exeter', 12, { ...night, land: [north(6)] });
    change(screened, 'hood', {}, { hasSearchRadar: true });
    expect(whyNot(screened, 'allies', spot)).toBe('marker-not-in-sight NW-12.25');
  });

  test('[NW-12.26] radar, range, night, smoke and Bad Weather', () => {
    const state = hunt('Exeter', 8, { ...night, badWeather: 'everywhere' });
    change(state, 'hood', {}, { hasSearchRadar: true });
    expect(open(state)).toEqual({ 'search-radar': 2, bands: -1, night: -1, veiled: -1 });
    const clear = hunt('Exeter', 12);
    change(clear, 'hood', {}, { hasSearchRadar: false });
    expect(open(clear)).toEqual({ bands: -2 });
    clear.smoke.push({ hex: north(12), ship: 'exeter', turn: 1 });
    expect(open(clear)).toEqual({ bands: -2, veiled: -1 });
  });

  test('[NW-12.26, NW-12.28] what the marker holds, and its speed by day', () => {
    expect(hidden(hunt('Exeter', 8))).toEqual({});
    expect(hidden(hunt('Bismarck', 8))).toEqual({ large: 1 });
    expect(hidden(hunt(sheet('Fletcher', { size: -2 }), 8))).toEqual({ small: -1 });
    const fast = hunt('Exeter', 8);
    const contents = fast.forces.axis.contacts.c1;
    if (contents) contents.speedKnots = 20;
    expect(hidden(fast)).toEqual({ wake: 1 });
    if (contents) contents.squadron = null;
    expect(hidden(fast)).toEqual({ wake: 1 });
  });

  test('[NW-3.15] a dummy that is spotted is removed', () => {
    const state = hunt('Exeter', 12);
    const contents = state.forces.axis.contacts.c1;
    if (contents) contents.squadron = null;
    const events = act(state, 'allies', spot, { spotting: [10] });
    expect(events.map(({ kind }) => kind)).toContain('dummyRemoved');
  });

  test('[NW-12.30, NW-11.10] a ship under power failure makes her test first', () => {
    const state = hunt('Exeter', 12);
    change(state, 'hood', {}, { hasPowerFailure: true });
    const events = act(state, 'allies', spot, { 'crew-test': [1] });
    expect(events.map(({ kind }) => kind)).toEqual(['crewTested']);
  });

  test('[NW-10.9] a stand spots within 4 RB by day', () => {
    const state = hunt('Exeter', 20);
    state.stands.f1 = floatplane(north(0), 0);
    act(state, 'allies', { kind: 'spot', unit: 'f1', contact: 'c1' }, { spotting: [1] });
    expect(state.stands.f1.turn.hasSpotted).toBe(true);
    const far = hunt('Exeter', 21);
    far.stands.f1 = floatplane(north(0), 0);
    expect(whyNot(far, 'allies', { kind: 'spot', unit: 'f1', contact: 'c1' })).toBe(
      'marker-not-in-sight NW-12.25',
    );
  });

  test('[NW-11.2] a side may leave it, and the other side is next', () => {
    const state = hunt('Exeter', 12);
    act(state, 'allies', { kind: 'done', what: '-' });
    advance(playOf(state, diceOf()));
    expect(state.step.kind).not.toBe('spotting');
  });
});
