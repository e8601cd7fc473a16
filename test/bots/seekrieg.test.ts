import { describe, expect, test } from 'vitest';
import { ensign, nodeBudget } from '../../src/bots';
import { exchangeOf } from '../../src/bots/seekrieg/common/exchange';
import { newSituation } from '../../src/bots/seekrieg/common/situation';
import { seekriegDoctrine } from '../../src/bots/seekrieg/doctrine/doctrine';
import { distance, hexAhead } from '../../src/hex';
import { diceFrom, drawFrom, SIDES, type Side } from '../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import { battle, shipIn } from '../rules/seekrieg/botFleet';
import { battleOf as shipped } from '../scenario/seekrieg/shippedBattles';
import { draw, giveAll, play } from './seekriegPlay';

const DENMARK_STRAIT = shipped('sk-denmark-strait');

test('[SK-34.2] Coral Sea to its end: both sides search, cover their carriers, strike, and recover who comes back', () => {
  const { state } = seekrieg.newState(
    shipped('sk-coral-sea'),
    seekrieg.defaultOptions,
    diceFrom(drawFrom('coral')),
  );
  const given = play(state, Number.POSITIVE_INFINITY);
  expect(seekrieg.outcome(state)).toBeDefined();
  const kinds = new Set(given.map(({ kind }) => kind));
  for (const kind of ['carrier', 'cap', 'strike', 'searchPattern'] as const)
    expect(kinds).toContain(kind);
  const carriers = ['lexington', 'yorktown', 'shokaku', 'zuikaku'].flatMap(
    (id) => state.ships[id]?.condition?.damage ?? 0,
  );
  expect(Math.max(...carriers)).toBeGreaterThan(0);
});

describe('doctrine in a shipped battle', () => {
  const newGame = () =>
    seekrieg.newState(DENMARK_STRAIT, seekrieg.defaultOptions, diceFrom(drawFrom('start'))).state;

  test('every order is legal, the battle ends, and both sides hit', () => {
    const state = newGame();
    play(state, Number.POSITIVE_INFINITY);
    expect(seekrieg.outcome(state)).toBeDefined();
    const damaged = Object.values(state.ships).filter((it) => (it.condition?.damage ?? 0) > 0);
    expect(new Set(damaged.map(({ side }) => side))).toEqual(new Set(['allies', 'axis']));
  });

  test('the same view gets the same orders', () => {
    const [one, other] = [newGame(), newGame()];
    expect(play(one, 3)).toEqual(play(other, 3));
  });

  test('a turn takes few orders: speed and turns of each guide, standing orders once', () => {
    const state = newGame();
    play(state, 1);
    const { turn } = state;
    const given = play(state, 1);
    expect(state.turn).toBe(turn + 1);
    expect(given.filter(({ kind }) => kind === 'standing')).toEqual([]);
    expect(given.filter(({ kind }) => kind === 'turns').length).toBe(2);
  });
});

describe('what is seen from afar only', () => {
  const enemiesOf = (state: SeekriegState, side: Side) =>
    newSituation(seekrieg.view(state, side), side)
      .enemy.filter(({ isIdentified }) => !isIdentified)
      .map(({ ship: { sheet } }) => sheet);

  test('is taken for a ship of its size: a cruiser for the own cruisers that are yet to come', () => {
    const state = seekrieg.newState(
      DENMARK_STRAIT,
      seekrieg.defaultOptions,
      diceFrom(drawFrom('start')),
    ).state;
    expect(enemiesOf(state, 'allies').map(({ type }) => type)).toEqual(['CA', 'BB']);
  });

  test('is never supposed to carry guns too heavy for its size', () => {
    const state = seekrieg.newState(
      DENMARK_STRAIT,
      seekrieg.defaultOptions,
      diceFrom(drawFrom('start')),
    ).state;
    for (const id of ['norfolk', 'suffolk']) delete state.ships[id];
    const [cruiser] = enemiesOf(state, 'allies');
    expect(cruiser?.dp).toBeLessThan(600);
    for (const { boreInches } of cruiser?.batteries ?? []) expect(boreInches).toBeLessThan(10);
  });
});

