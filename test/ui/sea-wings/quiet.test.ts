import { expect, test } from 'vitest';
import { scenariosOf } from '../../../src/cli/common/library';
import { type Dice, orderDice, SIDES, type Side } from '../../../src/rules/core';
import { type Order, type SeaWingsState, seaWings } from '../../../src/rules/sea-wings';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/query';
import { forcedOrder } from '../../../src/ui/systems/sea-wings/passing';
import { STANDING } from '../../../src/ui/systems/sea-wings/standing';
import { legalInTurn } from '../../../src/ui/table/standing/standing';
import { fleets } from '../../rules/sea-wings/fleets';
import { diceOf } from '../../rules/sea-wings/game';

/** A game in which both sides confirm whatever they are asked, with their standing orders. */
function quietGame(scenario = fleets({ hasEvents: false }), dice: () => Dice = diceOf) {
  const { state } = seaWings.newState(scenario, seaWings.defaultOptions, dice());
  const kept = { allies: STANDING.none, axis: STANDING.none };
  const asked: Record<Side, string[]> = { allies: [], axis: [] };
  const repeated: Record<Side, Order[]> = { allies: [], axis: [] };
  const give = (side: Side, order: Order) => seaWings.apply(state, side, order, dice());
  return { state, kept, asked, repeated, give };
}

type Quiet = ReturnType<typeof quietGame>;

/** What the screen does for a side that is asked, and what is left to the player. */
function decide({ state, kept, asked, repeated, give }: Quiet, side: Side): void {
  const view = seaWings.view(state, side);
  const orders = legalInTurn(seaWings, view, side, STANDING.repeat(view, side, kept[side]));
  for (const order of orders) give(side, order);
  repeated[side].push(...orders);
  const legal = seaWings.legalOrders(state, side);
  const isAsBefore = STANDING.isAsBefore?.(view, side, kept[side], legal) === true;
  const now = { view, side, legal, isAsBefore, isHolding: false, usual: [] };
  if (!forcedOrder(now)) asked[side].push(view.step.kind);
  kept[side] = STANDING.keep(seaWings.view(state, side), side, kept[side], legal);
  give(side, forcedOrder(now) ?? { kind: 'confirm' });
}

/** Plays on until a turn begins. */
function playTo(game: Quiet, turn: number): void {
  for (let n = 0; n < 200 && (game.state as SeaWingsState).turn < turn; n++) {
    const { active } = seaWings.segment(game.state);
    const side = SIDES.find((it) => active[it] !== 'waiting');
    if (!side) return;
    decide(game, side);
  }
}

test('a quiet turn takes three confirmations at most', () => {
  const game = quietGame();
  playTo(game, 1);
  for (const side of SIDES) game.asked[side] = [];
  playTo(game, 2);
  for (const side of SIDES) {
    expect(game.asked[side].length, game.asked[side].join()).toBeLessThanOrEqual(3);
    expect(game.asked[side]).toContain('airPlans');
  }
});

/** Games of the shipped scenario in which nobody sends a strike, with the decisions of each side in its second to fourth turn. */
function turnsWithCards(id: string): number[] {
  const entry = scenariosOf('sea-wings').find((it) => it.id === id);
  return ['a', 'b', 'c'].flatMap((seed) => {
    let rolls = 0;
    const game = quietGame(entry?.scenario as SeaWingsScenario, () => orderDice(seed, rolls++));
    playTo(game, 2);
    return [3, 4, 5].flatMap((turn) => {
      for (const side of SIDES) game.asked[side] = [];
      playTo(game, turn);
      return SIDES.map((side) => game.asked[side].length);
    });
  });
}

test.each(['eastern-solomons-carriers', 'santa-cruz-carriers'])(
  '[WG-21.18] with event cards kept back a turn of %s takes four confirmations at most, and 2.8 on average',
  (id) => {
    const turns = turnsWithCards(id);
    expect(Math.max(...turns)).toBeLessThanOrEqual(4);
    expect(turns.reduce((sum, it) => sum + it, 0) / turns.length).toBeLessThan(2.8);
  },
);

