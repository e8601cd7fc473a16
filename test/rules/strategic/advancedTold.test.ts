import { expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { contactsOn } from '../../../src/rules/strategic/advanced/contacts';
import { revealDivision, revealDivisions } from '../../../src/rules/strategic/advanced/spotting';
import { view } from '../../../src/rules/strategic/game/view';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import {
  away,
  contactsOf,
  DOWN,
  diceBy,
  FIGHTER,
  HERE,
  pair,
  SHIP,
  sail,
  scene,
  ships,
  spot,
  truths,
} from './advancedScene';
import { DESTROYER } from './smallGame';

test('[ST-5.18, ST-8.8] the owner is not told that a unit is spotted; its enemy has a contact', () => {
  const state = pair(SHIP, SHIP, 1, {});
  const { events } = spot(state, (_, number) => (number === 0 ? 1 : 6));
  expect(eventsFor(events, 'allies').map(({ kind }) => kind)).toEqual(['contactReported']);
  expect(eventsFor(events, 'axis')).toEqual([]);
  expect(eventsFor(events, 'spectator')).toEqual([]);
  const seen = view(state, 'axis').forces.axis;
  expect(seen?.divisions.X1?.isSpotted).toBe(false);
  expect(seen?.advanced?.secret).toMatchObject({ spottedByEnemy: [], surprisedBy: {} });
});

test('[ST-5.18] nor the owner of a submarine that she is detected', () => {
  const state = pair({ ship: DESTROYER }, DOWN, 0, {});
  const { events } = spot(state, (reason) => (reason === 'spotting' ? 6 : 3));
  expect(state.forces.axis.divisions.X1?.submarine?.isDetected).toBe(true);
  expect(view(state, 'axis').forces.axis?.divisions.X1?.submarine?.isDetected).toBe(false);
  expect(eventsFor(events, 'axis')).toEqual([]);
});

test('[ST-5.10b, ST-5.17] no die of a phase 1 is told, and of what was missed nothing at all', () => {
  const missed = spot(pair(SHIP, SHIP, 1, {}), () => 6);
  expect(missed.reasons).toHaveLength(2);
  for (const viewer of ['allies', 'axis', 'spectator'] as const)
    expect(eventsFor(missed.events, viewer)).toEqual([]);
  const found = spot(pair(FIGHTER, SHIP, 1, {}), () => 1);
  const told = eventsFor(found.events, 'allies');
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('dice');
});

test('[ST-5.6] a land unit shows its state when it is seen from the air, once for each change', () => {
  const state = pair(FIGHTER, { land: 'airfield' }, 1, {});
  const kinds = () => {
    const { events } = spot(state, () => 3);
    expect(eventsFor(events, 'axis')).toEqual([]);
    return eventsFor(events, 'allies').map(({ kind }) => kind);
  };
  expect(kinds()).toEqual(['landUnitSighted']);
  expect(state.known.allies.landUnits['x-l']).toMatchObject({ state: 'none', isCaptured: false });
  expect(kinds()).toEqual([]);
  const unit = state.forces.axis.landUnits['x-l'];
  if (unit) unit.damageLevels = 6;
  expect(kinds()).toEqual(['landUnitSighted']);
  expect(state.known.allies.landUnits['x-l']?.state).toBe('heavy');
});

test('[ST-6.11] a division that begins in contact is reported without a die in turn 1 alone', () => {
  const state = scene({
    divisions: [
      ships('A1', { q: 0, r: 5 }),
      ships('A2', { q: 3, r: 3 }),
      ships('X1', { q: 9, r: 0 }),
    ],
    spottedAtStart: ['X1'],
  });
  const { reasons } = spot(state, () => 6);
  expect(reasons).toEqual([]);
  expect(contactsOf(state, 'allies')).toMatchObject([
    { spotter: 'A2', quality: 'accurate', hex: { q: 9, r: 0 }, count: 1 },
  ]);
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(true);
  state.turn = 2;
  spot(state, () => 6);
  expect(contactsOf(state, 'allies')).toEqual([]);
});

test('[ST-5.25, ST-20.14k] who shows himself in a fight is spotted until the next phase 1', () => {
  const state = pair(SHIP, SHIP, 2, {});
  spot(state, () => 6);
  const events: Parameters<typeof revealDivision>[0]['events'] = [];
  revealDivision({ state, events, dice: diceBy(() => 1) }, 'X1', 'A1');
  expect(contactsOn(state, 'allies', 'X1')).toMatchObject([{ quality: 'complete', spotter: 'A1' }]);
  expect(state.forces.axis.divisions.X1?.isSpotted).toBe(true);
  expect(eventsFor(events, 'axis')).toEqual([]);
  const below = pair(SHIP, DOWN, 0, {});
  revealDivision({ state: below, events, dice: diceBy(() => 1) }, 'X1', 'A1');
  expect(contactsOf(below, 'allies')).toMatchObject([
    { subject: 'submarine', by: 'sonar', quality: null },
  ]);
});

test('[ST-8.22] units that wait to enter, have left or are lost neither spot nor are spotted', () => {
  for (const status of ['waiting', 'withdrawn', 'gone'] as const) {
    const state = pair(SHIP, SHIP, 0, {});
    const target = state.forces.axis.divisions.X1;
    if (target) target.status = status;
    spot(state, () => 1);
    expect([...contactsOf(state, 'allies'), ...contactsOf(state, 'axis')]).toEqual([]);
  }
});

test('[ST-8.5] divisions that pass each other are as near as they came', () => {
  const state = pair(SHIP, SHIP, 2, {});
  sail(state, 'A1', [HERE, away(1)]);
  sail(state, 'X1', [away(2), away(1)]);
  const { reasons } = spot(state, () => 6);
  expect(reasons).toEqual([]);
  expect(contactsOf(state, 'allies')).toMatchObject([{ quality: 'complete' }]);
});

test('[ST-5.25, ST-11.16] divisions of one fight are reported together: equal ones are drawn by lot', () => {
  const order = (lot: number) => {
    const state = scene({
      divisions: [ships('A1', HERE), ships('X1', away(2)), ships('X2', away(2))],
    });
    revealDivisions({ state, events: [], dice: diceBy(() => lot) }, ['X1', 'X2'], 'A1');
    return truths(state, 'allies');
  };
  expect(order(0)).toEqual(['A1 X1', 'A1 X2']);
  expect(order(1)).toEqual(['A1 X2', 'A1 X1']);
});

test('[ST-11.16] that lot is told with its die, to neither side; where nothing is drawn nothing is told', () => {
  const told = (ids: string[]) => {
    const state = scene({
      divisions: [ships('A1', HERE), ships('X1', away(2)), ships('X2', away(2))],
    });
    const events: StrategicEvent[] = [];
    revealDivisions({ state, events, dice: diceBy(() => 0) }, ids, 'A1');
    return events.filter(({ kind }) => kind === 'spottingRolled');
  };
  expect(told(['X1', 'X2'])).toMatchObject([
    { rule: 'ST-11.16', seenBy: [], reveals: true, dice: [{ die: 'lot', values: [0] }] },
  ]);
  expect(told(['X1'])).toEqual([]);
});
