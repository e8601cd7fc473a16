import { describe, expect, test } from 'vitest';
import { seaWingsBots } from '../../src/bots/sea-wings';
import { drawFrom, must } from '../../src/rules/core';
import { type SeaWingsEvent, type SeaWingsState, seaWings } from '../../src/rules/sea-wings';
import { hitsOf } from '../../src/rules/sea-wings/query';
import { shipCard } from '../rules/sea-wings/cards';
import { goTo, newGame } from '../rules/sea-wings/game';
import { AKAGI } from '../rules/sea-wings/planning';
import { A6M, B5N, force, formation, MIDWAY, scenario } from '../rules/sea-wings/scenario';

const DRAWS = 120;

/** Positions that the Allies take the one of a game for, by lots of their own. @param start in which it began */
const taken = (
  state: SeaWingsState,
  { start = state, told = [] }: { start?: SeaWingsState; told?: readonly SeaWingsEvent[] } = {},
): SeaWingsState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(seaWingsBots.exchanged, 'other positions')(state, 'allies', drawFrom(`${seed}`), {
      ...{ start, told },
    }),
  ) as SeaWingsState[];

const KAGA = { ...AKAGI, id: 'kaga', name: 'kaga' };

/** Two Japanese carriers before the air plans of turn 4. */
function carriers(): SeaWingsState {
  const game = newGame(
    scenario({
      forces: [
        force('allies', { q: 20, r: 2 }, [shipCard('portland')]),
        force(
          'axis',
          { q: 12, r: 6 },
          [AKAGI, KAGA, shipCard('tone')],
          [formation('akagi', A6M, 6), formation('akagi', B5N, 10), formation('kaga', A6M, 3)],
        ),
      ],
      bases: [
        { card: { ...MIDWAY, id: 'wake' }, side: 'axis', hex: { q: 2, r: 6 }, formations: [] },
      ],
    }),
  );
  goTo(game, 'airPlans');
  game.state.turn = 4;
  return game.state;
}

const lettersOf = (state: SeaWingsState, id: string): string =>
  (state.forces.axis.ships[id]?.hits ?? []).map(({ letter }) => letter).join('');

