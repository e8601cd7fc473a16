import { describe, expect, test } from 'vitest';
import { seaWings } from '../../../src/rules/sea-wings';
import { facing, markerOf, seal, strike } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf } from './game';

/** Option A: the Akagi's task force is not spotted, 5 hexes from the Enterprise unless told otherwise. */
function unspotted(hexes = 5): Game {
  const game = facing({ options: { searchAndStrike: true } });
  const axis = game.state.forces.axis.taskForces['axis-1'];
  Object.assign(axis ?? {}, { spotted: null, hex: { q: 15 - hexes, r: 5 } });
  for (const marker of game.state.known.allies.markers)
    Object.assign(marker, { number: null, hex: { q: 15 - hexes, r: 5 } });
  return game;
}

const flown = (game: Game, die: number): Game => {
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  give(game, 'allies', 'confirm', { 'search-and-strike': [die] });
  return game;
};

describe('search and strike missions', () => {
  test('[WG-8.24, WG-23.1, WG-23.2] only with option A may an unspotted marker be struck at', () => {
    const game = facing();
    Object.assign(game.state.known.allies.markers[0] ?? {}, { number: null });
    const line = `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`;
    expect(refusalOf(game, 'allies', line)).toBe('no-such-marker WG-8.1');
    expect(refusalOf(unspotted(), 'allies', line)).toBeUndefined();
  });

  test('[WG-8.24] it is found on 3 or less, a point harder for each full 5 hexes', () => {
    const found = (hexes: number, die: number) => flown(unspotted(hexes), die).state.raid !== null;
    expect([found(4, 3), found(4, 4)]).toEqual([true, false]);
    expect([found(5, 2), found(5, 3)]).toEqual([true, false]);
    expect([found(9, 2), found(9, 3)]).toEqual([true, false]);
  });

  test('[WG-8.24] the odds are those of the die', () => {
    const game = unspotted();
    const line = `strike enterprise-us-sbd-3 6 first ${markerOf(game, 'axis')} 1000-lb`;
    const view = seaWings.view(game.state, 'allies');
    expect(
      seaWings.explain(view, 'allies', [seaWings.parseOrder(line) as never]).rolls,
    ).toMatchObject([{ code: 'search-and-strike', upTo: 2, chance: 2 / 6, rule: 'WG-8.24' }]);
  });

  test('[WG-8.25] a dummy is not found, and stays', () => {
    const game = unspotted(4);
    Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { ships: [] });
    flown(game, 1);
    expect(only(game.events, 'missionRolled')[0]?.isFound).toBe(false);
    expect(game.state.forces.axis.taskForces['axis-1']).toBeDefined();
    expect(only(game.events, 'dummyFound')).toEqual([]);
  });

  test('[WG-8.27] a mission that finds nothing counts as having struck', () => {
    const game = flown(unspotted(), 6);
    expect(only(game.events, 'strikeTurnedBack')).toHaveLength(1);
    expect(boxes(game, 'enterprise-us-sbd-3').strike).toBe(6);
    goTo(game, 'airPlans');
    expect(boxes(game, 'enterprise-us-sbd-3').returning).toBe(6);
  });

  test('[WG-8.28] what it finds is known by its attack alone', () => {
    const game = flown(unspotted(4), 1);
    expect(game.state.known.allies.notebook).toEqual([]);
    expect(only(game.events, 'missionRolled')[0]?.seenBy).toEqual(['allies']);
    give(game, 'axis', 'confirm');
    expect(game.state.known.allies.notebook[0]?.ships).toContain('akagi');
  });
});

test('[WG-24.23] CAP that is not allotted goes to the strike aircraft in turn, none of it to the escorts', () => {
  const game = facing();
  give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
  strike(game, 'sbd-3 3 first 1000-lb', 'f4f-4 2 first -', 'tbd-1 2 first torpedo');
  seal(game);
  give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 1, 6] });
  give(game, 'axis', 'confirm');
  give(game, 'allies', 'confirm');
  const shots = only(game.events, 'airShots').filter(({ list }) => list !== 'cap');
  expect(shots.map(({ list, group, count }) => `${list} ${group} ${count}`)).toEqual([
    'strike B 2',
    'strike C 1',
  ]);
});
