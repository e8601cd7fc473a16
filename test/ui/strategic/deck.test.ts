import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { deckChoices, deckPick, deckStates } from '../../../src/ui/systems/strategic/air/deck';
import { kindsOf } from '../../../src/ui/systems/strategic/air/kinds';
import { squadronGroups } from '../../../src/ui/systems/strategic/desk/squadrons';
import { armed, inPhase } from '../../rules/strategic/advancedGame';
import { fly, HERE, scene } from '../../rules/strategic/advancedScene';
import { smallAdvanced } from '../../rules/strategic/smallGame';
import { deskOf } from './deskOf';

const DIVE_BOMBERS = ['a-db-1', 'a-db-2'];

const decks = (): StrategicState => {
  const { squadrons, landUnits } = smallAdvanced();
  return scene({ squadrons, landUnits });
};

/** The dive bombers of the carrier, on the desk of their side. */
function diveBombers(state: StrategicState, picked: readonly string[] = []) {
  const taken = new Map<string, number>();
  const { desk } = deskOf({ state, squads: Object.fromEntries(picked.map((id) => [id, 1])) });
  const plans = desk.view.forces.allies?.advanced;
  if (!plans) throw new Error('no air operations');
  const squadrons = squadronGroups(desk.view, 'allies')
    .flatMap((group) => group.squadrons)
    .filter(({ id }) => DIVE_BOMBERS.includes(id));
  const take = (ids: readonly string[], stepsOf: (id: string) => number) => {
    for (const id of ids) taken.set(id, stepsOf(id));
  };
  return { desk: { ...desk, take }, plans, squadrons, taken };
}

test('[ST-12.2] all dive bombers of a deck are armed by one button, and those that are armed are left as they are', () => {
  const { state } = inPhase(decks(), 'arming');
  const unarmed = diveBombers(state);
  const choices = deckChoices(unarmed.desk, unarmed.plans, unarmed.squadrons);
  const bombs = choices.find(({ label }) => label === 'bombs');
  expect(bombs).toMatchObject({
    isOn: false,
    orders: DIVE_BOMBERS.map((squadron) => ({ kind: 'arm', squadron, ordnance: 'bombs' })),
  });
  armed(state, 'allies', 'a-db-1', 'bombs');
  const half = diveBombers(state);
  const again = deckChoices(half.desk, half.plans, half.squadrons);
  expect(again.find(({ label }) => label === bombs?.label)).toMatchObject({
    isOn: false,
    orders: [{ kind: 'arm', squadron: 'a-db-2', ordnance: 'bombs' }],
  });
});

test('[ST-12.2] where all of them are armed alike, the same button disarms all', () => {
  const { state } = inPhase(decks(), 'arming');
  for (const id of DIVE_BOMBERS) armed(state, 'allies', id, 'bombs');
  const { desk, plans, squadrons } = diveBombers(state);
  expect(deckChoices(desk, plans, squadrons)).toContainEqual(
    expect.objectContaining({
      isOn: true,
      orders: DIVE_BOMBERS.map((squadron) => ({ kind: 'disarm', squadron })),
    }),
  );
});

test('a row of several squadrons says how many of them are where', () => {
  const { state } = inPhase(decks(), 'arming');
  const texts = () => {
    const { desk, plans, squadrons } = diveBombers(state);
    return deckStates(desk, plans, squadrons).map(({ text }) => text);
  };
  expect(texts()).toEqual(['hangar']);
  armed(state, 'allies', 'a-db-1', 'bombs');
  expect(texts()).toEqual(['1 × bombs', '1 × hangar']);
});

test('one pick takes all squadrons of a type that are armed, a second one lets them go', () => {
  const { state } = inPhase(decks(), 'movement');
  armed(state, 'allies', 'a-db-1', 'bombs');
  const one = diveBombers(state);
  const pick = deckPick(one.desk, one.plans, one.squadrons);
  expect(pick).toMatchObject({ count: 1, isPicked: false });
  pick.toggle();
  expect([...one.taken.keys()]).toEqual(['a-db-1']);
  expect(one.taken.get('a-db-1')).toBe(one.squadrons[0]?.steps);
  armed(state, 'allies', 'a-db-2', 'bombs');
  const two = diveBombers(state, DIVE_BOMBERS);
  deckPick(two.desk, two.plans, two.squadrons).toggle();
  expect(Object.fromEntries(two.taken)).toEqual({ 'a-db-1': 0, 'a-db-2': 0 });
});

test('squadrons in the air are a kind of their own, and are let go when those aboard are picked', () => {
  const { state } = inPhase(decks(), 'movement', 2);
  fly(state, 'a-db-1', [HERE], { ordnance: 'bombs', launchTurn: 1 });
  armed(state, 'allies', 'a-db-2', 'bombs');
  const { desk, plans, squadrons, taken } = diveBombers(state, ['a-db-1']);
  const kinds = kindsOf(squadrons, ({ id }) => plans.flights[id]?.hex != null);
  expect(kinds.map((kind) => kind.map(({ id }) => id))).toEqual([['a-db-1'], ['a-db-2']]);
  const aboard = squadrons.filter(({ id }) => id === 'a-db-2');
  deckPick(desk, plans, aboard).toggle();
  expect(taken.get('a-db-1')).toBe(0);
  expect(taken.get('a-db-2')).toBe(aboard[0]?.steps);
});
