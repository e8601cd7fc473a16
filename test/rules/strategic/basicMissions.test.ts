import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { segmentText } from '../../../src/words/strategic/segment';
import {
  basicAt,
  basicOf,
  confirmBoth,
  eventsOf,
  give,
  landOf,
  linesOf,
  newBasic,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';
import { CAP, SEARCH, STRIKE_PLAN } from './basicSteps';
import { PATROL, scenarioSquadron, smallBasic } from './smallGame';

describe('steps 1 and 2: searches and CAP', () => {
  test('[ST-7.1] the eight steps follow one another, and a turn begins with the first', () => {
    const state = newBasic();
    const labels = [segmentText(strategic.segment(state).name)];
    for (let n = 0; n < 6; n++) {
      confirmBoth(state);
      labels.push(segmentText(strategic.segment(state).name));
    }
    expect(labels).toEqual([
      'Turn 1: Search',
      'Turn 1: Air patrol',
      'Turn 1: Air strikes',
      'Turn 1: Spotting',
      'Turn 1: Closing',
      'Turn 1: Submarines',
      'Turn 1: End of turn',
    ]);
    confirmBoth(state, [1, 2]);
    expect(segmentText(strategic.segment(state).name)).toBe('Turn 2: Search');
  });

  test('[ST-7.2] squadrons and parts of them are set aside to search', () => {
    const state = newBasic();
    give(state, 'allies', 'search a-db-1 3');
    give(state, 'allies', 'search a-base-pa 3');
    expect(basicOf(state, 'allies').search).toEqual([
      { squadron: 'a-db-1', steps: 3 },
      { squadron: 'a-base-pa', steps: 3 },
    ]);
    expect(whyNot(state, 'allies', 'search a-base-pa 4')).toBe('too-many-steps ST-6.12');
    expect(whyNot(state, 'allies', 'search a-db-1 3')).toBe('no-change ST-6.12');
    expect(whyNot(state, 'allies', 'search x-f 1')).toBe('no-such-squadron ST-6.12');
  });

  test('[ST-6.12] [ST-7.8] a step flies one mission in a turn, parts of a squadron may fly several', () => {
    const state = basicAt({ step: SEARCH, spotted: ['X1'] });
    give(state, 'allies', 'search a-db-1 3');
    confirmBoth(state);
    expect(whyNot(state, 'allies', 'cap a-db-1 2 A1')).toBe('too-many-steps ST-6.12');
    expect(linesOf(state, 'allies').filter((it) => it.startsWith('cap a-db-1'))).toEqual([
      'cap a-db-1 1 A1',
      'cap a-db-1 1 A2',
      'cap a-db-1 1 AS1',
      'cap a-db-1 1 a-base',
      'cap a-db-1 1 a-battery',
      'cap a-db-1 1 a-garrison',
    ]);
    give(state, 'allies', 'cap a-db-1 1 A1');
    confirmBoth(state);
    expect(whyNot(state, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('too-many-steps ST-6.12');
    expect(whyNot(state, 'allies', 'strike a-db-2 4 X1 bombs')).toBe('');
  });

  test('[ST-6.8] from Out of Contact neither searches nor strikes start', () => {
    const state = basicAt({ step: SEARCH, boxes: { A1: 'outOfContact' } });
    expect(whyNot(state, 'allies', 'search a-db-1 1')).toBe('out-of-contact ST-6.8');
    expect(linesOf(state, 'allies', 'assignSearch').every((it) => it.includes('a-base'))).toBe(
      true,
    );
    const later = basicAt({ step: STRIKE_PLAN, boxes: { A1: 'outOfContact' }, spotted: ['X1'] });
    expect(whyNot(later, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('out-of-contact ST-6.8');
  });

  test('[ST-4.6] [ST-4.7] a Moderate carrier launches four steps in a turn, a Heavy one none; a Moderate base half its group', () => {
    const state = basicAt({ step: SEARCH });
    shipOf(state, 'a-carrier').damageLevels = 4;
    give(state, 'allies', 'search a-f 3');
    expect(whyNot(state, 'allies', 'search a-db-1 2')).toBe('too-many-steps ST-6.12');
    expect(whyNot(state, 'allies', 'search a-db-1 1')).toBe('');
    shipOf(state, 'a-carrier').damageLevels = 6;
    expect(linesOf(state, 'allies', 'assignSearch')).not.toContain('search a-db-1 1');
    landOf(state, 'a-base').damageLevels = 9;
    expect(whyNot(state, 'allies', 'search a-base-f 1')).toBe('too-many-steps ST-6.12');
    landOf(state, 'a-base').damageLevels = 6;
    expect(whyNot(state, 'allies', 'search a-base-f 4')).toBe('');
  });

  test('[ST-7.3] [ST-7.4] any squadron is placed over own divisions and land units', () => {
    const state = basicAt({ step: CAP });
    for (const line of ['cap a-tb 3 A1', 'cap a-base-pa 1 A2', 'cap a-f 2 a-garrison'])
      give(state, 'allies', line);
    expect(basicOf(state, 'allies').cap).toEqual([
      { squadron: 'a-tb', steps: 3, over: 'A1' },
      { squadron: 'a-base-pa', steps: 1, over: 'A2' },
      { squadron: 'a-f', steps: 2, over: 'a-garrison' },
    ]);
    expect(whyNot(state, 'allies', 'cap a-f 1 X1')).toBe('nothing-to-protect ST-7.3');
  });

  test('[ST-7.5] CAP covers its own box and the ones next to it', () => {
    const state = basicAt({ step: CAP, boxes: { A1: 'extreme', A2: 'medium' } });
    expect(whyNot(state, 'allies', 'cap a-f 1 A2')).toBe('cap-too-far ST-7.5');
    expect(whyNot(state, 'allies', 'cap a-f 1 a-base')).toBe('');
    expect(linesOf(state, 'allies', 'assignCap')).not.toContain('cap a-f 1 A2');
    expect(linesOf(state, 'allies', 'assignCap')).toContain('cap a-base-f 1 A2');
  });

  test('[ST-5.4] [ST-5.17] that a spotted division or a land unit has CAP is seen once it flies, not how much', () => {
    const state = basicAt({ step: CAP, spotted: ['A1'] });
    give(state, 'allies', 'cap a-f 4 A1');
    give(state, 'allies', 'cap a-base-f 2 A2');
    give(state, 'allies', 'cap a-base-f 2 a-base');
    const caps = () => {
      const { divisions, landUnits } = state.known.axis;
      return [divisions.A1?.hasCap, divisions.A2?.hasCap, landUnits['a-battery']?.hasCap];
    };
    expect(caps()).toEqual([false, false, false]);
    confirmBoth(state);
    expect(caps()).toEqual([true, false, true]);
    expect(JSON.stringify(strategic.view(state, 'axis').known)).not.toContain('a-f');
  });

  test('[ST-7.12] [ST-EX19] in a Night Turn each squadron that takes off may lose a step, one with Radar on a 1 only', () => {
    const base = smallBasic();
    const squadrons = [
      ...base.squadrons,
      scenarioSquadron('a-night', 'a-base', { ...PATROL, hasRadar: true }),
    ];
    const state = basicAt({ step: CAP, turn: 3, scenario: { squadrons } });
    for (const line of ['cap a-f 4 A1', 'cap a-db-1 2 A1', 'cap a-night 4 a-base'])
      give(state, 'allies', line);
    const events = confirmBoth(state, [5, 2, 2]);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ steps: 4 });
    expect(squadronOf(state, 'a-f')).toMatchObject({ steps: 3, lostForGood: 1, lostInFlight: 0 });
    expect(squadronOf(state, 'a-night').steps).toBe(4);
    expect(basicOf(state, 'allies').cap.map(({ steps }) => steps)).toEqual([3, 2, 4]);
    expect(eventsFor(eventsOf(events, 'nightLaunchRolled'), 'axis')).toEqual([]);
  });

  test('[ST-7.12] searches and strikes are rolled for as well, when both have confirmed their step', () => {
    const state = basicAt({ step: SEARCH, turn: 4, spotted: ['X1'] });
    give(state, 'allies', 'search a-db-1 1');
    confirmBoth(state, [1]);
    expect(basicOf(state, 'allies').search).toEqual([]);
    confirmBoth(state);
    give(state, 'allies', 'strike a-db-2 1 X1 bombs');
    give(state, 'allies', 'escort a-f 2 X1');
    confirmBoth(state, [3, 6]);
    expect(squadronOf(state, 'a-db-2').steps).toBe(3);
    expect(state.step).toEqual({ kind: 'searchTargets' });
  });
});
