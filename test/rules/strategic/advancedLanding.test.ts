import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { takesType } from '../../../src/rules/strategic/advanced/bases';
import { LAND_UNIT_KINDS, SQUADRON_TYPES } from '../../../src/rules/strategic/tables/kinds';
import { arm, carrier, onLand } from './advancedDecks';
import {
  carriedOut,
  confirm,
  flightOf,
  give,
  inPhase,
  offered,
  refused,
  toldOf,
} from './advancedGame';
import { fly, HERE, hex, NORTH, ships } from './advancedScene';
import {
  CARRIER,
  DIVE_BOMBERS,
  FIGHTERS,
  PATROL,
  scenarioSquadron,
  TORPEDO_BOMBERS,
} from './smallGame';

/** Ends the turn from phase 5 on, everything by default but that the squadron does not land. */
function throughTheNight(state: StrategicState, turn: number, stays: boolean) {
  const play = inPhase(state, 'recovery', turn);
  if (stays) give(play, 'allies', { kind: 'stayAloft', squadron: 'a-f' });
  confirm(play);
  confirm(play);
  return play;
}

test('[ST-12.10] [ST-12.23] [ST-8.21] who has not landed by launch turn plus endurance is lost', () => {
  const state = carrier();
  fly(state, 'a-f', [HERE], { launchTurn: 1, ordnance: 'guns', capOver: 'A1' });
  throughTheNight(state, 2, true);
  expect(state.forces.allies.squadrons['a-f']?.steps).toBe(4);
  const play = throughTheNight(state, 3, true);
  expect(state.forces.allies.squadrons['a-f']).toMatchObject({ steps: 0, lostForGood: 4 });
  expect(toldOf(play, 'squadronDitched')).toMatchObject([{ squadron: 'a-f', seenBy: ['allies'] }]);
});

test('[ST-5.15] [ST-8.20] by default a patrol lands at the end of its endurance, others as soon as they are over their base', () => {
  const state = carrier();
  fly(state, 'a-f', [HERE], { launchTurn: 1, ordnance: 'guns', capOver: 'A1' });
  fly(state, 'a-db', [HERE], { launchTurn: 1, ordnance: null, hasAttacked: true });
  expect(offered(inPhase(state, 'recovery', 2), 'allies', 'stayAloft')).toHaveLength(2);
  throughTheNight(state, 2, false);
  expect(flightOf(state, 'allies', 'a-f')?.hex).toEqual(HERE);
  expect(flightOf(state, 'allies', 'a-db')?.hex ?? null).toBeNull();
  throughTheNight(state, 3, false);
  expect(flightOf(state, 'allies', 'a-f')?.hex ?? null).toBeNull();
});

test('[ST-5.15] nobody lands by default on a base that he only passes, unless his own is lost', () => {
  for (const isLost of [false, true]) {
    const state = carrier({
      divisions: [
        ships('A1', hex(1, 1), CARRIER),
        ships('A2', HERE, CARRIER),
        ships('X1', hex(11, 0)),
      ],
    });
    fly(state, 'a-db', [HERE], { launchTurn: 1, ordnance: 'bombs' });
    if (isLost) Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { fate: 'sunk' });
    confirm(inPhase(state, 'recovery', 2));
    expect(flightOf(state, 'allies', 'a-db')?.hex === null).toBe(isLost);
  }
});

test('[ST-12.15] [ST-12.20] a squadron lands on a carrier or base in its hex, and its marker is taken off', () => {
  const state = carrier();
  fly(state, 'a-db', [NORTH], { launchTurn: 0, ordnance: 'bombs' });
  const land = { kind: 'recover', squadron: 'a-db', at: 'a1-ship' } as const;
  expect(refused(inPhase(state, 'recovery'), 'allies', land)).toBe('not-there');
  fly(state, 'a-db', [NORTH, HERE], { launchTurn: 0, ordnance: 'bombs' });
  const turn = carriedOut(inPhase(state, 'recovery'), [['allies', land]]);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ hex: null, ordnance: null });
  expect(toldOf(turn, 'squadronRecovered')).toMatchObject([{ at: 'a1-ship', seenBy: ['allies'] }]);
});

test('[ST-8.6] a squadron that landed still has the path that it flew until phase 1 is over', () => {
  const state = carrier();
  fly(state, 'a-db', [NORTH, HERE], { launchTurn: 0 });
  const turn = carriedOut(inPhase(state, 'recovery'), [
    ['allies', { kind: 'recover', squadron: 'a-db', at: 'a1-ship' }],
  ]);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({
    justLanded: true,
    path: [NORTH, HERE],
  });
  confirm(turn);
  expect(state.turn).toBe(2);
  expect(flightOf(state, 'allies', 'a-db')).toBeUndefined();
});

