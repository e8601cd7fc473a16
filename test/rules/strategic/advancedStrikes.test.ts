import { expect, test } from 'vitest';
import {
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import {
  attack,
  confirm,
  flightOf,
  give,
  inAir,
  inPhase,
  offered,
  refused,
  report,
  reportAircraft,
  type Turn,
  toldOf,
} from './advancedGame';
import { base, boat, fly, HERE, hex, NIGHT, NORTH, scene, ships } from './advancedScene';
import {
  CARRIER,
  DIVE_BOMBERS,
  FIGHTERS,
  PATROL,
  scenarioSquadron,
  TORPEDO_BOMBERS,
} from './smallGame';

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

test('[ST-13.10] bombers attacked by a patrol shoot back at what they have spotted, and make no attack on what they have not', () => {
  const fought = (seen: boolean) => {
    const state = strikeForce();
    const turn = inPhase(state, 'combatPlan');
    patrolOver(state, 'x-f', 'X1');
    if (seen) reportAircraft(state, 'x-f', HERE, 'a-db');
    give(turn, 'allies', attack('a-db', report(state, 'X1', HERE)));
    confirm(turn);
    for (let n = 0; n < 9 && state.air; n += 1) goOn(turn);
    expect(state.air).toBeNull();
    return {
      attacks: toldOf(turn, 'airShots').map(({ side }) => side),
      dice: turn.reasons.filter((reason) => reason.startsWith('airCombat a-1 x-1')).length,
    };
  };
  expect(fought(true)).toEqual({ attacks: ['axis', 'allies'], dice: 2 });
  expect(fought(false)).toEqual({ attacks: ['axis'], dice: 0 });
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
