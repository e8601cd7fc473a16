import { expect, test } from 'vitest';
import { eventsFor, SIDES } from '../../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../../src/rules/strategic';
import { forceOf, knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import { confirm, flightOf, give, inPhase, offered, refused, report, toldOf } from './advancedGame';
import { boat, fly, HERE, hex, scene, ships } from './advancedScene';
import { CARRIER, FIGHTERS, scenarioSquadron } from './smallGame';

/** Two divisions far apart. */
const apart = (given = {}): StrategicState =>
  scene({ divisions: [ships('A1', HERE), ships('X1', hex(11, 0))], ...given });

test('[ST-8.1] [ST-8.3] [ST-5.16] an Advanced turn goes through its phases, each ended by both', () => {
  const state = apart();
  const turn = inPhase(state, 'combatPlan');
  const phases: string[] = [];
  const hosted: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    phases.push(state.step.kind);
    const { phase, active } = strategic.segment(state);
    expect(active).toEqual({ allies: 'declare', axis: 'declare' });
    hosted.push(phase);
    give(turn, 'axis', { kind: 'confirm' });
    expect(state.step.kind).toBe(phases.at(-1));
    give(turn, 'allies', { kind: 'confirm' });
  }
  expect(phases).toEqual([
    ...['combatPlan', 'movement', 'arming', 'recovery', 'advancedEnd', 'combatPlan'],
  ]);
  expect(hosted).toEqual(['combat', 'movement', 'arming', 'recovery', 'endOfTurn', 'combat']);
  expect(state.turn).toBe(2);
});

test('[ST-8.3] orders of a phase are given in it alone', () => {
  const state = apart();
  const orders: Record<string, Order> = {
    movement: { kind: 'moveDivision', division: 'A1', to: HERE },
    arming: { kind: 'disarm', squadron: 'a-f' },
    recovery: { kind: 'stayAloft', squadron: 'a-f' },
    combatPlan: { kind: 'declareCombat', unit: 'A1', targets: [] },
  };
  for (const phase of ['combatPlan', 'movement', 'arming', 'recovery', 'advancedEnd'] as const)
    for (const [own, order] of Object.entries(orders)) {
      const code = refused(inPhase(state, phase), 'allies', order);
      if (own === phase) expect(code).not.toBe('not-now');
      else expect(code).toBe('not-now');
    }
});

test('[ST-5.14] what is confirmed cannot be changed', () => {
  const turn = inPhase(apart(), 'movement');
  const move = { kind: 'moveDivision', division: 'A1', to: HERE } as const;
  expect(refused(turn, 'allies', move)).toBeUndefined();
  give(turn, 'allies', { kind: 'confirm' });
  expect(refused(turn, 'allies', move)).toBe('not-now');
  expect(offered(turn, 'allies', 'moveDivision')).toEqual([]);
});

test('[ST-5.19] no phase is skipped for who has nothing to order', () => {
  const state = scene({ divisions: [boat('AS1', HERE), ships('X1', hex(11, 0))] });
  const turn = inPhase(state, 'arming');
  expect(offered(turn, 'allies', 'arm')).toEqual([]);
  give(turn, 'axis', { kind: 'confirm' });
  expect(state.step.kind).toBe('arming');
});

test('[ST-8.7] [ST-20.17] a new turn begins with phase 1: sightings are rolled afresh, boats may attack again', () => {
  const state = scene({ divisions: [boat('AS1', HERE), ships('A1', HERE), ships('X1', HERE)] });
  const submarine = state.forces.allies.divisions.AS1?.submarine;
  Object.assign(submarine ?? {}, { hadEncounter: true });
  const turn = inPhase(state, 'advancedEnd');
  confirm(turn);
  expect(submarine?.hadEncounter).toBe(false);
  expect(knowledgeOf(state, 'allies').contacts.some(({ turn: of }) => of === 2)).toBe(true);
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(true);
});

test('[ST-11.12] reports of earlier turns stay until their side puts them away', () => {
  const state = apart();
  const turn = inPhase(state, 'movement', 2);
  const old = report(state, 'X1', HERE, { turn: 1 });
  const fresh = report(state, 'X1', HERE);
  expect(offered(turn, 'allies', 'dropContact')).toEqual([{ kind: 'dropContact', contact: old }]);
  expect(refused(turn, 'allies', { kind: 'dropContact', contact: fresh })).toBe('no-old-contact');
  give(turn, 'allies', { kind: 'dropContact', contact: old });
  expect(knowledgeOf(state, 'allies').contacts.map(({ id }) => id)).toEqual([fresh]);
});

test('[ST-8.21] the end of a turn: endurance, submerged time, damage control and repairs, then the end of the game', () => {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), boat('AS1', HERE), ships('X1', hex(11, 0))],
    squadrons: [scenarioSquadron('a-f', 'a1-ship', FIGHTERS)],
    turns: 3,
  });
  fly(state, 'a-f', [hex(0, 0)], { launchTurn: 0 });
  Object.assign(state.forces.allies.divisions.AS1?.submarine ?? {}, { turnsLeft: 1 });
  Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { damageLevels: 2 });
  const turn = inPhase(state, 'advancedEnd', 3);
  turn.shows = () => 6;
  confirm(turn);
  const kinds = turn.events.map(({ kind }) => kind);
  const order = [
    'squadronDitched',
    'submarineChanged',
    'damageControlRolled',
    'gameEnded',
  ] as const;
  expect(kinds.filter((kind) => (order as readonly string[]).includes(kind))).toEqual(order);
  expect(state.step.kind).toBe('over');
});

test('[ST-4.20] damage control is rolled at the end of every third turn', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const state = apart();
    Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { damageLevels: 2 });
    const turn = inPhase(state, 'advancedEnd', number);
    confirm(turn);
    expect(toldOf(turn, 'damageControlRolled')).toHaveLength(number % 3 === 0 ? 1 : 0);
  }
});

