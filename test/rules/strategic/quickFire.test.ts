import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { fightersKnownTo } from '../../../src/rules/strategic/action/fighters';
import { settingOf } from '../../../src/rules/strategic/action/quickFlow';
import {
  gunShots,
  oddsOf,
  type Setting,
  shotsOf,
  torpedoShots,
} from '../../../src/rules/strategic/action/shots';
import { launchesOf } from '../../../src/rules/strategic/cards/launches';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Play } from '../../../src/rules/strategic/model/play';
import {
  actionIn,
  bothConfirm,
  eventsOf,
  give,
  inAction,
  refusalOf,
  shipOf,
  type TestAction,
} from './actionFixture';
import { aim, cruiser, MISSES, ONE_EACH, quickAction, quickOf } from './quickGame';
import { BATTLESHIP, DESTROYER, scenarioShip, submarine } from './smallGame';

const AT_SHORT: Setting = {
  ...{ level: 'advanced', band: 'short', exchange: 2, surprised: null },
  sky: { isNight: false, isPoor: false },
};

const fighters = (given: Partial<TestAction>) => {
  const { state } = quickAction(given);
  if (!state.action) throw new Error('no action');
  return fightersKnownTo(state, state.action, 'allies', launchesOf);
};

const codes = (shot: { modifiers: readonly { code: string; value: number }[] } | undefined) =>
  shot?.modifiers.map(({ code, value }) => `${code} ${value}`);

test('[ST-21.31, ST-3.6, ST-3.7, ST-3.8] the modifiers of gunnery, and of the night by the level', () => {
  const [a, x] = fighters({ axis: { X1: [scenarioShip('x', DESTROYER)] } });
  if (!a || !x) throw new Error('two ships');
  const night = { ...AT_SHORT, sky: { isNight: true, isPoor: true } };
  const first = (setting: Setting, rank = 1, firer = a) =>
    codes(gunShots(firer, x, rank, setting)[0]);
  expect(first(AT_SHORT)).toEqual(['band-short 0', 'small-target -1']);
  expect(first(night, 3)).toContain('concentration -1');
  expect(first(night)).toEqual(expect.arrayContaining(['night -1', 'poor-weather -1']));
  expect(first({ ...night, level: 'basic' })).toEqual([
    ...['band-short 0', 'small-target -1', 'poor-weather -1', 'night -2'],
  ]);
  const radar = { ...a, card: { ...a.card, radar: 2 as const } };
  expect(first(night, 1, radar)).toEqual(['band-short 0', 'small-target -1']);
  expect(first({ ...night, level: 'basic' }, 1, radar)).toContain('night -2');
});

test('[ST-21.31, ST-16.4] the third ship at a target, by FirePower and then by id, is one too many', () => {
  const allies = {
    A1: [
      cruiser('a', { firePower: { rating: 2, gunClass: 'C' } }),
      ...[cruiser('b'), cruiser('c'), cruiser('d')],
    ],
  };
  const play = quickAction({ allies, dice: MISSES(5) });
  for (const ship of ['a', 'b', 'c', 'd']) give(play, 'allies', aim(ship, 'x'));
  bothConfirm(play);
  const crowded = eventsOf(play, 'quickFired').filter(({ modifiers }) =>
    modifiers.some(({ code }) => code === 'concentration'),
  );
  expect(crowded.map(({ ship }) => ship)).toEqual(['a', 'd']);
});

test('[ST-21.32, ST-17.4] torpedoes at Medium for oxygen alone, at Short and nearer for all', () => {
  const [a, x] = fighters({});
  if (!a || !x) throw new Error('two ships');
  const oxygen = { ...a, card: { ...a.card, traits: ['O' as const] } };
  const at = (band: Setting['band'], firer = a) =>
    codes(torpedoShots(firer, x, { ...AT_SHORT, band })[0])?.[0];
  expect((['long', 'medium', 'short', 'pointBlank'] as const).map((band) => at(band))).toEqual([
    ...[undefined, undefined, 'distance -1', 'distance 1'],
  ]);
  expect((['long', 'medium', 'short'] as const).map((band) => at(band, oxygen))).toEqual([
    ...[undefined, 'distance -2', 'distance -1'],
  ]);
  expect(at('short', { ...a, launchesLeft: 0 })).toBeUndefined();
  expect(at('short', { ...a, damageLevels: 5 })).toBeUndefined();
});

test('[ST-21.32, ST-17.5, ST-17.6] what weighs on a torpedo attack', () => {
  const [a, x] = fighters({});
  if (!a || !x) throw new Error('two ships');
  const dark = { ...AT_SHORT, sky: { isNight: true, isPoor: true } };
  const stopped = { ...x, isDeadInWater: true };
  const shot = (target: typeof x, setting: Setting) => codes(torpedoShots(a, target, setting)[0]);
  expect(shot(stopped, dark)).toEqual([
    ...['distance -1', 'stopped-target 2', 'night -1', 'poor-weather -1'],
  ]);
  expect(shot(x, { ...dark, band: 'pointBlank' })).toEqual(['distance 1', 'poor-weather -1']);
  const surprised: Setting = { ...AT_SHORT, surprised: 'axis', exchange: 1 };
  expect(shot(x, surprised)).toContain('surprised-target 1');
});

test('[ST-21.32, ST-17.3, ST-17.8] a launch is spent, and a hit does the least of torpedoes', () => {
  const axis = { X1: [cruiser('x', { capacity: 5, firePower: null, torpedo: null })] };
  const play = quickAction({ turn: 3, axis, dice: [1, 6, 5, 1] });
  expect(refusalOf(play, 'allies', aim('a', 'a', true))?.rule).toBe('ST-21.32');
  give(play, 'allies', aim('a', 'x', true));
  bothConfirm(play);
  expect(eventsOf(play, 'quickFired').map(({ damageLevels }) => damageLevels)).toEqual([0, 3]);
  expect(shipOf(play, 'a').launchesLeft).toBe(1);
  expect(shipOf(play, 'x').damageLevels).toBe(3);
});

