import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  landOf,
  linesOf,
  shipOf,
  squadronOf,
} from './basicGame';
import { END } from './basicSteps';

describe('step 8: the end of a turn', () => {
  test('[ST-7.50] [ST-EX18] a Spotted card is removed on 1–3, rolled openly, division by division', () => {
    const state = basicAt({ step: END, spotted: ['A1', 'X1'] });
    const events = confirmBoth(state, [3, 4, 6, 1]);
    expect(divisionOf(state, 'A1').isSpotted).toBe(false);
    expect(divisionOf(state, 'X1').isSpotted).toBe(true);
    expect(eventsOf(eventsFor(events, 'axis'), 'spottedCardRolled')).toMatchObject([
      { division: 'A1', isRemoved: true },
      { division: 'X1', isRemoved: false },
    ]);
    expect(state.known.axis.divisions.A1).toMatchObject({ isSpotted: false, ships: null });
  });

  test('[ST-5.10a] dice of interception, of opening the range and of Spotted cards are seen by both', () => {
    const state = basicAt({ step: END, spotted: ['A1'] });
    const events = eventsOf(confirmBoth(state, [5, 6, 1]), 'spottedCardRolled');
    expect(eventsFor(events, 'allies')).toEqual(eventsFor(events, 'axis'));
    expect(eventsFor(events, 'spectator')).toEqual(events);
  });

  test('[ST-7.51] land units stay spotted', () => {
    const state = basicAt({ step: END });
    confirmBoth(state, [6, 1]);
    expect(state.known.axis.landUnits['a-base']).toMatchObject({ state: 'none' });
    state.step = { kind: 'strikePlan' };
    expect(linesOf(state, 'axis', 'assignStrike')).toContain('strike x-db 4 a-base bombs');
  });

  test('[ST-4.20] [ST-5.17] damage control is rolled each turn and told to the owner alone', () => {
    const state = basicAt({ step: END });
    shipOf(state, 'x-cruiser-1').damageLevels = 3;
    const events = confirmBoth(state, [6, 6, 1]);
    expect(shipOf(state, 'x-cruiser-1').damageLevels).toBe(2);
    expect(eventsFor(eventsOf(events, 'damageControlRolled'), 'allies')).toEqual([]);
  });

  test('[ST-5.23] a ship that goes down unseen in the night is told to nobody else', () => {
    const state = basicAt({ step: END, spotted: ['X1'] });
    shipOf(state, 'x-cruiser-1').damageLevels = 5;
    const events = confirmBoth(state, [2, 1, 6, 1]);
    expect(shipOf(state, 'x-cruiser-1').fate).toBe('sunk');
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'allies')).toEqual([]);
    expect(state.known.allies.ships['x-cruiser-1']).toBeUndefined();
    expect(state.known.allies.points.allies).toBe(0);
    expect(state.known.axis.points.allies).toBe(10);
  });

  test('[ST-18.15] transports that were at Short for the whole turn take what a beaten garrison and silenced batteries hold', () => {
    const landing = (given: { garrison: number; battery: number; began: boolean }) => {
      const state = basicAt({ step: END, boxes: { X2: 'short' } });
      Object.assign(shipOf(state, 'x-cruiser-2'), {
        card: { ...shipOf(state, 'x-cruiser-2').card, type: 'TR' },
      });
      Object.assign(landOf(state, 'a-garrison'), {
        damageLevels: given.garrison,
        wasAttacked: true,
      });
      Object.assign(landOf(state, 'a-battery'), { damageLevels: given.battery, wasAttacked: true });
      basicOf(state, 'axis').beganAtShort = given.began ? ['X2'] : [];
      return { events: confirmBoth(state, [6, 1]), state };
    };
    const { events, state } = landing({ garrison: 5, battery: 1, began: true });
    expect(eventsOf(events, 'landUnitsCaptured')).toMatchObject([
      { side: 'axis', division: 'X2', landUnits: ['a-base', 'a-battery', 'a-garrison'] },
    ]);
    expect(squadronOf(state, 'a-base-f')).toMatchObject({ steps: 0, lostForGood: 4 });
    expect(state.known.axis.landUnits['a-base']).toMatchObject({ isCaptured: true });
    for (const given of [
      { garrison: 4, battery: 1, began: true },
      { garrison: 5, battery: 0, began: true },
      { garrison: 5, battery: 1, began: false },
    ])
      expect(eventsOf(landing(given).events, 'landUnitsCaptured')).toEqual([]);
  });

  test('[ST-18.15] a turn at Short is counted from its beginning', () => {
    const state = basicAt({ step: END, boxes: { X2: 'short' } });
    confirmBoth(state, [6, 1]);
    expect(basicOf(state, 'axis').beganAtShort).toEqual(['X2']);
  });

  test('[ST-7.52] the next turn begins with fresh orders, and reinforcements come in', () => {
    const state = basicAt({ step: END, turn: 2 });
    Object.assign(divisionOf(state, 'X2'), { status: 'waiting', freeFrom: 3 });
    basicOf(state, 'allies').attacked = ['A1'];
    const events = confirmBoth(state, [1, 6]);
    expect(state).toMatchObject({ turn: 3, priority: 'axis', step: { kind: 'search' } });
    expect(basicOf(state, 'allies').attacked).toEqual([]);
    expect(eventsOf(events, 'divisionEntered')).toMatchObject([{ division: 'X2', box: 'long' }]);
    expect(eventsOf(events, 'turnBegan')).toMatchObject([{ isNight: true, hour: 18 }]);
  });
});