test('[ST-4.10] [ST-8.21] Heavy ships are scuttled at the end of a turn', () => {
  const state = apart();
  Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { damageLevels: 5 });
  const turn = inPhase(state, 'advancedEnd');
  give(turn, 'allies', { kind: 'scuttle', ship: 'a1-ship', answer: 'yes' });
  confirm(turn);
  expect(state.forces.allies.ships['a1-ship']?.fate).toBe('scuttled');
  expect(state.step.kind).toBe('over');
});

/** Ends a turn; tells whether the game is over. */
function ends(state: StrategicState, number: number): string | undefined {
  const turn = inPhase(state, 'advancedEnd', number);
  turn.shows = () => 6;
  confirm(turn);
  return toldOf(turn, 'gameEnded')[0]?.ending;
}

test('[ST-22.2] after the first contact two turns without any end the game, before it none do', () => {
  const state = apart({ quietTurns: 2, turns: 40 });
  expect([1, 2, 3].map((number) => ends(state, number))).toEqual([undefined, undefined, undefined]);
  Object.assign(state.forces.axis.divisions.X1 ?? {}, { isSpotted: true });
  expect(ends(state, 4)).toBeUndefined();
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(false);
  expect(ends(state, 5)).toBeUndefined();
  expect(ends(state, 6)).toBe('noContact');
});

test('[ST-22.3] the scenario may ask for more turns', () => {
  const state = apart({ quietTurns: 12, turns: 40 });
  Object.assign(state.forces.allies.divisions.A1 ?? {}, { isSpotted: true });
  expect(ends(state, 1)).toBeUndefined();
  for (let number = 2; number <= 12; number += 1) expect(ends(state, number)).toBeUndefined();
  expect(ends(state, 13)).toBe('noContact');
});

test('[ST-22.3a] the two turns of the source hold again where the players choose it', () => {
  const state = apart({ quietTurns: 12, turns: 40 });
  Object.assign(state, { options: { twoQuietTurns: true } });
  Object.assign(state.forces.allies.divisions.A1 ?? {}, { isSpotted: true });
  expect([1, 2].map((number) => ends(state, number))).toEqual([undefined, undefined]);
  expect(ends(state, 3)).toBe('noContact');
});

test('[ST-22.4] [ST-22.1] it ends with its last turn, or when a side has no division left', () => {
  expect(ends(apart({ turns: 2 }), 1)).toBeUndefined();
  expect(ends(apart({ turns: 2 }), 2)).toBe('turnsOver');
  const state = apart();
  Object.assign(state.forces.axis.divisions.X1 ?? {}, { status: 'withdrawn' });
  expect(ends(state, 1)).toBe('sideGone');
});

test('[ST-2.5] divisions of a hex are split and merged before they move', () => {
  const state = scene({
    divisions: [ships('A1', HERE), ships('A2', HERE), ships('X1', hex(11, 0))],
  });
  const turn = inPhase(state, 'movement');
  const merge = { kind: 'splitMerge', divisions: ['A1', 'A2'], groups: [['a1-ship', 'a2-ship']] };
  give(turn, 'allies', merge as never);
  const there = Object.values(state.forces.allies.divisions).filter(
    ({ status }) => status === 'present',
  );
  expect(there.map((it) => it.ships)).toEqual([['a1-ship', 'a2-ship']]);
  expect(refused(inPhase(state, 'arming'), 'allies', merge as never)).toBeDefined();
});

test("[ST-5.17] [ST-5.22] no event of movement, arming, recovery or the end of a turn shows a side the other's units", () => {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', hex(11, 0), CARRIER)],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('x-f', 'x1-ship', FIGHTERS),
    ],
  });
  const turn = inPhase(state, 'arming');
  for (const [side, id] of [
    ['allies', 'a-f'],
    ['axis', 'x-f'],
  ] as const)
    give(turn, side, { kind: 'arm', squadron: id, ordnance: 'guns' });
  for (let n = 0; n < 12; n += 1) confirm(turn);
  expect(state.turn).toBe(3);
  expect(flightOf(state, 'allies', 'a-f')?.capOver).toBe('A1');
  for (const side of SIDES) {
    const told = JSON.stringify(eventsFor(turn.events, side));
    for (const id of side === 'allies' ? ['X1', 'x-f', 'x1-ship'] : ['A1', 'a-f', 'a1-ship'])
      expect(told).not.toContain(`"${id}"`);
    expect(told).toContain(side === 'allies' ? '"a-f"' : '"x-f"');
  }
});

test('[ST-5.17] [ST-5.18] declarations, combats to come and who is spotted are in no view of the other side', () => {
  const state = scene({ divisions: [ships('A1', HERE), ships('A2', HERE), ships('X1', HERE)] });
  const turn = inPhase(state, 'combatPlan');
  const contact = report(state, 'X1', HERE);
  give(turn, 'allies', { kind: 'declareCombat', unit: 'A1', targets: [contact] });
  Object.assign(forceOf(state, 'axis').secret, { surprisedBy: { X1: ['A1'] } });
  confirm(turn);
  expect(state.step).toMatchObject({ kind: 'combats', fought: ['A1', 'X1'] });
  for (const side of SIDES)
    expect(strategic.view(state, side).step).toEqual({
      ...{ kind: 'combats', queue: [], now: null, fought: [] },
    });
  expect(JSON.stringify(strategic.view(state, 'axis').forces)).not.toContain(contact);
  const shown = strategic.view(state, 'axis').forces.axis?.advanced?.secret;
  expect(shown).toMatchObject({ contactIs: {}, surprisedBy: {}, spottedByEnemy: [] });
});
