import { describe, expect, test } from 'vitest';
import { nodeBudget } from '../../src/bots';
import { newPeer } from '../../src/game/peer/peer';
import { PEERS } from '../../src/game/peer/peers';
import { giveOrder, type Match, newMatch, SIDES } from '../../src/rules/core';
import { TOY, toySystem } from './toySystem';

const SEED = 'peers';

const sideToAct = ({ state }: Match) => {
  const { active } = toySystem.segment(state as never);
  return SIDES.find((side) => active[side] !== 'waiting') ?? 'allies';
};

describe.each(PEERS)("boardgame.io's $name", ({ id }) => {
  test('plays a match to its end with legal orders, kept up with by being told', async () => {
    const at = { system: toySystem, scenario: TOY, options: null, seed: SEED };
    const match = newMatch(toySystem, TOY, null, SEED);
    const peer = newPeer(id, at);
    while (!toySystem.outcome(match.state as never)) {
      const side = sideToAct(match);
      const order = await peer.decide(side, nodeBudget(300));
      expect(giveOrder(toySystem, match, { side, order }, SEED)).toBeUndefined();
      peer.told(side, order);
    }
    expect(match.orders).toBeGreaterThan(TOY.rounds * 4);
  });
});

test('the search ends with its budget even where the game is nearly over', async () => {
  const at = { system: toySystem, scenario: { ...TOY, rounds: 1 }, options: null, seed: SEED };
  const match = newMatch(toySystem, at.scenario, null, SEED);
  const peer = newPeer('mcts', at);
  for (const [side, order] of [
    ['allies', 'done'],
    ['axis', 'done'],
    ['allies', 'done'],
  ] as const) {
    giveOrder(toySystem, match, { side, order }, SEED);
    peer.told(side, order);
  }
  expect(await peer.decide('axis', nodeBudget(5000))).toMatch(/^(aim|done)/);
});
