import { expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { actionIn, bothConfirm, eventsOf, give, refusalOf, shipOf } from './actionFixture';
import { aim, cruiser, MISSES, ORDERED, quickAction, quickOf } from './quickGame';
import { BATTLESHIP, CARRIER, DESTROYER, scenarioShip, TRANSPORT } from './smallGame';

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
