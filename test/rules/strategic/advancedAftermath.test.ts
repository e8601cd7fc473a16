import { expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import { afterAdvancedAction } from '../../../src/rules/strategic/advanced';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import { attack, confirm, give, inPhase, report } from './advancedGame';
import { diceBy, HERE, hex, scene, ships } from './advancedScene';

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
