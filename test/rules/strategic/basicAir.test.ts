import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { attemptsOf } from '../../../src/rules/strategic/basic/attempts';
import { stepsAboard } from '../../../src/rules/strategic/harm';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  landOf,
  linesOf,
  newBasic,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';
import { PATROL, scenarioSquadron, smallBasic } from './smallGame';

const SEARCH = { kind: 'search' } as const;
const CAP = { kind: 'cap' } as const;
const STRIKE_PLAN = { kind: 'strikePlan' } as const;

describe('steps 1 and 2: searches and CAP', () => {
  test('[ST-7.1] the eight steps follow one another, and a turn begins with the first', () => {
    const state = newBasic();
    const labels = [strategic.segment(state).label];
    for (let n = 0; n < 6; n++) {
      confirmBoth(state);
      labels.push(strategic.segment(state).label);
    }
    expect(labels).toEqual([
      'Turn 1: 1 Search assignment',
      'Turn 1: 2 Combat Air Patrol',
      'Turn 1: 3 Air strikes',
      'Turn 1: 4 Search resolution',
      'Turn 1: 5 Closing',
      'Turn 1: 7 Submarines',
      'Turn 1: 8 End of turn',
    ]);
    confirmBoth(state, [1, 2]);
    expect(strategic.segment(state).label).toBe('Turn 2: 1 Search assignment');
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

describe('step 3: strikes', () => {
  test('[ST-7.6] only spotted divisions in contact and land units are struck', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    expect(whyNot(state, 'allies', 'strike a-db-1 4 X1 bombs')).toBe('');
    expect(whyNot(state, 'allies', 'strike a-db-1 4 X2 bombs')).toBe('not-located ST-7.6');
    expect(whyNot(state, 'axis', 'strike x-db 4 a-base bombs')).toBe('');
    expect(whyNot(state, 'axis', 'strike x-db 4 A1 bombs')).toBe('not-located ST-7.6');
    divisionOf(state, 'X1').box = 'outOfContact';
    const gone = basicAt({ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'outOfContact' } });
    expect(whyNot(gone, 'allies', 'strike a-db-1 4 X1 bombs')).toBe('not-located ST-7.6');
  });

  test('[ST-6.10] a land unit stands at its box, can always be struck, and its state lies open', () => {
    const state = basicAt({ step: STRIKE_PLAN });
    expect(linesOf(state, 'axis', 'assignStrike')).toContain('strike x-db 4 a-garrison bombs');
    expect(state.known.axis.landUnits['a-garrison']).toMatchObject({ state: 'none' });
  });

  test('[ST-7.9] [ST-6.7] long-legged aircraft reach where others do not', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'extreme' } });
    expect(whyNot(state, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('out-of-reach ST-7.9');
    expect(whyNot(state, 'allies', 'strike a-tb 1 X1 torpedoes')).toBe('');
    expect(whyNot(state, 'allies', 'strike a-base-pa 1 X1 bombs')).toBe('');
    const trained = basicAt({
      ...{ step: STRIKE_PLAN, spotted: ['X1'], boxes: { X1: 'extreme' } },
      scenario: { rules: { allies: { longLegged: true }, axis: {} } },
    });
    expect(whyNot(trained, 'allies', 'strike a-db-1 1 X1 bombs')).toBe('');
  });

  test('[ST-7.10] torpedoes for torpedo bombers that carry them better, unless the player chooses bombs', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    const lines = linesOf(state, 'allies', 'assignStrike');
    const of = (id: string) => lines.filter((it) => it.startsWith(`strike ${id} 3 X1`));
    expect(of('a-tb')).toEqual(['strike a-tb 3 X1 torpedoes', 'strike a-tb 3 X1 bombs']);
    expect(of('a-db-1')).toEqual(['strike a-db-1 3 X1 bombs']);
    expect(of('a-f')).toEqual([]);
    expect(whyNot(state, 'allies', 'strike a-f 3 X1 bombs')).toBe('no-such-weapon ST-7.10');
    expect(whyNot(state, 'axis', 'strike x-tb-1 3 a-base torpedoes')).toBe(
      'no-such-weapon ST-7.10',
    );
  });

  test('[ST-14.16] a spotted boat is attacked with depth charges, and with bombs while she is surfaced', () => {
    const day = basicAt({ step: STRIKE_PLAN, spotted: ['XS1'] });
    expect(whyNot(day, 'allies', 'strike a-base-pa 3 XS1 depthCharges')).toBe('');
    expect(whyNot(day, 'allies', 'strike a-base-pa 3 XS1 bombs')).toBe('no-such-weapon ST-7.10');
    expect(whyNot(day, 'allies', 'strike a-db-1 3 XS1 bombs')).toBe('no-such-weapon ST-7.10');
    const night = basicAt({ step: STRIKE_PLAN, turn: 3, spotted: ['XS1'] });
    expect(whyNot(night, 'allies', 'strike a-db-1 3 XS1 bombs')).toBe('');
  });

  test('[ST-7.11] fighters are added to a strike as its escort', () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    expect(whyNot(state, 'allies', 'escort a-f 4 X1')).toBe('nothing-to-escort ST-7.11');
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    expect(whyNot(state, 'allies', 'escort a-db-2 4 X1')).toBe('no-fighter ST-7.11');
    give(state, 'allies', 'escort a-f 3 X1');
    expect(linesOf(state, 'allies', 'assignEscort')).toContain('escort a-f 4 X1');
    expect(basicOf(state, 'allies').strikes).toEqual([
      {
        target: { division: 'X1' },
        parts: [{ squadron: 'a-db-1', steps: 4, weapon: 'bombs' }],
        escort: [{ squadron: 'a-f', steps: 3 }],
        isFlown: false,
      },
    ]);
    give(state, 'allies', 'strike a-db-1 0 X1 bombs');
    expect(basicOf(state, 'allies').strikes).toEqual([]);
  });

  const inTheAir = () => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1', 'X2', 'A1'] });
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    give(state, 'allies', 'strike a-db-2 4 X2 bombs');
    give(state, 'axis', 'strike x-db 4 A1 bombs');
    confirmBoth(state);
    return state;
  };

  test('[ST-7.19] the players name their strikes by turns, the winner of priority first', () => {
    const state = inTheAir();
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
    expect(linesOf(state, 'allies', 'flyStrike')).toEqual(['fly X1', 'fly X2']);
    expect(linesOf(state, 'axis')).toEqual([]);
    expect(whyNot(state, 'axis', 'fly A1')).toBe('not-now ST-25.1');
    give(state, 'allies', 'fly X2');
    expect(state.air).toMatchObject({ attacker: 'allies', target: { division: 'X2' } });
    give(state, 'allies', 'dive-on a-1 x-cruiser-2', [1, 6, 1, 6, 1, 6]);
    expect(state.step).toEqual({ kind: 'strikes', side: 'axis' });
    give(state, 'axis', 'fly A1');
    give(state, 'axis', 'dive-on x-1 a-cruiser', [1, 6, 1, 6, 1, 6]);
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
    expect(whyNot(state, 'allies', 'fly X2')).toBe('no-such-strike ST-7.19');
  });

  test('[ST-7.15] [ST-7.16] [ST-7.18] each squadron is told its ship, and flak comes first: Area, then Light', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    const ships = linesOf(state, 'allies', 'strikeShip');
    expect(ships).toEqual([
      'dive-on a-1 x-carrier',
      'dive-on a-1 x-cruiser-1',
      'dive-on a-1 x-dd-1',
    ]);
    const events = give(state, 'allies', 'dive-on a-1 x-cruiser-1', [6, 1, 1, 6, 6, 3]);
    expect(eventsOf(events, 'flakFired').map(({ guns, stepsLost }) => [guns, stepsLost])).toEqual([
      ['area', 2],
      ['light', 0],
    ]);
    // Bombs 6, two steps missing: 6 + 4 against 3 + 3.
    expect(shipOf(state, 'x-cruiser-1').damageLevels).toBe(4);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ steps: 2, lostInFlight: 2 });
  });

  test('[ST-7.17] a squadron attacks one ship with all its steps', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    expect(state.air?.flights).toHaveLength(1);
    expect(state.air?.flights[0]).toMatchObject({ role: 'strike', steps: 4 });
    give(state, 'allies', 'dive-on a-1 x-dd-1', [1, 6, 1, 6, 1, 6]);
    expect(state.air).toBeNull();
  });

  test('[ST-5.11] the enemy learns what a strike is made of when it comes, not where from', () => {
    const state = inTheAir();
    const told = eventsFor(give(state, 'allies', 'fly X1'), 'axis');
    expect(eventsOf(told, 'airAttackBegan')[0]?.flights).toMatchObject([
      { flight: 'a-1', steps: 4, weapon: 'bombs' },
    ]);
    expect(JSON.stringify(strategic.view(state, 'axis').air)).not.toContain('a-db-1');
  });

  test('[ST-7.19] a strike is flown though its carrier is sunk in the meantime, and one whose target is gone comes home', () => {
    const state = inTheAir();
    give(state, 'allies', 'fly X1');
    give(state, 'allies', 'dive-on a-1 x-carrier', [1, 6, 1, 6, 1, 6]);
    shipOf(state, 'x-carrier').fate = 'sunk';
    divisionOf(state, 'X1').ships = ['x-cruiser-1', 'x-dd-1'];
    divisionOf(state, 'A1').status = 'gone';
    expect(linesOf(state, 'axis', 'flyStrike')).toEqual(['fly A1']);
    give(state, 'axis', 'fly A1');
    expect(state.air).toBeNull();
    expect(state.step).toEqual({ kind: 'strikes', side: 'allies' });
  });

  test('[ST-7.13] [ST-7.14] the CAP over a target meets its strike; land units in one box share theirs', () => {
    const state = basicAt({ step: CAP });
    give(state, 'allies', 'cap a-base-f 4 a-base');
    confirmBoth(state);
    give(state, 'axis', 'strike x-db 4 a-garrison bombs');
    give(state, 'axis', 'strike x-tb-1 4 a-battery bombs');
    confirmBoth(state);
    give(state, 'axis', 'fly a-garrison');
    expect(state.air?.flights.map(({ role, side }) => [role, side])).toEqual([
      ['strike', 'axis'],
      ['cap', 'allies'],
    ]);
    give(state, 'allies', 'confirm');
    const events = give(state, 'axis', 'confirm', [1, 6, 1, 6, 1, 6, 1, 6, 1, 6]);
    expect(eventsOf(events, 'airShots')).toHaveLength(2);
    expect(state.step).toEqual({ kind: 'strikes', side: 'axis' });
    give(state, 'axis', 'fly a-battery');
    expect(state.air?.flights.map(({ role, steps }) => [role, steps])).toEqual([
      ['strike', 4],
      ['cap', 4],
    ]);
  });

  test('[ST-7.13] CAP that lost steps goes into the next fight with those it has left', () => {
    const state = basicAt({ step: CAP, spotted: ['A1'] });
    give(state, 'allies', 'cap a-f 4 A1');
    confirmBoth(state);
    Object.assign(basicOf(state, 'allies'), {
      inFight: [{ squadron: 'a-f', steps: 4, role: 'cap', lostBefore: 0 }],
    });
    Object.assign(squadronOf(state, 'a-f'), { steps: 1, lostInFlight: 3 });
    state.step = { kind: 'strikes', side: 'axis' };
    basicOf(state, 'axis').strikes.push({
      target: { division: 'A1' },
      parts: [{ squadron: 'x-db', steps: 4, weapon: 'bombs' }],
      ...{ escort: [], isFlown: false },
    });
    give(state, 'axis', 'fly A1');
    expect(state.air?.flights.find(({ role }) => role === 'cap')).toMatchObject({ steps: 1 });
  });
});

