import { describe, expect, test } from 'vitest';
import { must, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { Order } from '../../../src/rules/sea-wings/model/orders';
import { controlForecast } from '../../../src/rules/sea-wings/odds/control';
import { pictureOf } from '../../../src/rules/sea-wings/odds/enemy';
import {
  formationReaches,
  markerReach,
  plannedStrikes,
  quickForecast,
  searchForecast,
  strikeForecast,
  taskForceReach,
} from '../../../src/rules/sea-wings/query';
import { contact, engaged } from './engaging';
import { AKAGI, facing, hit, markerOf, seal, strike } from './facing';
import { type Game, give, goTo } from './game';
import { planning } from './planning';

const viewOf = (game: Game, side: Side) => seaWings.view(game.state, side);
const order = (line: string) => seaWings.parseOrder(line) as Order;
const explain = (game: Game, side: Side, ...lines: string[]) =>
  seaWings.explain(viewOf(game, side), side, lines.map(order));

/** What the Allies find out about the Akagi's task force by a strike. */
const afterStrike = (): Game => {
  const game = facing();
  strike(game, 'tbd-1 1 first torpedo');
  give(game, 'allies', 'search midway-sbd-3 4 200 340 8 -');
  seal(game);
  goTo(game, 'airPlans', { search: [1, 1] });
  return game;
};

describe('what a side takes the enemy for', () => {
  test('[WG-24.28] the card of a ship whose name is known may be looked up, her hits may not', () => {
    const game = facing();
    expect(game.state.known.allies.met).toEqual({});
    const after = afterStrike();
    after.state.forces.axis.ships.akagi?.hits.push(hit('P'));
    const { met } = must(viewOf(after, 'allies').known.allies, 'knowledge');
    expect(met.akagi).toEqual({ card: AKAGI });
    expect(Object.keys(met).sort()).toEqual(['akagi', 'convoy', 'hiryu']);
    expect(after.state.known.axis.met).toEqual({});
  });

  test('[WG-24.29] ships by name, by kinds reported, or a carrier task force where nothing is known', () => {
    const game = facing();
    const marker = markerOf(game, 'axis');
    const picture = () => pictureOf(viewOf(game, 'allies'), 'allies', marker);
    const types = () => picture().ships.map(({ card }) => card.type);
    expect([picture().basis, types().join(' ')]).toEqual(['unknown', 'CV CA CA DD DD DD DD']);
    const report = { turn: 1, marker, number: 1, isExact: false };
    game.state.known.allies.reports.push({ ...report, total: 4, kinds: { large: null } });
    expect([picture().basis, types().join(' ')]).toEqual(['reported', 'CA CA CA CA']);
    game.state.known.allies.reports.push({
      ...{ ...report, total: null, isExact: true },
      kinds: { carrier: 1, merchantman: 2 },
    });
    expect(types().join(' ')).toBe('CV MM MM');
    const known = afterStrike();
    expect(
      pictureOf(viewOf(known, 'allies'), 'allies', markerOf(known, 'axis')).ships.map(
        ({ card }) => card.id,
      ),
    ).toEqual(['akagi', 'hiryu', 'convoy']);
  });
});

describe('the forecast of a search', () => {
  /** Akagi at 12,6; the Enterprise 20,2; the Akagi's marker may be anywhere within 6 hexes before the search. */
  const search = (from: number, to: number, range: number) =>
    `search enterprise-us-sbd-3 2 ${from} ${to} ${range} -`;

  test('[WG-17.7, WG-24.29] five sixths where all that the marker can reach is covered, less in a sector, nothing behind', () => {
    const game = planning();
    const chance = (line: string) =>
      explain(game, 'allies', line).search?.markers.map((it) => it.chance)[0] ?? 0;
    const around = chance(search(180, 330, 12));
    expect(chance(search(240, 270, 12))).toBeLessThan(around);
    expect(around).toBeLessThanOrEqual(5 / 6);
    expect(around).toBeGreaterThan(0.4);
    expect(chance(search(0, 150, 12))).toBe(0);
  });

  test('[WG-17.6] two searches over the same place look twice', () => {
    const game = planning();
    const once = explain(game, 'allies', search(180, 330, 12)).search;
    give(game, 'allies', search(180, 330, 12));
    const twice = explain(game, 'allies', search(180, 330, 12)).search;
    const chanceIn = (it: typeof once) => it?.markers[0]?.chance ?? 0;
    const covered = chanceIn(once) / (5 / 6);
    expect(chanceIn(twice)).toBeCloseTo(covered * (1 - 1 / 36), 9);
    expect(twice?.searches).toHaveLength(2);
  });

  test('[WG-17.30, WG-17.31] a third more than a third of the first ones lost at extended range', () => {
    const game = planning();
    const lostAt = (range: number) =>
      explain(game, 'allies', search(250, 270, range)).search?.searches[0]?.lost;
    expect(lostAt(10)).toBeCloseTo((2 / 6) * (1 / 6), 9);
    expect(lostAt(12)).toBeCloseTo((2 / 6) * (3 / 6), 9);
  });

  test('[WG-17.21] a spotted marker is found again without a die; once all have moved, from where it is', () => {
    const game = facing();
    give(game, 'allies', 'search midway-sbd-3 4 200 340 8 -');
    const planned = searchForecast(viewOf(game, 'allies'), 'allies');
    expect([planned.isExact, planned.markers[0]?.chance]).toEqual([false, expect.any(Number)]);
    goTo(game, 'answers');
    const now = searchForecast(viewOf(game, 'allies'), 'allies');
    expect(now).toMatchObject({ isExact: true, markers: [{ chance: 1 }] });
  });
});

describe('the forecast of a strike', () => {
  const parts = [{ formation: 'enterprise-us-sbd-3', factors: 6, ordnance: '1000-lb' }];

  test('[WG-24.29] more CAP lets less through; without CAP and with the ships known all that is left is flak', () => {
    const game = afterStrike();
    const at = (cap: number) =>
      strikeForecast(viewOf(game, 'allies'), 'allies', {
        ...{ target: markerOf(game, 'axis'), parts, cap },
      });
    const [none, some] = [at(0), at(4)];
    expect(none).toMatchObject({ basis: 'seen', cap: 0, samples: 0, standardError: 0 });
    expect(none.lost.toCap).toBe(0);
    expect(none.lost.toFlak).toBeGreaterThan(0);
    expect(some.lost.toCap).toBeGreaterThan(0.2);
    const sunk = (it: typeof none) => it.targets.reduce((sum, { lost }) => sum + lost, 0);
    expect(sunk(some)).toBeLessThan(sunk(none));
  });

  test('[WG-24.23] six dive bombers go for both carriers, three at each', () => {
    const game = afterStrike();
    const { targets } = strikeForecast(viewOf(game, 'allies'), 'allies', {
      ...{ target: markerOf(game, 'axis'), parts, cap: 0 },
    });
    expect(targets.map(({ at }) => at)).toEqual(['akagi', 'hiryu']);
    expect(targets[0]?.bombs).toBeCloseTo(targets[1]?.bombs ?? 0, 9);
  });

  test('[WG-24.22, WG-24.29] half of the fighters of each carrier are reckoned with, and what is planned flies together', () => {
    const game = facing();
    strike(game, 'sbd-3 4 first 1000-lb');
    const line = `strike enterprise-us-f4f-4 2 first ${markerOf(game, 'axis')} -`;
    const [found] = explain(game, 'allies', line).strikes;
    expect(found).toMatchObject({ basis: 'unknown', cap: 2 });
    expect(found?.lost.escorts).toBeGreaterThan(0);
    expect(plannedStrikes(viewOf(game, 'allies'), 'allies')).toMatchObject([
      { origin: 'enterprise-us', launch: 'first', parts: [{ factors: 4 }] },
    ]);
  });

  test('[WG-15.4, WG-24.27] of a base the field may be closed, never sunk', () => {
    const game = facing();
    const line = 'strike akagi-b5n2 3 first midway 800-kg';
    const [found] = explain(game, 'axis', line).strikes;
    expect(found?.targets).toMatchObject([{ at: 'midway', sunk: 0, lost: 0, torpedoes: 0 }]);
    expect(found?.targets[0]?.deckOut).toBeGreaterThan(0);
    expect(found?.targets[0]?.deckOut).toBeLessThan(found?.targets[0]?.isHit ?? 0);
  });

  test('a large air combat is drawn, the same question always the same, with its error', () => {
    const game = afterStrike();
    const idea = {
      target: markerOf(game, 'axis'),
      parts: ['1000-lb', '1000-lb', '500-lb', '500-lb'].flatMap((ordnance) => [
        { formation: 'enterprise-us-sbd-3', factors: 4, ordnance },
        { formation: 'enterprise-us-f4f-4', factors: 2, ordnance: null },
      ]),
      cap: 12,
    };
    const view = viewOf(game, 'allies');
    const [first, second] = [0, 0].map(() => strikeForecast(view, 'allies', idea));
    expect(first?.samples).toBeGreaterThan(0);
    expect(first?.standardError).toBeLessThan(0.04);
    expect(second).toEqual(first);
  });

  test('[WG-11.7, WG-24.23] the formation that attacks, with the aims that are ordered', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm');
    const bombs = (...lines: string[]) =>
      explain(game, 'allies', ...lines).attack?.targets.map(({ at }) => at);
    expect(bombs()).toEqual(['akagi', 'hiryu']);
    expect(bombs('aim hiryu 6')).toEqual(['hiryu']);
    expect(seaWings.explain(viewOf(game, 'axis'), 'axis', []).attack).toBeUndefined();
  });
});

