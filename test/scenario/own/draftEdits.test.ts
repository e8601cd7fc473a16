import { describe, expect, test } from 'vitest';
import { hexKey } from '../../../src/hex';
import {
  newVictoryRule,
  withAwards,
  withVictoryRules,
} from '../../../src/scenario/battle/draft/awards';
import {
  fromEdges,
  onChart,
  shipIdsIn,
  withEntryToggled,
  withNewForce,
  withoutForce,
  withoutShip,
  withShipExchanged,
  withShipMoved,
} from '../../../src/scenario/battle/draft/forces';
import type { BattleDraft } from '../../../src/scenario/battle/draft/shape';
import { sketchOf } from '../../../src/scenario/battle/draft/sketch';
import {
  intoStack,
  joinedInHex,
  movedStack,
  splitOff,
  stackOfShip,
} from '../../../src/scenario/battle/draft/stacks';
import { victoryWords } from '../../../src/scenario/battle/draft/victoryWords';
import { fromFile } from '../../../src/scenario/draft/hexes';
import { withWordsOf } from '../../../src/scenario/draft/victoryWords';
import { faultText } from '../../../src/scenario/form/fault';
import { faultsOfDraft } from '../../../src/scenario/own/drafts';
import { shippedFile } from '../../../src/scenario/shipped';
import { shipped } from '../shipped';
import { empty, six, withShips } from './sixShips';

const { registry } = shipped;
const nameOf = (id: string): string => registry.ships.get(id)?.name ?? id;

const faults = (draft: BattleDraft): string[] =>
  faultsOfDraft(draft, registry, 'own').map(faultText);

describe('an empty chart', () => {
  test('lacks nothing but ships', () => {
    expect(faults(empty)).toEqual([
      'own: taskForces[0].ships: expected a list that is not empty, found a list of 0',
      'own: taskForces[1].ships: expected a list that is not empty, found a list of 0',
    ]);
  });

  test('is a battle once six ships are on it', () => {
    expect(faults({ ...six, date: '1939-12-13' })).toEqual([]);
    expect(six.taskForces.map(({ stacks }) => stacks?.map(({ ships }) => ships.length))).toEqual([
      [3],
      [3],
    ]);
  });

  test('takes the flag of the first ship of a side, and no ship twice', () => {
    const italian = withShips(empty, 1, 'zara', 'zara');
    expect(italian.sides.axis).toEqual({ name: 'Regia Marina', nation: 'italy' });
    expect(shipIdsIn(italian)).toEqual(['zara']);
  });
});

describe('ships and forces', () => {
  test('a ship out takes along what is said of her', () => {
    const scored = withAwards(six, 'boxes', [
      { side: 'axis', ship: 'exeter', row: 'hull', points: 1 },
      { side: 'axis', ship: 'ajax', row: 'hull', points: 1 },
    ]);
    const decided = withVictoryRules(scored, [
      { winner: 'axis', all: [{ ships: ['exeter'], least: 1, lost: 'ship' }] },
    ]);
    const left = withoutShip(decided, 'exeter');
    expect(shipIdsIn(left)).not.toContain('exeter');
    expect(left.extraPoints?.boxes?.map(({ ship }) => ship)).toEqual(['ajax']);
    expect(left).not.toHaveProperty('victoryRules');
    expect(left.taskForces[0]?.stacks?.[0]?.ships).toEqual(['ajax', 'achilles']);
  });

  test('the last ship out leaves her force, empty', () => {
    const left = ['ajax', 'achilles', 'exeter'].reduce(withoutShip, six);
    expect(left.taskForces[0]).toMatchObject({ ships: [], stacks: [] });
    expect(withoutForce(six, 0).taskForces.map(({ side }) => side)).toEqual(['axis']);
  });

  test('a new force comes from where its side comes from, under an id of its own', () => {
    const more = withNewForce(withNewForce(six, 'allies'), 'allies');
    expect(more.taskForces.map(({ id }) => id)).toEqual([
      'allies-1',
      'axis-1',
      'allies-2',
      'allies-3',
    ]);
    expect(more.taskForces[2]?.entry).toEqual(['SW']);
    expect(shipIdsIn(withShipMoved(more, 'exeter', 2, registry), 'allies')).toHaveLength(3);
    expect(withShipMoved(more, 'exeter', 2, registry).taskForces[2]?.stacks?.[0]?.ships).toEqual([
      'exeter',
    ]);
  });

  test('one in the place of another has her stack and her objectives', () => {
    const scored = withAwards(six, 'boxes', [
      { side: 'axis', ship: 'exeter', row: 'hull', points: 1 },
    ]);
    const york = withShipExchanged(scored, 'exeter', 'york');
    expect(york.extraPoints?.boxes?.[0]?.ship).toBe('york');
    expect(york.taskForces[0]?.stacks?.[0]?.ships).toEqual(['ajax', 'achilles', 'york']);
    expect(withShipExchanged(scored, 'exeter', 'ajax')).toBe(scored);
  });

  test('edges are kept in their order', () => {
    const both = withEntryToggled(withEntryToggled(six, 0, 'N'), 0, 'S');
    expect(both.taskForces[0]?.entry).toEqual(['N', 'S', 'SW']);
    expect(withEntryToggled(both, 0, 'SW').taskForces[0]?.entry).toEqual(['N', 'S']);
  });
});

