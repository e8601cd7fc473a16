import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, enemyOf, eventsFor, SIDES, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { SeaWingsEvent } from '../../../src/rules/sea-wings/model/events';
import type { Order } from '../../../src/rules/sea-wings/model/orders';
import type { Force, SeaWingsState } from '../../../src/rules/sea-wings/model/state';
import { fleets } from './fleets';
import { type Game, give, goTo, newGame } from './game';

/** A game by random orders; `look` sees each position and what led to it. */
function playOut(seed: string, look: (state: SeaWingsState, events: SeaWingsEvent[]) => void) {
  const draw = drawFrom(seed);
  const dice = diceFrom(draw);
  const { state } = seaWings.newState(fleets(), seaWings.defaultOptions, dice);
  for (let n = 0; n < 250 && !seaWings.outcome(state); n++) {
    const able = SIDES.filter((it) => seaWings.segment(state).active[it] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const legal = seaWings.legalOrders(state, side) as Order[];
    const order = (
      draw(3) === 0 ? legal.at(-1) : legal[draw(Math.min(legal.length, 256))]
    ) as Order;
    look(state, seaWings.apply(state, side, order, dice));
  }
}

/** Names that only their owner may read; of his ships those that the enemy has not met [WG-24.12]. */
const secretsOf = ({ forces, known }: SeaWingsState, side: Side): string[] => {
  const force = forces[side];
  const { notebook, lost } = known[enemyOf(side)];
  const met = [...lost, ...notebook.flatMap(({ ships }) => ships)];
  return [
    ...Object.keys(force.ships).filter((id) => !met.includes(id)),
    ...Object.keys(force.formations),
    ...Object.keys(force.taskForces),
  ].map((id) => `"${id}"`);
};

describe.each(['ensign'])('secrecy in a game at random: %s', (seed) => {
  test("[WG-24.3, WG-24.6, WG-24.9, WG-24.20, WG-24.26] no view and no event tells what is the enemy's", () => {
    playOut(seed, (state, events) => {
      if (seaWings.outcome(state)) return;
      for (const side of SIDES) {
        const told = JSON.stringify([seaWings.view(state, side), eventsFor(events, side)]);
        expect(secretsOf(state, enemyOf(side)).filter((it) => told.includes(it))).toEqual([]);
      }
      const open = JSON.stringify([
        seaWings.view(state, 'spectator'),
        eventsFor(events, 'spectator'),
      ]);
      expect(
        SIDES.flatMap((side) => secretsOf(state, side)).filter((it) => open.includes(it)),
      ).toEqual([]);
    });
  });

  test('[WG-24.20] legality asked of a view is that asked of the state', () => {
    playOut(seed, (state) => {
      for (const side of SIDES) {
        const view = seaWings.view(state, side);
        expect(seaWings.legalOrders(view, side)).toEqual(seaWings.legalOrders(state, side));
        expect(seaWings.segment(view)).toEqual(seaWings.segment(state));
      }
    });
  });
});

/** The same sea, where axis task force 2 is a dummy or is not. */
const withDummy = (): Game => {
  const game = newGame(fleets());
  give(game, 'axis', 'place-dummy 12,12 7');
  goTo(game, 'plots');
  return game;
};

test('[WG-4.21, WG-24.8] the enemy sees a dummy as he sees a task force', () => {
  const game = withDummy();
  const { markers } = game.state.known.allies;
  expect(markers).toHaveLength(3);
  const shapes = new Set(markers.map((it) => Object.keys(it).join()));
  expect(shapes.size).toBe(1);
  expect(markers.map(({ number }) => number)).toEqual([null, null, null]);
  expect(markers.map(({ id }) => id)).toEqual(markers.map(({ id }) => id).sort());
});

test('[WG-4.21, WG-24.8] turning a real task force into a dummy changes nothing in the view of the enemy', () => {
  const game = withDummy();
  const before = JSON.stringify(seaWings.view(game.state, 'allies'));
  const real = game.state.forces.axis.taskForces['axis-2'];
  for (const id of real?.ships ?? []) {
    const ship = game.state.forces.axis.ships[id];
    if (ship) Object.assign(ship, { fate: 'left', taskForce: null });
  }
  Object.assign(real ?? {}, { ships: [] });
  expect(JSON.stringify(seaWings.view(game.state, 'allies'))).toBe(before);
});

test('[WG-24.4] the owner sees number, ships and formations of his own', () => {
  const { forces } = seaWings.view(withDummy().state, 'axis');
  expect(forces.axis?.taskForces['axis-1']?.ships).toContain('akagi');
  expect(forces.allies).toBeUndefined();
});

test('[WG-24.19] at the end everything is shown', () => {
  const game = withDummy();
  give(game, 'axis', 'resign');
  expect(seaWings.view(game.state, 'allies').forces.axis?.ships.akagi).toBeDefined();
});

test('[WG-24.16] cards in hand are secret, their number is open', () => {
  const { state } = withDummy();
  const { scenario: open, ...view } = seaWings.view(state, 'allies');
  expect(view.handSizes.axis).toBe(2);
  expect(open.sides.axis.cards).toContain('submarine');
  expect(JSON.stringify(view)).not.toContain('submarine');
});

test('[WG-24.16] a side does not know in which order its own cards come', () => {
  const { state } = withDummy();
  const withDeck = (deck: Force['cards']['deck']) => {
    const other = seaWings.copy(state);
    other.forces.allies.cards.deck = deck;
    return seaWings.view(other, 'allies');
  };
  const [some, others] = [
    withDeck(['squall', null, 'scout-report']),
    withDeck(['scout-report', 'squall', null]),
  ];
  expect(some).toEqual(others);
  expect(some.forces.allies?.cards.deck).toEqual(['scout-report', 'squall', null]);
});

test('[WG-24.27] of an enemy base the name, type and hex are known', () => {
  const view = seaWings.view(withDummy().state, 'axis');
  expect(view.scenario.bases).toEqual([
    { id: 'midway', name: 'Midway', type: 'large-land', side: 'allies', hex: { q: 22, r: 8 } },
  ]);
});
