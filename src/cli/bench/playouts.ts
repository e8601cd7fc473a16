import { clockBudget } from '../../bots';
import { newPeer } from '../../game/peer/peer';
import {
  type AnySystem,
  type Draw,
  diceFrom,
  drawFrom,
  orderDice,
  SIDES,
  type Side,
} from '../../rules/core';
import type { Figure } from './figure';
import type { RecordedGame } from './orders';

/** Orders in a playout; as many as boardgame.io's search plays by default. */
const DEPTH = 50;
const ROUND_MS = 400;
const ROUNDS = 9;

/** Milliseconds of processor time, so that other work on the machine does not affect the measurement. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Random playouts a second on the rules, beside boardgame.io's own search on the same positions at the same depth; the
 * median position counts.
 */
export async function playoutFigures(games: readonly RecordedGame[]): Promise<Figure[]> {
  const rates: { rules: number; peer: number; ratio: number; id: string }[] = [];
  for (const game of games) rates.push({ ...(await ratesOf(game)), id: game.entry.id });
  rates.sort((a, b) => a.ratio - b.ratio);
  const { rules, peer, ratio } = rates[Math.floor(rates.length / 2)] as (typeof rates)[number];
  const where = `${DEPTH} random orders from the middle of a battle`;
  return [
    figure('rules-playouts', Math.round(rules), 'playouts/s', `${where}, on the plain rules`),
    figure('peer-playouts', Math.round(peer), 'playouts/s', `${where}, in boardgame.io's MCTSBot`),
    {
      ...figure('playouts-to-peer', oneDigit(ratio), 'times', ''),
      how: `the first by the second: ${rates.map((it) => `${it.id} ${oneDigit(it.ratio)}`).join(', ')}`,
      aim: 'at least 20',
      reached: ratio >= 20,
    },
  ];
}

/** In turns, so that both see the same machine load; each round has its own ratio. */
async function ratesOf(
  game: RecordedGame,
): Promise<{ rules: number; peer: number; ratio: number }> {
  const rounds: { rules: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ rules: rulesPlayouts(game), peer: await peerPlayouts(game) });
  return {
    rules: median(rounds.map(({ rules }) => rules)),
    peer: median(rounds.map(({ peer }) => peer)),
    ratio: median(rounds.map(({ rules, peer }) => rules / peer)),
  };
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10;

const middle = ({ orders }: RecordedGame) => orders.slice(0, Math.floor(orders.length / 2));

function rulesPlayouts(game: RecordedGame): number {
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

/**
 * Random legal orders. What is legal is listed once a segment and side; after that each order drawn from the list is
 * checked singly, and removed if it has become illegal.
 */
function playOutAtRandom(rules: AnySystem, state: unknown, draw: Draw): void {
  const dice = diceFrom(draw);
  let listed: { clock: number; side: Side } | undefined;
  let legal: unknown[] = [];
  for (let i = 0; i < DEPTH && !rules.outcome(state); i++) {
    const { clock, active } = rules.segment(state);
    const side = SIDES.find((it) => active[it] !== 'waiting') ?? 'allies';
    const isKnown = listed?.clock === clock && listed.side === side;
    listed = { clock, side };
    const order = isKnown ? drawStill(rules, state, { side, legal }, draw) : undefined;
    if (order === undefined) legal = rules.legalOrders(state, side);
    rules.apply(state, side, order ?? legal[draw(legal.length)], dice);
  }
}

/** One of the orders that is still legal; illegal ones drawn before it are removed; `undefined` when none is left. */
function drawStill(
  rules: AnySystem,
  state: unknown,
  { side, legal }: { side: Side; legal: unknown[] },
  draw: Draw,
): unknown {
  while (legal.length > 0) {
    const index = draw(legal.length);
    const order = legal[index];
    if (!rules.refuse(state, side, order)) return order;
    legal[index] = legal.at(-1);
    legal.pop();
  }
  return undefined;
}

async function peerPlayouts(game: RecordedGame): Promise<number> {
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

/** The generator mulberry32 by T. Ettinger: fast, and good enough for samples. */
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