test('[SK-5.18] in the dark an enemy who is known by name is what she was when she was seen', () => {
  const state = battle({ hexes: 40, enemyDp: 1200 });
  state.environment.light = 'night';
  const known = { sheet: shipIn(state, 'enemy').sheet, hits: 5 };
  const { hex, sheet } = shipIn(state, 'enemy');
  shipIn(state, 'enemy').hex = { q: 0, r: -90 };
  state.hidden.sightings.allies.enemy = { id: 'enemy', level: 'marker' };
  state.forces.allies.plots.enemy = { hex, turn: state.turn, seen: null, known, size: null };
  const seen = () => newSituation(seekrieg.view(state, 'allies'), 'allies').enemy;
  expect(seen()).toMatchObject([
    { ship: { id: 'enemy', sheet: { dp: 1200 } }, isIdentified: false },
  ]);
  expect(seen()[0]?.pointsLeft).toBeLessThan(sheet.dp);
  state.environment.light = 'day';
  expect(seen()[0]?.ship.sheet.dp).toBeLessThan(1200);
});

describe('range', () => {
  const range = (state: SeekriegState) =>
    distance(shipIn(state, 'own').hex, shipIn(state, 'enemy').hex);

  test('a ship whose guns do not reach closes one that cannot harm her there either', () => {
    const state = battle({ hexes: 70 });
    const before = range(state);
    play(state, 5);
    expect(range(state)).toBeLessThan(before);
  });

  test('a ship that is bound for a place fights her way there, on either side', () => {
    /** How far east of her start a ship is that fights an enemy north of her. */
    function eastOf(place: { q: number; r: number }): number {
      const state = battle({ hexes: 30 });
      const aim = { kind: 'near', hex: place, withinHexes: 2 } as const;
      state.forces.allies.objectives = [
        { id: 'there', points: 300, of: 'each', judged: 'end', ships: ['own'], aim },
      ];
      play(state, 7);
      const { q, r } = shipIn(state, 'own').hex;
      return q + r / 2;
    }
    expect(eastOf({ q: 90, r: -45 })).toBeGreaterThan(eastOf({ q: -90, r: 45 }) + 3);
  });

  test('[SK-11.19] in the dark guns that a radar lays stay out of sight, while the radar works', () => {
    const state = battle({ hexes: 10 });
    state.environment.light = 'night';
    const rangeIn = () => {
      const situation = newSituation(seekrieg.view(state, 'allies'), 'allies');
      return exchangeOf(situation, situation.own).rangeHexes;
    };
    const blind = rangeIn();
    const { sheet, condition } = shipIn(state, 'own');
    Object.assign(sheet, { fireControlRadar: 2, radars: ['284M'] });
    const fitted = rangeIn();
    if (condition) condition.losses.fireControlRadar = true;
    expect([fitted, rangeIn()]).toEqual([30, blind]);
    expect(blind).not.toBe(30);
  });

  test('[SK-9.21] a ship with land before her on all ways turns where she lies', () => {
    const state = battle({ hexes: 30 });
    const own = shipIn(state, 'own');
    own.speedKnots = 0;
    state.scenario = { ...state.scenario, land: [hexAhead(own.hex, own.facing)] };
    const given = giveAll(state, 'allies');
    expect(given).toContainEqual({ kind: 'speed', ship: 'own', knots: 4, way: 'ahead' });
    const turns = given.find(({ kind }) => kind === 'turns');
    expect(turns?.kind === 'turns' && turns.turns.length).toBeGreaterThan(0);
  });

  test('a ship that has no chance turns away', () => {
    const state = battle({ hexes: 40, ownDp: 60, ownGuns: 'A1', enemyDp: 1200 });
    play(state, 3);
    expect([3, 4, 5]).toContain(shipIn(state, 'own').facing);
  });
});

describe('memory', () => {
  /** The enemy, 60 hexes north, has gone far away behind smoke, or over open sea. */
  function lost(behind: 'smoke' | 'nothing'): SeekriegState {
    const state = battle({ hexes: 60 });
    play(state, 1);
    shipIn(state, 'enemy').hex = { q: 0, r: -300 };
    const wall = Array.from({ length: 41 }, (_, i) => ({ q: i - 20, r: -30 - Math.floor(i / 2) }));
    for (const hex of behind === 'smoke' ? wall : [])
      state.smoke.push({
        ...{ hex, kind: 'chemical', side: 'axis', layer: null, lastTurn: 99, carry: 0 },
        shownTo: { allies: true, axis: true },
      });
    play(state, 1);
    return state;
  }
  const remembered = (state: SeekriegState) =>
    newSituation(seekrieg.view(state, 'allies'), 'allies').enemy.map(
      ({ ship, isRemembered }) => `${ship.id} ${isRemembered}`,
    );

  test('[SK-5.18] an enemy behind smoke is where her course has led; one whom nothing hides is forgotten', () => {
    expect(remembered(lost('smoke'))).toEqual(['enemy true']);
    expect(remembered(lost('nothing'))).toEqual([]);
  });

  test('nobody fires at her', () => {
    const state = lost('smoke');
    for (const side of SIDES) seekrieg.apply(state, side, { kind: 'confirm' }, diceFrom(draw));
    expect(giveAll(state, 'allies')).toEqual([{ kind: 'confirm' }]);
  });
});

