import { expect, test } from 'vitest';
import { eventsFor, type Side } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import { forceOf } from '../../../src/rules/strategic/advanced/contacts';
import { attack, confirm, give, inPhase, refused, report } from './advancedGame';
import { base, HERE, hex, scene, ships } from './advancedScene';
import { FIGHTERS, scenarioSquadron, TRANSPORT } from './smallGame';

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
