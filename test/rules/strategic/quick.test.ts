import { expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { previewOf } from '../../../src/rules/strategic/action';
import { fightersKnownTo } from '../../../src/rules/strategic/action/fighters';
import { settingOf } from '../../../src/rules/strategic/action/quickFlow';
import {
  gunShots,
  oddsOf,
  type Setting,
  shotsOf,
  torpedoShots,
} from '../../../src/rules/strategic/action/shots';
import type { QuickState } from '../../../src/rules/strategic/action/state';
import type { Contact } from '../../../src/rules/strategic/advanced/state';
import { launchesOf } from '../../../src/rules/strategic/launches';
import type { Order } from '../../../src/rules/strategic/orders';
import type { Play } from '../../../src/rules/strategic/play';
import type { Resolution, ScenarioLandUnit } from '../../../src/rules/strategic/scenario';
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
import { BATTLESHIP, CARRIER, DESTROYER, scenarioShip, submarine, TRANSPORT } from './smallGame';

const cruiser = (id: string, given = {}) => scenarioShip(id, given);
const ONE_EACH: TestAction = { allies: { A1: [cruiser('a')] }, axis: { X1: [cruiser('x')] } };
const ORDERED = { resolution: { usual: 'quick', ordered: true } } as const;
const quickAction = (given: Partial<TestAction> = {}): Play =>
  inAction({ ...ONE_EACH, ...given, scenario: { ...ORDERED, ...given.scenario } });

const quickOf = (play: Play): QuickState => {
  const { stage } = actionIn(play);
  if (stage.kind !== 'quick') throw new Error(stage.kind);
  return stage.quick;
};

const choose = (resolution: Resolution): Order => ({ kind: 'chooseResolution', resolution });
const aim = (ship: string, target: string, torpedoes = false): Order => ({
  ...({ kind: 'quickTarget' } as const),
  ...{ ship, target, torpedoes },
});

/** Dice by which no attack scores. */
const MISSES = (attacks: number): number[] => Array.from({ length: attacks }, () => [1, 6]).flat();

/** What a Tactical action or a battle begins with. */
const FIRST_OF_OTHER_WAYS = [1, 1, 1, 1];

function chosen(allies: Resolution | null, axis: Resolution | null, dice: number[] = []) {
  const play = inAction({ ...ONE_EACH, dice: [...dice, ...FIRST_OF_OTHER_WAYS] });
  if (allies) give(play, 'allies', choose(allies));
  if (axis) give(play, 'axis', choose(axis));
  bothConfirm(play);
  return eventsOf(play, 'wayChosen')[0];
}

test('[ST-21.1, ST-21.2] equal choices hold, Quick gives way, and the dice decide between Tactical and Battle', () => {
  expect(chosen('quick', 'quick')?.way).toBe('quick');
  expect(chosen('quick', 'tactical')?.way).toBe('tactical');
  expect(chosen('battle', 'quick')?.way).toBe('battle');
  expect(chosen('tactical', 'battle', [3, 3, 5, 2])).toMatchObject({ way: 'tactical' });
  expect(chosen('tactical', 'battle', [2, 5])?.way).toBe('battle');
  expect(chosen('tactical', 'battle', [2, 5])?.dice).toHaveLength(2);
});

test('[ST-21.2] who does not choose has chosen the default of the scenario', () => {
  expect(chosen(null, null)).toMatchObject({ chosen: { allies: 'quick', axis: 'quick' } });
  expect(chosen(null, 'tactical')?.way).toBe('tactical');
});

test('[ST-21.2, ST-5.14] a choice is sealed, may be changed, and not after confirming', () => {
  const play = inAction(ONE_EACH);
  give(play, 'allies', choose('battle'));
  give(play, 'allies', choose('tactical'));
  const chosenIn = (side: 'allies' | 'axis' | 'spectator') => {
    const stage = strategic.view(play.state, side).action?.stage;
    return stage?.kind === 'choose' ? stage.chosen : undefined;
  };
  expect(chosenIn('allies')).toEqual({ allies: 'tactical', axis: null });
  expect(chosenIn('axis')).toEqual({ allies: null, axis: null });
  expect(chosenIn('spectator')).toEqual({ allies: null, axis: null });
  play.state.confirmed.allies = true;
  expect(refusalOf(play, 'allies', choose('quick'))?.code).toBe('not-now');
});

test('[ST-21.2] an ordered Quick leaves no choice', () => {
  const play = quickAction();
  expect(actionIn(play).stage.kind).toBe('quick');
  expect(eventsOf(play, 'wayChosen')).toEqual([]);
});

test('[ST-21.2, ST-21.4, ST-21.29] land units are bombarded in a Tactical action alone, whatever is ordered', () => {
  const base: ScenarioLandUnit = {
    ...{ id: 'x-base', name: 'Base', side: 'axis', kind: 'airfield', radar: 0 },
    place: { box: 'short' },
  };
  const given = { spec: { landUnits: ['x-base'] }, dice: FIRST_OF_OTHER_WAYS };
  const scenario = { landUnits: [base] };
  expect(actionIn(inAction({ ...ONE_EACH, ...given, scenario })).stage.kind).toBe('tactical');
  expect(actionIn(quickAction({ ...given, scenario })).stage.kind).toBe('tactical');
  const alone = { X1: [] };
  expect(actionIn(quickAction({ ...given, scenario, axis: alone })).stage.kind).not.toBe('quick');
});

test('[ST-21.23, ST-21.28] the first exchange is fought at the first sight, without a maneuver', () => {
  expect(quickOf(quickAction())).toMatchObject({ band: 'long', exchange: 1, stage: 'targets' });
  expect(quickOf(quickAction({ turn: 3 })).band).toBe('short');
  const radar = { A1: [cruiser('a', { radar: 2 })] };
  expect(quickOf(quickAction({ turn: 3, allies: radar })).band).toBe('medium');
  const poor = { scenario: { ...ORDERED, poor: [{ from: 1, to: 9 }] } };
  expect(quickOf(quickAction(poor)).band).toBe('medium');
});

test('[ST-5.25] all ships of a Quick action are seen, and their divisions spotted', () => {
  const { state } = quickAction();
  expect([state.forces.allies.divisions.A1, state.forces.axis.divisions.X1]).toMatchObject([
    { isSpotted: true },
    { isSpotted: true },
  ]);
});

test('[ST-21.29, ST-21.24] each ship makes one attack with each battery that reaches', () => {
  const allies = { A1: [scenarioShip('a', { ...BATTLESHIP, firstDefense: 4 })] };
  const play = quickAction({ allies, dice: MISSES(2) });
  give(play, 'allies', aim('a', 'x'));
  bothConfirm(play);
  const fired = eventsOf(play, 'quickFired');
  expect(fired.map(({ ship, weapon }) => `${ship} ${weapon}`)).toEqual([
    'a firePower',
    'x firePower',
  ]);
  expect((play.dice as { left?(): number }).left?.()).toBe(0);
  const near = quickAction({ allies, turn: 3, dice: MISSES(3) });
  bothConfirm(near);
  expect(eventsOf(near, 'quickFired').map(({ weapon }) => weapon)).toEqual([
    ...['firePower', 'secondary', 'firePower'],
  ]);
});

test('[ST-21.24] a destroyer has nothing that reaches at Long', () => {
  const play = quickAction({ allies: { A1: [scenarioShip('a', DESTROYER)] } });
  expect(refusalOf(play, 'allies', aim('a', 'x'))).toMatchObject({ rule: 'ST-21.24' });
  const listed = strategic.legalOrders(play.state, 'allies').map(({ kind }) => kind);
  expect([listed.includes('quickTarget'), listed.at(-1)]).toEqual([false, 'confirm']);
});

test('[ST-21.24, ST-21.32] a ship whose guns do not reach may launch torpedoes alone', () => {
  const weak = { firePower: { rating: 1, gunClass: 'F' as const }, traits: ['O' as const] };
  const poor = { scenario: { ...ORDERED, poor: [{ from: 1, to: 9 }] } };
  const play = quickAction({ ...poor, allies: { A1: [cruiser('a', weak)] } });
  expect(refusalOf(play, 'allies', aim('a', 'x'))?.code).toBe('guns-out-of-reach');
  expect(refusalOf(play, 'allies', aim('a', 'x', true))).toBeUndefined();
  const listed = strategic.legalOrders(play.state, 'allies');
  expect(listed.filter(({ kind }) => kind === 'quickTarget')).toEqual([
    aim('a', 'x', true),
    aim('a', 'a'),
  ]);
});

test('[ST-21.29] a ship may be told to fire at nobody, and only own ships fire at enemies', () => {
  const play = quickAction({ dice: MISSES(1) });
  expect(refusalOf(play, 'allies', aim('x', 'a'))?.code).toBe('not-in-action');
  expect(refusalOf(play, 'allies', aim('a', 'nobody'))?.code).toBe('no-such-target');
  give(play, 'allies', aim('a', 'a'));
  bothConfirm(play);
  expect(eventsOf(play, 'quickFired').map(({ ship }) => ship)).toEqual(['x']);
});

test('[ST-21.34, ST-3.5] fire is simultaneous: both may sink each other', () => {
  const weak = { capacity: 4, firePower: { rating: 9, gunClass: 'C' as const }, firstDefense: 0 };
  const play = quickAction({
    allies: { A1: [cruiser('a', weak)] },
    axis: { X1: [cruiser('x', weak)] },
    dice: [6, 2, 6, 2],
  });
  bothConfirm(play);
  expect([shipOf(play, 'a').fate, shipOf(play, 'x').fate]).toEqual(['sunk', 'sunk']);
  expect(actionIn(play).stage.kind).toBe('ended');
});

test('[ST-5.10] the owner of the target is told all, the firer his own die and whether he hit', () => {
  const play = quickAction({ dice: [6, 1, ...MISSES(1)] });
  bothConfirm(play);
  const firstShot = (viewer: 'allies' | 'axis' | 'spectator') =>
    eventsFor(play.events, viewer).find(({ kind }) => kind === 'quickFired');
  expect(firstShot('axis')).toMatchObject({ damageLevels: 2, dice: [{}, {}], isHit: true });
  expect(firstShot('allies')).toMatchObject({ damageLevels: null, isHit: true });
  expect(firstShot('allies')?.dice).toHaveLength(1);
  expect(firstShot('spectator')?.dice).toHaveLength(1);
});

test('[ST-21.25, ST-21.26, ST-EX37] postures are sealed, and the higher total has its way', () => {
  const play = quickAction({
    allies: { A1: [cruiser('a', { speed: 6 })] },
    axis: { X1: [cruiser('x', { speed: 5 })] },
    dice: [...MISSES(2), 3, 5],
  });
  bothConfirm(play);
  expect(quickOf(play)).toMatchObject({ exchange: 2, stage: 'postures', band: 'long' });
  give(play, 'allies', { kind: 'posture', posture: 'breakOff' });
  give(play, 'axis', { kind: 'posture', posture: 'close' });
  const seen = strategic.view(play.state, 'axis').action?.stage;
  expect(seen).toMatchObject({ quick: { postures: { allies: null, axis: 'close' } } });
  bothConfirm(play);
  expect(eventsOf(play, 'quickManeuvered')[0]).toMatchObject({
    ...{ totals: { allies: 9, axis: 10 }, winner: 'axis', band: 'medium' },
  });
  expect(quickOf(play)).toMatchObject({ band: 'medium', stage: 'targets' });
});

test('[ST-21.25, ST-5.15] who orders no posture holds the range', () => {
  const play = quickAction({ dice: [...MISSES(2), 6, 1] });
  bothConfirm(play);
  bothConfirm(play);
  expect(eventsOf(play, 'quickManeuvered')[0]).toMatchObject({
    ...{ postures: { allies: 'hold', axis: 'hold' }, band: 'long' },
  });
});

test('[ST-21.26] the slowest ship counts, and surprise adds one', () => {
  const allies = { A1: [cruiser('a'), cruiser('b', { speed: 3 })] };
  const play = quickAction({
    ...{ level: 'advanced', allies, spec: { surprisedDivisions: ['X1'] } },
    dice: [...MISSES(2), 2, 1],
  });
  bothConfirm(play);
  bothConfirm(play);
  expect(eventsOf(play, 'quickManeuvered')[0]?.totals).toEqual({ allies: 6, axis: 7 });
});

test('[ST-21.27, ST-15.27] who wins with Break off at the edge of sight escapes before fire', () => {
  const play = quickAction({ dice: [...MISSES(2), 6, 1] });
  bothConfirm(play);
  give(play, 'allies', { kind: 'posture', posture: 'breakOff' });
  bothConfirm(play);
  const { stage, brokeOff, loser } = actionIn(play);
  expect([stage.kind, brokeOff, loser]).toEqual(['ended', ['a'], 'allies']);
  expect(eventsOf(play, 'actionEnded')[0]).toMatchObject({ loser: 'allies' });
});

test('[ST-21.22, ST-21.35] three exchanges in the Advanced game, six in the Basic; then survivors stay', () => {
  for (const [level, exchanges] of [
    ['basic', 6],
    ['advanced', 3],
  ] as const) {
    const dice = [
      ...MISSES(2),
      ...Array.from({ length: exchanges - 1 }, () => [1, 1, ...MISSES(2)]).flat(),
    ];
    const play = quickAction({ level, dice });
    for (let stages = 0; actionIn(play).stage.kind === 'quick'; stages++) {
      expect(stages).toBeLessThan(2 * exchanges);
      bothConfirm(play);
    }
    expect(eventsOf(play, 'quickFired')).toHaveLength(2 * exchanges);
    const { box, hex, status } = play.state.forces.axis.divisions.X1 ?? {};
    expect([box ?? hex, status]).toEqual([level === 'basic' ? 'short' : { q: 8, r: 0 }, 'present']);
    expect(actionIn(play)).toMatchObject({ brokeOff: [], loser: null });
  }
});

test('[ST-21.35] an action ends when a side has no ship left', () => {
  const weak = cruiser('x', { capacity: 4, firstDefense: 0, firePower: null });
  const play = quickAction({ axis: { X1: [weak] }, dice: [6, 2] });
  bothConfirm(play);
  expect([shipOf(play, 'x').fate, actionIn(play).stage.kind]).toEqual(['sunk', 'ended']);
});

test('[ST-21.30] ships behind escorts are targets only of ships in excess of the escorts', () => {
  const axis = { X1: [scenarioShip('cv', CARRIER), scenarioShip('ao', TRANSPORT), cruiser('x')] };
  const play = quickAction({ allies: { A1: [cruiser('a'), cruiser('b')] }, axis });
  give(play, 'allies', aim('a', 'cv'));
  expect(refusalOf(play, 'allies', aim('b', 'ao'))).toMatchObject({
    ...{ code: 'escorts-between', rule: 'ST-21.30', figures: { target: 'ao', most: 1 } },
  });
  give(play, 'allies', aim('a', 'x'));
  expect(refusalOf(play, 'allies', aim('b', 'ao'))).toBeUndefined();
  const alone = quickAction({ axis });
  expect(refusalOf(alone, 'allies', aim('a', 'cv'))?.code).toBe('escorts-between');
});

test('[ST-21.30, ST-5.15] who names no target fires past no escort', () => {
  const axis = { X1: [scenarioShip('cv', CARRIER), cruiser('x', { firstDefense: 4 })] };
  const play = quickAction({ axis, dice: MISSES(2) });
  bothConfirm(play);
  expect(eventsOf(play, 'quickFired').map(({ target }) => target)).toEqual(['x', 'a']);
});

test('[ST-5.15, ST-3.2] who names no target does not fire where no die can hurt', () => {
  const axis = { X1: [cruiser('x', { firstDefense: 9 })] };
  const play = quickAction({ axis, dice: MISSES(1) });
  bothConfirm(play);
  expect(eventsOf(play, 'quickFired').map(({ target }) => target)).toEqual(['a']);
});

test('[ST-5.20, ST-21.29, ST-21.30, ST-21.32] every order that is listed is legal, and no other', () => {
  const oxygen = { traits: ['O' as const] };
  const allies = {
    A1: [cruiser('a', oxygen), scenarioShip('b', DESTROYER), scenarioShip('c', CARRIER)],
  };
  const axis = { X1: [scenarioShip('cv', CARRIER), scenarioShip('tr', TRANSPORT), cruiser('x')] };
  const all = [...allies.A1, ...axis.X1].map((it) => it.card.id);
  for (const turn of [1, 3]) {
    const play = quickAction({ allies, axis, turn });
    give(play, 'allies', aim(turn === 1 ? 'a' : 'b', 'cv'));
    const listed = strategic
      .legalOrders(play.state, 'allies')
      .filter(({ kind }) => kind === 'quickTarget')
      .map(strategic.makeOrder);
    const possible = all.flatMap((ship) =>
      all.flatMap((target) => [aim(ship, target), aim(ship, target, true)]),
    );
    const legal = possible.filter((order) => !refusalOf(play, 'allies', order));
    expect(legal.map(strategic.makeOrder).sort()).toEqual([...listed].sort());
    expect(legal.length).toBeGreaterThan(3);
  }
});

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

test('[ST-5.21] the likely result of each way is told from what a side sees, the same each time', () => {
  const play = inAction({
    allies: { A1: [scenarioShip('a', BATTLESHIP), scenarioShip('b', BATTLESHIP)] },
    axis: { X1: [cruiser('x')] },
  });
  const preview = previewOf(strategic.view(play.state, 'allies'), 'allies');
  expect(preview.ways.map(({ way, basis }) => [way, basis])).toEqual([
    ...[
      ['tactical', 'estimated'],
      ['battle', 'estimated'],
      ['quick', 'sampled'],
    ],
  ]);
  for (const { losses } of preview.ways) {
    expect(losses.enemy.damage).toBeGreaterThan(losses.own.damage);
    expect(losses.enemy.sunk).toBeLessThanOrEqual(1);
    expect([losses.own.ships, losses.enemy.ships]).toEqual([2, 1]);
  }
  expect(previewOf(strategic.view(play.state, 'allies'), 'allies')).toEqual(preview);
  const own = previewOf(strategic.view(play.state, 'axis'), 'axis').ways[2]?.losses.own;
  expect(own).toEqual(preview.ways[2]?.losses.enemy);
});

const report = (given: Partial<Contact>): Contact => ({
  ...{ id: 'c1-1', turn: 1, hex: { q: 8, r: 0 }, spotter: 'a', with: [], by: 'eye' },
  ...{ subject: 'ships', quality: 'good', count: 2, types: { kind: 'none' }, aircraft: null },
  ...given,
});

test('[ST-11.16, ST-5.21] before ships are seen the best report of the turn from the hex stands for them', () => {
  const play = inAction({ ...ONE_EACH, level: 'advanced' });
  play.state.known.allies.ships = {};
  const contacts = play.state.known.allies.advanced?.contacts ?? [];
  const told = (...given: Partial<Contact>[]) => {
    contacts.splice(0, contacts.length, ...given.map(report));
    return previewOf(strategic.view(play.state, 'allies'), 'allies');
  };
  const own = (preview: ReturnType<typeof previewOf>) => preview.ways[2]?.losses.own.damage ?? 0;
  const ships = (preview: ReturnType<typeof previewOf>) => preview.ways[2]?.losses.enemy.ships;
  expect(told({ turn: 0 }, { hex: { q: 1, r: 1 } }, { subject: 'aircraft' }).enemy).toBe('unknown');
  expect([told({}).enemy, ships(told({}))]).toEqual(['reported', 2]);
  const battleships = told({}, { types: { kind: 'types', types: ['BB', 'BB', 'BB'] } });
  const transports = told({ types: { kind: 'types', types: ['TR', 'TR', 'TR'] } });
  expect([ships(battleships), ships(transports)]).toEqual([3, 3]);
  expect(own(battleships)).toBeGreaterThan(own(transports));
  expect(ships(told({ types: { kind: 'groups', large: 1, small: 4 } }))).toBe(5);
  const hurt = { type: 'BB', class: 'x', state: 'heavy' } as const;
  const classes = told({ types: { kind: 'classes', ships: [hurt], course: null } });
  expect(classes.ways[2]?.losses.enemy.ships).toBe(1);
});

test('[ST-5.9, ST-5.21] a preview does not tell Damage Levels apart that look alike, nor ships that are not seen', () => {
  const play = inAction({ ...ONE_EACH, axis: { X1: [cruiser('x')] } });
  const seen = () => previewOf(strategic.view(play.state, 'allies'), 'allies');
  shipOf(play, 'x').damageLevels = 1;
  const one = seen();
  shipOf(play, 'x').damageLevels = 2;
  shipOf(play, 'x').launchesLeft = 0;
  expect(seen()).toEqual(one);
  play.state.known.allies.ships = {};
  expect(seen().ways).toEqual([]);
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

test('[ST-21.26] the odds of a posture are those of the higher total', () => {
  const play = quickAction({
    axis: { X1: [cruiser('x', { speed: 5 })] },
    dice: MISSES(2),
  });
  bothConfirm(play);
  const chance = (side: 'allies' | 'axis') =>
    strategic.explain(strategic.view(play.state, side), side, [
      { kind: 'posture', posture: 'close' },
    ]).orders[0]?.chance;
  expect([chance('allies'), chance('axis')]).toEqual([21 / 36, 10 / 36]);
});
