import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, eventsFor, SIDES } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { RequiredStrike } from '../../../src/rules/sea-wings/model/scenario';
import { defaultOrder, knownPoints } from '../../../src/rules/sea-wings/query';
import { hit, markerOf, seal, strike } from './facing';
import { fleets } from './fleets';
import { boxes, type Game, give, goTo, only, refusalOf } from './game';
import { hands } from './holding';
import { planning } from './planning';

/** What a side would be given that decides nothing itself, to the end of its step, as lines. */
const defaultsOf = (game: Game, side: 'allies' | 'axis'): string[] => {
  const lines: string[] = [];
  for (let next = defaultOrder(game.state, side); next; next = defaultOrder(game.state, side)) {
    const line = seaWings.makeOrder(next);
    lines.push(line);
    give(game, side, line);
    if (line === 'confirm') break;
  }
  return lines;
};

describe('who has not confirmed', () => {
  test('[WG-24.22] puts half of the fighters on CAP, and strikes nothing', () => {
    const game = planning();
    expect(defaultsOf(game, 'allies')).toEqual([
      'cap enterprise-us-f4f-4 3 allies-1',
      'cap midway-f4f-4 2 midway',
      'confirm',
    ]);
  });

  test('[WG-24.22] flies the searches of the turn before as far as they are still legal', () => {
    const game = planning();
    give(game, 'allies', 'search midway-pby-5a 2 0 70 25 -');
    give(game, 'allies', 'search enterprise-us-sbd-3 1 30 90 10 500-lb');
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    game.state.forces.allies.ships['enterprise-us']?.hits.push(hit('A'));
    expect(defaultsOf(game, 'allies')).toEqual([
      'search midway-pby-5a 2 0 70 25 -',
      'cap midway-f4f-4 2 midway',
      'confirm',
    ]);
  });

  test('[WG-24.22] keeps what he has planned', () => {
    const game = planning();
    give(game, 'allies', 'cap enterprise-us-f4f-4 1 allies-1');
    expect(defaultsOf(game, 'allies')).toEqual(['cap midway-f4f-4 2 midway', 'confirm']);
  });

  test('[WG-24.22] does not move', () => {
    const game = planning();
    goTo(game, 'plots');
    expect(defaultsOf(game, 'allies')).toEqual(['confirm']);
  });

  test('[WG-19.20, WG-24.22] but runs where he must', () => {
    const game = planning();
    goTo(game, 'plots');
    Object.assign(game.state.forces.allies.taskForces['allies-1'] ?? {}, {
      flees: { q: 18, r: 3 },
    });
    const [way, last] = defaultsOf(game, 'allies');
    expect(way).toMatch(/^plot allies-1 /);
    expect(last).toBe('confirm');
  });

  test('[WG-21.8, WG-24.22] discards dummy cards first', () => {
    const game = planning();
    Object.assign(game.state, { step: { kind: 'discards' }, handSizes: { allies: 7, axis: 0 } });
    game.state.forces.allies.cards.hand = ['squall', null, ...Array(5).fill('squall')];
    expect(defaultOrder(game.state, 'allies')).toEqual({ kind: 'discard', place: 2 });
  });

  test.each(['flag', 'halyard'])(
    '[WG-24.22, WG-24.25] has a good order in every step of a game: %s',
    (seed) => {
      const draw = drawFrom(seed);
      const dice = diceFrom(draw);
      const scenario = fleets(hands({ allies: ['squall', 'submarine'], axis: ['lost-at-sea'] }));
      const { state } = seaWings.newState(scenario, seaWings.defaultOptions, dice);
      for (let n = 0; n < 1500 && !seaWings.outcome(state); n++) {
        const { active } = seaWings.segment(state);
        for (const side of SIDES) {
          const order = defaultOrder(state, side);
          expect([state.step.kind, order !== undefined]).toEqual([
            ...[state.step.kind, active[side] !== 'waiting'],
          ]);
          expect(order && seaWings.refuse(state, side, order)).toBeUndefined();
          expect(defaultOrder(seaWings.view(state, side), side)).toEqual(order);
        }
        const able = SIDES.filter((side) => active[side] !== 'waiting');
        const side = able[draw(able.length)] ?? 'allies';
        const legal = seaWings.legalOrders(state, side);
        const order =
          draw(3) > 0 ? defaultOrder(state, side) : legal[draw(Math.min(256, legal.length))];
        if (order) seaWings.apply(state, side, order, dice);
      }
      expect(seaWings.outcome(state)).toBeDefined();
    },
  );
});

