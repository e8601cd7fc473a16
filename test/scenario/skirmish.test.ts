import { describe, expect, test } from 'vitest';
import { must } from '../../src/rules/core';
import { loadScenario } from '../../src/scenario';
import { FRONTS } from '../../src/scenario/core/skirmish/fronts';
import type { SkirmishPlan } from '../../src/scenario/core/skirmish/plan';
import { type SkirmishWish, TASKS } from '../../src/scenario/core/skirmish/wish';
import { servesOn } from '../../src/scenario/records/figures';
import {
  idOfWish,
  skirmishFile,
  skirmishFormOf,
  skirmishSystems,
  wishOfId,
} from '../../src/scenario/skirmish/drawn';
import { drawSkirmish } from '../../src/scenario/skirmish/generate';
import { readSkirmishId } from '../../src/scenario/skirmish/link';
import { registry } from './shipped';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed${i}`);

function planOf(wish: SkirmishWish): SkirmishPlan {
  const form = skirmishFormOf(wish.system);
  if (!form) throw new Error(`no skirmishes of ${wish.system}`);
  const read = drawSkirmish(wish, form, registry);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const EVERYTHING = {
  ...{ system: 'battle', seed: 'abcdefgh', year: 1942, theater: 'mediterranean', points: 140 },
  ...{ hour: 'night', weather: 'squall', task: 'bombardment', variant: 9 },
  navies: ['royal-navy', 'regia-marina'],
} as const satisfies SkirmishWish;

describe('the id of a skirmish', () => {
  test('says all of the wish, and is no longer than an id may be', () => {
    const id = idOfWish(EVERYTHING) ?? '';
    expect(id).toBe('skirmish-b1-abcdefgh-rn-rm-1942-med-140p-night-squall-bomb-v9');
    expect(wishOfId(id)).toEqual(EVERYTHING);
  });

  test.each([
    ['another order of its parts', 'skirmish-b1-abc-night-rn'],
    ['a part twice', 'skirmish-b1-abc-rn-rn'],
    ['a part that means nothing', 'skirmish-b1-abc-fog'],
    ['no seed', 'skirmish-b1'],
    ['a year without a war at sea', 'skirmish-b1-abc-1938'],
    ['more points than there are', 'skirmish-b1-abc-9000p'],
    ['the mark of no system', 'skirmish-x9-abc'],
    ['another word in front', 'scuffle-b1-abc'],
  ])('is none with %s', (_, id) => {
    expect(wishOfId(id)).toBeUndefined();
  });

  test('keeps the choices of each kind apart', () => {
    for (const task of TASKS) {
      const id = idOfWish({ system: 'battle', seed: 'a', task }) ?? '';
      expect(readSkirmishId(id)?.wish).toEqual({ seed: 'a', task });
    }
  });
});

describe.each(skirmishSystems())('skirmishes of $id', ({ id: system, form }) => {
  test.each(SEEDS)('%s is a sound scenario of ships in service, none twice', (seed) => {
    const plan = planOf({ system, seed });
    const read = loadScenario(form.write(plan), registry, plan.id);
    expect(read.ok ? [] : read.faults).toEqual([]);
    const ships = plan.groups.flatMap((group) => group.ships);
    expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
    for (const ship of ships) expect(servesOn(ship, plan.date)).toBe(true);
    for (const { side, ships: own } of plan.groups)
      for (const { navy } of own) expect(plan.front.navies[side]).toContain(navy);
  });

  test('the same id is the same battle, another seed another', () => {
    const id = idOfWish({ system, seed: 'same', year: 1942 }) ?? '';
    expect(skirmishFile(id, registry)).toEqual(skirmishFile(id, registry));
    const other = planOf({ system, seed: 'other', year: 1942 });
    expect(other.groups).not.toEqual(planOf({ system, seed: 'same', year: 1942 }).groups);
  });

  test('a variant is the same occasion with other fleets', () => {
    const [first, second] = [undefined, 2].map((variant) =>
      planOf({ system, seed: 'occasion', ...(variant && { variant }) }),
    );
    const { groups, id, points, situation, ...occasion } = first as SkirmishPlan;
    expect(second).toMatchObject(occasion);
    expect(second?.groups).not.toEqual(groups);
  });

  test.each(['day', 'night'] as const)('all that is wished for comes about by %s', (hour) => {
    const wish = {
      year: 1941,
      theater: 'mediterranean',
      points: 70,
      hour,
      weather: 'rain',
    } as const;
    for (const task of ['meeting', 'chase', 'bombardment'] as const) {
      const plan = planOf({ ...wish, system, seed: 'wish', navies: ['regia-marina'], task });
      expect(plan).toMatchObject({ theater: wish.theater, hour, weather: 'rain', task });
      expect(plan.date.slice(0, 4)).toBe('1941');
      expect(plan.front.navies.axis).toEqual(['regia-marina']);
      expect(Math.abs(plan.points.allies - 70)).toBeLessThan(35);
    }
  });

  test('points of both sides are near each other, but for what the task is worth', () => {
    const plans = SEEDS.map((seed) => planOf({ system, seed, task: 'meeting', points: 140 }));
    for (const { points } of plans)
      expect(Math.abs(points.allies - points.axis) / points.allies).toBeLessThan(0.15);
  });

  test('the merchant ships of a convoy are those of the side with the task', () => {
    const { groups, actor } = planOf({ system, seed: 'convoy', task: 'convoy' });
    const convoys = groups.filter(({ purpose }) => purpose === 'convoy');
    expect(convoys.map(({ side }) => side)).toEqual([actor]);
  });

  test('navies that never were at war there and then are told', () => {
    const never = idOfWish({ system, seed: 'a', navies: ['regia-marina'], year: 1945 }) ?? '';
    const read = skirmishFile(never, registry);
    expect(read.ok ? [] : read.faults).toMatchObject([
      { path: 'navies', found: 'regia-marina, 1945' },
    ]);
  });
});

/** The courses of all groups of a drawn chase. */
function coursesIn(system: string, seed: string, mark?: string): Set<string> {
  const form = must(skirmishFormOf(system), 'skirmishes');
  const plan = planOf({ system, seed, task: 'chase', ...(mark && { mark }) });
  const file = form.write(plan) as Record<string, { course: string }[]>;
  return new Set((file.elements ?? file.squadrons ?? []).map(({ course }) => course));
}

test.each(['seekrieg', 'fleet-action'])(
  'in a chase of %s pursuers sail as those whom they pursue, astern of them',
  (system) => {
    for (const seed of SEEDS.slice(0, 6)) expect(coursesIn(system, seed).size).toBe(1);
  },
);

test('links of the first version of a drawing lead to the battles of that version', () => {
  for (const seed of SEEDS.slice(0, 6)) {
    const id = `skirmish-f1-${seed}-chas`;
    const wish = must(wishOfId(id), 'a wish');
    expect(wish).toEqual({ system: 'fleet-action', mark: 'f1', seed, task: 'chase' });
    expect(idOfWish(wish)).toBe(id);
    expect(coursesIn('fleet-action', seed, 'f1').size).toBe(2);
  }
  expect(idOfWish({ system: 'fleet-action', seed: 'a' })).toBe('skirmish-f2-a');
  expect(wishOfId('skirmish-f0-a')).toBeUndefined();
});

test('fronts are in order: they begin before they end, and somebody holds a coast', () => {
  for (const { from, to, coasts } of FRONTS) {
    expect(from < to).toBe(true);
    expect([...coasts.allies, ...coasts.axis].length).toBeGreaterThan(1);
  }
});