describe('what a side takes an enemy’s hidden condition for', () => {
  test('[WG-12.10, WG-13.32] hits that were told have another effect each time, and nobody is sunk by them', () => {
    const state = carriers();
    state.known.allies.hitsTold = [
      { turn: 3, at: 'akagi', by: 'bomb', hits: 2 },
      { turn: 3, at: 'wake', by: 'bomb', hits: 2 },
    ];
    must(state.forces.axis.ships.akagi, 'Akagi').hits = [{ letter: 'A', isPermanent: true }];
    const others = taken(state);
    const drawn = new Set(others.map((it) => lettersOf(it, 'akagi')));
    expect(drawn.size).toBeGreaterThan(5);
    expect([...drawn]).toEqual(expect.arrayContaining(['', 'P', 'A', 'S']));
    const atWake = new Set(others.map((it) => it.forces.axis.bases.wake?.hits.join('')));
    expect(atWake).toEqual(new Set(['', 'A', 'S', 'AA', 'AS', 'SA', 'SS']));
    for (const other of others) {
      expect(other.forces.axis.ships.akagi?.fate).toBe('afloat');
      expect(seaWings.view(other, 'allies')).toEqual(seaWings.view(state, 'allies'));
    }
  });

  test('[WG-14.6] damage control has been at work since: of old hits none is open, of new ones all are', () => {
    const state = carriers();
    const permanent = (turn: number) => {
      state.known.allies.hitsTold = [{ turn, at: 'akagi', by: 'torpedo', hits: 1 }];
      const hits = taken(state).flatMap((it) => it.forces.axis.ships.akagi?.hits ?? []);
      return new Set(hits.filter(({ letter }) => letter !== 'F').map((it) => it.isPermanent));
    };
    expect(permanent(3)).toEqual(new Set([true]));
    expect(permanent(4)).toEqual(new Set([false]));
  });

  test('[WG-24.12] a ship of which no hit was told stays as she is', () => {
    const state = carriers();
    const hits = [{ letter: 'S' as const, isPermanent: true }];
    must(state.forces.axis.ships.tone, 'Tone').hits = hits;
    for (const other of taken(state)) expect(other.forces.axis.ships.tone?.hits).toEqual(hits);
  });

  test('[WG-6.29, WG-24.15] what her aircraft do, and how fast a spotted force sails, shows how she is hit', () => {
    const state = carriers();
    state.known.allies.hitsTold = [{ turn: 3, at: 'akagi', by: 'bomb', hits: 2 }];
    const taskForce = must(Object.values(state.forces.axis.taskForces)[0], 'a task force');
    taskForce.spotted = { since: 3, turn: 3, by: ['sea'] };
    const hit = (letter: 'P' | 'A') =>
      new Set(
        taken(state).map((it) => {
          const ship = must(it.forces.axis.ships.akagi, 'Akagi');
          return hitsOf(ship, letter);
        }),
      );
    expect(hit('P')).toEqual(new Set([0]));
    expect(hit('A').size).toBeGreaterThan(1);
    const zeros = must(
      Object.values(state.forces.axis.formations).find(
        ({ home, type }) => home.id === 'akagi' && type.id === A6M.id,
      ),
      'the Zeros',
    );
    zeros.boxes = {
      ...zeros.boxes,
      hangar: 4,
      cap: [{ factors: 2, over: 'akagi', isFresh: false }],
    };
    expect(hit('A')).toEqual(new Set([0]));
  });

  test('[WG-24.9] fighters that have no task are now on the one carrier, now on the other', () => {
    const factors = taken(carriers()).map((it) =>
      Object.values(it.forces.axis.formations)
        .filter(({ type }) => type.id === A6M.id)
        .map(({ boxes }) => boxes.hangar)
        .join(),
    );
    expect(new Set(factors)).toEqual(new Set(['6,3', '3,6']));
  });

  /** The Zeros of Akagi, six factors as the game begins. */
  const zerosOf = (state: SeaWingsState) =>
    must(
      Object.values(state.forces.axis.formations).find(
        ({ home, type }) => home.id === 'akagi' && type.id === A6M.id,
      ),
      'the Zeros',
    );

  const fallen = (lost: number): SeaWingsEvent[] =>
    [
      { kind: 'raidBegan', side: 'allies', target: 'm1', hex: { q: 0, r: 0 } },
      { kind: 'airShots', list: 'cap', lost },
      { kind: 'airShots', list: 'strike', lost: 7 },
      { kind: 'flakFired', lost: 7 },
      { kind: 'raidEnded', side: 'allies' },
    ] as unknown as SeaWingsEvent[];

  test('[WG-24.11, WG-22.10] of factors that nobody saw go, none to twice as many are gone; those shot down are', () => {
    const start = carriers();
    const state = seaWings.copy(start);
    zerosOf(state).boxes.hangar = 3;
    state.forces.axis.factorsLost.carrier = 3;
    const lostIn = (it: SeaWingsState) => it.forces.axis.factorsLost.carrier;
    const homeless = (it: SeaWingsState) =>
      Object.values(it.forces.axis.formations).reduce((sum, { boxes }) => sum + boxes.hangar, 0);
    const others = taken(state, { start });
    expect(new Set(others.map(lostIn))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    for (const other of others) {
      expect(homeless(other) + lostIn(other)).toBe(homeless(start));
      expect(seaWings.view(other, 'allies')).toEqual(seaWings.view(state, 'allies'));
    }
    const told = taken(state, { start, told: fallen(2) });
    expect(new Set(told.map(lostIn))).toEqual(new Set([2, 3, 4]));
    expect(new Set(taken(state, { start, told: fallen(3) }).map(lostIn))).toEqual(new Set([3]));
  });

  test('[WG-7.5, WG-24.13] how many fighters are on patrol is anything from one to all, once plans are made', () => {
    const state = carriers();
    const task = { factors: 2, over: 'akagi', isFresh: false };
    zerosOf(state).boxes = { ...zerosOf(state).boxes, hangar: 3, ready: 1, cap: [task] };
    const onPatrol = () => taken(state).map((it) => zerosOf(it).boxes.cap[0]?.factors);
    expect(new Set(onPatrol())).toEqual(new Set([2]));
    state.step = { kind: 'plots' };
    expect(new Set(onPatrol())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const other of taken(state)) {
      const { hangar, ready, cap } = zerosOf(other).boxes;
      expect(hangar + ready + (cap[0]?.factors ?? 0)).toBe(6);
    }
  });

  /** The same with Kaga and Tone in a task force of their own. */
  function apart(): SeaWingsState {
    const state = carriers();
    const { taskForces, ships } = state.forces.axis;
    const first = must(Object.values(taskForces)[0], 'a task force');
    const second = {
      ...first,
      id: 'second',
      marker: 'm-second',
      number: 39,
      ships: ['kaga', 'tone'],
    };
    first.ships = ['akagi'];
    taskForces.second = second;
    for (const id of second.ships) must(ships[id], id).taskForce = 'second';
    return state;
  }

  test('[WG-16.15] which task force is low on fuel is not seen', () => {
    const state = apart();
    must(state.forces.axis.ships.akagi, 'Akagi').isLowOnFuel = true;
    const lowIn = (it: SeaWingsState) =>
      ['akagi', 'kaga', 'tone'].filter((id) => it.forces.axis.ships[id]?.isLowOnFuel).join();
    expect(new Set(taken(state).map(lowIn))).toEqual(new Set(['akagi', 'kaga,tone']));
    must(state.forces.axis.taskForces.second, 'the second').spotted = {
      ...{ since: 3, turn: 3, by: ['sea'] },
    };
    expect(new Set(taken(state).map(lowIn))).toEqual(new Set(['akagi']));
  });

  test('[WG-24.12] while a strike is under way what takes part in it stays, and all else is drawn', () => {
    const state = apart();
    state.known.allies.hitsTold = [
      { turn: 3, at: 'akagi', by: 'bomb', hits: 2 },
      { turn: 3, at: 'kaga', by: 'bomb', hits: 2 },
    ];
    const { marker } = must(
      Object.values(state.forces.axis.taskForces).find(({ ships }) => ships.includes('akagi')),
      'her task force',
    );
    state.raid = { attacker: 'allies', hex: { q: 12, r: 6 }, target: marker, meeting: 'incoming' };
    state.step = { kind: 'alarm' };
    const others = taken(state);
    expect(new Set(others.map((it) => lettersOf(it, 'akagi')))).toEqual(new Set(['']));
    expect(new Set(others.map((it) => lettersOf(it, 'kaga'))).size).toBeGreaterThan(5);
    for (const other of others)
      expect(seaWings.view(other, 'allies')).toEqual(seaWings.view(state, 'allies'));
  });
});
