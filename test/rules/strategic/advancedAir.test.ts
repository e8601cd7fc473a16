import { expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import { eventsFor } from '../../../src/rules/core';
import {
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { ordnanceFor } from '../../../src/rules/strategic/advanced/arming';
import { mostArmedSteps, takesType } from '../../../src/rules/strategic/advanced/bases';
import { LAND_UNIT_KINDS, SQUADRON_TYPES } from '../../../src/rules/strategic/kinds';
import {
  armed,
  carriedOut,
  confirm,
  flightOf,
  give,
  inPhase,
  offered,
  refused,
  toldOf,
} from './advancedGame';
import { base, fly, HERE, NIGHT, POOR, scene, ships } from './advancedScene';
import {
  CARRIER,
  DIVE_BOMBERS,
  FIGHTERS,
  PATROL,
  scenarioSquadron,
  TORPEDO_BOMBERS,
} from './smallGame';

const hex = (q: number, r: number): Axial => ({ q, r });
const NORTH = hex(HERE.q, HERE.r - 1);

/** An Allied carrier of four squadrons here with squadrons aboard, the enemy far off. */
function carrier(given: Partial<StrategicScenario> = {}): StrategicState {
  return scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', hex(11, 0))],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS),
      scenarioSquadron('a-tb', 'a1-ship', TORPEDO_BOMBERS),
    ],
    ...given,
  });
}

const arm = (squadron: string, ordnance: 'guns' | 'bombs' | 'torpedoes' | 'search') =>
  ({ kind: 'arm', squadron, ordnance }) as const;

const damage = (state: StrategicState, ship: string, damageLevels: number): void => {
  Object.assign(state.forces.allies.ships[ship] ?? {}, { damageLevels });
};

test('[ST-8.18] [ST-12.1] squadrons aboard are armed in phase 4, armed again they change, and only their side is told', () => {
  const state = carrier();
  const turn = inPhase(state, 'arming');
  give(turn, 'allies', arm('a-db', 'bombs'));
  give(turn, 'allies', arm('a-db', 'search'));
  expect(refused(turn, 'allies', arm('a-db', 'search'))).toBe('no-change');
  give(turn, 'allies', arm('a-f', 'guns'));
  give(turn, 'allies', { kind: 'disarm', squadron: 'a-f' });
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-db')?.ordnance).toBe('search');
  expect(flightOf(state, 'allies', 'a-f')).toBeUndefined();
  expect(toldOf(turn, 'squadronsArmed')).toMatchObject([
    { seenBy: ['allies'], squadrons: [{ squadron: 'a-db', ordnance: 'search' }] },
  ]);
  expect(eventsFor(turn.events, 'axis').some(({ kind }) => kind === 'squadronsArmed')).toBe(false);
});

test('[ST-12.1] a squadron without a marker, or not aboard, is not launched or armed', () => {
  const state = carrier();
  expect(
    refused(inPhase(state, 'movement'), 'allies', { kind: 'launch', squadron: 'a-db', to: NORTH }),
  ).toBe('not-armed');
  fly(state, 'a-db', [HERE]);
  expect(refused(inPhase(state, 'arming'), 'allies', arm('a-db', 'bombs'))).toBe('not-aboard');
});

test('[ST-12.2] guns for all, bombs and torpedoes and depth charges by rating, search for any', () => {
  const [f, db, tb] = [FIGHTERS, DIVE_BOMBERS, TORPEDO_BOMBERS].map((card) =>
    ordnanceFor({ ...scenarioSquadron('a', 'b', card), isScout: false } as never),
  );
  expect(f).toEqual(['guns', 'search']);
  expect(db).toEqual(['guns', 'bombs', 'search']);
  expect(tb).toEqual(['guns', 'bombs', 'torpedoes', 'search']);
  const patrol = scenarioSquadron('a', 'b', PATROL);
  expect(ordnanceFor({ ...patrol, isScout: false } as never)).toEqual([
    'guns',
    'bombs',
    'depthCharges',
    'search',
  ]);
  expect(ordnanceFor({ ...patrol, isScout: true } as never)).toEqual(['search']);
  expect(refused(inPhase(carrier(), 'arming'), 'allies', arm('a-f', 'bombs'))).toBe(
    'wrong-ordnance',
  );
});

