import { expect, test } from 'vitest';
import { enemyOf, eventsFor, type Side } from '../../../src/rules/core';
import {
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { combatsOf } from '../../../src/rules/strategic/advanced/combatPlan';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import {
  armed,
  attack,
  confirm,
  give,
  inPhase,
  offered,
  refused,
  report,
  reportAircraft,
  toldOf,
} from './advancedGame';
import { base, boat, diceBy, fly, HERE, hex, NORTH, scene, ships } from './advancedScene';
import { CARRIER, DIVE_BOMBERS, FIGHTERS, scenarioSquadron } from './smallGame';

/** Two divisions a side, all in one hex. */
const crowd = (given: Partial<StrategicScenario> = {}): StrategicState =>
  scene({
    divisions: ['A1', 'A2', 'X1', 'X2', 'X3'].map((id) => ships(id, HERE)),
    ...given,
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
