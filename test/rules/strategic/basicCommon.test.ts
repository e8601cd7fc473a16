import { describe, expect, test } from 'vitest';
import {
  bySide,
  eventsFor,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
  scriptedDice,
  takebackFor,
} from '../../../src/rules/core';
import { type Objective, type StrategicState, strategic } from '../../../src/rules/strategic';
import { emptyBasic } from '../../../src/rules/strategic/basic/empty';
import { stateOf } from '../../../src/rules/strategic/shipNow';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  newBasic,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';
import { division, scenarioShip, smallAdvanced, smallBasic } from './smallGame';

const choosing = () => {
  const scenario = smallBasic();
  return {
    ...scenario,
    divisions: scenario.divisions.map((it) =>
      it.id === 'A1' ? { ...it, choice: ['long', 'extreme'] as const } : it,
    ),
  };
};

describe('set-up and turns', () => {
  test('[ST-1.1] [ST-1.19] the level is the scenario’s, the Allies are Player One and the Axis Player Two', () => {
    expect(newBasic().scenario.level).toBe('basic');
    expect(SIDES).toEqual(['allies', 'axis']);
    expect(newBasic().scenario.sides.allies.name).toBe('Player One');
    expect(smallAdvanced().level).toBe('advanced');
  });

  test('[ST-6.1] [ST-6.2] all ships and squadrons stand as the scenario says, surface divisions at Long', () => {
    const state = newBasic();
    expect(divisionOf(state, 'A1')).toMatchObject({ box: 'long', status: 'present' });
    expect(divisionOf(state, 'A1').ships).toEqual(['a-carrier', 'a-cruiser', 'a-dd-1']);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-carrier', steps: 4 });
    expect(state.turn).toBe(1);
    expect(state.step).toEqual({ kind: 'search' });
  });

  test('[ST-6.2] where the scenario leaves a choice both set up in secret, and the enemy sees no counter yet', () => {
    const { state } = strategic.newState(choosing(), {}, scriptedDice([]));
    expect(state.step.kind).toBe('setup');
    expect(strategic.segment(state)).toMatchObject({
      phase: 'setup',
      active: { allies: 'declare', axis: 'declare' },
    });
    expect(linesOf(state, 'allies', 'placeDivision')).toEqual(['place A1 extreme']);
    expect(whyNot(state, 'allies', 'place A1 short')).toBe('box-not-allowed ST-6.2');
    expect(whyNot(state, 'allies', 'place A1 long')).toBe('already-there ST-6.2');
    expect(whyNot(state, 'allies', 'place X1 long')).toBe('no-such-division ST-6.1');
    const events = give(state, 'allies', 'place A1 extreme');
    expect(eventsFor(events, 'axis')).toEqual([]);
    expect(state.known.axis.divisions).toEqual({});
    confirmBoth(state, [1, 6]);
    expect(state.known.axis.divisions.A1?.box).toBe('extreme');
    expect(whyNot(state, 'allies', 'place A1 long')).toBe('not-now ST-25.1');
  });

  test('[ST-5.13] a die each decides priority at the start of a turn; ties are rolled again', () => {
    const start = (dice: number[]) => strategic.newState(smallBasic(), {}, scriptedDice(dice));
    expect(start([6, 1]).state.priority).toBe('allies');
    expect(start([3, 3, 2, 5]).state.priority).toBe('axis');
    const [rolled] = eventsOf(start([3, 3, 2, 5]).events, 'priorityRolled');
    expect(rolled?.dice.flatMap(({ values }) => values)).toEqual([3, 3, 2, 5]);
  });

  test('[ST-1.17] Player One’s die of the priority roll is thrown first', () => {
    const { events } = strategic.newState(smallBasic(), {}, scriptedDice([6, 1]));
    const [rolled] = eventsOf(events, 'priorityRolled');
    expect(rolled?.dice.map(({ reason }) => reason)).toEqual([
      'priority, Player One',
      'priority, Player Two',
    ]);
  });

  test('[ST-5.12] [ST-5.14] a stage ends when both have confirmed, and what is confirmed stands', () => {
    const state = newBasic();
    give(state, 'allies', 'confirm');
    expect(strategic.segment(state).active).toEqual({ allies: 'waiting', axis: 'declare' });
    expect(state.step.kind).toBe('search');
    expect(whyNot(state, 'allies', 'confirm')).toBe('already-confirmed ST-5.14');
    expect(whyNot(state, 'allies', 'search a-f 1')).toBe('not-now ST-25.1');
    expect(linesOf(state, 'allies')).toEqual([]);
    give(state, 'axis', 'confirm');
    expect(state.step.kind).toBe('cap');
  });

  test('[ST-5.14] until then a plan can be changed', () => {
    const state = newBasic();
    give(state, 'allies', 'search a-f 4');
    give(state, 'allies', 'search a-f 2');
    expect(basicOf(state, 'allies').search).toEqual([{ squadron: 'a-f', steps: 2 }]);
    give(state, 'allies', 'search a-f 0');
    expect(basicOf(state, 'allies').search).toEqual([]);
  });

  test('[ST-5.14] nor is anything taken back, by consent either, once sealed orders have been shown', () => {
    const match = newMatch(strategic, smallBasic(), {}, 'sealed') as Match<StrategicState>;
    const order = (side: 'allies' | 'axis', line: string) =>
      expect(giveOrder(strategic, match, { side, order: line }, 'sealed')).toBeUndefined();
    for (const _ of ['search', 'cap', 'strikes', 'targets'])
      for (const side of SIDES)
        if (strategic.segment(match.state).active[side] === 'declare') order(side, 'confirm');
    expect(match.state.step.kind).toBe('closing');
    order('allies', 'close A1 yes');
    order('allies', 'confirm');
    order('axis', 'confirm');
    expect(match.state.forces.allies.divisions.A1?.box).toBe('medium');
    expect(takebackFor(strategic, match, 'allies')).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('[ST-5.19] that a side has confirmed is told, how many orders it gave is not; nobody is skipped for having nothing', () => {
    const state = newBasic();
    give(state, 'allies', 'search a-f 4');
    const events = give(state, 'allies', 'confirm');
    expect(eventsFor(events, 'axis').map(({ kind }) => kind)).toEqual(['sideConfirmed']);
    for (const squadron of Object.values(state.forces.axis.squadrons)) squadron.steps = 0;
    expect(strategic.segment(state).active.axis).toBe('declare');
    expect(linesOf(state, 'axis')).toContain('confirm');
  });

  test('[ST-5.19] a side that sees no spotted enemy has nothing to open, as both can see', () => {
    const state = basicAt({ step: { kind: 'closing' }, spotted: ['X1'] });
    confirmBoth(state);
    expect(state.step.kind).toBe('opening');
    expect(strategic.segment(state).active).toEqual({ allies: 'declare', axis: 'waiting' });
  });

  test('[ST-5.15] who gives no orders leaves all as it is', () => {
    const state = newBasic();
    for (const _ of ['search', 'cap', 'strikes', 'targets', 'closing', 'submarines'])
      confirmBoth(state);
    expect(state.step.kind).toBe('basicEnd');
    expect(divisionOf(state, 'A1').box).toBe('long');
    expect(basicOf(state, 'axis')).toEqual({ ...emptyBasic() });
  });

  test('[ST-2.1] [ST-2.4] ships, squadrons, land units and divisions; a submarine is a division of its own', () => {
    const { ships, squadrons, landUnits, divisions } = newBasic().forces.allies;
    expect([ships, squadrons, landUnits, divisions].map((it) => Object.keys(it).length)).toEqual([
      7, 6, 3, 3,
    ]);
    expect(divisions.AS1).toMatchObject({ ships: ['a-boat'], submarine: { isSubmerged: true } });
    expect(divisions.A1?.submarine).toBeNull();
  });
});

describe('regrouping', () => {
  test('[ST-2.5] divisions in one place are merged and split before anything is assigned', () => {
    const state = newBasic();
    expect(linesOf(state, 'allies', 'splitMerge')).toContain(
      'regroup A1+A2 a-carrier+a-cruiser+a-dd-1+a-battleship+a-dd-2+a-transport',
    );
    const events = give(state, 'allies', 'regroup A1 a-carrier+a-dd-1/a-cruiser');
    expect(divisionOf(state, 'A1').ships).toEqual(['a-carrier', 'a-dd-1']);
    expect(divisionOf(state, 'A4')).toMatchObject({ ships: ['a-cruiser'], box: 'long' });
    expect(shipOf(state, 'a-cruiser').division).toBe('A4');
    expect(eventsFor(events, 'axis')).toEqual([]);
    give(state, 'allies', 'regroup A2+A4 a-battleship+a-dd-2+a-transport+a-cruiser');
    expect(divisionOf(state, 'A4').status).toBe('gone');
    expect(divisionOf(state, 'A2').ships).toHaveLength(4);
  });

  test('[ST-2.5] only together, only whole, only own, and before a search is assigned', () => {
    const state = basicAt({ step: { kind: 'search' }, boxes: { A2: 'medium' } });
    expect(whyNot(state, 'allies', 'regroup A1+A2 a-carrier')).toBe('not-together ST-2.5');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser')).toBe('not-all-ships ST-2.5');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1+a-dd-2')).toBe(
      'not-all-ships ST-2.5',
    );
    expect(whyNot(state, 'allies', 'regroup A1 a-dd-1+a-cruiser+a-carrier')).toBe(
      'no-change ST-2.5',
    );
    expect(whyNot(state, 'allies', 'regroup X1 x-carrier/x-cruiser-1+x-dd-1')).toBe(
      'no-such-division ST-2.5',
    );
    give(state, 'allies', 'search a-f 1');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1')).toBe(
      'not-now ST-25.1',
    );
  });

  test('[ST-2.2] a division has at most twelve ships', () => {
    const ships = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => scenarioShip(`a-${from + n}`));
    const base = smallBasic();
    const state = newBasic({
      divisions: [
        division('A1', ships(0, 7), { box: 'long' }),
        division('A2', ships(7, 6), { box: 'long' }),
        ...base.divisions.filter(({ id }) => id.startsWith('X')),
      ],
      squadrons: [],
    });
    const ids = (from: number, count: number) => ships(from, count).map(({ card }) => card.id);
    const all = [...ids(0, 7), ...ids(7, 6)].join('+');
    expect(whyNot(state, 'allies', `regroup A1+A2 ${all}`)).toBe('too-many-ships ST-2.2');
    expect(whyNot(state, 'allies', `regroup A1+A2 ${ids(0, 12).join('+')}/a-12`)).toBe('');
    expect(linesOf(state, 'allies', 'splitMerge').some((it) => it.includes('A1+A2'))).toBe(false);
  });

  test('[ST-2.4] a submarine joins nobody', () => {
    const state = basicAt({ step: { kind: 'search' }, boxes: { AS1: 'long' } });
    expect(whyNot(state, 'allies', 'regroup A1+AS1 a-carrier+a-cruiser+a-dd-1+a-boat')).toBe(
      'submarine-alone ST-2.4',
    );
  });

  test('[ST-2.6] what comes of a spotted division is spotted', () => {
    const state = basicAt({ step: { kind: 'search' }, spotted: ['A1'] });
    give(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1');
    expect(divisionOf(state, 'A4').isSpotted).toBe(true);
    give(state, 'allies', 'regroup A2+A4 a-battleship+a-dd-2+a-transport+a-cruiser+a-dd-1');
    expect(divisionOf(state, 'A2').isSpotted).toBe(true);
  });

  test('[ST-5.17] new counters are shown to the enemy when both have confirmed, with no ships', () => {
    const state = newBasic();
    give(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1');
    expect(Object.keys(state.known.axis.divisions)).toEqual(['A1', 'A2']);
    const events = confirmBoth(state);
    expect(eventsFor(eventsOf(events, 'countersChanged'), 'axis')).toMatchObject([
      { side: 'allies', appeared: [{ division: 'A4', box: 'long' }], gone: [] },
    ]);
    expect(state.known.axis.divisions.A4).toMatchObject({ box: 'long', ships: null });
  });
});

