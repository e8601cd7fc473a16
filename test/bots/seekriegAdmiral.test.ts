import { describe, expect, test } from 'vitest';
import { nodeBudget } from '../../src/bots';
import { playOn } from '../../src/bots/search/playout';
import { preparing } from '../../src/bots/search/prepare';
import { seekriegPlaybook as book } from '../../src/bots/seekrieg/ahead/playbook';
import { seekriegDoctrine } from '../../src/bots/seekrieg/doctrine/doctrine';
import { canonicalJson, diceFrom, drawFrom, enemyOf, SIDES, type Side } from '../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import { battleOf as shipped } from '../scenario/seekrieg/shippedBattles';

const BATTLES = ['sk-river-plate', 'sk-denmark-strait'] as const;

/** A battle after some turns of doctrine against itself. */
function battleAfter(id: string, turns: number): SeekriegState {
  const dice = diceFrom(drawFrom(`game of ${id}`));
  const { state } = seekrieg.newState(shipped(id), seekrieg.defaultOptions, dice);
  while (state.turn <= turns && !seekrieg.outcome(state)) {
    const side: Side = state.confirmed.allies ? 'axis' : 'allies';
    const order = seekriegDoctrine.offhand?.(seekrieg.view(state, side), side, drawFrom('-'));
    seekrieg.apply(state, side, order as Order, dice);
  }
  return state;
}

const places = BATTLES.flatMap((id) =>
  [0, 5].flatMap((turns) =>
    SIDES.map((side) => ({ id, turns, side, state: battleAfter(id, turns) })),
  ),
);

/** The same to a side; the enemy hurt otherwise, with other orders and another list. */
function otherwiseHidden(state: SeekriegState, side: Side): SeekriegState {
  const other = seekrieg.copy(state);
  const enemy = enemyOf(side);
  other.forces[enemy].objectives = [];
  for (const ship of Object.values(other.ships))
    if (ship.side === enemy && ship.condition) {
      ship.condition.damage += 17;
      ship.condition.torpedoReloads += 1;
    }
  return other;
}

const orderBy = (strategy: string, state: SeekriegState, side: Side): Order | undefined => {
  const view = seekrieg.view(state, side) as SeekriegState;
  const position = { system: seekrieg, view, side, legalOrders: seekrieg.legalOrders(view, side) };
  return book.otherwise?.(position, drawFrom('admiral'), book.strategies?.(view, side)[strategy]);
};

describe('what the Admiral imagines', () => {
  test.each(places)('$id after $turns turns, $side: fits what the side sees', ({ state, side }) => {
    const view = seekrieg.view(state, side);
    const whole = book.imagine(view as SeekriegState, side, drawFrom('guess'));
    const seen = seekrieg.view(whole, side);
    expect(Object.keys(seen.contacts)).toEqual(Object.keys(view.contacts));
    // What an unidentified ship is, doctrine supposes.
    for (const [id, { hex, isHeard }] of Object.entries(view.contacts))
      expect(seen.contacts[id]).toMatchObject({ hex, isHeard });
    expect(Object.keys(seen.ships).sort()).toEqual(Object.keys(view.ships).sort());
    for (const [id, { hex, facing, speedKnots, sheet, fate }] of Object.entries(view.ships))
      expect(seen.ships[id]).toMatchObject({ hex, facing, speedKnots, sheet, fate });
  });

  test.each(places)('$id after $turns turns, $side: is the same whatever is hidden', (place) => {
    const { state, side } = place;
    const other = otherwiseHidden(state, side);
    const [one, two] = [state, other].map((it) => seekrieg.view(it, side) as SeekriegState);
    expect(canonicalJson(two)).toBe(canonicalJson(one));
    const guess = (view?: SeekriegState) =>
      canonicalJson(book.imagine(view as SeekriegState, side, drawFrom('guess')));
    expect(guess(two)).toBe(guess(one));
    expect(orderBy('bold', other, side)).toEqual(orderBy('bold', state, side));
  });

  test.each(BATTLES)('%s can be played to its end', (id) => {
    const state = battleAfter(id, 5);
    const from = book.imagine(
      seekrieg.view(state, 'allies') as SeekriegState,
      'allies',
      drawFrom('-'),
    );
    const { usual, close, away } = book.strategies?.(from, 'allies') ?? {};
    const table = { system: seekrieg, book, side: 'allies', budget: nodeBudget(5000) } as const;
    const worth = (plan: typeof usual) =>
      playOn({ ...table, isToTheEnd: true }, { from, plan, reply: usual, seed: 1 } as never);
    expect(worth(close)).not.toBe(worth(away));
    expect(worth(away)).toEqual(expect.any(Number));
  });
});

test('every plan gives legal orders, and tells why it is not doctrine’s', () => {
  const { state } = places[0] as (typeof places)[0];
  const view = seekrieg.view(state, 'allies');
  for (const [strategy, plan] of Object.entries(book.strategies?.(state, 'allies') ?? {})) {
    const order = orderBy(strategy, state, 'allies') as Order;
    expect(seekrieg.refuse(view, 'allies', order), strategy).toBeUndefined();
    expect(book.why(state, 'allies', plan), strategy).toBeDefined();
  }
});

test('a preparation from a view comes to an end and names a strategy', () => {
  const { state } = places[0] as (typeof places)[0];
  const start = { system: seekrieg, view: seekrieg.view(state, 'allies') as SeekriegState };
  const means = { draw: drawFrom('seat'), budget: nodeBudget(400) };
  const course = preparing({ ...start, side: 'allies' }, book, means);
  let step = course.next();
  while (!step.done) step = course.next();
  expect(step.value).toEqual({ strategy: 'usual' });
});