describe('the forecast of gunfire', () => {
  test('[WG-18.4] the die that brings the enemy to battle, and what the fight would cost', () => {
    const game = contact(['axis']);
    const line = `engage allies-1 ${game.state.forces.axis.taskForces['axis-1']?.marker}`;
    const { rolls, engagements } = explain(game, 'allies', line);
    expect(rolls).toMatchObject([{ code: 'contact', upTo: 3, chance: 0.5, rule: 'WG-18.4' }]);
    expect(engagements[0]?.forecast).toMatchObject({ basis: 'reported', own: { ships: 2 } });
  });

  test('[WG-18.13, WG-19.49] in an engagement the ships are known, and the weaker side loses more points', () => {
    const game = engaged();
    const forecast = quickForecast(viewOf(game, 'allies'), 'allies');
    const mirrored = quickForecast(viewOf(game, 'axis'), 'axis');
    expect(forecast).toMatchObject({ basis: 'seen', own: { ships: 2 }, enemy: { ships: 3 } });
    expect(forecast.own.sunk).toBeGreaterThan(0);
    expect(forecast.own).toEqual(mirrored.enemy);
    expect(quickForecast(viewOf(game, 'allies'), 'allies')).toEqual(forecast);
  });

  test('[WG-19.34, WG-19.35, WG-19.38, WG-EX7] San Francisco at Makinami: a result on 1, sunk on more than 2', () => {
    const game = engaged();
    give(game, 'axis', 'confirm');
    const line = 'shoot san-francisco CA makinami';
    expect(explain(game, 'allies', line).shots).toMatchObject([
      { at: 'makinami', attacks: [{ kind: 'guns', odds: 0.5, points: [1] }], meanResults: 1 / 6 },
    ]);
    const [shot] = explain(game, 'allies', line).shots;
    expect(shot?.sinks).toBeCloseTo((1 / 6) * (4 / 6 + (2 / 6) * (1 / 27)), 9);
  });
});

