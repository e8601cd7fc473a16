import { clockBudget } from '../../bots';
import { newPeer } from '../../game/peer/peer';
import { type AnySystem, type Draw, diceFrom, drawFrom, orderDice } from '../../rules/core';
import { sideToAct } from '../playOut';
import type { Figure } from './figure';
import type { RecordedGame } from './orders';

/** Orders of a playout; as many as boardgame.io's search plays unless it is told otherwise. */
const DEPTH = 50;
const ROUND_MS = 1000;
const ROUNDS = 3;

type Clock = () => number;

/** Random playouts a second on the rules, beside boardgame.io's own search on the same position at the same depth. */
export async function playoutFigures(game: RecordedGame, now: Clock): Promise<Figure[]> {
  const rates = { rules: [] as number[], peer: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.rules.push(rulesPlayouts(game, now));
    rates.peer.push(await peerPlayouts(game, now));
  }
  const [rules, peer] = [median(rates.rules), median(rates.peer)];
  const ratio = Math.round((rules / peer) * 10) / 10;
  const where = `${DEPTH} random orders from the middle of ${game.entry.id}`;
  return [
    figure('rules-playouts', Math.round(rules), 'playouts/s', `${where}, on the plain rules`),
    figure('peer-playouts', Math.round(peer), 'playouts/s', `${where}, in boardgame.io's MCTSBot`),
    {
      ...figure('playouts-to-peer', ratio, 'times', 'the first by the second'),
      aim: 'at least 20',
      reached: ratio >= 20,
    },
  ];
}

const middle = ({ orders }: RecordedGame) => orders.slice(0, Math.floor(orders.length / 2));

function rulesPlayouts(game: RecordedGame, now: Clock): number {
  const { rules, scenario } = game.entry;
  const { state } = rules.newState(scenario, rules.defaultOptions, orderDice(game.seed, 0));
  for (const [i, { side, order }] of middle(game).entries())
    rules.apply(state, side, rules.parseOrder(order), orderDice(game.seed, i + 1));
  const draw = quickDraw(drawFrom(game.seed)(256));
  const began = now();
  let playouts = 0;
  while (now() - began < ROUND_MS) {
    playOutAtRandom(rules, rules.copy(state), draw);
    playouts += 1;
  }
  return (1000 * playouts) / (now() - began);
}

function playOutAtRandom(rules: AnySystem, state: unknown, draw: Draw): void {
  const dice = diceFrom(draw);
  for (let i = 0; i < DEPTH && !rules.outcome(state); i++) {
    const side = sideToAct(rules, state);
    const legal = rules.legalOrders(state, side);
    rules.apply(state, side, legal[draw(legal.length)], dice);
  }
}

async function peerPlayouts(game: RecordedGame, now: Clock): Promise<number> {
  const { rules, scenario } = game.entry;
  const options = rules.defaultOptions;
  const { seed } = game;
  const peer = newPeer('mcts', { system: rules, scenario, options, seed, playoutOrders: DEPTH });
  for (const { side, order } of middle(game)) peer.told(side, order);
  const next = game.orders[middle(game).length];
  const began = now();
  await peer.decide(next?.side ?? 'allies', clockBudget(ROUND_MS, now));
  return (1000 * peer.playouts()) / (now() - began);
}

/** The generator mulberry32 by T. Ettinger: quick, and good enough for samples. */
function quickDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const figure = (id: string, value: number, unit: string, how: string): Figure => ({
  ...{ id, value, unit, how },
  aim: '',
  reached: null,
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
