import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, eventsFor, isRefusal, SIDES } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { SeaWingsEvent } from '../../../src/rules/sea-wings/model/events';
import { defaultOrder } from '../../../src/rules/sea-wings/query';
import { shipCard } from './cards';
import { facing, markerOf, seal, strike } from './facing';
import { fleets } from './fleets';
import { boxes, type Game, give, goTo, newGame, only } from './game';
import { planning } from './planning';
import { F4F, force, formation, SBD, scenario } from './scenario';

test('[WG-1.15] the same dice make the same game', () => {
  const playOut = (): SeaWingsEvent[] => {
    const dice = diceFrom(drawFrom('sextant'));
    const { state } = seaWings.newState(fleets(), seaWings.defaultOptions, dice);
    const events: SeaWingsEvent[] = [];
    while (!seaWings.outcome(state))
      for (const side of SIDES) {
        const order = defaultOrder(state, side);
        if (order) events.push(...seaWings.apply(state, side, order, dice));
      }
    return events;
  };
  const events = playOut();
  expect(only(events, 'lotsDrawn').length).toBeGreaterThan(0);
  expect(playOut()).toEqual(events);
});

test('[WG-1.11, WG-5.11] six aircraft are a factor', () => {
  const game = newGame(
    scenario({
      forces: [
        force('allies', { q: 5, r: 5 }, [shipCard('astoria', { floatplanes: 14 })]),
        force('axis', { q: 20, r: 5 }, [shipCard('tone', { floatplanes: 18 })]),
      ],
    }),
  );
  goTo(game, 'airPlans');
  expect(boxes(game, 'allies-1-floatplanes').hangar).toBe(2);
  expect(boxes(game, 'axis-1-floatplanes').hangar).toBe(3);
});

test('[WG-2.10] factors of one type at one home are one formation', () => {
  const game = planning();
  give(game, 'allies', 'ferry enterprise-us-f4f-4 2 midway');
  goTo(game, 'damageControl');
  expect(boxes(game, 'midway-f4f-4')).toMatchObject({ hangar: 3, returning: 2 });
  const f4fs = Object.values(game.state.forces.allies.formations).filter(
    ({ type, home }) => type.id === 'f4f-4' && home.id === 'midway',
  );
  expect(f4fs).toHaveLength(1);
});

describe('plans', () => {
  test('[WG-6.22, WG-6.25] a strike plan names formation, factors, launch, target and ordnance', () => {
    expect(seaWings.parseOrder('strike enterprise-us-sbd-3 2 second m1-7 1000-lb')).toEqual({
      ...{ kind: 'planStrike', formation: 'enterprise-us-sbd-3', factors: 2 },
      ...{ launch: 'second', target: 'm1-7', ordnance: '1000-lb' },
    });
    expect(isRefusal(seaWings.parseOrder('strike enterprise-us-sbd-3 2 third m1-7 -'))).toBe(true);
  });

  test('[WG-6.27, WG-24.21] a plan that breaks a limit is refused, and the refusal names the clause', () => {
    const game = planning();
    const refused = (line: string) => {
      const order = seaWings.parseOrder(line);
      return isRefusal(order) ? order : seaWings.refuse(game.state, 'allies', order);
    };
    expect(refused('search enterprise-us-sbd-3 1 0 180 12 -')).toMatchObject({
      ...{ code: 'search-arc', rule: 'WG-6.13' },
      figures: { factors: 1, width: 180, most: 75 },
    });
    expect(refused('cap enterprise-us-sbd-3 1 allies-1')?.rule).toBe('WG-6.20');
  });

  test('[WG-6.16] a search starts from the hex in which its task force stands in the Search phase', () => {
    const seen = (path: string): number => {
      const game = newGame(
        scenario({
          forces: [
            force(
              'allies',
              { q: 5, r: 5 },
              [
                shipCard('enterprise-us', {
                  type: 'CV',
                  carrier: { capRating: 3, launchCapacity: 7, airCapacity: 13 },
                }),
              ],
              [formation('enterprise-us', SBD, 6)],
            ),
            force('axis', { q: 5, r: 20 }, [shipCard('tone')]),
          ],
        }),
      );
      goTo(game, 'airPlans');
      give(game, 'allies', 'search enterprise-us-sbd-3 2 150 210 12 -');
      goTo(game, 'plots');
      give(game, 'allies', `plot allies-1 ${path}`);
      goTo(game, 'answers', { search: [6] });
      return game.state.forces.axis.searched['axis-1'] ?? 0;
    };
    // 15 hexes off, and after three steps 12.
    expect(seen('5,6/5,7/5,8')).toBe(1);
  });

  test('[WG-6.28] factors of a second launch are aboard until it goes up', () => {
    const game = facing();
    strike(game, 'sbd-3 1 first 1000-lb', 'tbd-1 1 second torpedo');
    seal(game);
    const tasks = (id: string) =>
      game.state.forces.allies.formations[id]?.boxes.strike.map(({ isLaunched }) => isLaunched);
    expect(tasks('enterprise-us-sbd-3')).toEqual([true]);
    expect(tasks('enterprise-us-tbd-1')).toEqual([false]);
    goTo(game, 'aim');
    goTo(game, 'alarm');
    expect(tasks('enterprise-us-tbd-1')).toEqual([true]);
  });
});

