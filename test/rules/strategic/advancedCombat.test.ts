import { expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import { enemyOf, eventsFor, type Side } from '../../../src/rules/core';
import {
  type Order,
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { afterAdvancedAction } from '../../../src/rules/strategic/advanced';
import { combatsOf } from '../../../src/rules/strategic/advanced/combatPlan';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import {
  armed,
  confirm,
  flightOf,
  give,
  inPhase,
  offered,
  refused,
  report,
  reportAircraft,
  type Turn,
  toldOf,
} from './advancedGame';
import { base, boat, diceBy, fly, HERE, NIGHT, scene, ships } from './advancedScene';
import {
  CARRIER,
  DESTROYER,
  DIVE_BOMBERS,
  FIGHTERS,
  PATROL,
  scenarioSquadron,
  TORPEDO_BOMBERS,
  TRANSPORT,
} from './smallGame';

const hex = (q: number, r: number): Axial => ({ q, r });
const NORTH = hex(HERE.q, HERE.r - 1);

/** Two divisions a side, all in one hex. */
const crowd = (given: Partial<StrategicScenario> = {}): StrategicState =>
  scene({
    divisions: ['A1', 'A2', 'X1', 'X2', 'X3'].map((id) => ships(id, HERE)),
    ...given,
  });

const attack = (unit: string, ...targets: string[]): Order => ({
  ...{ kind: 'declareCombat', unit, targets },
});

/** The divisions of the surface action that is under way. */
const fighting = ({ action }: StrategicState) => action?.divisions;

test('[ST-8.9] [ST-8.10] units in the hex of a spotted enemy are marked Attack or Decline, in secret', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  const contact = report(state, 'X1', HERE);
  expect(offered(turn, 'allies', 'declareCombat').map(({ targets }) => targets.join())).toEqual([
    ...['', contact, 'A2', '', contact, 'A1'],
  ]);
  give(turn, 'allies', attack('A1', contact));
  give(turn, 'allies', attack('A1'));
  expect(state.forces.allies.advanced?.declared).toEqual([
    { unit: 'A1', does: 'decline', contacts: [] },
  ]);
  expect(JSON.stringify(strategic.view(state, 'axis'))).not.toContain('decline');
  confirm(turn);
  expect(state.action).toBeNull();
  expect(state.step.kind).toBe('movement');
});

test('[ST-8.10] one willing side is enough', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  give(turn, 'axis', attack('X1', 'X2'));
  give(turn, 'axis', attack('X1'));
  confirm(turn);
  expect(fighting(state)).toEqual({ allies: ['A1'], axis: ['X1'] });
});

test('[ST-8.11] only contacts of this turn in the hex of the unit can be named', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan', 2);
  const old = report(state, 'X1', HERE, { turn: 1 });
  const away = report(state, 'X1', NORTH);
  for (const contact of [old, away, 'X1', 'c9-9'])
    expect(refused(turn, 'allies', attack('A1', contact))).toBe('no-target');
  expect(refused(turn, 'allies', attack('X1', away))).toBe('no-unit');
  const here = report(state, 'X1', HERE);
  expect(refused(turn, 'allies', attack('A1', here, here))).toBe('named-twice');
  expect(refused(turn, 'allies', attack('A1', here))).toBeUndefined();
  expect(refused(inPhase(state, 'movement', 2), 'allies', attack('A1', here))).toBe('not-now');
});

test('[ST-11.13] [ST-5.20] [ST-5.17] an attack on a contact that truly lies elsewhere is accepted and finds nothing, and its side alone learns it', () => {
  const state = scene({ divisions: [ships('A1', HERE), ships('X1', NORTH)] });
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  confirm(turn);
  expect(state.action).toBeNull();
  expect(toldOf(turn, 'attackFoundNothing')).toMatchObject([{ units: ['A1'], hex: HERE }]);
  const told = (side: Side) => eventsFor(turn.events, side).map(({ kind }) => kind);
  expect(told('allies')).toContain('attackFoundNothing');
  expect(told('axis')).not.toContain('attackFoundNothing');
});

test('[ST-8.16] all that attack in the hex and all whom they name take part, and who stands by a division of his side', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  const [one, two] = ['X1', 'X2'].map((id) => report(state, id, HERE));
  give(turn, 'allies', attack('A1', one as string));
  give(turn, 'allies', attack('A2', two as string, one as string));
  give(turn, 'axis', attack('X3', 'X2'));
  confirm(turn);
  expect(fighting(state)).toEqual({ allies: ['A1', 'A2'], axis: ['X1', 'X2', 'X3'] });
});

test('[ST-8.16] who neither attacks, nor is named, nor stands by, stays out', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  give(turn, 'axis', attack('X3', 'X2'));
  confirm(turn);
  expect(fighting(state)).toEqual({ allies: ['A1'], axis: ['X1'] });
});

