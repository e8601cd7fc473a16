import { expect, test } from 'vitest';
import { type BattleScenario, CALIBERS, type ShipTrait } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  type TestShip,
} from './fixture';

const ALL_GUNS: TestShip = { id: 'a', primary: 'N', secondary: 'N', tertiary: 'N' };

interface Setting {
  rangeHexes?: number;
  firer?: Partial<TestShip>;
  still?: 'dead' | 'aground';
  scenario?: Partial<Omit<BattleScenario, 'taskForces'>>;
}

function setting({ rangeHexes = 2, firer, still, scenario = {} }: Setting) {
  const state = newBattle({
    allies: [{ at: [0, 0], ships: [{ ...ALL_GUNS, ...firer }] }],
    axis: [{ at: [rangeHexes, 0], ships: [{ ...ALL_GUNS, id: 'x', hull: 'HHHHHHHHH' }] }],
    scenario,
  });
  if (still === 'dead') setShip(state, 'x', { speed: '0' });
  if (still === 'aground') setShip(state, 'x', { aground: true });
  return atImpulse(state, 4);
}

/** What a salvo of one die that misses tells of itself. */
function salvo(it: Setting, weapon = 'secondary') {
  const events = resolve(setting(it), { allies: [`fire a ${weapon} x`] }, [1]);
  return eventsOf(events, 'salvoFired')[0];
}
const codesOf = (it: Setting) => salvo(it)?.modifiers.map(({ code }) => code);

const REACH = { primary: 6, secondary: 4, tertiary: 2 };
const reaches = CALIBERS.flatMap((caliber) =>
  [0, 1, 2, 3, 4, 5, 6].map((rangeHexes) => ({ caliber, rangeHexes })),
);

test('[BT-9.1] primary guns reach six hexes, secondary four, tertiary two', () => {
  for (const { caliber, rangeHexes } of reaches)
    expect(
      refusalOf(setting({ rangeHexes }), 'allies', `fire a ${caliber} x`)?.code,
      `${caliber} at ${rangeHexes}`,
    ).toBe(rangeHexes <= REACH[caliber] ? undefined : 'target-out-of-range');
});

test('[BT-9.1] beyond six hexes not even a target in sight is in range', () => {
  const state = setting({ rangeHexes: 6 });
  const seen = newBattle({
    allies: [
      { at: [0, 0], ships: [ALL_GUNS] },
      { at: [2, -1], ships: [{ id: 'scout' }] },
    ],
    axis: [{ at: [7, 0], ships: [{ id: 'x' }] }],
  });
  expect(refusalOf(state, 'allies', 'fire a primary x')).toBeUndefined();
  expect(refusalOf(atImpulse(seen, 4), 'allies', 'fire a primary x')).toMatchObject({
    code: 'target-out-of-range',
    rule: 'BT-9.1',
  });
});

test.each([1, 2, 3, 4, 5, 6])(
  '[BT-9.2] one die a factor; unmodified a %i hits if it is a 6',
  (die) => {
    const state = setting({ firer: { secondary: 'NNN' } });
    const damage = die === 6 ? [1, 1] : [];
    const events = resolve(state, { allies: ['fire a secondary x'] }, [1, die, 1, ...damage]);
    expect(eventsOf(events, 'salvoFired')[0]).toMatchObject({
      factors: 3,
      needed: 6,
      hits: die === 6 ? 1 : 0,
    });
  },
);

test('[BT-9.3] all primary fire is rolled, then all secondary, then all tertiary, in whatever order declared', () => {
  const events = resolve(
    setting({}),
    {
      allies: ['fire a tertiary x', 'fire a secondary x', 'fire a primary x'],
      axis: ['fire x secondary a', 'fire x tertiary a', 'fire x primary a'],
    },
    [1, 1, 1, 1, 1, 1],
  );
  expect(eventsOf(events, 'salvoFired').map(({ ship, weapon }) => `${ship} ${weapon}`)).toEqual([
    'a primary',
    'x primary',
    'a secondary',
    'x secondary',
    'a tertiary',
    'x tertiary',
  ]);
});

const trait = (...traits: ShipTrait[]) => ({ traits });
const NIGHT = { hour: 'night' as const };

test('[BT-9.4] without a reason there is no modifier', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ rangeHexes: 1, scenario: NIGHT })).toEqual([]);
});