describe('landing', () => {
  /** After a strike by 4 + 4 steps of the Allied carrier, as the last strike comes to its end. */
  const returning = (before: (state: ReturnType<typeof newBasic>) => void, dice: number[]) => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    give(state, 'allies', 'strike a-db-2 2 X1 bombs');
    confirmBoth(state);
    before(state);
    divisionOf(state, 'X1').status = 'gone';
    const events = give(state, 'allies', 'fly X1', dice);
    return { state, landed: eventsOf(events, 'squadronLanded') };
  };

  test('[ST-7.20] all that survive land after the last strike and are ready next turn', () => {
    const { state, landed } = returning(() => {}, []);
    expect(state.step).toEqual({ kind: 'searchTargets' });
    expect(landed.map(({ squadron, at }) => [squadron, at])).toEqual([
      ['a-db-1', 'a-carrier'],
      ['a-db-2', 'a-carrier'],
    ]);
    expect(eventsFor(landed, 'axis')).toEqual([]);
    expect(basicOf(state, 'allies')).toMatchObject({ cap: [], strikes: [] });
    expect(stepsAboard(state, 'allies', squadronOf(state, 'a-db-2'))).toBe(4);
  });

  test('[ST-7.21] with the carrier sunk they land on another deck in the box or next to it, and steps without room are lost', () => {
    const { state, landed } = returning((it) => {
      shipOf(it, 'a-carrier').fate = 'sunk';
      for (const id of ['a-db-1', 'a-db-2']) squadronOf(it, id).steps = id === 'a-db-2' ? 2 : 4;
      // The airbase holds 64 steps: all but five are taken.
      squadronOf(it, 'a-base-f').steps = 59 - squadronOf(it, 'a-base-pa').steps;
    }, []);
    expect(landed.map(({ at, stepsWithoutDeck }) => [at, stepsWithoutDeck])).toEqual([
      ['a-base', 0],
      ['a-base', 1],
    ]);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-base', steps: 4 });
    expect(squadronOf(state, 'a-db-2')).toMatchObject({ home: 'a-base', steps: 1, lostForGood: 1 });
  });

  test('[ST-7.21] nothing in reach takes them: all are lost', () => {
    const { state, landed } = returning((it) => {
      shipOf(it, 'a-carrier').fate = 'sunk';
      squadronOf(it, 'a-db-2').steps = 2;
      landOf(it, 'a-base').isCaptured = true;
    }, []);
    expect(landed.map(({ at }) => at)).toEqual([null, null]);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ steps: 0, lostForGood: 4 });
  });

  test('[ST-7.21] [ST-4.6] a Heavy carrier takes none: the part in the air lands elsewhere, as a squadron of its own where steps stayed aboard', () => {
    const { state } = returning((it) => {
      shipOf(it, 'a-carrier').damageLevels = 6;
    }, []);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-base', steps: 4 });
    expect(squadronOf(state, 'a-db-2')).toMatchObject({ home: 'a-carrier', steps: 2 });
    expect(squadronOf(state, 'a-db-2-part-2')).toMatchObject({ home: 'a-base', steps: 2 });
  });

  test('[ST-7.21] [ST-12.21] torpedo and dive bombers do not fit everywhere: patrol aircraft land at no carrier', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    basicOf(state, 'allies').search = [{ squadron: 'a-base-pa', steps: 3 }];
    landOf(state, 'a-base').damageLevels = 12;
    landOf(state, 'a-base').wasAttacked = true;
    confirmBoth(state, [6, 1]);
    expect(squadronOf(state, 'a-base-pa')).toMatchObject({ steps: 0, lostForGood: 3 });
  });

  test('[ST-7.22] one die for each step lost in the air: on 5–6 it is mended', () => {
    const { state, landed } = returning(
      (it) => {
        Object.assign(squadronOf(it, 'a-db-1'), { steps: 1, lostInFlight: 3 });
        const part = basicOf(it, 'allies').strikes[0]?.parts[0];
        if (part) part.steps = 1;
      },
      [4, 5, 6],
    );
    expect(landed[0]).toMatchObject({ stepsMended: 2, seenBy: ['allies'] });
    expect(squadronOf(state, 'a-db-1')).toMatchObject({
      steps: 3,
      lostForGood: 1,
      lostInFlight: 0,
    });
  });

  test('[ST-7.22] [ST-2.33] of a part that was shot down whole nothing is mended, not when others land later either', () => {
    const { state, landed } = returning((it) => {
      Object.assign(squadronOf(it, 'a-db-1'), { steps: 2, lostInFlight: 2 });
      const [strike] = basicOf(it, 'allies').strikes;
      if (strike) strike.parts = strike.parts.filter(({ squadron }) => squadron !== 'a-db-1');
    }, []);
    expect(landed.map(({ squadron }) => squadron)).not.toContain('a-db-1');
    const lost = { steps: 2, lostForGood: 2, lostInFlight: 0 };
    expect(squadronOf(state, 'a-db-1')).toMatchObject(lost);
  });

  test('[ST-4.6] a Moderate carrier lets four steps land in a turn, those of step 3 and step 8 together', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    Object.assign(shipOf(state, 'a-carrier'), { damageLevels: 4, recovered: 2 });
    Object.assign(basicOf(state, 'allies'), {
      search: [{ squadron: 'a-f', steps: 3 }],
      landed: { 'a-carrier': 3 },
    });
    confirmBoth(state, [3, 6, 1]);
    expect(squadronOf(state, 'a-f')).toMatchObject({ home: 'a-carrier', steps: 2 });
    expect(squadronOf(state, 'a-f-part-2')).toMatchObject({ home: 'a-base', steps: 2 });
  });

  test('[ST-7.49] searchers come home in step 8', () => {
    const state = basicAt({ step: SEARCH });
    give(state, 'allies', 'search a-db-1 4');
    confirmBoth(state);
    state.step = { kind: 'basicEnd' };
    const events = confirmBoth(state, [6, 1]);
    expect(eventsOf(events, 'squadronLanded')).toMatchObject([
      { squadron: 'a-db-1', at: 'a-carrier' },
    ]);
    expect(basicOf(state, 'allies').search).toEqual([]);
  });
});

