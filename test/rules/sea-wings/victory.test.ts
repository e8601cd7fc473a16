import { describe, expect, test } from 'vitest';
import { seaWings } from '../../../src/rules/sea-wings';
import type { ShipType } from '../../../src/rules/sea-wings/model/ratings';
import { SHIP_TYPES } from '../../../src/rules/sea-wings/model/ratings';
import { awardsOf } from '../../../src/rules/sea-wings/victory/awards';
import { winnerOf } from '../../../src/rules/sea-wings/victory/ending';
import { objectivePoints } from '../../../src/rules/sea-wings/victory/objectives';
import { finalPoints, pointsFor } from '../../../src/rules/sea-wings/victory/points';
import { shipCard } from './cards';
import { fleets } from './fleets';
import { type Game, give, goTo, newGame, only, refusalOf } from './game';

const begun = (changed = {}): Game => {
  const game = newGame(fleets(changed));
  goTo(game, 'airPlans');
  return game;
};

const ship = (
  type: ShipType,
  letters: string,
  fate: 'afloat' | 'sunk' | 'abandoned' = 'afloat',
) => {
  const game = begun();
  const any = game.state.forces.allies.ships.portland;
  if (!any) throw new Error('no ship');
  const hits = [...letters].map((letter) => ({ letter: letter as 'P', isPermanent: true }));
  return { ...any, card: shipCard('any', { type }), hits, fate };
};

const TABLE: Readonly<Record<ShipType, readonly number[]>> = {
  BB: [24, 16, 8],
  BC: [24, 16, 8],
  CV: [24, 16, 8],
  CA: [12, 8, 4],
  CVL: [12, 8, 4],
  CL: [6, 4, 2],
  CVE: [6, 4, 2],
  DD: [3, 2, 1],
  TB: [3, 2, 1],
  MM: [2, 0, 0],
};

test.each(SHIP_TYPES)(
  '[WG-22.6, WG-22.8, WG-22.9] points for a %s: only the highest line',
  (type) => {
    const [sunk, two, one] = TABLE[type];
    expect(pointsFor(ship(type, 'PP', 'sunk'))).toBe(sunk);
    expect(pointsFor(ship(type, 'PP'))).toBe(two);
    expect(pointsFor(ship(type, 'P'))).toBe(one);
    expect(pointsFor(ship(type, 'MS'))).toBe(0);
  },
);

test('[WG-22.7] an abandoned ship counts as sunk', () => {
  expect(pointsFor(ship('CV', 'FFFFF', 'abandoned'))).toBe(24);
});

test('[WG-22.8, WG-20.5] each ship of a convoy that is sunk scores 2', () => {
  const convoy = begun().state.forces.axis.ships.convoy;
  if (!convoy) throw new Error('no convoy');
  expect(pointsFor({ ...convoy, convoySunk: 3 })).toBe(6);
});

test('[WG-22.5, WG-22.10, WG-22.11, WG-EX22] ships and factors lost, and the higher total wins', () => {
  const { state } = begun({ objectives: [] });
  const { allies, axis } = state.forces;
  Object.assign(axis.ships, {
    shoho: ship('CVL', '', 'sunk'),
    shokaku: ship('CV', 'P'),
  });
  axis.factorsLost = { carrier: 6, other: 0 };
  Object.assign(allies.ships, { hornet: ship('CV', '', 'sunk') });
  allies.factorsLost = { carrier: 0, other: 5 };
  expect(finalPoints(state)).toEqual({ allies: 32, axis: 29 });
  expect(awardsOf(state).map(({ scores, rule, points }) => [scores, rule, points])).toEqual([
    ['allies', 'WG-22.6', 12],
    ['allies', 'WG-22.6', 8],
    ['allies', 'WG-22.10', 12],
    ['axis', 'WG-22.6', 24],
    ['axis', 'WG-22.10', 5],
  ]);
  expect(winnerOf(finalPoints(state), null)).toBe('allies');
  expect(winnerOf({ allies: 5, axis: 5 }, null)).toBe('draw');
});

test('[WG-22.5, WG-29.50] a scenario may ask for a lead', () => {
  const margin = { side: 'allies', wins: 110, loses: 90 } as const;
  const winner = (allies: number) => winnerOf({ allies, axis: 0 }, margin);
  expect([winner(110), winner(109), winner(90), winner(89)]).toEqual([
    'allies',
    'draw',
    'draw',
    'axis',
  ]);
});

describe('the end', () => {
  test('[WG-22.2, WG-22.4] when the turns are over', () => {
    const game = begun({ turns: 2 });
    goTo(game, 'grouping');
    goTo(game, 'over');
    expect(game.state.turn).toBe(2);
    expect(seaWings.outcome(game.state)?.reason).toBe('turns');
  });

  test('[WG-22.2, WG-22.3] or at the end of a turn in which a side has no ship left, bases or not', () => {
    const game = begun();
    for (const it of Object.values(game.state.forces.allies.ships)) it.fate = 'sunk';
    game.state.forces.allies.taskForces = {};
    goTo(game, 'over');
    expect(seaWings.outcome(game.state)?.reason).toBe('gone');
  });

  test('[WG-22.14] who gives up loses', () => {
    const game = begun();
    give(game, 'allies', 'resign');
    expect(seaWings.outcome(game.state)?.winner).toBe('axis');
    expect(refusalOf(game, 'axis', 'resign')).toBe('game-over WG-22.14');
  });
});