test('patrols, searches and courses of the turn before are ordered again', () => {
  const game = quietGame();
  playTo(game, 1);
  const { state, give } = game;
  const cap = seaWings.legalOrders(state, 'allies').find(({ kind }) => kind === 'planCap') as Order;
  give('allies', cap);
  playTo(game, 2);
  expect(game.repeated.allies).toEqual([]);
  playTo(game, 3);
  expect(game.repeated.allies[0]).toEqual(cap);
});

test('[WG-11.7, WG-24.23] who leaves targets to the usual ones is not asked for them again in this turn', () => {
  const view = seaWings.view(quietGame().state, 'allies');
  const legal: Order[] = [{ kind: 'confirm' }, { kind: 'aim', at: 'akagi', factors: 1 }];
  const asked = { view, side: 'allies', legal, isHolding: false, isAsBefore: false } as const;
  expect(forcedOrder({ ...asked, usual: [] })).toBeUndefined();
  expect(forcedOrder({ ...asked, usual: ['aim'] })).toEqual({ kind: 'confirm' });
  expect(forcedOrder({ ...asked, usual: ['allotCap'] })).toBeUndefined();
});

test('[WG-6.1] the first plans of the air are proposed, once', () => {
  const { state, give } = quietGame();
  for (const side of SIDES) give(side, { kind: 'confirm' });
  const seen = () => seaWings.view(state, 'allies');
  const propose = (kept: typeof STANDING.none) =>
    STANDING.propose?.(seen(), 'allies', kept, seaWings.legalOrders(state, 'allies')) ?? [];
  expect(seen().step.kind).toBe('airPlans');
  const orders = propose(STANDING.none);
  expect(legalInTurn(seaWings, seen(), 'allies', orders)).toEqual(orders);
  expect(orders.some(({ kind }) => kind === 'planCap')).toBe(true);
  expect(propose(STANDING.keep(seen(), 'allies', STANDING.none, []))).toEqual([]);
});

test('[WG-16.9, WG-21.18] what was left as proposed is not asked for again until there is something new', () => {
  const view = seaWings.view(quietGame().state, 'allies');
  const at = (step: SeaWingsState['step']) => ({ ...view, step });
  const before = (now: typeof view, legal: Order[], kept = STANDING.none) =>
    STANDING.isAsBefore?.(now, 'allies', kept, legal);
  const dummies = at({ kind: 'dummies', side: 'allies' });
  const kept = STANDING.keep(dummies, 'allies', STANDING.none, []);
  expect(before(dummies, [])).toBe(false);
  expect(before(dummies, [], kept)).toBe(true);
  const moves: Order[] = [{ kind: 'moveDummy', taskForce: 'x', hex: { q: 0, r: 0 } }];
  expect(before(dummies, moves, kept)).toBe(false);

  const asked = { allies: true, axis: false };
  const cards = at({ kind: 'cards', stop: 'submarine', asked, letter: null });
  const play: Order[] = [{ kind: 'playCard', card: 'submarine', on: '1' }];
  const held = STANDING.keep(cards, 'allies', kept, play);
  expect(before(cards, play, kept)).toBe(false);
  expect(before(cards, play, held)).toBe(true);
  expect(before(cards, [{ kind: 'playCard', card: 'destroyer-screen', on: '-' }], held)).toBe(
    false,
  );
  const told = { turn: 1, at: 'akagi', by: 'bomb', hits: 1 } as const;
  const known = { ...cards.known, allies: { ...cards.known.allies, hitsTold: [told] } };
  expect(before({ ...cards, known } as typeof view, play, held)).toBe(false);
  expect(before(cards, play, STANDING.askAgain?.(held))).toBe(false);
});

