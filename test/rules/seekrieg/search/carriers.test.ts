import { describe, expect, test } from 'vitest';
import { canScreen } from '../../../../src/rules/seekrieg/air/screening';
import type { SearchPlan } from '../../../../src/rules/seekrieg/model/searchMap';
import { carrier, flightIn } from '../air';
import { anyDice } from '../duel';
import { type Battle, eventsOf, shipIn } from '../fleet';
import { at, confirm, give, refused } from '../playing';
import { campaign, contactsOf, forceIn } from './campaign';

const WEATHER: SearchPlan['weather'] = [{ force: 4, windFrom: 3, visibility: 9, ceiling: null }];

/** A carrier with two cruisers at 30 knots, and an enemy carrier so many hexes north of her; each is told the other's true place. */
const duel = (hexes = 20): Battle =>
  anyDice(
    campaign({
      allies: {
        home: {
          ...{ hex: at(0, 0), speedKnots: 30 },
          of: {
            carrier: carrier('f4f-3 8, sbd-3 16'),
            first: { sheet: { antiAircraft: FLAK } },
            second: {},
          },
        },
      },
      axis: { raider: { hex: at(0, -hexes), of: { enemy: carrier('a6m2 8') } } },
      search: { kind: 'carriers', hours: 5, weather: WEATHER },
      more: { scenario: { modules: { air: true, submarine: false, search: true }, turns: 150 } },
      opening: [1, 1],
    }),
  );

const FLAK = [{ gun: '5"/38', guns: 4, factor: 14, level: 'V', battery: null } as const];

/** Turns one at a time. */
function turns(battle: Battle, count: number): Battle {
  const until = battle.state.turn + count;
  while (battle.state.turn < until) {
    if (battle.state.step.kind === 'search') give(battle, 'allies', 'run-on 0');
    confirm(battle);
  }
  return battle;
}

describe('[SK-34.2] a carrier battle', () => {
  test('[SK-34.2, SK-34.14] goes on the search map in turns of two minutes, ten of them unless something happens', () => {
    const battle = duel();
    expect(battle.state.step.kind).toBe('search');
    expect(refused(battle, 'allies', 'speed carrier 20 ahead')).toBe('not-now SK-5.1');
    confirm(battle);
    expect(battle.state).toMatchObject({ turn: 11, step: { kind: 'search' } });
  });

  test('[SK-34.2, SK-8.4] 30 knots are a mile a turn and a hex in ten; a path is steamed hex by hex', () => {
    const battle = duel();
    turns(battle, 9);
    expect(forceIn(battle, 'home')).toMatchObject({ hex: at(0, 0), carry: 270, facing: 1 });
    give(battle, 'allies', 'search home 1,-1/2,-1');
    turns(battle, 1);
    const force = forceIn(battle, 'home');
    expect(force).toMatchObject({ hex: at(1, -1), facing: 2, path: [at(2, -1)] });
    expect(shipIn(battle, 'carrier').hex).toEqual(at(40, -40));
    turns(battle, 10);
    expect(forceIn(battle, 'home')).toMatchObject({ hex: at(2, -1), path: null, facing: 3 });
  });

  test('[SK-34.2, SK-34.16, SK-20.7] the force of a carrier that launches steams into the wind', () => {
    const battle = duel();
    give(battle, 'allies', 'carrier carrier launch sbd-3:8', 'search home 0,-1/0,-2');
    turns(battle, 1);
    expect(forceIn(battle, 'home')).toMatchObject({ facing: 3, path: [at(0, -1), at(0, -2)] });
    expect(eventsOf(battle, 'aircraftLaunched')).toMatchObject([{ aircraft: [{ count: 4 }] }]);
    turns(battle, 2);
    expect(forceIn(battle, 'home').facing).toBe(1);
  });

  test('[SK-34.2, SK-21.22, SK-20.21] a strike is flown to a hex of the search map, timed in turns', () => {
    const battle = duel();
    give(battle, 'allies', 'carrier carrier launch sbd-3:8');
    expect(refused(battle, 'allies', 'strike allies-1 0,-60 M dive 132')).toMatch('SK-20.22');
    give(battle, 'allies', 'strike allies-1 0,-20 M dive 132');
    turns(battle, 1);
    expect(flightIn(battle, 'allies-1')).toMatchObject({ at: at(0, -800), arrivesOnTurn: 48 });
  });

  test('[SK-34.2, SK-23.7] all ships of a force are near enough to screen', () => {
    const { state } = duel();
    const ships = ['carrier', 'first', 'second']
      .map((id) => state.ships[id])
      .flatMap((it) => it ?? []);
    for (const ship of ships) if (ship.id === 'first') ship.hex = at(0, 30);
    const [, first] = ships;
    expect(first && canScreen(state, ships, first)).toBe(true);
  });

  test('[SK-34.2] a battle map opens once surface forces see each other', () => {
    const battle = duel(3);
    turns(battle, 10);
    expect(battle.state).toMatchObject({ step: { kind: 'orders' }, search: { isBattle: true } });
    expect(eventsOf(battle, 'battleOpened')).toHaveLength(1);
    expect(refused(battle, 'allies', 'speed carrier 20 ahead')).toBeUndefined();
  });
});

test('[SK-35.18, SK-8.26] both sides are told where the other is before turn 1', () => {
  const battle = duel();
  expect(contactsOf(battle, 'allies')).toEqual(['contact-1 air 0,-20']);
  expect(contactsOf(battle, 'axis')).toEqual(['contact-1 air 0,0']);
});