test('[ST-8.2] [ST-8.14] pieces of both sides share a hex; an action is fought before the turn goes on', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  confirm(turn);
  expect(state.action).toMatchObject({ hex: HERE, level: 'advanced', isCoastal: false });
  expect(state.step.kind).toBe('combats');
  for (let n = 0; n < 20 && state.action; n += 1) confirm(turn);
  expect(state.action).toBeNull();
  expect(state.step.kind).toBe('movement');
});

test('[ST-9.12] a division that has fought a surface action moves in the same turn like any other', () => {
  const state = crowd();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  confirm(turn);
  for (let n = 0; n < 20 && state.action; n += 1) confirm(turn);
  give(turn, 'allies', { kind: 'moveDivision', division: 'A1', to: NORTH });
  confirm(turn);
  expect(state.forces.allies.divisions.A1?.hex).toEqual(NORTH);
});

test('[ST-15.10e] [ST-10.6] a division is Surprised in an action with an enemy division that surprised it, its side if all are', () => {
  for (const [surprisedBy, divisions, side] of [
    [{ X1: ['A1'] }, ['X1'], 'axis'],
    [{ X1: ['A2'] }, [], null],
    [{}, [], null],
  ] as const) {
    const state = crowd();
    const turn = inPhase(state, 'combatPlan');
    give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
    forceOf(state, 'axis').secret.surprisedBy = Object.fromEntries(
      Object.entries(surprisedBy).map(([id, by]) => [id, [...by]]),
    );
    confirm(turn);
    expect(state.action).toMatchObject({ surprisedDivisions: divisions, surprised: side });
  }
});

test('[ST-26.3h] the action of turn 1 starts at the distance of the scenario, with nobody Surprised', () => {
  for (const [number, startHexes] of [
    [1, 16],
    [2, null],
  ] as const) {
    const state = crowd({ firstActionHexes: 16 });
    const turn = inPhase(state, 'combatPlan', number);
    give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
    confirm(turn);
    expect(state.action?.startHexes).toBe(startHexes);
  }
});

test('[ST-1.14] an action in a coast hex has a coast', () => {
  const state = scene({ divisions: [ships('A1', hex(2, 4)), ships('X1', hex(2, 4))] });
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('A1', report(state, 'X1', hex(2, 4))));
  confirm(turn);
  expect(state.action?.isCoastal).toBe(true);
});

/** What a finished action leaves: a report of each side's division. */
function afterwards(given: { brokeOff?: string[]; inSight?: string[] } = {}, speeds = [6, 6]) {
  const state = scene({
    divisions: [
      ships('A1', HERE, { speed: speeds[0] as number }),
      ships('X1', HERE, { speed: speeds[1] as number }),
    ],
  });
  state.turn = 1;
  const end = { turn: 6, ships: [], smoke: [], land: [], coastRow: null, landHexes: {} };
  const tacticalEnd = given.inSight && {
    ...end,
    start: { allies: HERE, axis: HERE },
    inSight: given.inSight,
  };
  const play = { state, dice: diceBy(() => 1), events: [] };
  afterAdvancedAction(play, {
    ...{ id: 'T1', level: 'advanced', sky: { isNight: false, isPoor: false }, hex: HERE },
    ...{ isCoastal: false, divisions: { allies: ['A1'], axis: ['X1'] }, landUnits: [] },
    ...{ surprised: null, surprisedDivisions: [], startHexes: null, stage: { kind: 'ended' } },
    ...{ brokeOff: given.brokeOff ?? [], loser: null, ...(tacticalEnd ? { tacticalEnd } : {}) },
  });
  return state;
}

const pursuits = (state: StrategicState, side: Side) =>
  forceOf(state, side).pursuits.map(({ division, contact }) => [
    ...[division, forceOf(state, side).secret.contactIs[contact]],
  ]);

test('[ST-5.25] divisions that have fought are spotted until the next phase 1: the enemy has a report of them', () => {
  const state = afterwards();
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(true);
  expect(Object.values(forceOf(state, 'allies').secret.contactIs)).toEqual(['X1']);
  expect(Object.values(forceOf(state, 'axis').secret.contactIs)).toEqual(['A1']);
});

test('[ST-9.13] who was in sight at the end may be pursued by divisions of at least equal speed', () => {
  const both = afterwards();
  expect([pursuits(both, 'allies'), pursuits(both, 'axis')]).toEqual([
    [['A1', 'X1']],
    [['X1', 'A1']],
  ]);
  const slower = afterwards({}, [4, 6]);
  expect([pursuits(slower, 'allies'), pursuits(slower, 'axis')]).toEqual([[], [['X1', 'A1']]]);
  expect(pursuits(afterwards({ brokeOff: ['x1-ship'] }), 'allies')).toEqual([]);
  const seen = afterwards({ inSight: ['A1'] });
  expect([pursuits(seen, 'allies'), pursuits(seen, 'axis')]).toEqual([[], [['X1', 'A1']]]);
});