describe('objectives', () => {
  const score = (game: Game, id: string) => {
    const objective = game.state.scenario.objectives.find((it) => it.id === id);
    if (!objective) throw new Error(`no ${id}`);
    return objectivePoints(game.state, objective);
  };

  test('[WG-20.8, WG-22.13] a convoy unloads a ship a turn in the hex of its base', () => {
    const game = begun();
    const transports = game.state.forces.axis.taskForces['axis-2'];
    Object.assign(transports ?? {}, { hex: { q: 22, r: 8 } });
    expect(score(game, 'stopped')).toBe(8);
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    expect(only(game.events, 'shipUnloaded')[0]).toMatchObject({ convoy: 'convoy', left: 5 });
    expect(score(game, 'landing')).toBe(3);
    expect(score(game, 'stopped')).toBe(0);
  });

  test('[WG-22.12, WG-22.13, WG-29.21] A hits on a base score up to a limit', () => {
    const game = begun();
    game.state.forces.allies.bases.midway?.hits.push('A', 'A', 'A', 'S');
    expect(score(game, 'field')).toBe(12);
  });

  test('[WG-22.1, WG-29.50] carriers sunk, carriers that never launched, open fields and handicaps', () => {
    const game = begun();
    const points = (objective: object) =>
      objectivePoints(game.state, { id: 'x', scores: 'allies', points: 20, ...objective } as never);
    const carriers = { of: 'axis', types: ['CV'] };
    expect(points({ kind: 'carriers-sunk', ...carriers, least: 1 })).toBe(0);
    Object.assign(game.state.forces.axis.ships.akagi ?? {}, { fate: 'sunk' });
    expect(points({ kind: 'carriers-sunk', ...carriers, least: 1 })).toBe(20);
    expect(points({ kind: 'never-launched', ...carriers })).toBe(20);
    expect(points({ kind: 'base-open', base: 'midway' })).toBe(20);
    expect(points({ kind: 'handicap' })).toBe(20);
  });
});

describe('cards', () => {
  const deck = (cards: number) => Array.from({ length: cards }, () => null);

  test('[WG-3.10, WG-21.1, WG-21.2, WG-21.3, WG-21.4, WG-21.11] hands are dealt from own decks, and a card drawn each turn', () => {
    const game = begun();
    expect(game.state.handSizes).toEqual({ allies: 2, axis: 2 });
    goTo(game, 'grouping');
    goTo(game, 'airPlans');
    expect(game.state.handSizes).toEqual({ allies: 3, axis: 3 });
    expect(game.state.forces.axis.cards.hand).not.toContain('squall');
  });

  test('[WG-21.9, WG-23.6] an empty deck gives nothing, and without events nobody draws', () => {
    const none = begun({ hasEvents: false });
    goTo(none, 'grouping');
    goTo(none, 'airPlans');
    expect(none.state.handSizes).toEqual({ allies: 0, axis: 0 });
    const game = begun();
    for (let turn = 0; turn < 4; turn++) {
      goTo(game, 'grouping');
      goTo(game, 'airPlans');
    }
    expect(game.state.handSizes).toEqual({ allies: 4, axis: 4 });
  });

  test('[WG-21.6, WG-21.8, WG-24.16] a hand of more than 6 is cut at once', () => {
    const game = begun();
    game.state.forces.allies.cards.hand = deck(6);
    goTo(game, 'discards');
    expect(refusalOf(game, 'allies', 'discard 8')).toBe('no-such-card WG-21.8');
    expect(refusalOf(game, 'axis', 'discard 1')).toBe('not-now WG-21.8');
    const events = give(game, 'allies', 'discard 7');
    expect(only(events, 'cardDiscarded')[0]?.seenBy).toEqual(['allies']);
    expect(game.state.handSizes.allies).toBe(6);
    expect(game.state.step.kind).toBe('airPlans');
  });
});

test('[WG-22.6, WG-22.7, WG-13.20] the fate of a ship: an abandoned one is lost, and worth what a sunk one is; hull is P hits', () => {
  const { state } = begun();
  const { portland } = state.forces.allies.ships;
  if (!portland) throw new Error('no ship');
  const fate = () => seaWings.fates(state).find(({ id }) => id === portland.card.id);
  expect(fate()).toMatchObject({ side: 'allies', isLost: false, isCrippled: false, points: 12 });
  portland.hits.push({ letter: 'S', isPermanent: false });
  expect(fate()).toMatchObject({ isCrippled: false, hullLost: 0 });
  portland.hits.push({ letter: 'P', isPermanent: false }, { letter: 'P', isPermanent: false });
  expect(fate()).toMatchObject({ isLost: false, isCrippled: true, hullLost: 2, hull: 3 });
  portland.fate = 'abandoned';
  expect(fate()).toMatchObject({ isLost: true, isCrippled: false });
});