test('[ST-12.3] a carrier has at most twice its Air Group Rating in armed steps, bases 64, 24 and 8', () => {
  const state = carrier();
  const turn = inPhase(state, 'arming');
  give(turn, 'allies', arm('a-f', 'guns'));
  give(turn, 'allies', arm('a-db', 'bombs'));
  expect(refused(turn, 'allies', arm('a-tb', 'torpedoes'))).toBe('too-many-armed');
  expect(offered(turn, 'allies', 'arm').some(({ squadron }) => squadron === 'a-tb')).toBe(false);
  give(turn, 'allies', { kind: 'disarm', squadron: 'a-f' });
  expect(refused(turn, 'allies', arm('a-tb', 'torpedoes'))).toBeUndefined();
  const most = (land: 'airbase' | 'airfield' | 'airstrip' | 'seaplaneBase') =>
    mostArmedSteps({ land, airGroup: 4 } as never);
  expect([most('airbase'), most('airfield'), most('airstrip'), most('seaplaneBase')]).toEqual([
    64, 24, 8, 8,
  ]);
});

test('[ST-4.6] a Moderate carrier arms, launches and lands four steps in a turn, a Heavy one none', () => {
  const state = carrier();
  damage(state, 'a1-ship', 4);
  const turn = inPhase(state, 'arming');
  give(turn, 'allies', arm('a-f', 'guns'));
  expect(refused(turn, 'allies', arm('a-db', 'bombs'))).toBe('damaged-base');
  damage(state, 'a1-ship', 6);
  expect(refused(inPhase(state, 'arming'), 'allies', arm('a-f', 'search'))).toBe('damaged-base');
  fly(state, 'a-db', [HERE]);
  expect(
    refused(inPhase(state, 'recovery'), 'allies', {
      kind: 'recover',
      squadron: 'a-db',
      at: 'a1-ship',
    }),
  ).toBe('damaged-deck');
  damage(state, 'a1-ship', 4);
  fly(state, 'a-f', [HERE]);
  const landing = inPhase(state, 'recovery');
  give(landing, 'allies', { kind: 'recover', squadron: 'a-db', at: 'a1-ship' });
  expect(refused(landing, 'allies', { kind: 'recover', squadron: 'a-f', at: 'a1-ship' })).toBe(
    'damaged-deck',
  );
});

/** An Allied land base here with so many squadrons. */
function onLand(kind: 'airbase' | 'airfield' | 'airstrip', count: number, damageLevels = 0) {
  const state = scene({
    divisions: [ships('A1', hex(1, 1)), ships('X1', hex(11, 0))],
    landUnits: [base('a-base', HERE, kind)],
    squadrons: Array.from({ length: count }, (_, n) =>
      scenarioSquadron(`a-f-${n}`, 'a-base', FIGHTERS),
    ),
  });
  Object.assign(state.forces.allies.landUnits['a-base'] ?? {}, { damageLevels });
  return state;
}

test('[ST-4.7] a Moderate base arms and launches half its squadrons, a Heavy one only lands, one out of action nothing', () => {
  const moderate = inPhase(onLand('airstrip', 3, 3), 'arming');
  give(moderate, 'allies', arm('a-f-0', 'guns'));
  give(moderate, 'allies', arm('a-f-1', 'search'));
  expect(refused(moderate, 'allies', arm('a-f-2', 'guns'))).toBe('damaged-base');
  const heavy = onLand('airstrip', 3, 4);
  expect(refused(inPhase(heavy, 'arming'), 'allies', arm('a-f-0', 'guns'))).toBe('damaged-base');
  fly(heavy, 'a-f-0', [HERE]);
  const land = { kind: 'recover', squadron: 'a-f-0', at: 'a-base' } as const;
  expect(refused(inPhase(heavy, 'recovery'), 'allies', land)).toBeUndefined();
  const ruined = onLand('airstrip', 3, 5);
  fly(ruined, 'a-f-0', [HERE]);
  expect(refused(inPhase(ruined, 'recovery'), 'allies', land)).toBe('damaged-deck');
});

test('[ST-4.16] a carrier whose flight deck is closed arms, launches and lands nothing', () => {
  const state = carrier();
  Object.assign(state.forces.allies.ships['a1-ship'] ?? {}, { criticals: ['mainBattery'] });
  armed(state, 'allies', 'a-db', 'bombs');
  expect(refused(inPhase(state, 'arming'), 'allies', arm('a-f', 'guns'))).toBe('damaged-base');
  expect(
    refused(inPhase(state, 'movement'), 'allies', { kind: 'launch', squadron: 'a-db', to: NORTH }),
  ).toBe('no-deck');
  fly(state, 'a-f', [HERE]);
  expect(
    refused(inPhase(state, 'recovery'), 'allies', {
      kind: 'recover',
      squadron: 'a-f',
      at: 'a1-ship',
    }),
  ).toBe('damaged-deck');
});

/** A cruiser with two scout steps here. */
const floatplanes = (given: Partial<StrategicScenario> = {}) =>
  scene({
    divisions: [
      ships('A1', HERE, { scoutSteps: 2 }),
      ships('A2', HERE, { scoutSteps: 2 }),
      ships('X1', hex(11, 0)),
    ],
    squadrons: [{ ...scenarioSquadron('a-sc', 'a1-ship', { type: 'SC' }, 2), isScout: true }],
    ...given,
  });