test('[ST-8.15] an action may be resumed in the next turn from the last tactical positions, by who was in it', () => {
  for (const [number, also, resumed] of [
    [2, [], true],
    [3, [], false],
    [2, ['A2'], false],
  ] as const) {
    const state = scene({
      divisions: ['A1', 'A2', 'X1'].map((id) => ships(id, HERE)),
      resolution: { usual: 'tactical', ordered: true },
    });
    const end = { turn: 6, ships: [], smoke: [], land: [], coastRow: null, landHexes: {} };
    forceOf(state, 'allies').secret.unfinished.push({
      ...{ turn: 1, hex: HERE, divisions: ['A1', 'X1'] },
      end: { ...end, start: { allies: hex(0, 0), axis: hex(0, 9) }, inSight: [] },
    });
    const turn = inPhase(state, 'combatPlan', number);
    const contact = report(state, 'X1', HERE);
    for (const id of ['A1', ...also]) give(turn, 'allies', attack(id, contact));
    confirm(turn);
    expect(state.action?.goesOnFrom !== undefined).toBe(resumed);
  }
});

/** Allied squadrons and ships in a hex with an Axis carrier division. */
function strikeForce(given: Partial<StrategicScenario> = {}): StrategicState {
  const state = scene({
    divisions: [
      ships('A1', hex(0, 5), CARRIER),
      ships('A2', HERE),
      ships('X1', HERE, CARRIER),
      ships('X2', HERE),
    ],
    squadrons: [
      scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS),
      scenarioSquadron('a-tb', 'a1-ship', TORPEDO_BOMBERS),
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-f', 'x1-ship', FIGHTERS),
      scenarioSquadron('x-f-2', 'x1-ship', FIGHTERS),
    ],
    ...given,
  });
  fly(state, 'a-db', [HERE], { launchTurn: 0, ordnance: 'bombs' });
  fly(state, 'a-tb', [HERE], { launchTurn: 0, ordnance: 'torpedoes' });
  fly(state, 'a-f', [HERE], { launchTurn: 0, ordnance: 'guns' });
  return state;
}

/** The squadrons of the air attack that is under way, by what they do. */
function inAir({ air }: StrategicState): Record<string, string[]> {
  const roles: Record<string, string[]> = {};
  for (const { id, role } of air?.flights ?? [])
    roles[role] = [...(roles[role] ?? []), air?.squadrons[id] ?? ''];
  return roles;
}

const patrolOver = (state: StrategicState, squadron: string, over: string, seen = true): void => {
  fly(state, squadron, [HERE], { launchTurn: 0, ordnance: 'guns', capOver: over });
  if (!seen) return;
  for (const enemy of ['a-db', 'a-tb', 'a-f']) reportAircraft(state, enemy, HERE, squadron);
};

test('[ST-8.25] [ST-8.13] squadrons with the same target are one strike, fighters with Guns its escort, CAP over it meets it', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  const contact = report(state, 'X1', HERE);
  patrolOver(state, 'x-f', 'X1');
  for (const unit of ['a-db', 'a-tb', 'a-f']) give(turn, 'allies', attack(unit, contact));
  confirm(turn);
  expect(inAir(state)).toEqual({ strike: ['a-db', 'a-tb'], escort: ['a-f'], cap: ['x-f'] });
  expect(state.air?.target).toEqual({ division: 'X1' });
});

/** The air attacks of a turn: the division, and the squadrons that met it. */
const struck = (turn: Turn) =>
  toldOf(turn, 'airAttackBegan').map(({ target, flights }) => [
    target && 'division' in target ? target.division : null,
    ...flights.filter(({ role }) => role === 'cap').map(({ name }) => name.toLowerCase()),
  ]);

test('[ST-8.25] the owner of a patrol names the strike that it meets; by default it stays with what it covers', () => {
  for (const [order, over, met] of [
    [null, 'X1', [['X1', 'x-f'], ['X2']]],
    [null, 'X2', [['X1'], ['X2', 'x-f']]],
    ['a-tb', 'X1', [['X1'], ['X2', 'x-f']]],
    ['a-db', 'X2', [['X1', 'x-f'], ['X2']]],
  ] as const) {
    const state = strikeForce();
    const turn = inPhase(state, 'combatPlan');
    patrolOver(state, 'x-f', over);
    give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
    give(turn, 'allies', attack('a-tb', report(state, 'X2', HERE)));
    if (order) {
      const contact = reportAircraft(state, order, HERE, 'x-f');
      give(turn, 'axis', { kind: 'meetStrike', squadron: 'x-f', contact });
    }
    confirm(turn);
    for (let n = 0; n < 19 && state.air; n += 1) goOn(turn);
    expect(struck(turn)).toEqual(met);
  }
});