describe('CAP', () => {
  test('[WG-7.2, WG-24.13] the CAP of a task force is that of all its carriers, each with her own rating', () => {
    const game = facing();
    const { akagi, hiryu } = game.state.forces.axis.ships;
    if (!akagi?.card.carrier || !hiryu?.card.carrier) throw new Error('no carriers');
    hiryu.card = { ...hiryu.card, carrier: { ...hiryu.card.carrier, capRating: 2 } };
    const zeros = game.state.forces.axis.formations['akagi-a6m2'];
    if (!zeros) throw new Error('no fighters');
    game.state.forces.axis.formations['hiryu-a6m2'] = {
      ...zeros,
      ...{ id: 'hiryu-a6m2', home: { kind: 'carrier', id: 'hiryu' } },
      boxes: { hangar: 2, ready: 0, strike: [], cap: [], search: [], returning: 0 },
    };
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    give(game, 'axis', 'cap hiryu-a6m2 2 axis-1');
    strike(game, 'sbd-3 1 first 1000-lb');
    seal(game);
    const events = give(game, 'axis', 'confirm', { 'cap-position': [3, 4, 3, 2] });
    expect(
      only(events, 'capRolled').map(({ rating, factors, inPosition }) => [
        rating,
        factors,
        inPosition,
      ]),
    ).toEqual([
      [3, 2, 1],
      [2, 2, 1],
    ]);
    // The striking player learns of the two in position, not of the dice.
    expect(only(eventsFor(events, 'allies'), 'capRolled')).toEqual([]);
    expect(only(eventsFor(events, 'allies'), 'capMet')[0]?.factors).toBe(2);
  });
});

test('[WG-16.20] task forces that come together do not stop each other', () => {
  const game = newGame(
    scenario({
      forces: [
        force('allies', { q: 5, r: 5 }, [shipCard('portland')]),
        force('axis', { q: 7, r: 5 }, [shipCard('tone')]),
      ],
    }),
  );
  goTo(game, 'plots');
  give(game, 'allies', 'plot allies-1 6,5/7,5/8,5');
  give(game, 'axis', 'plot axis-1 6,5');
  goTo(game, 'airPlans');
  expect(game.state.forces.allies.taskForces['allies-1']?.hex).toEqual({ q: 8, r: 5 });
  expect(game.state.forces.axis.taskForces['axis-1']?.hex).toEqual({ q: 6, r: 5 });
});

describe('readied aircraft', () => {
  /** The Akagi has a second launch; the Enterprise surprises her and Midway comes later, without surprise. */
  const caught = (launch: 'first' | 'second'): Game => {
    const game = facing();
    strike(game, 'sbd-3 1 first 1000-lb');
    give(game, 'allies', `strike midway-sbd-3 1 first ${markerOf(game, 'axis')} 1000-lb`);
    give(game, 'axis', `strike akagi-b5n2 3 ${launch} - 800-kg`);
    seal(game, { surprise: [1, 1, 6, 6] });
    expect(game.state.forces.axis.surprised).toEqual(['axis-1']);
    return game;
  };
  test('[WG-8.29, WG-9.14, WG-9.20] a force surprised by one strike is so by every later one, until its strike has gone up', () => {
    const second = caught('second');
    const miss = { 'fire-control': [6], 'to-hit': [6], size: [6] };
    // The surprising strike comes first and misses; the second launch is still aboard when Midway's comes.
    goTo(second, 'aim', miss);
    give(second, 'allies', 'aim hiryu 1');
    give(second, 'allies', 'confirm', miss);
    expect(second.state.step.kind).toBe('alarm');
    const task = () => second.state.forces.axis.formations['akagi-b5n2']?.boxes.strike[0];
    expect(task()?.isLaunched).toBe(false);
    give(second, 'axis', 'confirm');
    give(second, 'allies', 'aim akagi 1');
    const hit = {
      'fire-control': [6],
      'to-hit': [3],
      size: [1],
      penetration: [1],
      'hit-effect': [2],
    };
    const [struck] = only(give(second, 'allies', 'confirm', hit), 'shipHit');
    expect(struck?.letters).toEqual(['P', 'F']);
  });

  test('[WG-8.29, WG-9.19, WG-9.20] first launches of a surprised origin go up before the strikes without surprise', () => {
    const first = caught('first');
    const miss = { 'fire-control': [6], 'to-hit': [6], size: [6] };
    goTo(first, 'aim', miss);
    give(first, 'allies', 'aim hiryu 1');
    give(first, 'allies', 'confirm', miss);
    expect(first.state.forces.axis.formations['akagi-b5n2']?.boxes.strike[0]?.isLaunched).toBe(
      true,
    );
    give(first, 'axis', 'confirm');
    give(first, 'allies', 'aim akagi 1');
    const hit = {
      'fire-control': [6],
      'to-hit': [3],
      size: [1],
      penetration: [1],
      'hit-effect': [2],
    };
    const [struck] = only(give(first, 'allies', 'confirm', hit), 'shipHit');
    expect(struck?.letters).toEqual(['P']);
  });
});

test('[WG-2.8, WG-8.17] fighters without ordnance escort', () => {
  expect(F4F.attack.loaded).toBeNull();
  const game = facing();
  strike(game, 'sbd-3 1 first 1000-lb', 'f4f-4 1 first -');
  seal(game);
  expect(game.state.known.axis.raiders.map(({ isEscort }) => isEscort).sort()).toEqual([
    false,
    true,
  ]);
});
