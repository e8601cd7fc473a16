import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { previewOf } from '../../../src/rules/strategic/action';
import type { Contact } from '../../../src/rules/strategic/model/advancedState';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Resolution, ScenarioLandUnit } from '../../../src/rules/strategic/model/scenario';
import {
  actionIn,
  bothConfirm,
  eventsOf,
  give,
  inAction,
  refusalOf,
  shipOf,
} from './actionFixture';
import { cruiser, ONE_EACH, quickAction } from './quickGame';
import { BATTLESHIP, scenarioShip } from './smallGame';

const choose = (resolution: Resolution): Order => ({ kind: 'chooseResolution', resolution });

/** What a Tactical action or a battle begins with. */
const FIRST_OF_OTHER_WAYS = [1, 1, 1, 1];

function chosen(allies: Resolution | null, axis: Resolution | null, dice: number[] = []) {
  const play = inAction({ ...ONE_EACH, dice: [...dice, ...FIRST_OF_OTHER_WAYS] });
  if (allies) give(play, 'allies', choose(allies));
  if (axis) give(play, 'axis', choose(axis));
  bothConfirm(play);
  return eventsOf(play, 'wayChosen')[0];
}

test('[ST-21.1, ST-21.2] equal choices hold, Quick gives way, and the dice decide between Tactical and Battle', () => {
  expect(chosen('quick', 'quick')?.way).toBe('quick');
  expect(chosen('quick', 'tactical')?.way).toBe('tactical');
  expect(chosen('battle', 'quick')?.way).toBe('battle');
  expect(chosen('tactical', 'battle', [3, 3, 5, 2])).toMatchObject({ way: 'tactical' });
  expect(chosen('tactical', 'battle', [2, 5])?.way).toBe('battle');
  expect(chosen('tactical', 'battle', [2, 5])?.dice).toHaveLength(2);
});

test('[ST-21.2] who does not choose has chosen the default of the scenario', () => {
  expect(chosen(null, null)).toMatchObject({ chosen: { allies: 'quick', axis: 'quick' } });
  expect(chosen(null, 'tactical')?.way).toBe('tactical');
});

test('[ST-21.2, ST-5.14] a choice is sealed, may be changed, and not after confirming', () => {
  const play = inAction(ONE_EACH);
  give(play, 'allies', choose('battle'));
  give(play, 'allies', choose('tactical'));
  const chosenIn = (side: 'allies' | 'axis' | 'spectator') => {
    const stage = strategic.view(play.state, side).action?.stage;
    return stage?.kind === 'choose' ? stage.chosen : undefined;
  };
  expect(chosenIn('allies')).toEqual({ allies: 'tactical', axis: null });
  expect(chosenIn('axis')).toEqual({ allies: null, axis: null });
  expect(chosenIn('spectator')).toEqual({ allies: null, axis: null });
  play.state.confirmed.allies = true;
  expect(refusalOf(play, 'allies', choose('quick'))?.code).toBe('not-now');
});

test('[ST-21.2] an ordered Quick leaves no choice', () => {
  const play = quickAction();
  expect(actionIn(play).stage.kind).toBe('quick');
  expect(eventsOf(play, 'wayChosen')).toEqual([]);
});

test('[ST-21.2, ST-21.4, ST-21.29] land units are bombarded in a Tactical action alone, whatever is ordered', () => {
  const base: ScenarioLandUnit = {
    ...{ id: 'x-base', name: 'Base', side: 'axis', kind: 'airfield', radar: 0 },
    place: { box: 'short' },
  };
  const given = { spec: { landUnits: ['x-base'] }, dice: FIRST_OF_OTHER_WAYS };
  const scenario = { landUnits: [base] };
  expect(actionIn(inAction({ ...ONE_EACH, ...given, scenario })).stage.kind).toBe('tactical');
  expect(actionIn(quickAction({ ...given, scenario })).stage.kind).toBe('tactical');
  const alone = { X1: [] };
  expect(actionIn(quickAction({ ...given, scenario, axis: alone })).stage.kind).not.toBe('quick');
});