/** Gives the first order that somebody is offered in an air attack. */
function goOn(turn: Turn): void {
  for (const side of ['allies', 'axis'] as const) {
    const orders = strategic.legalOrders(turn.state, side);
    const order =
      orders.find(({ kind }) => kind === 'strikeShip' || kind === 'strikeLand') ??
      orders.find(({ kind }) => kind === 'confirm');
    if (order && turn.state.air) give(turn, side, order);
  }
}

test('[ST-8.25] a patrol that declines meets nobody', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  patrolOver(state, 'x-f', 'X1');
  give(turn, 'axis', attack('x-f'));
  give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
  confirm(turn);
  expect(struck(turn)).toEqual([['X1']]);
});

test('[ST-12.12] a patrol engages only squadrons that it has spotted', () => {
  for (const seen of [true, false]) {
    const state = strikeForce(NIGHT);
    const turn = inPhase(state, 'combatPlan');
    patrolOver(state, 'x-f', 'X1', seen);
    give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
    confirm(turn);
    expect(inAir(state).cap).toEqual(seen ? ['x-f'] : undefined);
  }
});

test('[ST-13.10] a squadron that has not spotted who attacks it is blind', () => {
  for (const seen of [true, false]) {
    const state = strikeForce();
    const turn = inPhase(state, 'combatPlan');
    patrolOver(state, 'x-f', 'X1');
    if (seen) reportAircraft(state, 'x-f', HERE, 'a-db');
    give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
    confirm(turn);
    const bombers = state.air?.flights.find(({ role }) => role === 'strike');
    expect(bombers?.isBlind).toBe(!seen);
  }
});

test('[ST-12.13] [ST-8.11] squadrons without a spotted target in their hex have nothing to attack', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  report(state, 'X1', NORTH);
  expect(offered(turn, 'allies', 'declareCombat').filter(({ unit }) => unit === 'a-db')).toEqual(
    [],
  );
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({
    ordnance: 'bombs',
    hasAttacked: false,
  });
});

test('[ST-12.14] after one attack the load is spent', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
  confirm(turn);
  for (let n = 0; n < 9 && state.air; n += 1) goOn(turn);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ ordnance: null, hasAttacked: true });
  const next = inPhase(state, 'combatPlan', 2);
  const contact = report(state, 'X1', HERE);
  expect(refused(next, 'allies', attack('a-db', contact))).toBe('no-target');
});

test('[ST-8.26] a strike whose target is gone before its turn keeps its load', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  const [one, two] = ['X1', 'X1'].map((id) => report(state, id, HERE));
  give(turn, 'allies', attack('a-db', one as string));
  give(turn, 'allies', attack('A2', two as string));
  give(turn, 'allies', { kind: 'confirm' });
  Object.assign(state.forces.axis.divisions.X1 ?? {}, { status: 'gone' });
  give(turn, 'axis', { kind: 'confirm' });
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({
    ordnance: 'bombs',
    hasAttacked: false,
  });
  expect(toldOf(turn, 'attackFoundNothing').map(({ units }) => units)).toEqual([['a-db'], ['A2']]);
});

test('[ST-14.13] [ST-19.20] loads that are no good against what is found are kept: depth charges for boats, bombs not for those below', () => {
  for (const [ordnance, isSubmerged, attacks] of [
    ['depthCharges', true, true],
    ['depthCharges', false, true],
    ['bombs', true, false],
    ['bombs', false, true],
  ] as const) {
    const state = scene({
      divisions: [ships('A1', hex(0, 5)), boat('XS1', HERE)],
      squadrons: [scenarioSquadron('a-pa', 'a1-ship', PATROL)],
    });
    Object.assign(state.forces.axis.divisions.XS1?.submarine ?? {}, { isSubmerged });
    fly(state, 'a-pa', [HERE], { launchTurn: 0, ordnance });
    const turn = inPhase(state, 'combatPlan');
    const contact = report(state, 'XS1', HERE, { subject: 'submarine', quality: null });
    give(turn, 'allies', attack('a-pa', contact));
    confirm(turn);
    expect(toldOf(turn, 'airAttackBegan').length).toBe(attacks ? 1 : 0);
  }
});

test('[ST-2.46] [ST-12.13] land units that were seen from the air are struck, all of a hex as one target', () => {
  const state = scene({
    divisions: [ships('A1', hex(0, 5)), ships('X1', hex(11, 0))],
    landUnits: [base('x-base', HERE, 'airbase'), base('x-port', HERE, 'port')],
    squadrons: [scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS)],
  });
  fly(state, 'a-db', [HERE], { launchTurn: 0, ordnance: 'bombs' });
  const turn = inPhase(state, 'combatPlan');
  expect(refused(turn, 'allies', attack('a-db', 'x-base'))).toBe('no-target');
  state.known.allies.advanced?.landUnits.push('x-base', 'x-port');
  give(turn, 'allies', attack('a-db', 'x-base', 'x-port'));
  confirm(turn);
  expect(state.air?.target).toEqual({ landUnits: ['x-base', 'x-port'] });
});

