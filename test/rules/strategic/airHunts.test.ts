import { expect, test } from 'vitest';
import { weaponAt } from '../../../src/rules/strategic/air/targets';
import { view } from '../../../src/rules/strategic/game/view';
import { attackOn, part, recard } from './airGame';
import { squadron } from './fixture';
import { advancedPlay, basicPlay, toldOf, type Underway } from './underway';

test('[ST-5.8] the boat that is attacked stands in nobody’s view of the attack', () => {
  const play = basicPlay([]);
  attackOn(play, { ...boatAt(play, true), strike: [charges('a-base-pa', 3)], cap: [part('x-f')] });
  expect(play.state.air?.ships.map(({ id }) => id)).toEqual(['x-boat']);
  expect(view(play.state, 'allies').air?.ships).toEqual([]);
});

const boatAt = (play: Underway, isSubmerged: boolean) => {
  const { submarine } = play.state.forces.axis.divisions.XS1 ?? {};
  if (submarine) submarine.isSubmerged = isSubmerged;
  return { attacker: 'allies', target: { division: 'XS1' } } as const;
};

const charges = (squadron: string, steps: number) => ({
  ...part(squadron, steps),
  weapon: 'depthCharges' as const,
});

test('[ST-14.13, ST-5.10b, ST-5.8] depth charges at a submerged boat: no flak, and the hunter is told no dice', () => {
  const play = basicPlay([6, 2, 1]);
  recard(play, 'a-base-pa', { asw: 2 });
  attackOn(play, { ...boatAt(play, true), strike: [charges('a-base-pa', 3)] });
  expect(play.state.air).toBeNull();
  const [hunter] = toldOf(play, 'allies', 'boatDepthCharged');
  const [owner] = toldOf(play, 'axis', 'boatDepthCharged');
  expect(hunter).toMatchObject({ dice: [], damageLevels: null, isDetected: true, state: 'heavy' });
  expect([owner?.dice.length, owner?.damageLevels]).toEqual([2, 3]);
});

test('[ST-14.13] a boat that is not found is not told of', () => {
  const play = basicPlay([1, 6]);
  recard(play, 'a-base-pa', { asw: 2 });
  attackOn(play, { ...boatAt(play, true), strike: [charges('a-base-pa', 3)] });
  const [hunter] = toldOf(play, 'allies', 'boatDepthCharged');
  expect(hunter).toMatchObject({ dice: [], isDetected: false, state: null, ship: null });
  expect(toldOf(play, 'axis', 'boatDepthCharged')[0]?.ship).toBe('x-boat');
  expect(play.state.forces.axis.divisions.XS1?.submarine?.isDetected).toBe(false);
});

test('[ST-5.10b] who hunts a boat of an Advanced game from the air is not told which she is, though she is surfaced', () => {
  const play = advancedPlay([6, 2, 1]);
  recard(play, 'a-base-pa', { asw: 2 });
  attackOn(play, {
    ...{ ...boatAt(play, false), hex: { q: 3, r: 3 } },
    strike: [charges('a-base-pa', 3)],
  });
  const named = (viewer: 'allies' | 'axis') =>
    (['boatDepthCharged', 'shipHit'] as const).map((kind) => toldOf(play, viewer, kind)[0]?.ship);
  expect(named('allies')).toEqual([null, null]);
  expect(named('axis')).toEqual(['x-boat', 'x-boat']);
  expect(play.state.known.allies.ships).toEqual({});
});

test('[ST-19.20] depth charges from the air have +1 on a surfaced boat, whose guns fire', () => {
  const play = basicPlay([1, 6]);
  recard(play, 'a-base-pa', { asw: 1 });
  attackOn(play, { ...boatAt(play, false), strike: [charges('a-base-pa', 3)] });
  const [owner] = toldOf(play, 'axis', 'boatDepthCharged');
  expect(owner?.modifiers).toEqual([{ code: 'surfaced', value: 1, rule: 'ST-19.20' }]);
});

test('[ST-14.16] Basic squadrons attack boats with what they have, Advanced ones with what they carry', () => {
  const patrol = squadron({ type: 'PA', asw: 1, bombs: { rating: 4, method: 'level' } }).card;
  const divers = squadron({ type: 'DB', bombs: { rating: 6, method: 'dive' } }).card;
  const kates = squadron({ type: 'TB', airTorpedo: 7 }).card;
  const at = (...given: Parameters<typeof weaponAt>) => weaponAt(...given);
  expect(at('basic', { card: patrol, weapon: 'bombs' }, 'submergedBoat')).toBe('depthCharges');
  expect(at('basic', { card: patrol, weapon: 'bombs' }, 'surfacedBoat')).toBe('bombs');
  expect(at('basic', { card: patrol, weapon: 'torpedoes' }, 'surfacedBoat')).toBe('depthCharges');
  expect(at('basic', { card: divers, weapon: 'bombs' }, 'submergedBoat')).toBeNull();
  expect(at('advanced', { card: patrol, weapon: 'bombs' }, 'submergedBoat')).toBeNull();
  expect(at('advanced', { card: kates, weapon: 'torpedoes' }, 'surfacedBoat')).toBe('torpedoes');
  expect(at('advanced', { card: patrol, weapon: 'depthCharges' }, 'ship')).toBeNull();
  expect(at('advanced', { card: kates, weapon: 'torpedoes' }, 'land')).toBeNull();
});