test('[WG-7.8, WG-11.2] ships that were left in their usual AA formation keep it under the next strike, unless fighters can go up', () => {
  const { state } = quietGame();
  const view = seaWings.view(state, 'allies');
  const force = view.forces.allies as NonNullable<typeof view.forces.allies>;
  const [attacked = ''] = Object.keys(force.taskForces);
  const alarm = {
    ...view,
    step: { kind: 'alarm' },
    forces: { allies: { ...force, defenders: { force: attacked } } },
  } as never;
  const form: Order[] = [{ kind: 'confirm' }, { kind: 'aaFormation', ring: [] }];
  const kept = STANDING.keep(alarm, 'allies', STANDING.none, form);
  const isAsBefore = (before: typeof kept, legal: Order[]) =>
    STANDING.isAsBefore?.(alarm, 'allies', before, legal);
  expect(isAsBefore(STANDING.none, form)).toBe(false);
  expect(isAsBefore(kept, form)).toBe(true);
  const up: Order = { kind: 'scramble', formation: 'f', factors: 1 };
  expect(isAsBefore(kept, [...form, up])).toBe(false);
  expect(isAsBefore(STANDING.askAgain?.(kept) ?? kept, form)).toBe(false);
});

test('[WG-21.18] another report of a force that has been met is no news, one of her carriers is', () => {
  const view = seaWings.view(quietGame().state, 'allies');
  const told = (kinds: object | null, number: number) => ({
    ...{ turn: 1, marker: 'm', number, total: 5, kinds, isExact: false },
  });
  const withReports = (...reports: unknown[]) =>
    ({
      ...view,
      step: { kind: 'cards', stop: 'movement', asked: { allies: true, axis: false }, letter: null },
      known: { ...view.known, allies: { ...view.known.allies, reports } },
    }) as never;
  const play: Order[] = [{ kind: 'playCard', card: 'submarine', on: '1' }];
  const [met, carriers] = [told(null, 4), told({ carrier: 1 }, 4)];
  const kept = STANDING.keep(withReports(met), 'allies', STANDING.none, play);
  const isAsBefore = (...reports: unknown[]) =>
    STANDING.isAsBefore?.(withReports(...reports), 'allies', kept, play);
  expect(isAsBefore(met, met)).toBe(true);
  expect(isAsBefore(met, carriers)).toBe(false);
  expect(isAsBefore(met, told(null, 5))).toBe(false);
});

test('[WG-14.20] a base goes on with the repair that was chosen for it', () => {
  const { state } = quietGame();
  const view = { ...seaWings.view(state, 'allies'), step: { kind: 'damageControl' } } as const;
  const force = view.forces.allies as NonNullable<typeof view.forces.allies>;
  const chosen = { ...view, forces: { allies: { ...force, repairs: { midway: 'S' } } } };
  const legal: Order[] = (['A', 'S'] as const).map((hit) => ({
    kind: 'repair',
    base: 'midway',
    hit,
  }));
  const kept = STANDING.keep(chosen as never, 'allies', STANDING.none, legal);
  expect(STANDING.repeat(view, 'allies', kept)).toEqual([legal[1]]);
  expect(STANDING.isAsBefore?.(view, 'allies', kept, legal)).toBe(true);
  expect(STANDING.isAsBefore?.(view, 'allies', STANDING.none, legal)).toBe(false);
});

test('[WG-21.8] of too many cards a dummy goes without being asked for', () => {
  const view = seaWings.view(quietGame().state, 'allies');
  const force = view.forces.allies as NonNullable<typeof view.forces.allies>;
  const handOf = (hand: typeof force.cards.hand) => ({
    ...view,
    forces: { ...view.forces, allies: { ...force, cards: { ...force.cards, hand } } },
  });
  const legal: Order[] = [1, 2].map((place) => ({ kind: 'discard', place }));
  const asked = { side: 'allies', legal, isAsBefore: false, isHolding: false } as const;
  const forced = (hand: typeof force.cards.hand) =>
    forcedOrder({ ...asked, view: handOf(hand), usual: [] });
  expect(forced(['submarine', null])).toEqual(legal[1]);
  expect(forced(['submarine', 'refueling'])).toBeUndefined();
});