describe('scuttling and the end', () => {
  const crippled = () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, spotted: [] });
    shipOf(state, 'a-battleship').damageLevels = 6;
    return state;
  };

  test('[ST-4.10] an own Heavy ship may be scuttled as the turn ends, and counts as sunk', () => {
    const state = crippled();
    expect(stateOf(shipOf(state, 'a-battleship'))).toBe('heavy');
    expect(linesOf(state, 'allies', 'scuttle')).toEqual(['scuttle a-battleship yes']);
    expect(whyNot(state, 'allies', 'scuttle a-dd-1 yes')).toBe('not-heavy ST-4.10');
    expect(whyNot(state, 'allies', 'scuttle a-battleship no')).toBe('no-change ST-4.10');
    give(state, 'allies', 'scuttle a-battleship yes');
    expect(linesOf(state, 'allies', 'scuttle')).toEqual(['scuttle a-battleship no']);
    confirmBoth(state, [6, 1]);
    expect(shipOf(state, 'a-battleship').fate).toBe('scuttled');
    expect(divisionOf(state, 'A2').ships).toEqual(['a-dd-2', 'a-transport']);
    expect(state.known.allies.points.axis).toBe(50);
  });

  test('[ST-5.23] who does not see the ship does not learn of it, nor of its points', () => {
    const state = crippled();
    give(state, 'allies', 'scuttle a-battleship yes');
    const events = confirmBoth(state, [6, 1]);
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'axis')).toEqual([]);
    expect(state.known.axis.points.axis).toBe(0);
    expect(strategic.view(state, 'spectator').known.axis?.points.axis).toBe(0);
    expect(strategic.view(state, 'spectator').known.allies?.points.axis).toBe(0);
  });

  test('[ST-5.17] [ST-5.23] a ship scuttled while spotted is seen to go', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, spotted: ['A2'] });
    shipOf(state, 'a-battleship').damageLevels = 6;
    give(state, 'allies', 'scuttle a-battleship yes');
    const events = confirmBoth(state, [4, 6, 1]);
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'axis')).toHaveLength(1);
    expect(state.known.axis.ships['a-battleship']?.fate).toBe('scuttled');
    expect(state.known.axis.points.axis).toBe(50);
  });

  test('[ST-22.4] [ST-7.52] the game ends after the turns of the scenario', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    const events = confirmBoth(state);
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'turnsOver', rule: 'ST-22.4' }]);
    expect(strategic.outcome(state)).toMatchObject({ winner: 'draw', reason: 'draw' });
    expect(strategic.legalOrders(state, 'allies')).toEqual([]);
    const next = basicAt({ step: { kind: 'basicEnd' }, turn: 5 });
    confirmBoth(next, [6, 1]);
    expect(next).toMatchObject({ turn: 6, step: { kind: 'search' } });
  });

  test('[ST-22.1] or when all divisions of a side, submarines among them, are gone; aircraft and land do not count', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    divisionOf(state, 'A1').status = 'gone';
    divisionOf(state, 'A2').status = 'withdrawn';
    const going = strategic.copy(state);
    confirmBoth(going, [6, 1]);
    expect(going.step.kind).toBe('search');
    divisionOf(state, 'AS1').status = 'gone';
    const events = confirmBoth(state);
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'sideGone', rule: 'ST-22.1' }]);
  });

  test('[ST-22.5] or when both have offered it', () => {
    const state = newBasic();
    give(state, 'allies', 'offer-end yes');
    expect(state.known.axis.enemyOffersEnd).toBe(true);
    expect(whyNot(state, 'allies', 'offer-end yes')).toBe('no-change ST-22.5');
    give(state, 'allies', 'offer-end no');
    give(state, 'axis', 'offer-end yes');
    expect(state.step.kind).toBe('search');
    const events = give(state, 'allies', 'offer-end yes');
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'agreed' }]);
    expect(state.step.kind).toBe('over');
  });

  test('[ST-22.6] [ST-22.7] [ST-22.8] [ST-22.9] [ST-22.10] points at the end: ships by state, steps, land, objectives', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    Object.assign(shipOf(state, 'x-cruiser-1'), { fate: 'sunk', damageLevels: 6 });
    divisionOf(state, 'X1').ships = ['x-carrier', 'x-dd-1'];
    Object.assign(shipOf(state, 'x-battleship'), { damageLevels: 4, recovered: 2 });
    Object.assign(squadronOf(state, 'x-db'), { lostForGood: 2, lostInFlight: 1 });
    const base = state.forces.allies.landUnits['a-base'];
    if (base) Object.assign(base, { damageLevels: 9, wasAttacked: true });
    const events = confirmBoth(state, [3]);
    const [ended] = eventsOf(events, 'gameEnded');
    expect(ended?.points).toEqual({ allies: 10 + 13 + 3, axis: 10 + 20 });
    expect(ended?.ratioHundredths).toBe(87);
    expect(ended?.outcome).toMatchObject({ winner: 'axis', reason: 'slight', rule: 'ST-22.12' });
  });

  test('[ST-22.10] an objective counts once or by ship, and a condition may ask for a place', () => {
    const objectives: Objective[] = [
      {
        id: 'carriers',
        text: '',
        scores: 'allies',
        points: 10,
        per: 'ship',
        when: [
          { kind: 'shipsHurt', ships: ['x-carrier', 'x-battleship'], state: 'heavy', least: 1 },
        ],
      },
      {
        id: 'ashore',
        text: '',
        scores: 'axis',
        points: 7,
        per: 'once',
        when: [
          {
            kind: 'shipsIn',
            ships: ['x-dd-1', 'x-dd-2'],
            areas: [{ kind: 'box', box: 'short' }],
            least: 2,
          },
        ],
      },
      {
        id: 'kept-away',
        text: '',
        scores: 'allies',
        points: 5,
        per: 'once',
        when: [
          { kind: 'shipsIn', ships: ['x-dd-1'], areas: [{ kind: 'box', box: 'medium' }], most: 0 },
        ],
      },
    ];
    const end = (boxes: { X1: 'short' | 'medium'; X2: 'short' }) => {
      const state = basicAt({
        step: { kind: 'basicEnd' },
        turn: 6,
        boxes,
        scenario: { objectives },
      });
      for (const id of ['x-carrier', 'x-battleship'])
        Object.assign(shipOf(state, id), { fate: 'sunk' });
      divisionOf(state, 'X1').ships = ['x-cruiser-1', 'x-dd-1'];
      divisionOf(state, 'X2').ships = ['x-cruiser-2', 'x-dd-2'];
      return eventsOf(confirmBoth(state), 'gameEnded')[0]?.points;
    };
    expect(end({ X1: 'short', X2: 'short' })).toEqual({ allies: 40 + 50 + 20 + 5, axis: 7 });
    expect(end({ X1: 'medium', X2: 'short' })).toEqual({ allies: 40 + 50 + 20, axis: 0 });
  });

  test('[ST-5.24] after the end all is open, to spectators too; before it they see what both see', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    expect(strategic.view(state, 'spectator').forces).toEqual({});
    expect(Object.keys(strategic.view(state, 'spectator').known)).toEqual(['allies', 'axis']);
    confirmBoth(state);
    expect(strategic.view(state, 'spectator')).toEqual(state);
    expect(bySide((side) => Object.keys(strategic.view(state, side).forces))).toEqual({
      allies: ['allies', 'axis'],
      axis: ['allies', 'axis'],
    });
  });
});