describe('targets', () => {
  /** The target of the own battery, if it fired at this one before. */
  function targetAfter(last: string, secondHexes: number): string | undefined {
    const state = battle({ hexes: 20, second: { dp: 320, hexes: secondHexes } });
    for (const side of SIDES) seekrieg.apply(state, side, { kind: 'confirm' }, diceFrom(draw));
    for (const turret of shipIn(state, 'own').condition?.batteries[0]?.turrets ?? [])
      turret.lastTarget = last;
    const gunfire = giveAll(state, 'allies').find(({ kind }) => kind === 'gunfire');
    return gunfire?.kind === 'gunfire' ? gunfire.target : undefined;
  }

  test('a battery shifts to a ship that is far more worth it', () => {
    expect(targetAfter('second', 50)).toBe('enemy');
  });

  test('it stays where there is little to gain, for a change costs hits', () => {
    expect(targetAfter('second', 21)).toBeUndefined();
    expect(targetAfter('enemy', 50)).toBeUndefined();
  });
});

describe('torpedoes', () => {
  /** What the own ship fires, with the enemy so far off. */
  function firedAt(hexes: number, change: (state: SeekriegState) => void = () => undefined) {
    const state = battle({ hexes, tubes: 4 });
    confirmOrders(state);
    shipIn(state, 'own').facing = 2;
    shipIn(state, 'enemy').speedKnots = 30;
    change(state);
    return giveAll(state, 'allies').filter((it) => it.kind === 'torpedoes' && it.ship === 'own');
  }

  function confirmOrders(state: SeekriegState) {
    for (const side of SIDES) seekrieg.apply(state, side, { kind: 'confirm' }, diceFrom(draw));
    expect(state.step.kind).toBe('firePlot');
  }

  test('a mount is fired at a good chance, at a slimmer one by a ship badly hit', () => {
    expect(firedAt(10).length).toBeGreaterThan(0);
    expect(firedAt(26)).toEqual([]);
    const badlyHit = firedAt(26, (state) => {
      const { condition, sheet } = shipIn(state, 'own');
      if (condition) condition.damage = 0.7 * sheet.dp;
    });
    expect(badlyHit.length).toBeGreaterThan(0);
  });

  test('[SK-17.27] none is fired through an own ship', () => {
    const between = firedAt(10, (state) => {
      const own = shipIn(state, 'own');
      const { hex } = shipIn(state, 'enemy');
      const middle = { q: (own.hex.q + hex.q) / 2, r: (own.hex.r + hex.r) / 2 };
      state.ships.friend = { ...structuredClone(own), id: 'friend', hex: middle, speedKnots: 0 };
    });
    expect(between).toEqual([]);
  });
});

test('an Ensign chooses shells and targets by lot, of each battery once', () => {
  const { state } = seekrieg.newState(
    DENMARK_STRAIT,
    seekrieg.defaultOptions,
    diceFrom(drawFrom('start')),
  );
  const dice = diceFrom(drawFrom('lot'));
  const chosen: string[] = [];
  while (state.turn <= 4) {
    const side = state.confirmed.allies ? 'axis' : 'allies';
    const view = seekrieg.view(state, side);
    const [system, legalOrders] = [seekrieg, seekrieg.legalOrders(view, side)];
    const { order } = ensign.decide({ system, view, side, legalOrders }, draw, nodeBudget(1));
    if (order.kind === 'shells' || order.kind === 'gunfire')
      chosen.push(`${state.turn} ${order.kind} ${order.ship} ${order.battery}`);
    seekrieg.apply(state, side, order, dice);
  }
  expect(chosen.some((it) => it.includes('shells'))).toBe(true);
  expect(chosen.some((it) => it.includes('gunfire'))).toBe(true);
  expect(new Set(chosen).size).toBe(chosen.length);
});

test('a reason names the enemy and the range', () => {
  const state = battle({ hexes: 70 });
  const view = seekrieg.view(state, 'allies');
  const turns: Order = { kind: 'turns', ship: 'own', turns: [] };
  expect(seekriegDoctrine.why(view, 'allies', turns)).toMatchObject({
    code: 'closing',
    figures: { ships: ['enemy'] },
  });
});
