import { describe, expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { quarriesOf } from '../../src/bots/sea-wings/air/quarries';
import { contactsOf } from '../../src/bots/sea-wings/common/contacts';
import { doctrineOf } from '../../src/bots/sea-wings/common/judgement';
import {
  pointsAmong,
  pointsFrom,
  pointsFromAmong,
  TARGETS,
} from '../../src/bots/sea-wings/common/worth';
import { distance } from '../../src/hex';
import { orderDice, type Side } from '../../src/rules/core';
import {
  type Order,
  type SeaWingsState,
  type SeaWingsView,
  seaWings,
} from '../../src/rules/sea-wings';
import type { Knowledge, SeaWingsScenario } from '../../src/rules/sea-wings/query';
import { shipCard } from '../rules/sea-wings/cards';
import { facing, seal, strike } from '../rules/sea-wings/facing';
import { fleets } from '../rules/sea-wings/fleets';
import type { Game } from '../rules/sea-wings/game';
import { give, goTo } from '../rules/sea-wings/game';
import { planning, spot } from '../rules/sea-wings/planning';
import { A6M, B5N, force, formation } from '../rules/sea-wings/scenario';
import { scenario } from '../scenario/sea-wings/shippedWings';
import { choice } from './seaWingsChoices';

/** All that a side orders in a step before it confirms. */
function ordersIn({ state }: Game, side: Side): Order[] {
  const given: Order[] = [];
  for (;;) {
    const order = choice(commander, state, side);
    if (order.kind === 'confirm') return given;
    given.push(order);
    seaWings.apply(state, side, order, orderDice('step', given.length));
  }
}

describe('doctrine', () => {
  test('[WG-25.1] strikes a carrier that is spotted with bombers, an escort and CAP left', () => {
    const game = planning();
    const marker = spot(game);
    // Seven hexes off, within the range of the Wildcats.
    Object.assign(game.state.known.allies.markers[0] ?? {}, { hex: { q: 13, r: 5 } });
    const given = ordersIn(game, 'allies');
    const strikes = given.filter((it) => it.kind === 'planStrike');
    expect(strikes.every(({ target }) => target === marker)).toBe(true);
    expect(strikes.map(({ formation }) => formation)).toContain('enterprise-us-sbd-3');
    expect(strikes.some(({ ordnance }) => ordnance === '-')).toBe(true);
    expect(given.some(({ kind }) => kind === 'planCap')).toBe(true);
  });

  test('[WG-25.1] without a target it searches where the enemy markers are, and strikes nothing', () => {
    const given = ordersIn(planning(), 'allies');
    expect(given.some(({ kind }) => kind === 'planStrike')).toBe(false);
    expect(given.some(({ kind }) => kind === 'planSearch')).toBe(true);
  });

  test('[WG-25.1] a convoy steers for the base where it lands', () => {
    const game = planningOf('plots');
    const given = ordersIn(game, 'axis');
    const { taskForces, ships } = game.state.forces.axis;
    const convoy = taskForces[ships.convoy?.taskForce ?? ''];
    const plot = given.find((it) => it.kind === 'plot' && it.taskForce === convoy?.id);
    const midway = { q: 22, r: 8 };
    const end = plot?.kind === 'plot' ? plot.path.at(-1) : undefined;
    expect(end && convoy && distance(convoy.hex, midway) - distance(end, midway)).toBe(2);
  });

  test('[WG-25.1] a light carrier sails with the convoy that she covers, not ahead of it', () => {
    const game = planningOf('plots', withLightCarrier({ q: 12, r: 11 }));
    const convoy = endOf(planningOf('plots', withLightCarrier({ q: 12, r: 11 })), 'axis', 'convoy');
    const carrier = endOf(game, 'axis', 'shoho');
    if (convoy === 'off' || carrier === 'off') throw new Error('left');
    expect(distance(carrier, convoy)).toBeLessThanOrEqual(1);
  });

  test('[WG-25.1] without a convoy the carriers keep together', () => {
    const { forces, ...rest } = withLightCarrier({ q: 13, r: 7 });
    const alone = { ...rest, forces: forces.filter(({ ships }) => ships[0]?.card.id !== 'convoy') };
    const main = endOf(planningOf('plots', alone), 'axis', 'akagi');
    const light = endOf(planningOf('plots', alone), 'axis', 'shoho');
    if (main === 'off' || light === 'off') throw new Error('left');
    expect(distance(main, light)).toBeLessThanOrEqual(1);
  });

  test('[WG-25.1] carriers whose places for aircraft are half empty retire, whatever went down with others', () => {
    const distanceKept = (left: number): number => {
      const game = planningOf('plots');
      const { axis } = game.state.forces;
      axis.factorsLost.carrier = 40;
      for (const { home, boxes } of Object.values(axis.formations))
        if (home.kind === 'carrier') boxes.hangar = left;
      const marker = game.state.known.axis.markers[0];
      const end = endOf(game, 'axis', 'akagi');
      if (!marker || end === 'off') throw new Error('no way');
      return distance(end, marker.hex);
    };
    expect(distanceKept(1)).toBeGreaterThan(distanceKept(10));
  });

  test('[WG-25.1] the strike that Midway asks for has an escort', () => {
    const given = ordersIn(planningOf('airPlans', scenario('midway-carriers')), 'axis');
    const strikes = given.filter((it) => it.kind === 'planStrike');
    const factors = (all: typeof strikes) => all.reduce((sum, it) => sum + it.factors, 0);
    const fighters = strikes.filter(({ ordnance }) => ordnance === '-');
    expect(factors(fighters)).toBeGreaterThanOrEqual(2);
    expect(fighters.every(({ target }) => target === 'midway')).toBe(true);
  });

  test('[WG-25.1, WG-18.1] carriers stay two hexes more than a move from markers that may hold guns', () => {
    const game = planningOf('plots', scenario('eastern-solomons-carriers'));
    const markers = game.state.known.allies.markers.map(({ hex }) => hex);
    const end = endOf(game, 'allies', 'saratoga');
    if (end === 'off') throw new Error('left');
    expect(Math.min(...markers.map((hex) => distance(end, hex)))).toBeGreaterThanOrEqual(8);
  });

  test('[WG-25.1] an oiler keeps to her place until the enemy is sighted near it', () => {
    const ends = [false, true].map((isSighted) => {
      const game = planningOf('plots', scenario('coral-sea-carriers'));
      const { ships, taskForces } = game.state.forces.allies;
      const hex = taskForces[ships.neosho?.taskForce ?? '']?.hex;
      if (isSighted)
        for (const [i, marker] of game.state.known.allies.markers.entries()) marker.number = i + 1;
      const end = endOf(game, 'allies', 'neosho');
      return hex && end !== 'off' ? distance(hex, end) : undefined;
    });
    expect(ends[0]).toBe(0);
    expect(ends[1]).toBeGreaterThan(0);
  });

  test('[WG-25.1, WG-17.12] where no kinds are reported, two ships are hardly carriers, and twenty are', () => {
    const carriersIn = (total: number | null) =>
      contactsOf(reported({ total, kinds: null }), 'allies')[0]?.ships.carrier;
    expect(carriersIn(2)).toBeLessThan(0.2);
    expect(carriersIn(20)).toBeGreaterThan(1);
    expect(carriersIn(null)).toBe(0.8);
  });

  test('[WG-25.1] in May 1942 two ships without kinds are taken for a carrier force, and struck at once', () => {
    const view = reported({ total: 2, kinds: null });
    const may = { ...view, scenario: { ...view.scenario, date: '1942-05-07' } };
    expect(contactsOf(may, 'allies')[0]?.ships.carrier).toBe(0.8);
    for (const side of ['allies', 'axis'] as const)
      expect(doctrineOf(may.scenario, side).patience).toBeLessThan(
        doctrineOf(view.scenario, side).patience,
      );
  });

  test('[WG-25.1] the Japanese close at Midway as the Americans do and do not rest; later they keep their distance', () => {
    const midway = doctrineOf({ date: '1942-06-04' }, 'axis');
    const later = doctrineOf({ date: '1942-08-24' }, 'axis');
    expect(midway).toMatchObject({ rested: 0, worn: 0.9, beyondHexes: -4 });
    expect(later).toMatchObject({ rested: 0.4, worn: 0.5, beyondHexes: -1 });
  });

  test('[WG-25.1] a carrier that is only likely counts as far as she is', () => {
    const pointsOf = (report: Partial<Report>) =>
      quarriesOf(reported(report), 'allies')[0]?.points(6) ?? 0;
    const sure = pointsOf({ total: 1, kinds: { carrier: 1 }, isExact: true });
    expect(pointsOf({ total: null, kinds: null })).toBeCloseTo(0.8 * sure);
  });

  test('[WG-25.1, WG-31.17] few hits are worth most on one carrier, many on several', () => {
    const { CV } = TARGETS;
    expect(pointsFrom(CV, 6)).toBeGreaterThan(2 * pointsFrom(CV, 3));
    expect(pointsFromAmong(CV, 3, 6)).toBe(pointsFrom(CV, 6));
    expect(pointsFromAmong(CV, 2, 16)).toBe(2 * pointsFrom(CV, 8));
  });

  test('[WG-25.1, WG-24.12] bombers go for a carrier that has not been hit, not for one that is as good as lost', () => {
    expect(aimedAt(() => {})).toBe('akagi');
    expect(aimedAt((told) => told.push({ turn: 1, at: 'akagi', by: 'bomb', hits: 9 }))).toBe(
      'hiryu',
    );
    expect(aimedAt((told) => told.push({ turn: 1, at: 'akagi', by: 'torpedo', hits: 5 }))).toBe(
      'hiryu',
    );
  });

  test('[WG-25.1, WG-24.12] a carrier that was hit in turns before is worth less, and sinks by fewer hits', () => {
    const { CV } = TARGETS;
    expect(pointsFrom(CV, 5, 6)).toBeLessThan(pointsFrom(CV, 5));
    const share = (before: number) => pointsFrom(CV, 5, before) / pointsFrom(CV, 99, before);
    expect(share(6)).toBeGreaterThan(share(0));
    const fresh = (hits: number) => pointsFrom(CV, hits);
    const hurt = (hits: number) => pointsFrom(CV, hits, 6);
    expect(pointsAmong([hurt, fresh], 5)).toBe(fresh(5));
    expect(pointsAmong([hurt, fresh], 20)).toBe(hurt(10) + fresh(10));
  });
});

/** The ship that a formation of six Dauntlesses over the Akagi and the Hiryu is aimed at, whatever was told of hits before. */
function aimedAt(before: (told: Knowledge['hitsTold']) => void): string | undefined {
  const game = facing();
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  give(game, 'axis', 'confirm');
  before(game.state.known.allies.hitsTold);
  const order = choice(commander, game.state, 'allies');
  return order.kind === 'aim' ? order.at : undefined;
}

type Report = Knowledge['reports'][number];

/** What the Allies see when the only enemy task force has been reported. */
function reported(report: Partial<Report>): SeaWingsView {
  const game = planning();
  const marker = spot(game);
  const { turn, known } = game.state;
  const told = { turn, marker, number: 1, total: null, kinds: null, isExact: false };
  known.allies.reports.push({ ...told, ...report });
  return seaWings.view(game.state, 'allies');
}

/** A light carrier with a torpedo plane and fighters beside the Akagi of the fleets. */
function withLightCarrier(hex: { q: number; r: number }): SeaWingsScenario {
  const { forces, ...rest } = fleets();
  const shoho = shipCard('shoho', {
    type: 'CVL',
    speedHexes: 5,
    carrier: { capRating: 3, launchCapacity: 3, airCapacity: 5 },
    target: 'B',
  });
  const light = force(
    'axis',
    hex,
    [shoho],
    [formation('shoho', A6M, 2), formation('shoho', B5N, 1)],
  );
  return { ...rest, forces: [...forces, light] };
}

/** Where the task force of a ship ends the move that doctrine plots for it; `off`: it leaves the map. */
function endOf(game: Game, side: Side, ship: string): { q: number; r: number } | 'off' {
  const { ships, taskForces } = game.state.forces[side];
  const id = ships[ship]?.taskForce ?? '';
  const plots = ordersIn(game, side).filter((it) => 'taskForce' in it && it.taskForce === id);
  if (plots.some(({ kind }) => kind === 'plotExit')) return 'off';
  const plot = plots.find((it) => it.kind === 'plot');
  return (plot?.kind === 'plot' && plot.path.at(-1)) || taskForces[id]?.hex || 'off';
}

/** The fleets at a step of their first turn, which nobody has confirmed. */
function planningOf(kind: SeaWingsState['step']['kind'], of = fleets()): Game {
  const { state } = seaWings.newState(of, seaWings.defaultOptions, orderDice('set', 0));
  const game: Game = { state, events: [] };
  goTo(game, kind);
  return game;
}