describe('dice that orders lead to', () => {
  test('[WG-7.9, WG-10.2] CAP in position by its rating, emergency CAP by what is left of it', () => {
    const game = facing();
    const [planned] = explain(game, 'allies', 'cap enterprise-us-f4f-4 3 allies-1').rolls;
    expect(planned).toMatchObject({ code: 'cap-position', dice: 3, upTo: 3, chance: 0.5 });
    give(game, 'allies', 'ready enterprise-us-f4f-4 2');
    give(game, 'axis', `strike akagi-b5n2 3 first ${markerOf(game, 'allies')} torpedo`);
    seal(game);
    const [up] = explain(game, 'allies', 'scramble enterprise-us-f4f-4 2').rolls;
    expect(up).toMatchObject({ dice: 2, upTo: 2, multipliers: [{ rule: 'WG-7.9' }] });
  });

  test('[WG-14.2, WG-14.9] fires that may end a ship, hits that may be removed', () => {
    const game = facing();
    game.state.forces.allies.ships['enterprise-us']?.hits.push(hit('A'), hit('F'), hit('F'));
    const [found] = controlForecast(viewOf(game, 'allies'), 'allies');
    expect(found).toMatchObject({ ship: 'enterprise-us', fires: 2, open: 1 });
    expect(found?.lost).toBeGreaterThan(0);
    expect(found?.lost).toBeLessThan(0.5);
  });
});

test('[WG-6.9, WG-8.4, WG-16.11] the reach of formations and task forces', () => {
  const game = planning();
  const view = viewOf(game, 'allies');
  const reaches = formationReaches(view, 'allies');
  expect(reaches.find(({ formation }) => formation === 'enterprise-us-sbd-3')).toEqual({
    formation: 'enterprise-us-sbd-3',
    from: { q: 20, r: 2 },
    strikeHexes: 9,
    searchHexes: 12,
  });
  const near = taskForceReach(view, 'allies', 'allies-1');
  expect(near).toContainEqual({ q: 25, r: 2 });
  expect(near).not.toContainEqual({ q: 26, r: 2 });
  const marker = markerOf(game, 'axis');
  expect(markerReach(view, 'allies', marker)).toContainEqual({ q: 18, r: 6 });
});