test('[ST-8.25] a squadron has one target', () => {
  const state = strikeForce();
  const turn = inPhase(state, 'combatPlan');
  const contacts = ['X1', 'X2'].map((id) => report(state, id, HERE));
  expect(refused(turn, 'allies', attack('a-db', ...contacts))).toBe('one-target');
  expect(refused(turn, 'allies', attack('A2', ...contacts))).toBeUndefined();
});

/** Searchers of both sides over the open sea. */
function searchers(more: string[] = []): StrategicState {
  const state = scene({
    divisions: [
      ships('A1', hex(0, 5)),
      ships('X1', hex(11, 0)),
      ...more.map((id) => ships(id, HERE)),
    ],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-pa', 'x1-ship', PATROL),
    ],
  });
  fly(state, 'a-f', [HERE], { launchTurn: 0, ordnance: 'guns' });
  fly(state, 'x-pa', [HERE], { launchTurn: 0, ordnance: 'search' });
  return state;
}

test('[ST-13.9] squadrons that meet over the open sea fight one exchange when one side attacks what it has spotted', () => {
  const state = searchers();
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', attack('a-f', reportAircraft(state, 'x-pa', HERE, 'a-f')));
  confirm(turn);
  expect(toldOf(turn, 'airAttackBegan')).toMatchObject([{ target: null, attacker: 'allies' }]);
  expect(toldOf(turn, 'airShots')).toHaveLength(1);
  expect(state.air).toBeNull();
});

test('[ST-13.9] [ST-12.12] over a division only a patrol attacks aircraft; a hidden enemy division makes the order come to nothing', () => {
  const own = searchers(['A2']);
  const turn = inPhase(own, 'combatPlan');
  const contact = reportAircraft(own, 'x-pa', HERE, 'a-f');
  expect(refused(turn, 'allies', attack('a-f', contact))).toBe('no-target');
  Object.assign(flightOf(own, 'allies', 'a-f') ?? {}, { capOver: 'A2' });
  give(turn, 'allies', attack('a-f', contact));
  confirm(turn);
  expect(toldOf(turn, 'airAttackBegan')).toHaveLength(1);
  const hidden = searchers(['X2']);
  const blind = inPhase(hidden, 'combatPlan');
  give(blind, 'allies', attack('a-f', reportAircraft(hidden, 'x-pa', HERE, 'a-f')));
  confirm(blind);
  expect(toldOf(blind, 'airAttackBegan')).toEqual([]);
});

/** An Allied carrier with fighters aboard, a spotted Axis squadron overhead. */
function alarm(radar: 0 | 1 | 2 | 3) {
  const state = scene({
    divisions: [ships('A1', HERE, { ...CARRIER, radar }), ships('X1', hex(11, 0), CARRIER)],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-db', 'x1-ship', DIVE_BOMBERS),
    ],
  });
  armed(state, 'allies', 'a-f', 'guns');
  fly(state, 'x-db', [HERE], { launchTurn: 0, ordnance: 'bombs' });
  return { state, turn: inPhase(state, 'combatPlan') };
}

test('[ST-12.11] an armed fighter squadron scrambles on 2 plus Radar or less, and fights as CAP with -1', () => {
  for (const radar of [0, 1, 2, 3] as const)
    for (let die = 1; die <= 6; die += 1) {
      const { state, turn } = alarm(radar);
      turn.shows = () => die;
      reportAircraft(state, 'x-db', HERE, 'A1');
      give(turn, 'allies', { kind: 'scramble', squadron: 'a-f', answer: 'yes' });
      give(turn, 'axis', attack('x-db', report(state, 'A1', HERE)));
      confirm(turn);
      const isUp = die <= 2 + radar;
      expect(flightOf(state, 'allies', 'a-f')?.isScrambled).toBe(isUp);
      expect(inAir(state).cap).toEqual(isUp ? ['a-f'] : undefined);
      if (isUp)
        expect(state.air?.flights.find(({ role }) => role === 'cap')?.isScrambled).toBe(true);
      expect(toldOf(turn, 'squadronScrambled')).toMatchObject([{ isUp, seenBy: ['allies'] }]);
    }
});