test('[ST-16.4, ST-21.24] ships whose guns do not reach crowd nobody at a target', () => {
  const guns = (gunClass: 'A' | 'F') => ({ firePower: { rating: 4, gunClass }, secondary: null });
  for (const [gunClass, isCrowded] of [
    ['A', true],
    ['F', false],
  ] as const) {
    const near = ['a', 'b'].map((id) => scenarioShip(id, guns(gunClass)));
    const play = quickAction({ allies: { A1: [...near, scenarioShip('c', guns('A'))] } });
    const fighters = fightersKnownTo(play.state, actionIn(play), 'allies', launchesOf);
    const aims = ['a', 'b', 'c'].map((ship) => ({ ship, target: 'x', torpedoes: false }));
    const setting = { ...settingOf(actionIn(play), quickOf(play)), band: 'long' } as const;
    const last = shotsOf(fighters, aims, setting).find(({ firer }) => firer.card.id === 'c');
    expect(last?.modifiers.some(({ code }) => code === 'concentration')).toBe(isCrowded);
  }
});

test('[ST-21.33, ST-15.10e, ST-16.4] a Surprised side fires worse and launches nothing in the first exchange', () => {
  const play = quickAction({
    ...{ level: 'advanced', turn: 14, spec: { surprisedDivisions: ['A1'] } },
    dice: [...MISSES(2), 1, 1],
  });
  expect(actionIn(play)).toMatchObject({ surprised: 'allies', sky: { isNight: true } });
  expect(refusalOf(play, 'allies', aim('a', 'x', true))?.code).toBe('cannot-launch');
  expect(refusalOf(play, 'axis', aim('x', 'a', true))).toBeUndefined();
  bothConfirm(play);
  const [own, theirs] = eventsOf(play, 'quickFired').map(codes);
  expect([own?.includes('surprised -2'), theirs?.includes('surprised -2')]).toEqual([true, false]);
  bothConfirm(play);
  expect(refusalOf(play, 'allies', aim('a', 'x', true))).toBeUndefined();
});

test('[ST-15.10e, ST-15.11, ST-15.12] who is Surprised: a side with all its divisions, neither if both, none in a Basic game', () => {
  const allies = { A1: [cruiser('a')], A2: [cruiser('b')] };
  const surprised = (surprisedDivisions: string[], more: Partial<TestAction> = {}) => {
    const given = { ...ONE_EACH, allies, level: 'advanced' as const, ...more };
    const play = inAction({ ...given, spec: { surprisedDivisions, ...more.spec } });
    return [actionIn(play).surprised, actionIn(play).surprisedDivisions];
  };
  expect(surprised(['A1'])).toEqual([null, ['A1']]);
  expect(surprised(['A1', 'A2'])).toEqual(['allies', ['A1', 'A2']]);
  expect(surprised(['A1', 'A2', 'X1'])).toEqual([null, []]);
  expect(surprised(['A1', 'A2'], { level: 'basic' })).toEqual([null, []]);
  expect(surprised(['A1', 'A2'], { spec: { startHexes: 13 } })).toEqual([null, []]);
});

test('[ST-16.12, ST-21.29, ST-16.11] a surfaced submarine has her deck gun, a submerged one takes no part', () => {
  const axis = { XS1: [submarine('boat')] };
  const below = quickAction({ axis });
  expect(actionIn(below).stage.kind).toBe('ended');
  const play = inAction({ ...ONE_EACH, axis, dice: MISSES(2) });
  const boat = play.state.forces.axis.divisions.XS1?.submarine;
  if (boat) boat.isSubmerged = false;
  play.state.turn = 3;
  bothConfirm(play);
  expect(actionIn(play).stage.kind).toBe('quick');
});

test('[ST-27.1] the odds of a shot are those of its net modifier', () => {
  const [a, x] = fighters({});
  if (!a || !x) throw new Error('two ships');
  const [shot] = gunShots(a, x, 1, AT_SHORT);
  if (!shot) throw new Error('no shot');
  expect([oddsOf(shot).mean, oddsOf(shot).chance]).toEqual([52 / 36, 21 / 36]);
});

test('[ST-21.29] the odds of a target are those of all the attacks of the ship', () => {
  const allies = { A1: [scenarioShip('a', BATTLESHIP)] };
  const play = quickAction({ allies, turn: 14, level: 'advanced' });
  const view = strategic.view(play.state, 'allies');
  const oddsFor = (order: Order) => strategic.explain(view, 'allies', [order]).orders[0];
  const [main, second] = shotsAt(play, 'a', 'x').map(oddsOf);
  if (!main || !second) throw new Error('two batteries');
  expect(oddsFor(aim('a', 'x'))).toMatchObject({
    chance: 1 - (1 - main.chance) * (1 - second.chance),
    meanDamage: main.mean + second.mean,
  });
  expect(oddsFor(aim('a', 'a'))).toBeUndefined();
});

const shotsAt = ({ state }: Play, ship: string, target: string) => {
  const { action } = state;
  if (action?.stage.kind !== 'quick') throw new Error('no Quick action');
  const known = fightersKnownTo(state, action, 'allies', launchesOf);
  return shotsOf(
    known,
    [{ ship, target, torpedoes: false }],
    settingOf(action, action.stage.quick),
  );
};