test('[ST-12.4] floatplanes are armed for search, and fly from and to their own ship by day in Clear weather', () => {
  const launch = { kind: 'launch', squadron: 'a-sc', to: NORTH } as const;
  const land = (at: string) => ({ kind: 'recover', squadron: 'a-sc', at }) as const;
  for (const [given, may] of [
    [{}, true],
    [NIGHT, false],
    [POOR, false],
  ] as const) {
    const state = floatplanes(given);
    expect(refused(inPhase(state, 'arming'), 'allies', arm('a-sc', 'guns'))).toBe('wrong-ordnance');
    armed(state, 'allies', 'a-sc', 'search');
    expect(refused(inPhase(state, 'movement'), 'allies', launch)).toBe(
      may ? undefined : 'no-catapult',
    );
    fly(state, 'a-sc', [HERE]);
    const turn = inPhase(state, 'recovery');
    expect(refused(turn, 'allies', land('a1-ship'))).toBe(may ? undefined : 'no-floatplane');
    expect(refused(turn, 'allies', land('a2-ship'))).toBe('no-floatplane');
  }
});

test('[ST-8.17] [ST-8.19] [ST-12.5] what was armed in the last turn is launched in this one and cannot be held back', () => {
  const state = carrier();
  armed(state, 'allies', 'a-db', 'bombs');
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', { kind: 'holdLaunch', squadron: 'a-db' })).toBe('must-launch');
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ launchTurn: 1, ordnance: 'bombs' });
});

test('[ST-12.5] only when a deck cannot launch all, its player holds some back, and may disarm them', () => {
  const state = carrier();
  damage(state, 'a1-ship', 4);
  armed(state, 'allies', 'a-db', 'bombs');
  armed(state, 'allies', 'a-f', 'guns');
  const turn = inPhase(state, 'movement');
  expect(offered(turn, 'allies', 'holdLaunch').map(({ squadron }) => squadron)).toEqual([
    'a-db',
    'a-f',
  ]);
  give(turn, 'allies', { kind: 'holdLaunch', squadron: 'a-db' });
  give(turn, 'allies', { kind: 'launchCap', squadron: 'a-f', over: 'A1' });
  expect(refused(turn, 'allies', { kind: 'launch', squadron: 'a-db', to: NORTH })).toBe(
    'deck-full',
  );
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-f')?.hex).toEqual(HERE);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ hex: null, ordnance: 'bombs' });
  expect(refused(turn, 'allies', { kind: 'disarm', squadron: 'a-db' })).toBeUndefined();
});

test('[ST-12.6] a squadron takes off into a neighboring hex and moves no farther', () => {
  const state = carrier();
  armed(state, 'allies', 'a-db', 'bombs');
  const turn = inPhase(state, 'movement');
  expect(offered(turn, 'allies', 'launch').map(({ to }) => to)).toHaveLength(6);
  expect(refused(turn, 'allies', { kind: 'launch', squadron: 'a-db', to: hex(5, 4) })).toBe(
    'not-next',
  );
  carriedOut(turn, [['allies', { kind: 'launch', squadron: 'a-db', to: NORTH }]]);
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ hex: NORTH, path: [HERE, NORTH] });
  expect(toldOf(turn, 'squadronLaunched')).toMatchObject([{ seenBy: ['allies'], over: null }]);
  const again = inPhase(state, 'movement');
  expect(
    refused(again, 'allies', {
      kind: 'moveSquadrons',
      squadrons: ['a-db'],
      path: [HERE],
      goal: 'none',
    }),
  ).toBe('just-launched');
});

test('[ST-12.7] CAP stays over its division and goes with it; Guns alone fly it', () => {
  const state = carrier();
  armed(state, 'allies', 'a-f', 'guns');
  armed(state, 'allies', 'a-db', 'bombs');
  const turn = inPhase(state, 'movement');
  expect(refused(turn, 'allies', { kind: 'launchCap', squadron: 'a-db', over: 'A1' })).toBe(
    'no-guns',
  );
  expect(refused(turn, 'allies', { kind: 'launchCap', squadron: 'a-f', over: 'X1' })).toBe(
    'not-there',
  );
  give(turn, 'allies', { kind: 'launchCap', squadron: 'a-f', over: 'A1' });
  give(turn, 'allies', { kind: 'moveDivision', division: 'A1', to: NORTH });
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: NORTH, capOver: 'A1' });
  const next = inPhase(state, 'movement', 2);
  carriedOut(next, [['allies', { kind: 'moveDivision', division: 'A1', to: HERE }]]);
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: HERE, path: [NORTH, HERE] });
});

