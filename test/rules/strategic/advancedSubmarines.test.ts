import { expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { confirm, give, inPhase, offered, refused, report, toldOf } from './advancedGame';
import { boat, HERE, hex, NORTH, scene, ships } from './advancedScene';
import { DESTROYER } from './smallGame';

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
    turn.shows = (reason) => (reason.startsWith('approach attack') ? die : 3);
    give(turn, 'allies', { kind: 'huntSubmarine', division: 'A1', contact, answer: 'yes' });
    give(turn, 'axis', {
      ...{ kind: 'attackSubmerged', submarine: 'XS1', contact: target, ship: 'any' },
    } as const);
    confirm(turn);
    expect(toldOf(turn, 'approachMade').map((it) => it.approach)).toEqual([approach]);
    expect(toldOf(turn, 'boatAttacked')).toHaveLength(1);
  },
);
