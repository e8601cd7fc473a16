import { expect, test } from 'vitest';
import { airSequence } from '../../../src/rules/strategic/air';
import { view } from '../../../src/rules/strategic/game/view';
import { sumOfAll } from '../../../src/rules/strategic/rolls/opposedRoll';
import { attackOn, bombs, confirm, give, legal, part, recard, refused, torpedoes } from './airGame';
import { advancedPlay, basicPlay, toldOf, type Underway } from './underway';

const shots = (play: Underway) =>
  toldOf(play, 'spectator', 'airShots').map(({ exchange, flight, at, stepsLost }) => [
    ...[exchange, flight, at, stepsLost],
  ]);

const steps = (play: Underway, side: 'allies' | 'axis', id: string) =>
  play.state.forces[side].squadrons[id]?.steps;

/** Flak that misses and a bomb that misses, so often. */
const misses = (flights: number) =>
  Array.from({ length: flights }, () => [1, 6, 1, 6, 1, 6]).flat();

test('[ST-7.13, ST-13.1, ST-13.3, ST-3.5, ST-EX30] CAP and escort: attacks at once, losses when all are rolled', () => {
  const play = basicPlay([5, 3, 2, 4]);
  recard(play, 'x-f', { airToAir: 5 });
  attackOn(play, { strike: [bombs('x-db')], escort: [part('x-f')], cap: [part('a-f')] });
  expect(shots(play)).toEqual([
    ['first', 'a-1', 'x-2', 2],
    ['first', 'x-2', 'a-1', 0],
  ]);
  expect(toldOf(play, 'axis', 'airShots')[0]?.dice.flatMap(({ values }) => values)).toEqual([5, 3]);
  expect(play.state.air?.flights.map((it) => it.steps)).toEqual([4, 2, 4]);
  expect(play.state.air?.stage.kind).toBe('breakOff');
});

