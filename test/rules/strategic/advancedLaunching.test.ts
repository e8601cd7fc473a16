import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { arm, carrier, damage } from './advancedDecks';
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
import { fly, HERE, hex, NIGHT, NORTH, scene, ships } from './advancedScene';
import { CARRIER, FIGHTERS, scenarioSquadron } from './smallGame';

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
      expect(landing.reasons).toEqual(['atNight.landing a-f']);
    }
});

test('[ST-12.9] by day nothing is rolled', () => {
  const state = carrier();
  armed(state, 'allies', 'a-f', 'guns');
  const turn = inPhase(state, 'movement');
  confirm(turn);
  expect(turn.reasons).toEqual([]);
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