test('[ST-12.22] [ST-7.22] for each step lost in flight 5 or 6 brings it back as the squadron lands', () => {
  for (let die = 1; die <= 6; die += 1) {
    const state = carrier();
    fly(state, 'a-db', [HERE], { launchTurn: 0 });
    Object.assign(state.forces.allies.squadrons['a-db'] ?? {}, { steps: 2, lostInFlight: 2 });
    const turn = inPhase(state, 'recovery');
    turn.shows = () => die;
    carriedOut(turn, [['allies', { kind: 'recover', squadron: 'a-db', at: 'a1-ship' }]]);
    const mended = die >= 5 ? 2 : 0;
    expect(state.forces.allies.squadrons['a-db']).toMatchObject({
      ...{ steps: 2 + mended, lostForGood: 2 - mended, lostInFlight: 0 },
    });
  }
});

test('[ST-2.25] part squadrons count by their steps: more squadrons than the rating fit, one step too many does not', () => {
  const landing = (steps: number) => {
    const parts = [3, 2, 1];
    const state = carrier({
      divisions: [
        ships('A1', HERE, { ...CARRIER, airGroup: 2 }),
        ships('A2', HERE, CARRIER),
        ships('X1', hex(11, 0)),
      ],
      squadrons: [
        ...parts.map((has, n) => scenarioSquadron(`a-f-${n}`, 'a1-ship', FIGHTERS, has)),
        scenarioSquadron('a-tb', 'a2-ship', TORPEDO_BOMBERS, steps),
      ],
    });
    fly(state, 'a-tb', [HERE], { launchTurn: 0 });
    return refused(inPhase(state, 'recovery'), 'allies', {
      ...{ kind: 'recover', squadron: 'a-tb', at: 'a1-ship' },
    });
  };
  expect([1, 2, 3, 4].map(landing)).toEqual([undefined, undefined, 'no-room', 'no-room']);
});

test('[ST-12.16] [ST-12.19] a carrier holds no more than its Air Group Rating, in an emergency neither', () => {
  const state = carrier({
    divisions: [
      ships('A1', HERE, { ...CARRIER, airGroup: 2 }),
      ships('A2', HERE, CARRIER),
      ships('X1', hex(11, 0)),
    ],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS, 2),
      scenarioSquadron('a-tb', 'a2-ship', TORPEDO_BOMBERS, 2),
      scenarioSquadron('a-tb-2', 'a2-ship', TORPEDO_BOMBERS, 2),
    ],
  });
  fly(state, 'a-tb', [HERE], { launchTurn: 0 });
  fly(state, 'a-tb-2', [HERE], { launchTurn: 0 });
  const turn = inPhase(state, 'recovery');
  give(turn, 'allies', { kind: 'recover', squadron: 'a-tb', at: 'a1-ship' });
  expect(refused(turn, 'allies', { kind: 'recover', squadron: 'a-tb-2', at: 'a1-ship' })).toBe(
    'no-room',
  );
  confirm(turn);
  expect(state.forces.allies.squadrons['a-tb']?.home).toBe('a1-ship');
});

test('[ST-12.17] [ST-12.18] an airstrip lands two squadrons more, which are not armed and are extra until there is room', () => {
  const state = onLand('airstrip', 6);
  for (const n of [3, 4, 5]) fly(state, `a-f-${n}`, [HERE], { launchTurn: 0 });
  const land = (n: number) => ({ kind: 'recover', squadron: `a-f-${n}`, at: 'a-base' }) as const;
  const turn = inPhase(state, 'recovery');
  give(turn, 'allies', land(3));
  give(turn, 'allies', land(4));
  expect(refused(turn, 'allies', land(5))).toBe('no-room');
  confirm(turn);
  const extra = () => [3, 4].map((n) => state.forces.allies.squadrons[`a-f-${n}`]?.isExtra);
  expect(extra()).toEqual([true, true]);
  expect(refused(inPhase(state, 'arming'), 'allies', arm('a-f-3', 'guns'))).toBe('extra');
  Object.assign(state.forces.allies.squadrons['a-f-0'] ?? {}, { steps: 0 });
  confirm(inPhase(state, 'advancedEnd'));
  expect(extra()).toEqual([false, true]);
});

test('[ST-12.21] types land where they may', () => {
  const lands = (type: (typeof SQUADRON_TYPES)[number]) => [
    ...(takesType({ land: null }, type) ? ['carrier'] : []),
    ...LAND_UNIT_KINDS.slice(1, 5).filter((land) => takesType({ land }, type)),
  ];
  const small = ['carrier', 'airbase', 'airfield', 'airstrip'];
  expect(Object.fromEntries(SQUADRON_TYPES.map((type) => [type, lands(type)]))).toEqual({
    ...{ F: small, DB: small, TB: small, SC: [...small, 'seaplaneBase'] },
    ...{ RE: ['airbase', 'airfield'], MB: ['airbase', 'airfield'], HB: ['airbase', 'airfield'] },
    ...{ PA: ['airbase', 'airfield', 'seaplaneBase'], LB: ['airbase', 'airfield', 'airstrip'] },
  });
  const state = carrier({ squadrons: [scenarioSquadron('a-pa', 'a1-ship', PATROL)] });
  fly(state, 'a-pa', [HERE], { launchTurn: 0 });
  expect(
    refused(inPhase(state, 'recovery'), 'allies', {
      kind: 'recover',
      squadron: 'a-pa',
      at: 'a1-ship',
    }),
  ).toBe('wrong-type');
});