test('[ST-13.2, ST-5.14, ST-5.15] both name targets in secret; one named again is changed; without any the enemies are taken in turn', () => {
  const play = basicPlay([3, 3, 3, 3, 3, 3, 3, 3]);
  attackOn(play, {
    strike: [bombs('x-db')],
    escort: [part('x-f', 2), part('x-f', 2)],
    cap: [part('a-f'), part('a-base-f')],
  });
  expect(airSequence.active(play.state)).toEqual({ allies: 'declare', axis: 'declare' });
  give(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-2' });
  give(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-3' });
  give(play, 'allies', { kind: 'airTarget', flight: 'a-2', at: 'a-2' });
  expect(view(play.state, 'axis').air?.assigned.allies).toEqual([]);
  expect(view(play.state, 'allies').air?.assigned.allies).toHaveLength(2);
  confirm(play, 'allies');
  expect(refused(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-2' })).toBe('not-now');
  confirm(play, 'axis');
  expect(shots(play).map(([, by, at]) => [by, at])).toEqual([
    ['a-1', 'x-3'],
    ['x-2', 'a-1'],
    ['x-3', 'a-2'],
  ]);
});

test('[ST-13.6, ST-13.8] the CAP cannot attack the strike while it fights the escort, nor the escort afterwards', () => {
  const play = basicPlay([1, 6, 1, 6, 1, 6, 1, 6, ...misses(2)]);
  attackOn(play, {
    strike: [bombs('x-db'), torpedoes('x-tb-1')],
    escort: [part('x-f')],
    cap: [part('a-f')],
  });
  confirm(play);
  expect(play.state.air?.stage).toEqual({ kind: 'targets', exchange: 'second' });
  expect(refused(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-3' })).toBe(
    'not-in-the-fight',
  );
  expect(refused(play, 'axis', { kind: 'airTarget', flight: 'x-3', at: 'a-1' })).toBe(
    'no-such-flight',
  );
  give(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-2' });
  confirm(play);
  expect(shots(play).map(([exchange, by, at]) => [exchange, by, at])).toEqual([
    ['first', 'a-1', 'x-3'],
    ['first', 'x-3', 'a-1'],
    ['second', 'a-1', 'x-2'],
    ['second', 'x-2', 'a-1'],
  ]);
});

test('[ST-13.7] CAP shot down by the escort takes no part in the second exchange', () => {
  const play = basicPlay([1, 6, 6, 1]);
  attackOn(play, {
    strike: [bombs('x-db')],
    escort: [part('x-f')],
    cap: [part('a-f')],
  });
  expect(play.state.air?.stage.kind).toBe('attack');
  expect(play.state.air?.flights.find(({ id }) => id === 'a-1')).toMatchObject({
    steps: 0,
    lost: 4,
  });
});

test('[ST-7.14, ST-13.4] without an escort the CAP meets the strike; a bomber shoots back at its attacker alone', () => {
  const play = basicPlay([6, 6, 6, 6]);
  attackOn(play, {
    strike: [bombs('x-db'), torpedoes('x-tb-1')],
    cap: [part('a-f', 2), part('a-base-f', 2)],
  });
  confirm(play);
  give(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-1' });
  give(play, 'allies', { kind: 'airTarget', flight: 'a-2', at: 'a-2' });
  give(play, 'axis', { kind: 'airTarget', flight: 'x-1', at: 'a-2' });
  give(play, 'axis', { kind: 'airTarget', flight: 'x-2', at: 'a-1' });
  confirm(play);
  expect(shots(play).map(([, by, at]) => [by, at])).toEqual([
    ['a-1', 'x-1'],
    ['x-1', 'a-1'],
  ]);
  expect(play.dice.left()).toBe(0);
});

test('[ST-13.5] a fighter with bombs fights at −2 unless it drops them, and then does not strike', () => {
  const fought = (isDropping: boolean) => {
    const play = basicPlay([1, 6, 4, 4, ...misses(1)]);
    recard(play, 'x-f', { bombs: { rating: 3, method: 'level' } });
    attackOn(play, { strike: [bombs('x-f')], cap: [part('a-f')] });
    confirm(play);
    if (isDropping) give(play, 'axis', { kind: 'dropBombs', flight: 'x-1' });
    expect(view(play.state, 'allies').air?.dropping.axis).toEqual([]);
    confirm(play);
    const shot = toldOf(play, 'allies', 'airShots').find(({ side }) => side === 'axis');
    return { sum: sumOfAll(shot?.modifiers ?? []), left: play.state.air?.stage.kind };
  };
  expect(fought(false)).toEqual({ sum: -2, left: 'attack' });
  expect(fought(true)).toEqual({ sum: 0, left: undefined });
  const again = basicPlay([]);
  recard(again, 'x-f', { bombs: { rating: 3, method: 'level' } });
  attackOn(again, { strike: [bombs('x-f')], cap: [part('a-f')] });
  confirm(again);
  give(again, 'axis', { kind: 'dropBombs', flight: 'x-1' });
  give(again, 'axis', { kind: 'dropBombs', flight: 'x-1' });
  expect(again.state.air?.dropping.axis).toEqual([]);
  expect(refused(again, 'allies', { kind: 'dropBombs', flight: 'a-1' })).toBe('no-such-flight');
});

test('[ST-13.9] aircraft that meet fight one exchange, bombers among them as they like', () => {
  const play = advancedPlay([6, 2, 3, 3]);
  attackOn(play, {
    ...{ target: null, escort: [part('x-db')], cap: [part('a-f')], hex: { q: 5, r: 2 } },
  });
  expect(play.state.air).toBeNull();
  expect(shots(play)).toEqual([
    ['first', 'a-1', 'x-1', 4],
    ['first', 'x-1', 'a-1', 0],
  ]);
  expect(steps(play, 'axis', 'x-db')).toBe(0);
  expect(play.state.known.allies.stepsShotDown).toBe(4);
});

test('[ST-13.10, ST-12.12] who has not spotted the enemy makes no attack, and the enemy is not told so', () => {
  const play = advancedPlay([1, 6]);
  const air = attackOn(play, {
    ...{ target: null, escort: [part('x-db')], cap: [part('a-f')], hex: { q: 5, r: 2 } },
    blind: ['x-db'],
  });
  expect(shots(play).map(([, by]) => by)).toEqual(['a-1']);
  expect(air.flights.map(({ isBlind }) => isBlind)).toEqual([true, false]);
  const open = advancedPlay([]);
  attackOn(open, {
    ...{ target: null, escort: [part('x-db'), part('x-f')], cap: [part('a-f')], hex: null },
    blind: ['x-db'],
  });
  expect(legal(open, 'axis').map((it) => 'flight' in it && it.flight)).toEqual(['x-2', 'x-2']);
  expect(view(open.state, 'allies').air?.flights.some(({ isBlind }) => isBlind)).toBe(false);
});

test('[ST-13.11] flights that break off take no further part and do not strike', () => {
  const play = basicPlay([1, 6, 1, 6, ...misses(1)]);
  attackOn(play, { strike: [bombs('x-db'), torpedoes('x-tb-1')], cap: [part('a-f')] });
  expect(play.state.air?.stage.kind).toBe('breakOff');
  give(play, 'axis', { kind: 'breakOffAir', flight: 'x-1', answer: 'yes' });
  expect(refused(play, 'axis', { kind: 'breakOffAir', flight: 'x-1', answer: 'yes' })).toBe(
    'as-it-is',
  );
  expect(view(play.state, 'allies').air?.breakingOff.axis).toEqual([]);
  confirm(play);
  expect(shots(play).map(([, by, at]) => [by, at])).toEqual([
    ['a-1', 'x-2'],
    ['x-2', 'a-1'],
  ]);
  expect(new Set(legal(play, 'axis').map((it) => 'flight' in it && it.flight))).toEqual(
    new Set(['x-2']),
  );
});

test('[ST-13.11] a CAP that breaks off lets the strike through', () => {
  const play = basicPlay([]);
  attackOn(play, { strike: [bombs('x-db')], cap: [part('a-f')] });
  give(play, 'allies', { kind: 'breakOffAir', flight: 'a-1', answer: 'yes' });
  give(play, 'allies', { kind: 'breakOffAir', flight: 'a-1', answer: 'no' });
  give(play, 'allies', { kind: 'breakOffAir', flight: 'a-1', answer: 'yes' });
  confirm(play);
  expect(play.state.air?.stage.kind).toBe('attack');
  expect(shots(play)).toEqual([]);
});

test('[ST-5.19] a stage is skipped only where both can see that there is nothing to choose', () => {
  const alone = basicPlay([1, 6, 1, 6]);
  attackOn(alone, { strike: [bombs('x-db')], escort: [part('x-f')], cap: [part('a-f')] });
  expect(alone.state.air?.stage.kind).toBe('breakOff');
  const two = basicPlay([]);
  attackOn(two, {
    strike: [bombs('x-db')],
    escort: [part('x-f')],
    cap: [part('a-f'), part('a-base-f')],
  });
  expect(two.state.air?.stage.kind).toBe('targets');
});

test('[ST-5.11, ST-5.17] both are told types, steps and weapons, and not where flights come from', () => {
  const play = basicPlay([]);
  attackOn(play, { strike: [bombs('x-db', 3)], cap: [part('a-f')] });
  const [began] = toldOf(play, 'allies', 'airAttackBegan');
  expect(began?.flights).toEqual([
    { flight: 'x-1', side: 'axis', role: 'strike', name: 'X-DB', steps: 3, weapon: 'bombs' },
    { flight: 'a-1', side: 'allies', role: 'cap', name: 'A-F', steps: 4, weapon: null },
  ]);
  expect(view(play.state, 'allies').air?.squadrons).toEqual({ 'a-1': 'a-f' });
  expect(view(play.state, 'spectator').air?.squadrons).toEqual({});
});

test('[ST-2.33, ST-7.22, ST-13.7] losses are booked on the squadrons when the attack is over', () => {
  const play = basicPlay([6, 2, 1, 6, 6, 4, 1, 6, ...misses(1)]);
  attackOn(play, { strike: [bombs('x-db')], escort: [part('x-f', 2)], cap: [part('a-f')] });
  confirm(play);
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-dd-1' });
  expect(play.state.air).toBeNull();
  expect(play.state.forces.axis.squadrons['x-f']).toMatchObject({ steps: 2, lostInFlight: 2 });
  expect(toldOf(play, 'spectator', 'airAttackEnded')[0]?.stepsLost).toEqual({
    ...{ allies: 0, axis: 5 },
  });
  expect(play.state.known.allies.stepsShotDown).toBe(5);
  expect(toldOf(play, 'axis', 'squadronLost')).toHaveLength(2);
  expect(toldOf(play, 'allies', 'squadronLost')).toEqual([]);
});

test('[ST-5.14] an attack that has begun, and plans that both have confirmed, cannot be taken back', () => {
  const play = basicPlay([1, 6, 1, 6, ...misses(1)]);
  attackOn(play, { strike: [bombs('x-db')], cap: [part('a-f')] });
  expect(play.events.at(-1)).toMatchObject({ kind: 'airAttackBegan', reveals: true });
  give(play, 'axis', { kind: 'breakOffAir', flight: 'x-1', answer: 'yes' });
  play.events.push({
    kind: 'sideConfirmed',
    rule: 'ST-5.19',
    seenBy: 'all',
    turn: 1,
    side: 'axis',
  });
  confirm(play);
  expect(play.events.find(({ kind }) => kind === 'sideConfirmed')?.reveals).toBe(true);
});
