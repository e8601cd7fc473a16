import { describe, expect, test } from 'vitest';
import { testAirMorale } from '../../../src/rules/fleet-action/common/airMorale';
import { loseAircraft } from '../../../src/rules/fleet-action/common/stands';
import { closeEnd } from '../../../src/rules/fleet-action/end/ending';
import { only, reckoned } from './acting';
import { aircraft, load, putAloft } from './aloft';
import { only as all, diceOf, kinds, type Script } from './game';
import { actionOf, playOf } from './position';

const BOMBER = aircraft('SBD-3', [load('500 lb GP')]);

/** A stand of nine loses aircraft in a turn that began with `atStart`, and tests if it must. */
function losing(lost: number, script: Script = {}, { atStart = 9, comrades = 0, cv = 0 } = {}) {
  const state = actionOf({});
  const stand = putAloft(state, { aircraft: BOMBER, count: 9, crewQuality: 1, patrols: 'cv' });
  const squadron = state.forces.allies.airSquadrons['s1-squadron'];
  if (squadron) squadron.commandValue = cv;
  for (let i = 0; i < comrades; i++) {
    putAloft(state, { aircraft: BOMBER, id: `c${i}` });
    squadron?.stands.push(`c${i}`);
  }
  Object.assign(stand, { count: atStart });
  stand.turn.countAtStart = atStart;
  const play = playOf(state, diceOf(script));
  loseAircraft(play, stand, lost, { rule: 'NW-17.10' });
  testAirMorale(play, stand);
  return { play, stand, events: play.events };
}

describe('a stand', () => {
  test('[NW-29.14] tests at a third of what it was at first', () => {
    expect(kinds(losing(5).events)).not.toContain('standTested');
    expect(kinds(losing(6).events)).toContain('standTested');
  });

  test('[NW-29.14] once a turn, and not for losses of earlier turns', () => {
    const { play, stand } = losing(6);
    loseAircraft(play, stand, 1, { rule: 'NW-17.10' });
    testAirMorale(play, stand);
    expect(all(play.events, 'standTested')).toHaveLength(1);
    expect(kinds(losing(1, {}, { atStart: 3 }).events)).not.toContain('standTested');
  });

  test('[NW-29.15] with its Crew Quality, alone with the Command Value', () => {
    expect(reckoned(only(losing(6, {}, { comrades: 1, cv: 2 }).events, 'standTested'))).toEqual({
      'crew-quality': 1,
    });
    expect(reckoned(only(losing(6, {}, { cv: 2 }).events, 'standTested'))).toEqual({
      'command-value': 2,
    });
  });

  test('[NW-29.15, NW-29.16] 6 passes; if it fails it drops its load and flies home', () => {
    const passed = losing(6, { 'stand-morale': [5] }, { comrades: 1 });
    expect(only(passed.events, 'standTested')).toMatchObject({
      ...{ isPassed: true, seenBy: ['allies'] },
    });
    expect(passed.stand.isGoingHome).toBe(false);
    const { stand, events } = losing(6, { 'stand-morale': [4] }, { comrades: 1 });
    expect(only(events, 'standTested').isPassed).toBe(false);
    expect(only(events, 'loadJettisoned')).toMatchObject({
      ...{ rule: 'NW-29.16', seenBy: ['allies'] },
    });
    expect(stand).toMatchObject({ isGoingHome: true, condition: { load: null, patrols: null } });
  });

  test('[NW-10.29] one that is gone tests no more', () => {
    expect(kinds(losing(9).events)).not.toContain('standTested');
  });
});

describe('in the End Phase', () => {
  /** A squadron of four stands, of which so many are lost. */
  function squadron(lost: number, morale: number) {
    const state = actionOf({});
    for (const id of ['s1', 's2', 's3', 's4'])
      putAloft(state, { aircraft: BOMBER, id, flakMarkers: 2 });
    const { airSquadrons } = state.forces.allies;
    const whole = airSquadrons['s1-squadron'];
    if (!whole) throw new Error('no squadron');
    Object.assign(whole, { stands: ['s1', 's2', 's3', 's4'], commandValue: 1 });
    state.forces.allies.airSquadrons = { 's1-squadron': whole };
    const play = playOf(state, diceOf({ 'squadron-morale': [morale, morale] }));
    const lose = (ids: readonly string[]) => {
      for (const id of ids) Object.assign(state.stands[id] ?? {}, { count: 0, place: 'gone' });
    };
    lose(['s1', 's2', 's3'].slice(0, lost));
    closeEnd(play);
    return { state, play, lose, tests: all(play.events, 'squadronTested') };
  }

  test('[NW-17.12] flak markers are removed', () => {
    const { state } = squadron(0, 6);
    expect(Object.values(state.stands).map(({ flakMarkers }) => flakMarkers)).toEqual([0, 0, 0, 0]);
  });

  test('[NW-29.8, NW-29.9] an air squadron tests at half its stands, with its Command Value', () => {
    expect(squadron(1, 1).tests).toEqual([]);
    expect(squadron(2, 5).tests).toMatchObject([{ isPassed: true, isRally: false }]);
    expect(squadron(2, 4).tests).toMatchObject([{ isPassed: false, seenBy: ['allies'] }]);
  });

  test('[NW-29.11] again when it loses a further stand, not before', () => {
    const { play, lose } = squadron(2, 6);
    closeEnd(play);
    expect(all(play.events, 'squadronTested')).toHaveLength(1);
    lose(['s3']);
    closeEnd(play);
    expect(all(play.events, 'squadronTested')).toHaveLength(2);
  });

  test('[NW-29.12] one that fails flies home as a whole', () => {
    const { state } = squadron(2, 1);
    expect(state.forces.allies.airSquadrons['s1-squadron']?.isDisengaging).toBe(true);
    expect([state.stands.s3, state.stands.s4]).toMatchObject([
      ...[{ isGoingHome: true }, { isGoingHome: true }],
    ]);
  });

  test('[NW-29.13] of one stand it does not test', () => {
    const state = actionOf({});
    putAloft(state, { aircraft: BOMBER, count: 1 });
    const play = playOf(state);
    closeEnd(play);
    expect(kinds(play.events)).not.toContain('squadronTested');
  });
});