test('[ST-12.7] a patrol in the air may be put over another unit of its hex, or sent away', () => {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('A2', HERE), ships('X1', hex(11, 0))],
    squadrons: [scenarioSquadron('a-f', 'a1-ship', FIGHTERS)],
  });
  fly(state, 'a-f', [HERE], { launchTurn: 0, ordnance: 'guns', capOver: 'A1' });
  const turn = inPhase(state, 'movement');
  give(turn, 'allies', { kind: 'launchCap', squadron: 'a-f', over: 'A2' });
  give(turn, 'allies', { kind: 'moveDivision', division: 'A2', to: NORTH });
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: NORTH, capOver: 'A2' });
  carriedOut(inPhase(state, 'movement', 2), [
    ['allies', { kind: 'moveSquadrons', squadrons: ['a-f'], path: [HERE], goal: 'none' }],
  ]);
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: HERE, capOver: null });
});

test('[ST-12.7] [ST-2.5] a patrol over a division that is merged goes with the division that its carrier is in now', () => {
  const state = scene({
    divisions: [ships('A1', HERE, CARRIER), ships('A2', HERE), ships('X1', hex(11, 0))],
    squadrons: [scenarioSquadron('a-f', 'a1-ship', FIGHTERS)],
  });
  fly(state, 'a-f', [HERE], { launchTurn: 0, ordnance: 'guns', capOver: 'A1' });
  const turn = inPhase(state, 'movement');
  const groups = [['a1-ship', 'a2-ship']];
  give(turn, 'allies', { kind: 'splitMerge', divisions: ['A2', 'A1'], groups });
  give(turn, 'allies', { kind: 'moveDivision', division: 'A2', to: NORTH });
  confirm(turn);
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: NORTH, capOver: 'A2' });
});

test('[ST-12.24] without an order Guns fly CAP over their own unit, others circle over the first neighboring hex', () => {
  const state = carrier();
  armed(state, 'allies', 'a-f', 'guns');
  armed(state, 'allies', 'a-db', 'bombs');
  confirm(inPhase(state, 'movement'));
  expect(flightOf(state, 'allies', 'a-f')).toMatchObject({ hex: HERE, capOver: 'A1' });
  expect(flightOf(state, 'allies', 'a-db')).toMatchObject({ hex: NORTH, capOver: null });
});

test('[ST-12.8] [ST-12.9] at night a launch and a landing each cost a step on 1 to 3, with Radar on a 1', () => {
  for (const hasRadar of [false, true])
    for (let die = 1; die <= 6; die += 1) {
      const lost = die <= (hasRadar ? 1 : 3) ? 1 : 0;
      const state = carrier({
        ...NIGHT,
        squadrons: [scenarioSquadron('a-f', 'a1-ship', { ...FIGHTERS, hasRadar })],
      });
      armed(state, 'allies', 'a-f', 'guns');
      const launch = inPhase(state, 'movement');
      launch.shows = () => die;
      confirm(launch);
      expect(state.forces.allies.squadrons['a-f']).toMatchObject({
        steps: 4 - lost,
        lostForGood: lost,
      });
      const landing = inPhase(state, 'recovery');
      landing.shows = () => die;
      carriedOut(landing, [['allies', { kind: 'recover', squadron: 'a-f', at: 'a1-ship' }]]);
      expect(state.forces.allies.squadrons['a-f']).toMatchObject({ steps: 4 - 2 * lost });
      expect(landing.reasons).toEqual(['a-f, landing at night']);
    }
});

test('[ST-12.9] by day nothing is rolled', () => {
  const state = carrier();
  armed(state, 'allies', 'a-f', 'guns');
  const turn = inPhase(state, 'movement');
  confirm(turn);
  expect(turn.reasons).toEqual([]);
});

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

test('[ST-5.17] arming, launches and landings leave what the enemy sees and may order as it was', () => {
  const seen = (busy: boolean): string => {
    const state = carrier();
    if (busy) armed(state, 'allies', 'a-f', 'guns');
    if (busy) fly(state, 'a-tb', [HERE], { launchTurn: 0 });
    const turn = inPhase(state, 'movement');
    confirm(turn);
    if (busy) give(turn, 'allies', arm('a-db', 'bombs'));
    confirm(turn);
    if (busy) give(turn, 'allies', { kind: 'recover', squadron: 'a-tb', at: 'a1-ship' });
    confirm(turn);
    expect(flightOf(state, 'allies', 'a-db')?.ordnance).toBe(busy ? 'bombs' : undefined);
    const view = strategic.view(state, 'axis');
    return JSON.stringify([view, strategic.legalOrders(state, 'axis')]);
  };
  expect(seen(true)).toBe(seen(false));
});