test('[BT-9.4] +1 for a firer noted for excellent gunnery, with every caliber', () => {
  const firer = trait('excellentGunnery');
  for (const caliber of CALIBERS)
    expect(salvo({ firer }, caliber)).toMatchObject({
      modifiers: [{ code: 'excellent-gunnery', value: 1, rule: 'BT-9.4' }],
      needed: 5,
    });
});

test('[BT-9.4] +1 against a target dead in the water or aground, once for both', () => {
  expect(codesOf({ still: 'dead' })).toEqual(['target-still']);
  expect(codesOf({ still: 'aground' })).toEqual(['target-still']);
  const both = setting({ still: 'dead' });
  setShip(both, 'x', { aground: true });
  const [fired] = eventsOf(resolve(both, { allies: ['fire a secondary x'] }, [1]), 'salvoFired');
  expect(fired?.needed).toBe(5);
});

test('[BT-9.4] +1 for fire-control radar at night at up to three hexes, not by day and not further', () => {
  const firer = trait('fireControlRadar');
  expect(codesOf({ firer, rangeHexes: 3, scenario: NIGHT })).toEqual(['fire-control-radar']);
  expect(codesOf({ firer, rangeHexes: 3 })).toEqual([]);
  const far = setting({ firer, rangeHexes: 4, scenario: NIGHT });
  setShip(far, 'x', { flash: true });
  const events = resolve(far, { allies: ['fire a secondary x'] }, [1]);
  expect(eventsOf(events, 'salvoFired')[0]?.modifiers).toEqual([]);
  expect(codesOf({ firer: trait('searchRadar'), rangeHexes: 3, scenario: NIGHT })).toEqual([]);
});

test('[BT-9.4] +1 at range 0, not at 1', () => {
  expect(codesOf({ rangeHexes: 0 })).toEqual(['point-blank']);
  expect(codesOf({ rangeHexes: 1 })).toEqual([]);
});

test('[BT-9.4] modifiers add up to +2 at most', () => {
  const firer = trait('excellentGunnery', 'fireControlRadar');
  const all = salvo({ firer, rangeHexes: 0, still: 'dead', scenario: NIGHT });
  expect(all?.modifiers).toHaveLength(4);
  expect(all?.needed).toBe(4);
  expect(salvo({ firer, scenario: NIGHT })?.needed).toBe(4);
});

test('[BT-9.5] in squalls and storms tertiary guns do not fire, unless the scenario allows it', () => {
  const line = 'fire a tertiary x';
  for (const weather of ['squall', 'storm'] as const) {
    expect(refusalOf(setting({ scenario: { weather } }), 'allies', line)).toMatchObject({
      code: 'rough-sea',
      rule: 'BT-9.5',
    });
    const allows = { flashes: true, tertiaryInStorm: true, torpedoesInStorm: false };
    expect(refusalOf(setting({ scenario: { weather, allows } }), 'allies', line)).toBeUndefined();
    expect(
      refusalOf(setting({ scenario: { weather } }), 'allies', 'fire a secondary x'),
    ).toBeUndefined();
  }
  for (const weather of ['clear', 'cloud', 'rain'] as const)
    expect(refusalOf(setting({ scenario: { weather } }), 'allies', line)).toBeUndefined();
});

const NEEDED: [string, Setting, number][] = [
  ['no modifier', {}, 6],
  ['+1', { still: 'dead' }, 5],
  ['+2', { still: 'dead', rangeHexes: 0 }, 4],
  ['+3, cut to +2', { still: 'dead', rangeHexes: 0, firer: trait('excellentGunnery') }, 4],
];
const dice = NEEDED.flatMap(([name, it, needed]) =>
  [1, 2, 3, 4, 5, 6].map((die) => ({ name, it, die, hits: die >= needed })),
);
test.each(dice)('[BT-9.9] with $name a $die hits: $hits', ({ it, die, hits }) => {
  const damage = hits ? [1, 1] : [];
  const events = resolve(setting(it), { allies: ['fire a secondary x'] }, [die, ...damage]);
  expect(eventsOf(events, 'salvoFired')[0]?.hits).toBe(hits ? 1 : 0);
});

test('[BT-EX11] excellent gunnery, a dead target and range 0: a 4 hits and a 3 misses', () => {
  const it: Setting = { still: 'dead', rangeHexes: 0, firer: trait('excellentGunnery') };
  const shots = [3, 4].map((die) =>
    resolve(setting(it), { allies: ['fire a secondary x'] }, die === 4 ? [4, 1, 1] : [3]),
  );
  expect(shots.map((events) => eventsOf(events, 'salvoFired')[0]?.hits)).toEqual([0, 1]);
});
