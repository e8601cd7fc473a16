import { expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import type { StrategicScenario } from '../../../src/rules/strategic';
import { ordnanceFor } from '../../../src/rules/strategic/advanced/arming';
import { mostArmedSteps } from '../../../src/rules/strategic/advanced/bases';
import { arm, carrier, damage, onLand } from './advancedDecks';
import { armed, confirm, flightOf, give, inPhase, offered, refused, toldOf } from './advancedGame';
import { fly, HERE, hex, NIGHT, NORTH, POOR, scene, ships } from './advancedScene';
import { DIVE_BOMBERS, FIGHTERS, PATROL, scenarioSquadron, TORPEDO_BOMBERS } from './smallGame';

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
