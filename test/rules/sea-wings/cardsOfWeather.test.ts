import { describe, expect, test } from 'vitest';
import { contactsOf } from '../../../src/rules/sea-wings/searching/contacts';
import { markerOf } from './facing';
import { type Game, give, goTo, only, refusalOf } from './game';
import { holding, playable } from './holding';

/** At the stop for cards with which turn 1 begins. */
const begun = (): Game => holding({ allies: ['weather-front'] }, {}, 'cards');

describe('the weather', () => {
  const stormy = (hex: string): Game => {
    const game = begun();
    give(game, 'allies', `play weather-front ${hex}`);
    give(game, 'allies', 'confirm');
    return game;
  };

  test('[WG-21.12, WG-21.14] 5 Weather Front is placed on any hex of the map', () => {
    const game = begun();
    expect(playable(game, 'allies')).toEqual([
      ...['weather-front 15,5', 'weather-front 10,5', 'weather-front 17,5'],
    ]);
    expect(refusalOf(game, 'allies', 'play weather-front 3,20')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'play weather-front 3,80')).toBe('card-object WG-21.5');
    expect(refusalOf(game, 'allies', 'play weather-front -')).toBe('card-object WG-21.5');
  });

  test('[WG-21.12, WG-21.19] nothing starts in it and nothing ends in it', () => {
    const game = stormy('15,5');
    const at = markerOf(game, 'axis');
    const refused = (line: string) => refusalOf(game, 'allies', line);
    expect(refused(`strike enterprise-us-sbd-3 1 first ${at} 1000-lb`)).toBe('in-weather WG-21.19');
    expect(refused('cap enterprise-us-f4f-4 1 allies-1')).toBe('in-weather WG-21.19');
    expect(refused('search enterprise-us-sbd-3 1 0 60 10 -')).toBe('in-weather WG-21.19');
    // Midway lies 2 hexes from its middle, the Akagi 5.
    expect(refused(`strike midway-sbd-3 1 first ${at} 1000-lb`)).toBe('in-weather WG-21.19');
    const own = markerOf(game, 'allies');
    expect(refusalOf(game, 'axis', `strike akagi-b5n2 1 first ${own} torpedo`)).toBe(
      'in-weather WG-21.19',
    );
    expect(refusalOf(game, 'axis', 'strike akagi-b5n2 1 first midway 800-kg')).toBe(
      'in-weather WG-21.19',
    );
    expect(refusalOf(game, 'axis', 'cap akagi-a6m2 1 axis-1')).toBeUndefined();
  });

  test('[WG-21.12, WG-21.19] a force near its edge neither flies CAP into it', () => {
    const game = stormy('13,5');
    expect(refusalOf(game, 'allies', 'cap midway-f4f-4 1 allies-1')).toBe('in-weather WG-21.19');
    expect(refusalOf(game, 'allies', 'cap midway-f4f-4 1 midway')).toBeUndefined();
  });

  test('[WG-21.12] who is in it is not found, by aircraft or by ships', () => {
    const sought = (hex: string) => {
      const game = stormy(hex);
      give(game, 'axis', 'search akagi-b5n2 1 60 150 10 -');
      goTo(game, 'plots');
      goTo(game, 'airPlans');
      return only(game.events, 'taskForceSpotted').map(({ hex }) => hex);
    };
    expect(sought('30,5')).toEqual([{ q: 15, r: 5 }]);
    expect(sought('17,5')).toEqual([]);
  });

  test('[WG-17.26, WG-21.12] task forces in it neither search nor are searched by others near by', () => {
    const near = (hex: string) => {
      const game = stormy(hex);
      Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { hex: { q: 14, r: 5 } });
      return contactsOf(game.state, 'axis').map(({ target }) => target);
    };
    expect(near('30,5')).toEqual(['allies-1']);
    // Over the searcher alone, and over the other alone.
    expect(near('12,5')).toEqual([]);
    expect(near('17,5')).toEqual([]);
  });

  test('[WG-21.14] in phase I it moves 2 hexes north-east, and at the end of the next turn it is gone', () => {
    const game = stormy('10,10');
    expect(game.state.weather).toEqual([{ hex: { q: 10, r: 10 }, until: 2 }]);
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    expect(game.state.weather).toEqual([{ hex: { q: 12, r: 8 }, until: 2 }]);
    expect(only(game.events, 'frontMoved')).toHaveLength(1);
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    expect(game.state.weather).toEqual([]);
    expect(only(game.events, 'frontPassed')[0]).toMatchObject({ hex: { q: 12, r: 8 } });
  });
});
