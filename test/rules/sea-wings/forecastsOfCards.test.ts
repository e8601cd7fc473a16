import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, must, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { withSecondTries } from '../../../src/rules/sea-wings/combat/control/again';
import { luckyOutcomes } from '../../../src/rules/sea-wings/combat/control/fireOdds';
import { fightFires } from '../../../src/rules/sea-wings/combat/control/fires';
import { isAfloat } from '../../../src/rules/sea-wings/combat/damage/hull';
import { meanOver } from '../../../src/rules/sea-wings/combat/dice/outcomes';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import type { BaseCard } from '../../../src/rules/sea-wings/model/ratings';
import { controlForecast } from '../../../src/rules/sea-wings/odds/control';
import { searchForecast, strikeForecast } from '../../../src/rules/sea-wings/query';
import { facing, hit, markerOf, seal, strike } from './facing';
import { type Game, give, goTo } from './game';
import { hull } from './hulls';
import { MIDWAY } from './scenario';

const viewOf = (game: Game, side: Side) => seaWings.view(game.state, side);

const lay = (game: Game, side: Side, card: EventCard, on: string): void => {
  game.state.forces[side].cards.inPlay.push({ card, on, clock: 0 });
};

describe('cards and weather in forecasts', () => {
  const DIVE = { formation: 'enterprise-us-sbd-3', factors: 6, ordnance: '1000-lb' };

  const bombs = (game: Game): number => {
    const idea = { target: markerOf(game, 'axis'), parts: [DIVE], cap: 0 };
    const { targets } = strikeForecast(viewOf(game, 'allies'), 'allies', idea);
    return targets.reduce((sum, it) => sum + it.bombs, 0);
  };

  test('[WG-21.12, WG-24.29] card 15 makes a strike hit more, card 14 less once it has fallen', () => {
    const [plain, veteran, green] = [facing(), facing(), facing()];
    lay(veteran, 'allies', 'veteran-bombers', DIVE.formation);
    green.state.forces.allies.cards.green.push(DIVE.formation);
    expect(bombs(veteran) / bombs(plain)).toBeCloseTo(2.5 / 2, 2);
    expect(bombs(green) / bombs(plain)).toBeCloseTo(1.5 / 2, 2);
  });

  test('[WG-21.12, WG-24.29] card 12 halves the AA at the second formation that attacks', () => {
    const lostTo = (card?: EventCard): number => {
      const game = facing();
      strike(game, 'sbd-3 3 first 1000-lb', 'tbd-1 2 first torpedo');
      seal(game);
      goTo(game, 'aim');
      give(game, 'allies', 'aim akagi 3');
      give(game, 'allies', 'confirm');
      if (card) lay(game, 'allies', card, 'akagi');
      const order = seaWings.parseOrder('aim akagi 2');
      if (!('kind' in order)) throw new Error('unreadable');
      const { attack } = seaWings.explain(viewOf(game, 'allies'), 'allies', [order]);
      return must(attack, 'attack').lost.toFlak;
    };
    expect(lostTo('coordinated-attack')).toBeLessThan(lostTo());
  });

  test('[WG-21.12, WG-24.29] card 18 counts in what damage control is likely to do', () => {
    const outlook = (card?: EventCard) => {
      const game = facing();
      game.state.forces.allies.ships['enterprise-us']?.hits.push(hit('A'), hit('M'), hit('F'));
      if (card) lay(game, 'allies', card, 'enterprise-us');
      return must(controlForecast(viewOf(game, 'allies'), 'allies')[0], 'outlook');
    };
    expect(outlook().removed).toBeCloseTo(4 / 6, 9);
    expect(outlook('good-damage-control').removed).toBeGreaterThan(0.8);
    expect(outlook('good-damage-control').lost).toBeLessThan(outlook().lost);
  });

  test('[WG-21.12] the chances of fires with three second tries are those of fighting them with the dice', () => {
    const dice = diceFrom(drawFrom('second tries'));
    const ship = hull('CV', 'fff');
    const fights = 4000;
    let lost = 0;
    for (let n = 0; n < fights; n++) {
      const { dice: lucky } = withSecondTries(dice, 1, 3);
      if (!isAfloat(fightFires(ship, lucky).ship)) lost += 1;
    }
    const expected = meanOver(luckyOutcomes(ship, 3), (it) => Number(!isAfloat(it.ship)));
    expect(Math.abs(lost / fights - expected)).toBeLessThan(0.03);
  });

  test('[WG-21.19, WG-24.29] a search finds nothing in bad weather, and nothing from there', () => {
    const chance = (...front: { q: number; r: number }[]): number => {
      const game = facing();
      give(game, 'allies', 'search midway-sbd-3 4 200 340 8 -');
      goTo(game, 'answers');
      game.state.weather = front.map((hex) => ({ hex, until: 2 }));
      return searchForecast(viewOf(game, 'allies'), 'allies').markers[0]?.chance ?? 0;
    };
    expect(chance()).toBe(1);
    expect(chance({ q: 9, r: 5 })).toBe(0);
    expect(chance({ q: 18, r: 5 })).toBe(0);
  });

  test('[WG-24.29] CAP over a base is rated as the base is, and is half of its fighters, rounded up', () => {
    const at = (type: BaseCard['type']) => {
      const base = { card: { ...MIDWAY, type }, side: 'allies' as const, hex: { q: 17, r: 5 } };
      const game = facing({ bases: [{ ...base, formations: [] }] });
      const parts = [{ formation: 'akagi-b5n2', factors: 3, ordnance: '800-kg' }];
      return strikeForecast(viewOf(game, 'axis'), 'axis', { target: 'midway', parts });
    };
    expect([at('large-land').cap, at('small-land').cap]).toEqual([2, 2]);
    expect(at('small-land').lost.toCap).toBeLessThan(at('large-land').lost.toCap);
  });

  test('[WG-11.8, WG-24.29] aims at one ship in several orders are one group, as when they are given', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    goTo(game, 'aim');
    const order = (line: string) => {
      const read = seaWings.parseOrder(line);
      if (!('kind' in read)) throw new Error(line);
      return read;
    };
    const view = viewOf(game, 'allies');
    const apart = seaWings.explain(view, 'allies', [order('aim akagi 3'), order('aim akagi 3')]);
    const whole = seaWings.explain(view, 'allies', [order('aim akagi 6')]);
    expect(apart.attack).toEqual(whole.attack);
  });
});