describe('stacks', () => {
  test('[BT-2.4] are filled up to twelve, and begun anew in a free hex of sea', () => {
    const many = withShips(
      empty,
      0,
      'hood',
      'rodney',
      'king-george-v',
      'nelson',
      'warspite',
      'valiant',
      'malaya',
    );
    const [first, second] = many.taskForces[0]?.stacks ?? [];
    expect([first?.ships.length, second?.ships]).toEqual([6, ['malaya']]);
    expect(second?.hex).not.toEqual(first?.hex);
  });

  test('are split and joined', () => {
    const split = splitOff(six, 'ajax');
    expect(stackOfShip(split, 'ajax')).toEqual({ force: 0, stack: 1 });
    expect(splitOff(split, 'ajax')).toBe(split);
    const again = intoStack(split, 'ajax', { force: 0, stack: 0 });
    expect(again.taskForces[0]?.stacks).toHaveLength(1);
    const hex = fromFile(split.taskForces[0]?.stacks?.[0]?.hex ?? [0, 0]);
    const here = joinedInHex(movedStack(split, { force: 0, stack: 1 }, hex), {
      force: 0,
      stack: 1,
    });
    expect(here.taskForces[0]?.stacks?.map(({ ships }) => [...ships].sort())).toEqual([
      ['achilles', 'ajax', 'exeter'],
    ]);
  });

  test('[BT-3.15] are there for all forces or none', () => {
    const entering = fromEdges(six);
    expect(entering.taskForces.every((force) => !('stacks' in force))).toBe(true);
    const placed = onChart(entering, registry);
    expect(
      placed.taskForces.map(({ stacks }) => stacks?.flatMap(({ ships }) => ships).length),
    ).toEqual([3, 3]);
  });
});

describe('victory in words', () => {
  test('says what the figures say, and follows them until its author writes his own', () => {
    const scored = withAwards(six, 'exits', [
      { side: 'axis', by: ['S', 'SW'], points: 4, ships: ['admiral-graf-spee'] },
    ]);
    const follow = withWordsOf((it: BattleDraft) => victoryWords(it, nameOf));
    expect(follow(six, scored).victory).toBe(
      'Points for ships sunk and crippled. The Kriegsmarine also scores 4 points for each of Admiral Graf Spee that leaves the board to the south or southwest.',
    );
    const own = { ...six, victory: 'Sink her.' };
    expect(follow(own, { ...scored, victory: 'Sink her.' }).victory).toBe('Sink her.');
  });

  test('[BT-14.1] conditions take the place of points', () => {
    const rule = newVictoryRule(six, 'allies');
    const decided = withVictoryRules(six, rule ? [rule] : []);
    expect(victoryWords(decided, nameOf)).toContain('The Royal Navy wins if at least 3 of');
    expect(faults({ ...decided, date: '1939-12-13' })).toEqual([]);
    expect(newVictoryRule(empty, 'allies')).toBeUndefined();
  });
});

describe('the sketch of a draft', () => {
  test('draws what there is of it, whatever is wrong with the rest', () => {
    const wrong: BattleDraft = {
      ...six,
      taskForces: six.taskForces.map((force) => ({
        ...force,
        ships: [...force.ships, { ship: 'no-such-ship' }, { ship: 'ajax' }],
        stacks: [{ ships: ['no-such-ship'], hex: [0, 0] }, ...(force.stacks ?? [])],
      })),
    };
    const scenario = sketchOf(wrong, registry);
    expect(scenario.taskForces.map(({ ships }) => ships.length)).toEqual([3, 3]);
    expect(scenario.taskForces.map(({ stacks }) => stacks?.length)).toEqual([1, 1]);
  });

  test.each(
    shipped.scenarios.filter(({ system }) => system === 'battle').map(({ card }) => card.id),
  )('of %s has its land and its ships, and no faults', (id) => {
    const draft = shippedFile(id) as BattleDraft;
    expect(faults(draft)).toEqual([]);
    const scenario = sketchOf(draft, registry);
    expect(scenario.land.map(hexKey)).toEqual((draft.land ?? []).map((it) => hexKey(fromFile(it))));
    expect(scenario.taskForces.flatMap(({ ships }) => ships.map((it) => it.id))).toEqual(
      shipIdsIn(draft),
    );
  });
});