test('[ST-12.11] nobody scrambles without an alarm, unarmed, or who is no fighter', () => {
  const { state, turn } = alarm(2);
  const order = { kind: 'scramble', squadron: 'a-f', answer: 'yes' } as const;
  expect(refused(turn, 'allies', order)).toBe('no-alarm');
  reportAircraft(state, 'x-db', HERE, 'A1');
  expect(offered(turn, 'allies', 'scramble')).toEqual([order]);
  give(turn, 'allies', order);
  expect(refused(turn, 'allies', order)).toBe('no-change');
  give(turn, 'allies', { ...order, answer: 'no' });
  expect(forceOf(state, 'allies').scrambles).toEqual([]);
  delete forceOf(state, 'allies').flights['a-f'];
  expect(refused(turn, 'allies', order)).toBe('cannot-scramble');
});

test('[ST-8.12] [ST-8.23] hexes by q and r; in each scrambles, air, boats, hunts, ships, shore; the priority winner first', () => {
  const state = scene({
    divisions: [
      ...['A1', 'X1'].flatMap((id) => [
        ships(id, HERE, { ...CARRIER, asw: 2 }),
        ships(`${id}0`, NORTH),
      ]),
      boat('AS1', HERE),
      boat('XS1', HERE),
    ],
    landUnits: [base('x-battery', HERE, 'mediumBattery')],
    squadrons: [
      scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS),
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-db', 'x1-ship', DIVE_BOMBERS),
    ],
  });
  armed(state, 'allies', 'a-f', 'guns');
  for (const id of ['a-db', 'x-db']) fly(state, id, [HERE], { launchTurn: 0, ordnance: 'bombs' });
  const turn = inPhase(state, 'combatPlan');
  for (const side of ['allies', 'axis'] as const) {
    const [own, enemy] = side === 'allies' ? ['A', 'X'] : ['X', 'A'];
    const there = report(state, `${enemy}1`, HERE);
    const below = report(state, `${enemy}S1`, HERE, { subject: 'submarine' });
    give(turn, side, attack(`${own}10`, report(state, `${enemy}10`, NORTH)));
    give(turn, side, attack(`${own}1`, there));
    give(turn, side, attack(`${own.toLowerCase()}-db`, there));
    give(turn, side, { kind: 'huntSubmarine', division: `${own}1`, contact: below, answer: 'yes' });
    give(turn, side, {
      kind: 'attackSubmerged',
      submarine: `${own}S1`,
      contact: there,
      ship: 'any',
    });
  }
  reportAircraft(state, 'x-db', HERE, 'A1');
  give(turn, 'allies', { kind: 'scramble', squadron: 'a-f', answer: 'yes' });
  give(turn, 'allies', {
    kind: 'bombardCoast',
    division: 'A1',
    landUnit: 'x-battery',
    answer: 'yes',
  });
  const order = (priority: Side) => {
    state.priority = priority;
    return combatsOf({ state, dice: diceBy(() => 1), events: [] }).map(
      ({ hex: { r }, kind, side }) => `${r} ${kind} ${side}`,
    );
  };
  const inHex = (first: Side) => [
    ...[`2 scramble allies`, `2 air ${first}`, `2 air ${enemyOf(first)}`],
    ...['submarine', 'hunt'].flatMap((kind) => [
      `2 ${kind} ${first}`,
      `2 ${kind} ${enemyOf(first)}`,
    ]),
    ...[`2 surface ${first}`, '2 bombard allies'],
  ];
  for (const first of ['allies', 'axis'] as const)
    expect(order(first)).toEqual([`1 surface ${first}`, ...inHex(first)]);
});

/** An Allied boat under an Axis division with a destroyer. */
function stalking(contactIs = 'X1') {
  const state = scene({
    divisions: [boat('AS1', HERE), ships('A1', hex(0, 5)), ships('X1', HERE, DESTROYER)],
  });
  const turn = inPhase(state, 'combatPlan');
  const contact = report(state, contactIs, HERE, { by: 'submarine' });
  return { state, turn, contact };
}

const stalk = (contact: string, ship = 'any') =>
  ({ kind: 'attackSubmerged', submarine: 'AS1', contact, ship }) as const;

test('[ST-8.24] [ST-20.14f] an encounter is ordered with the declarations; of one without attack the enemy is told nothing', () => {
  const { state, turn, contact } = stalking();
  turn.shows = (reason) => (reason.includes('approach') ? 2 : 1);
  give(turn, 'allies', stalk(contact));
  expect(JSON.stringify(strategic.view(state, 'axis'))).not.toContain('AS1');
  confirm(turn);
  expect(toldOf(turn, 'approachMade')).toHaveLength(1);
  const told = eventsFor(turn.events, 'axis').map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'approachMade')).toEqual([]);
});