test('[ST-5.21] the likely result of each way is told from what a side sees, the same each time', () => {
  const play = inAction({
    allies: { A1: [scenarioShip('a', BATTLESHIP), scenarioShip('b', BATTLESHIP)] },
    axis: { X1: [cruiser('x')] },
  });
  const preview = previewOf(strategic.view(play.state, 'allies'), 'allies');
  expect(preview.ways.map(({ way, basis }) => [way, basis])).toEqual([
    ...[
      ['tactical', 'estimated'],
      ['battle', 'estimated'],
      ['quick', 'sampled'],
    ],
  ]);
  for (const { losses } of preview.ways) {
    expect(losses.enemy.damage).toBeGreaterThan(losses.own.damage);
    expect(losses.enemy.sunk).toBeLessThanOrEqual(1);
    expect([losses.own.ships, losses.enemy.ships]).toEqual([2, 1]);
  }
  expect(previewOf(strategic.view(play.state, 'allies'), 'allies')).toEqual(preview);
  const own = previewOf(strategic.view(play.state, 'axis'), 'axis').ways[2]?.losses.own;
  expect(own).toEqual(preview.ways[2]?.losses.enemy);
});

const report = (given: Partial<Contact>): Contact => ({
  ...{ id: 'c1-1', turn: 1, hex: { q: 8, r: 0 }, spotter: 'a', with: [], by: 'eye' },
  ...{ subject: 'ships', quality: 'good', count: 2, types: { kind: 'none' }, aircraft: null },
  ...given,
});

test('[ST-11.16, ST-5.21] before ships are seen the best report of the turn from the hex stands for them', () => {
  const play = inAction({ ...ONE_EACH, level: 'advanced' });
  play.state.known.allies.ships = {};
  const contacts = play.state.known.allies.advanced?.contacts ?? [];
  const told = (...given: Partial<Contact>[]) => {
    contacts.splice(0, contacts.length, ...given.map(report));
    return previewOf(strategic.view(play.state, 'allies'), 'allies');
  };
  const own = (preview: ReturnType<typeof previewOf>) => preview.ways[2]?.losses.own.damage ?? 0;
  const ships = (preview: ReturnType<typeof previewOf>) => preview.ways[2]?.losses.enemy.ships;
  expect(told({ turn: 0 }, { hex: { q: 1, r: 1 } }, { subject: 'aircraft' }).enemy).toBe('unknown');
  expect([told({}).enemy, ships(told({}))]).toEqual(['reported', 2]);
  const battleships = told({}, { types: { kind: 'types', types: ['BB', 'BB', 'BB'] } });
  const transports = told({ types: { kind: 'types', types: ['TR', 'TR', 'TR'] } });
  expect([ships(battleships), ships(transports)]).toEqual([3, 3]);
  expect(own(battleships)).toBeGreaterThan(own(transports));
  expect(ships(told({ types: { kind: 'groups', large: 1, small: 4 } }))).toBe(5);
  const hurt = { type: 'BB', class: 'x', state: 'heavy' } as const;
  const classes = told({ types: { kind: 'classes', ships: [hurt], course: null } });
  expect(classes.ways[2]?.losses.enemy.ships).toBe(1);
});

test('[ST-5.9, ST-5.21] a preview does not tell Damage Levels apart that look alike, nor ships that are not seen', () => {
  const play = inAction({ ...ONE_EACH, axis: { X1: [cruiser('x')] } });
  const seen = () => previewOf(strategic.view(play.state, 'allies'), 'allies');
  shipOf(play, 'x').damageLevels = 1;
  const one = seen();
  shipOf(play, 'x').damageLevels = 2;
  shipOf(play, 'x').launchesLeft = 0;
  expect(seen()).toEqual(one);
  play.state.known.allies.ships = {};
  expect(seen().ways).toEqual([]);
});