describe('a strike that the scenario wants', () => {
  const wanted: RequiredStrike = {
    ...{ side: 'axis', turn: 1, base: 'midway', aircraft: 'b5n2', least: 7 },
    ...{ loads: ['800-kg'], usual: [{ formation: 'akagi-b5n2', factors: 7, load: '800-kg' }] },
  };
  const asked = (): Game =>
    // The Akagi launches 6 at a time.
    planning({ requiredStrikes: [wanted, { ...wanted, side: 'allies', turn: 2 }] });

  test('[WG-29.22] plans without it are refused', () => {
    const game = asked();
    expect(refusalOf(game, 'axis', 'confirm')).toBe('required-strike WG-29.22');
    expect(refusalOf(game, 'allies', 'confirm')).toBeUndefined();
    give(game, 'axis', 'strike akagi-b5n2 6 first midway 800-kg');
    expect(refusalOf(game, 'axis', 'confirm')).toBe('required-strike WG-29.22');
    give(game, 'axis', 'strike akagi-b5n2 1 second midway 800-kg');
    expect(refusalOf(game, 'axis', 'confirm')).toBeUndefined();
  });

  test('[WG-29.22] other loads and other targets do not count', () => {
    const game = asked();
    give(game, 'axis', 'strike akagi-b5n2 6 first - 800-kg');
    give(game, 'axis', 'strike akagi-b5n2 4 second midway 800-kg');
    expect(refusalOf(game, 'axis', 'confirm')).toBe('required-strike WG-29.22');
  });

  test('[WG-21.19, WG-29.22] it is not asked for what the weather forbids', () => {
    const game = asked();
    game.state.weather.push({ hex: { q: 22, r: 6 }, until: 2 });
    expect(refusalOf(game, 'axis', 'confirm')).toBeUndefined();
  });

  test('[WG-3.17, WG-6.29, WG-29.22] nor by night, nor of aircraft on a closed deck', () => {
    const night = planning({ requiredStrikes: [wanted], nightTurns: [1] });
    expect(refusalOf(night, 'axis', 'confirm')).toBeUndefined();
    const game = asked();
    game.state.forces.axis.ships.akagi?.hits.push(hit('A'));
    expect(refusalOf(game, 'axis', 'confirm')).toBeUndefined();
  });

  test('[WG-29.22] factors that are ferried away could fly it', () => {
    const game = asked();
    const bombers = game.state.forces.axis.formations['akagi-b5n2'];
    bombers?.ferries.push({ factors: 4, to: 'hiryu' });
    Object.assign(bombers?.boxes ?? {}, { hangar: 6 });
    expect(refusalOf(game, 'axis', 'confirm')).toBe('required-strike WG-29.22');
  });

  test('[WG-24.22, WG-29.22] who plans nothing gets it, and plans in its way are taken back', () => {
    const usual = [{ formation: 'akagi-b5n2', factors: 6, load: '800-kg' }];
    const game = planning({ requiredStrikes: [{ ...wanted, least: 6, usual }] });
    give(game, 'axis', 'strike akagi-b5n2 6 first - 800-kg');
    expect(defaultsOf(game, 'axis')).toEqual([
      'stand-down akagi-b5n2',
      'strike akagi-b5n2 6 first midway 800-kg',
      'cap akagi-a6m2 3 axis-1',
      'confirm',
    ]);
  });
});

describe('a strike that is more than one launch', () => {
  const wanted: RequiredStrike = {
    ...{ side: 'axis', turn: 1, base: 'midway', aircraft: 'b5n2', least: 7 },
    ...{ loads: ['800-kg'], usual: [{ formation: 'akagi-b5n2', factors: 7, load: '800-kg' }] },
  };

  test('[WG-8.7, WG-24.22, WG-29.22] it goes in two launches, and other plans there are taken back', () => {
    const game = planning({ requiredStrikes: [wanted] });
    give(game, 'axis', 'strike akagi-a6m2 6 second - -');
    expect(defaultsOf(game, 'axis')).toEqual([
      'stand-down akagi-a6m2',
      'strike akagi-b5n2 6 first midway 800-kg',
      'strike akagi-b5n2 1 second midway 800-kg',
      'cap akagi-a6m2 3 axis-1',
      'confirm',
    ]);
  });

  test('[WG-6.29, WG-29.22] it is not asked for when the decks cannot launch so much, nor more than they can', () => {
    const game = planning({ requiredStrikes: [wanted] });
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'));
    expect(refusalOf(game, 'axis', 'confirm')).toBeUndefined();
    const whole = planning({ requiredStrikes: [{ ...wanted, least: 13 }] });
    expect(refusalOf(whole, 'axis', 'confirm')).toBeUndefined();
  });
});

describe('points during the game', () => {
  test('[WG-22.15, WG-24.18] a player knows what he has seen go down, and all of his own losses', () => {
    const game = planning();
    const { forces, known } = game.state;
    const akagi = forces.axis.ships.akagi;
    if (!akagi) throw new Error('no ship');
    akagi.fate = 'sunk';
    forces.axis.factorsLost = { carrier: 4, other: 1 };
    forces.allies.ships.portland?.hits.push(hit('P'));
    const seenBy = (side: 'allies' | 'axis') => knownPoints(seaWings.view(game.state, side), side);
    // She went down out of sight.
    expect(seenBy('allies')).toEqual({ allies: 0, axis: 4 });
    expect(seenBy('axis')).toEqual({ allies: 24 + 8 + 1, axis: 0 });
    known.allies.lost.push('akagi');
    known.allies.met.akagi = { card: akagi.card };
    expect(seenBy('allies')).toEqual({ allies: 24, axis: 4 });
  });

  test('[WG-13.32, WG-20.5, WG-24.18] ships that sink before his eyes count, those of a convoy too', () => {
    const game = planningSpotted();
    const events = sinkAkagi(game);
    expect(only(eventsFor(events, 'allies'), 'shipLost')).toHaveLength(1);
    expect(knownPoints(seaWings.view(game.state, 'allies'), 'allies').allies).toBe(24);
  });
});

/** The Enterprise's strike over the Akagi, which has two P hits. */
function planningSpotted(): Game {
  const game = planning();
  const own = game.state.forces.axis.taskForces['axis-1'];
  if (own) own.spotted = { since: 0, turn: 0, by: ['sea'] };
  const marker = game.state.known.allies.markers[0];
  if (marker) marker.number = 1;
  game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
  expect(markerOf(game, 'axis')).toBe(marker?.id);
  return game;
}

function sinkAkagi(game: Game) {
  strike(game, 'sbd-3 1 first 1000-lb');
  seal(game);
  expect(boxes(game, 'enterprise-us-sbd-3').strike).toBe(1);
  const dice = {
    'fire-control': [6],
    'to-hit': [3],
    size: [1],
    penetration: [1],
    'hit-effect': [2],
  };
  goTo(game, 'aim');
  return [...give(game, 'allies', 'confirm', dice), ...goTo(game, 'grouping', dice)];
}
