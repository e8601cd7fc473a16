import { expect, test } from 'vitest';
import { SIDES, type Side } from '../../../src/rules/core';
import { type Order, type SeaWingsState, seaWings } from '../../../src/rules/sea-wings';
import { forcedOrder } from '../../../src/ui/systems/sea-wings/passing';
import { STANDING } from '../../../src/ui/systems/sea-wings/standing';
import { legalInTurn } from '../../../src/ui/table/standing/standing';
import { fleets } from '../../rules/sea-wings/fleets';
import { diceOf } from '../../rules/sea-wings/game';

/** A game in which both sides confirm whatever they are asked, with their standing orders. */
function quietGame() {
  const { state } = seaWings.newState(
    fleets({ hasEvents: false }),
    seaWings.defaultOptions,
    diceOf(),
  );
  const kept = { allies: STANDING.none, axis: STANDING.none };
  const asked: Record<Side, string[]> = { allies: [], axis: [] };
  const repeated: Record<Side, Order[]> = { allies: [], axis: [] };
  const give = (side: Side, order: Order) => seaWings.apply(state, side, order, diceOf());
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
  const now = { view, side, legal, isAsBefore, isHolding: false, hasUsualAims: false };
  if (!forcedOrder(now)) asked[side].push(view.step.kind);
  kept[side] = STANDING.keep(seaWings.view(state, side), side, kept[side], legal);
  give(side, forcedOrder(now) ?? { kind: 'confirm' });
}

/** Plays on until a turn begins, with all dice showing ones. */
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
  expect(forcedOrder({ ...asked, hasUsualAims: false })).toBeUndefined();
  expect(forcedOrder({ ...asked, hasUsualAims: true })).toEqual({ kind: 'confirm' });
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
    forcedOrder({ ...asked, view: handOf(hand), hasUsualAims: false });
  expect(forced(['submarine', null])).toEqual(legal[1]);
  expect(forced(['submarine', 'refueling'])).toBeUndefined();
});
