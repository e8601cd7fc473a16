import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import {
  armed,
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
  toldOf,
} from './advancedGame';
import { fly, HERE, hex, scene, ships } from './advancedScene';
import { CARRIER, DIVE_BOMBERS, FIGHTERS, PATROL, scenarioSquadron } from './smallGame';

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