describe('step 4: search resolution', () => {
  const searching = (turn = 1, poor: { from: number; to: number }[] = []) => {
    const state = basicAt({ step: { kind: 'searchTargets' }, turn, scenario: { poor } });
    basicOf(state, 'allies').search = [
      { squadron: 'a-db-1', steps: 2 },
      { squadron: 'a-base-pa', steps: 1 },
    ];
    return state;
  };

  test('[ST-7.23] [ST-7.24] [ST-7.25] an attempt for three aircraft, each with its own class; several may name one division', () => {
    const state = searching();
    expect(attemptsOf(state, 'allies').map(({ id }) => id)).toEqual([
      'a-db-1',
      'a-db-1',
      'a-base-pa',
    ]);
    for (const attempt of [1, 2, 3]) give(state, 'allies', `look-for ${attempt} X1`);
    expect(whyNot(state, 'allies', 'look-for 4 X1')).toBe('no-such-attempt ST-7.23');
    expect(whyNot(state, 'allies', 'look-for 1 X1')).toBe('no-change ST-7.25');
    expect(whyNot(state, 'allies', 'look-for 1 XS1')).toBe('out-of-reach ST-7.9');
    expect(linesOf(state, 'axis', 'searchDivision')).toEqual([]);
  });

  test('[ST-7.26] [ST-7.27] [ST-7.30] [ST-EX14] bombers spot on 1–2, patrol aircraft on 1–3, and the division gets its card', () => {
    const state = searching();
    for (const attempt of [1, 2]) give(state, 'allies', `look-for ${attempt} X1`);
    give(state, 'allies', 'look-for 3 X2');
    const events = confirmBoth(state, [3, 2, 3]);
    expect(divisionOf(state, 'X1').isSpotted).toBe(true);
    expect(divisionOf(state, 'X2').isSpotted).toBe(true);
    const told = eventsFor(events, 'axis');
    expect(eventsOf(told, 'searchRolled')).toEqual([]);
    expect(eventsOf(told, 'divisionSpotted').map(({ division }) => division)).toEqual(['X1', 'X2']);
    expect(state.known.allies.divisions.X1).toMatchObject({
      name: 'Division X1',
      ships: ['x-carrier', 'x-cruiser-1', 'x-dd-1'],
    });
  });

  test('[ST-7.28] [ST-EX15] in a Night Turn only a 1 spots', () => {
    const state = searching(3);
    for (const attempt of [1, 2]) give(state, 'allies', `look-for ${attempt} X1`);
    confirmBoth(state, [3, 2]);
    expect(divisionOf(state, 'X1').isSpotted).toBe(false);
  });

  test('[ST-7.29] in Poor Weather by day the numbers are one less', () => {
    const state = searching(1, [{ from: 1, to: 2 }]);
    for (const [attempt, target] of [
      [1, 'X1'],
      [3, 'X2'],
    ] as const)
      give(state, 'allies', `look-for ${attempt} ${target}`);
    confirmBoth(state, [2, 2]);
    expect([divisionOf(state, 'X1').isSpotted, divisionOf(state, 'X2').isSpotted]).toEqual([
      false,
      true,
    ]);
  });

  test('[ST-7.31] a box is looked through for surfaced boats: a 1 finds one by day or night', () => {
    const state = searching(3);
    const boat = divisionOf(state, 'XS1').submarine;
    if (boat) boat.isSubmerged = false;
    give(state, 'allies', 'look-in 1 medium');
    give(state, 'allies', 'look-in 2 long');
    confirmBoth(state, [1, 1]);
    expect(divisionOf(state, 'XS1').isSpotted).toBe(true);
    expect(state.known.allies.divisions.XS1).toMatchObject({ isSubmarine: true, box: 'medium' });
  });

  test('[ST-7.31] a submerged boat is not found, and the searcher is shown no die', () => {
    const state = searching(1);
    give(state, 'allies', 'look-in 1 medium');
    const events = confirmBoth(state, [1]);
    expect(divisionOf(state, 'XS1').isSpotted).toBe(false);
    expect(eventsOf(eventsFor(events, 'allies'), 'searchRolled')).toMatchObject([
      { attempt: 1, dice: [], hasFound: false },
    ]);
  });

  test('[ST-7.9] [ST-6.8] a search names what its aircraft reach', () => {
    const state = searching();
    divisionOf(state, 'X1').box = 'extreme';
    divisionOf(state, 'X2').box = 'outOfContact';
    const again = basicAt({
      ...{ step: { kind: 'searchTargets' }, boxes: { X1: 'extreme', X2: 'outOfContact' } },
    });
    basicOf(again, 'allies').search = basicOf(state, 'allies').search;
    expect(whyNot(again, 'allies', 'look-for 1 X1')).toBe('out-of-reach ST-7.9');
    expect(linesOf(again, 'allies', 'searchDivision')).toEqual(['look-for 3 X1']);
  });

  test('[ST-7.7] what is spotted in step 4 is struck in the next turn at the earliest', () => {
    const state = searching();
    give(state, 'allies', 'look-for 1 X1');
    confirmBoth(state, [1]);
    expect(state.step.kind).toBe('closing');
    expect(linesOf(state, 'allies', 'assignStrike')).toEqual([]);
    expect(whyNot(state, 'allies', 'strike a-db-2 4 X1 bombs')).toBe('not-now ST-25.1');
  });
});