test('[ST-5.20] a boat that stalks, and a division that hunts, what is not there learn that there is nothing', () => {
  const state = scene({
    divisions: [
      boat('AS1', HERE),
      ships('A1', HERE, DESTROYER),
      ships('X1', NORTH),
      boat('XS1', NORTH),
    ],
  });
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', stalk(report(state, 'X1', HERE)));
  const contact = report(state, 'XS1', HERE, { subject: 'submarine', quality: null });
  give(turn, 'allies', { kind: 'huntSubmarine', division: 'A1', contact, answer: 'yes' });
  confirm(turn);
  expect(toldOf(turn, 'attackFoundNothing')).toMatchObject([
    { units: ['AS1'], seenBy: ['allies'] },
    { units: ['A1'], seenBy: ['allies'] },
  ]);
  expect(turn.reasons).toEqual([]);
});

test('[ST-20.14d] in position she aims at a type that the report names', () => {
  const { state, turn, contact } = stalking();
  const known = state.known.allies.advanced?.contacts.find(({ id }) => id === contact);
  if (known) known.types = { kind: 'types', types: ['DD', 'CV'] };
  expect(offered(turn, 'allies', 'attackSubmerged').map(({ ship }) => ship)).toEqual([
    ...['any', 'DD', 'CV'],
  ]);
  expect(refused(turn, 'allies', stalk(contact, 'BB'))).toBe('unknown-ship');
  expect(refused(turn, 'allies', stalk(contact, 'DD'))).toBeUndefined();
});

test('[ST-20.17] a submarine makes at most one encounter in a turn', () => {
  const { state, turn, contact } = stalking();
  Object.assign(state.forces.allies.divisions.AS1?.submarine ?? {}, { hadEncounter: true });
  expect(refused(turn, 'allies', stalk(contact))).toBe('had-encounter');
});

test('[ST-20.14] [ST-5.20] only at ships that are spotted in its hex, and at none it does not know', () => {
  const { state, turn, contact } = stalking();
  expect(refused(turn, 'allies', stalk('c9-9'))).toBe('no-target');
  expect(refused(turn, 'allies', stalk(contact, 'x1-ship'))).toBe('unknown-ship');
  expect(refused(turn, 'allies', { ...stalk(contact), submarine: 'A1' })).toBe('no-submarine');
  Object.assign(state.forces.allies.ships['as1-boat'] ?? {}, { launchesLeft: 0 });
  expect(refused(turn, 'allies', stalk(contact))).toBe('no-torpedoes');
});

/** A destroyer division over a detected Axis boat. */
function hunted() {
  const state = scene({
    divisions: [ships('A1', HERE, DESTROYER), ships('A2', HERE), boat('XS1', HERE)],
  });
  const turn = inPhase(state, 'combatPlan');
  const contact = report(state, 'XS1', HERE, { subject: 'submarine', quality: null });
  return { state, turn, contact };
}

test('[ST-20.18] a division with ASW ships hunts a boat that was spotted, once for each boat', () => {
  const { turn, contact, state } = hunted();
  const again = report(state, 'XS1', HERE, { subject: 'submarine', quality: null });
  const hunt = (division: string, it: string) =>
    ({ kind: 'huntSubmarine', division, contact: it, answer: 'yes' }) as const;
  expect(refused(turn, 'allies', hunt('A2', contact))).toBe('no-hunters');
  give(turn, 'allies', hunt('A1', contact));
  give(turn, 'allies', hunt('A1', again));
  confirm(turn);
  expect(toldOf(turn, 'boatAttacked')).toHaveLength(1);
});

test('[ST-20.18] [ST-11.9] a report of ships may be of a boat: it is offered too, and each hunt may be taken back', () => {
  const { state, turn } = hunted();
  const ships = report(state, 'XS1', HERE);
  const hunts = () => offered(turn, 'allies', 'huntSubmarine').map((it) => [it.contact, it.answer]);
  expect(hunts()).toEqual([
    ['c1-1', 'yes'],
    [ships, 'yes'],
  ]);
  give(turn, 'allies', { kind: 'huntSubmarine', division: 'A1', contact: ships, answer: 'yes' });
  expect(hunts()[1]).toEqual([ships, 'no']);
  confirm(turn);
  expect(toldOf(turn, 'boatAttacked')).toHaveLength(1);
});

test('[ST-20.18] a boat that attacks in this turn is not hunted besides', () => {
  const { turn, contact, state } = hunted();
  give(turn, 'allies', { kind: 'huntSubmarine', division: 'A1', contact, answer: 'yes' });
  Object.assign(state.forces.axis.divisions.XS1?.submarine ?? {}, { wasAnswered: true });
  confirm(turn);
  expect(toldOf(turn, 'boatAttacked')).toEqual([]);
  expect(toldOf(turn, 'attackFoundNothing')).toHaveLength(1);
});

