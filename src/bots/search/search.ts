import type { Draw, Reason } from '../../rules/core';
import type { Decision, Position, SoFar } from '../core/bot';
import type { Budget } from '../core/budget';
import type { Playbook } from '../core/playbook';
import { opening, playOn, type Table } from './playout';
import { better, type Runner, stillRunning } from './race';

/** A search's inputs besides the position. */
interface Means<Order> {
  draw: Draw;
  budget: Budget;
  soFar?: SoFar<Order> | undefined;
}

/** A plan with the orders that it gives in the present segment. */
interface Candidate<Order, Plan> extends Runner {
  plan: Plan;
  orders: Order[];
  /** Plans with the same key do the same now. */
  key: string;
}

/** Playouts of each plan after which more would show nothing new. */
const MAX_ROUNDS = 200;

/**
 * Plays out each plan of a playbook repeatedly with its own dice, all with the same random numbers, and drops
 * those that fall behind. Returns the first order of the best plan, or of the usual plan unless another is better
 * beyond chance. `undefined` when there is nothing to choose between.
 */
export function searchPlans<State, Order, Plan>(
  position: Position<State, Order>,
  book: Playbook<State, Order, Plan>,
  means: Means<Order>,
): Decision<Order> | undefined {
  const { system, side, view } = position;
  const table: Table<State, Order, Plan> = { system, book, side, budget: means.budget };
  const from = book.imagine(view, side, means.draw);
  const prepared = preparedPlan(position, book, from);
  const candidates = candidatesOf(position, table, from, prepared);
  const [usual] = candidates;
  if (!usual) return undefined;
  const decision = { ...decisionFor(usual), ...whyPrepared(table, from, usual, prepared) };
  means.soFar?.(decision);
  const best = winnerOf({ position, table, usual }, candidates, means);
  if (best.key === usual.key) return decision;
  return { ...decisionFor(best), ...because(book.why(from, side, best.plan, prepared)) };
}

const because = (why: Reason | undefined) => (why === undefined ? {} : { why });

/** The plan that has been prepared; `undefined` where there is none. */
const preparedPlan = <State, Order, Plan>(
  { side, prepared }: Position<State, Order>,
  book: Playbook<State, Order, Plan>,
  from: State,
): Plan | undefined => prepared && book.strategies?.(from, side)[prepared.strategy];

/** The reason for following what has been prepared, where it is not what would be done without. */
function whyPrepared<State, Order, Plan>(
  table: Table<State, Order, Plan>,
  from: State,
  { plan, orders }: Candidate<Order, Plan>,
  prepared: Plan | undefined,
): Pick<Decision, 'why'> {
  const { book, side, system } = table;
  if (prepared === undefined || plan !== prepared) return {};
  const [unprepared] = Object.values(book.strategies?.(from, side) ?? {});
  if (unprepared === undefined || unprepared === plan) return {};
  const [without] = opening(table, from, unprepared);
  const isSame = system.makeOrder(without) === system.makeOrder(orders[0]);
  return isSame ? {} : because(book.why(from, side, plan));
}

const decisionFor = <Order>({ orders }: Candidate<Order, unknown>): Decision<Order> => ({
  order: orders[0] as Order,
  plan: orders.slice(1),
});

/** The plans that lead to a legal order, as many as the budget allows. */
function candidatesOf<State, Order, Plan>(
  { system, side, legalOrders }: Position<State, Order>,
  table: Table<State, Order, Plan>,
  from: State,
  prepared: Plan | undefined,
): Candidate<Order, Plan>[] {
  const legal = new Set(legalOrders.map(system.makeOrder));
  const isSealed = system.segment(from).active[side] === 'declare';
  const candidates: Candidate<Order, Plan>[] = [];
  for (const plan of table.book.plans(from, side, legalOrders, prepared)) {
    const orders = opening(table, from, plan);
    const lines = orders.map(system.makeOrder);
    const [first = ''] = lines;
    const key = isSealed ? [...lines].sort().join() : first;
    if (legal.has(first)) candidates.push({ plan, orders, key, values: [] });
    if (!table.budget.spend(orders.length)) break;
  }
  return candidates;
}

interface Race<State, Order, Plan> {
  position: Position<State, Order>;
  table: Table<State, Order, Plan>;
  usual: Candidate<Order, Plan>;
}

function winnerOf<State, Order, Plan>(
  race: Race<State, Order, Plan>,
  candidates: Candidate<Order, Plan>[],
  means: Means<Order>,
): Candidate<Order, Plan> {
  const { usual } = race;
  let running = candidates;
  let best = usual;
  for (let round = 0; round < MAX_ROUNDS && isOpen(running); round++) {
    if (!playRound(race, running, means.draw)) break;
    running = stillRunning(running, usual, roundsForTwo(race.table.budget, candidates));
    const ahead = better(running, usual);
    if (ahead.key !== best.key) means.soFar?.(decisionFor(ahead));
    best = ahead;
  }
  return best;
}

/** Playouts that each of two could have with all that is left of the budget. */
function roundsForTwo(budget: Budget, candidates: readonly Runner[]): number {
  const gone = budget.gone();
  const played = candidates.map(({ values }) => values.length);
  const costOfOne = gone / played.reduce((sum, count) => sum + count, 0);
  return Math.min(MAX_ROUNDS, Math.max(...played) + (1 - gone) / (2 * costOfOne));
}

/** The order still depends on who wins. */
const isOpen = (running: readonly { key: string }[]): boolean =>
  running.some(({ key }) => key !== running[0]?.key);

/**
 * One playout of every plan, all from one guess at what is hidden and with one chance; false when the budget ran
 * out.
 */
function playRound<State, Order, Plan>(
  { position: { view, side }, table }: Race<State, Order, Plan>,
  running: readonly Candidate<Order, Plan>[],
  draw: Draw,
): boolean {
  const from = table.book.imagine(view as State, side, draw);
  const reply = table.book.reply(from, draw);
  const seed = (draw(256) * 256 + draw(256)) * 256 + draw(256);
  const values: number[] = [];
  for (const { plan } of running) {
    const value = playOn(table, { from, plan, reply, seed });
    if (value === undefined) return false;
    values.push(value);
  }
  for (const [i, { values: known }] of running.entries()) known.push(values[i] as number);
  return true;
}