test.each([
  ['noAttack', 3],
  ['inPosition', 6],
] as const)(
  '[ST-20.18] [ST-20.14f] a boat whose approach ends in %s is attacked once in that turn',
  (approach, die) => {
    const { turn, contact, state } = hunted();
    const target = report(state, 'A1', HERE);
    turn.shows = (reason) => (reason.startsWith('approach, attack') ? die : 3);
    give(turn, 'allies', { kind: 'huntSubmarine', division: 'A1', contact, answer: 'yes' });
    give(turn, 'axis', {
      ...{ kind: 'attackSubmerged', submarine: 'XS1', contact: target, ship: 'any' },
    } as const);
    confirm(turn);
    expect(toldOf(turn, 'approachMade').map((it) => it.approach)).toEqual([approach]);
    expect(toldOf(turn, 'boatAttacked')).toHaveLength(1);
  },
);

/** An Allied division before an Axis shore. */
const shore = (damageLevels: Record<string, number>, ship = TRANSPORT) => {
  const state = scene({
    divisions: [ships('A1', HERE, ship), ships('X1', hex(11, 0))],
    landUnits: [
      base('x-garrison', HERE, 'garrison'),
      base('x-battery', HERE, 'mediumBattery'),
      base('x-base', HERE, 'airbase'),
    ],
    squadrons: [scenarioSquadron('x-f', 'x-base', FIGHTERS)],
  });
  for (const [id, levels] of Object.entries(damageLevels))
    Object.assign(state.forces.axis.landUnits[id] ?? {}, { damageLevels: levels });
  return state;
};

test('[ST-18.1] [ST-18.13] a division bombards land units of its hex, in an action of its own', () => {
  const state = shore({}, {});
  const turn = inPhase(state, 'combatPlan');
  const fire = { kind: 'bombardCoast', division: 'A1', landUnit: 'x-base', answer: 'yes' } as const;
  expect(refused(turn, 'allies', { ...fire, landUnit: 'x-none' })).toBe('no-land-unit');
  expect(refused(turn, 'axis', { ...fire, division: 'X1' })).toBe('no-land-unit');
  give(turn, 'allies', fire);
  confirm(turn);
  expect(state.action).toMatchObject({
    ...{ divisions: { allies: ['A1'], axis: [] }, isCoastal: true },
    landUnits: ['x-base', 'x-battery'],
  });
});

test('[ST-18.13] who fights at sea in the turn bombards in the same six tactical turns', () => {
  const state = shore({}, {});
  const there = state.forces.axis.divisions.X1;
  if (there) there.hex = HERE;
  const turn = inPhase(state, 'combatPlan');
  give(turn, 'allies', { kind: 'bombardCoast', division: 'A1', landUnit: 'x-base', answer: 'yes' });
  give(turn, 'allies', attack('A1', report(state, 'X1', HERE)));
  confirm(turn);
  expect(state.action).toMatchObject({
    ...{ divisions: { allies: ['A1'], axis: ['X1'] }, landUnits: ['x-base', 'x-battery'] },
  });
});

/** Ends so many turns. */
function endTurns(state: StrategicState, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const turn = inPhase(state, 'movement', number);
    for (let n = 0; n < 4; n += 1) confirm(turn);
  }
}

const captured = (state: StrategicState) => state.forces.axis.landUnits['x-base']?.isCaptured;

test('[ST-18.15] transports that lie two turns before a broken garrison capture all of its hex, with the aircraft there', () => {
  const state = shore({ 'x-garrison': 5, 'x-battery': 1 });
  endTurns(state, 1);
  expect(captured(state)).toBe(false);
  endTurns(state, 1);
  expect(captured(state)).toBe(true);
  expect(Object.values(state.forces.axis.landUnits).every(({ isCaptured }) => isCaptured)).toBe(
    true,
  );
  expect(state.forces.axis.squadrons['x-f']).toMatchObject({ steps: 0, lostForGood: 4 });
});

test('[ST-18.15] [ST-5.5] the enemy learns what has fallen, and not to which division', () => {
  const state = shore({ 'x-garrison': 5, 'x-battery': 1 });
  forceOf(state, 'allies').landings.A1 = 1;
  const turn = inPhase(state, 'advancedEnd');
  confirm(turn);
  const told = (side: Side) =>
    eventsFor(turn.events, side).find(({ rule }) => rule === 'ST-18.15') as object;
  expect(told('allies')).toMatchObject({ kind: 'landUnitsCaptured', division: 'A1' });
  expect(told('axis')).toMatchObject({ kind: 'landUnitsTaken', side: 'allies' });
  expect(JSON.stringify(told('axis'))).not.toContain('A1');
});

test('[ST-18.15] not with an undamaged battery, a whole garrison, or without transports', () => {
  for (const [levels, ship] of [
    [{ 'x-garrison': 5 }, TRANSPORT],
    [{ 'x-garrison': 4, 'x-battery': 1 }, TRANSPORT],
    [{ 'x-garrison': 5, 'x-battery': 1 }, {}],
  ] as const) {
    const state = shore(levels, ship);
    endTurns(state, 2);
    expect(captured(state)).toBe(false);
  }
});
