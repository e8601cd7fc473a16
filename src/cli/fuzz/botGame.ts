import { isDeepStrictEqual } from 'node:util';
import { type Bot, type Decision, nodeBudget } from '../../bots';
import { sideToAct } from '../../lab/playOut';
import {
  type AnySystem,
  type BaseEvent,
  type BySide,
  bySide,
  drawFrom,
  type GivenOrder,
  orderDice,
  type Side,
} from '../../rules/core';
import { refusalIn } from '../../words/registry';
import type { FuzzSubject } from '../common/fuzzSubject';
import type { Breach } from './checks';
import { breachOf } from './demand';
import type { FuzzedGame } from './fuzzGame';
import { type Met, noteMet, nothingMet } from './met';
import {
  demandSameOrders,
  demandSameTwins,
  demandSecrets,
  demandToldSecrets,
  ordersBySide,
} from './secrets';

/** A game between bots that checks their promises. */
export interface BotRun {
  system: AnySystem;
  subject: FuzzSubject;
  scenario: unknown;
  options: unknown;
  seed: string;
  bots: BySide<Bot>;
  /** The budget of each decision. */
  nodes: number;
  mostOrders: number;
}

/** Whether a side could ever have attacked, and did. */
interface Attacks {
  could: boolean;
  did: boolean;
}

/** Plays one game between bots to its end or to the first breach: a crash, a stall, an illegal order, a leak, a passive game. */
export function fuzzBots(run: BotRun): FuzzedGame {
  const orders: GivenOrder[] = [];
  const met = nothingMet();
  try {
    return { orders, met, breach: playBots(run, orders, met) };
  } catch (error) {
    return { orders, met, breach: breachOf(error) };
  }
}

/** No bot needs this many orders in a segment; one that gives more is going in circles. */
const MAX_IN_SEGMENT = 600;

function playBots(run: BotRun, orders: GivenOrder[], met: Met): Breach | undefined {
  const { system, seed } = run;
  const { state } = system.newState(run.scenario, run.options, orderDice(seed, 0));
  const attacks = bySide((): Attacks => ({ could: false, did: false }));
  let segment = { clock: -1, from: 0 };
  while (!system.outcome(state)) {
    const { clock, name } = system.segment(state);
    if (clock !== segment.clock) segment = { clock, from: orders.length };
    if (orders.length - segment.from >= MAX_IN_SEGMENT)
      return {
        check: 'stall',
        detail: `${MAX_IN_SEGMENT} orders given in ${JSON.stringify(name)}`,
      };
    if (orders.length >= run.mostOrders)
      return { check: 'stall', detail: `${orders.length} orders given` };
    const side = sideToAct(system, state);
    const { order, breach } = decide(run, state, side, { number: orders.length + 1, attacks });
    if (breach) return breach;
    orders.push({ side, order: system.makeOrder(order) });
    noteMet(met, order, carryOut(run, state, { side, order, number: orders.length }));
  }
  return passive(attacks);
}

interface Given {
  side: Side;
  order: unknown;
  number: number;
}

/** Secrets are checked at one order in this many: checking each would cost more than the bots. */
const GUARDED_EACH = 3;

/** Carries out an order, and checks that nobody learns what is hidden from him. */
function carryOut(run: BotRun, state: unknown, { side, order, number }: Given): BaseEvent[] {
  const { system } = run;
  const isGuarded = number % GUARDED_EACH === 0;
  const before: unknown = isGuarded ? system.copy(state) : undefined;
  const events: BaseEvent[] = system.apply(state, side, order, orderDice(run.seed, number));
  if (!isGuarded) return events;
  demandSecrets(run, state);
  demandSameOrders(run, state, ordersBySide(system, state));
  demandSameTwins(run, state);
  demandToldSecrets(run, events, { before, after: state });
  return events;
}

/** Nobody attacked, although both could have. */
function passive({ allies, axis }: BySide<Attacks>): Breach | undefined {
  const isPassive = allies.could && axis.could && !allies.did && !axis.did;
  return isPassive ? { check: 'passive', detail: 'both could fire and neither did' } : undefined;
}

function decide(
  run: BotRun,
  state: unknown,
  side: Side,
  { number, attacks }: { number: number; attacks: BySide<Attacks> },
): { order: unknown; breach: Breach | undefined } {
  const { system, subject, bots, seed } = run;
  const view: unknown = system.view(state, side);
  const legalOrders: unknown[] = system.legalOrders(view, side);
  const said: Decision[] = [];
  const decision = bots[side].decide(
    { system, view, side, legalOrders },
    drawFrom(`bot/${side}/${seed}/${number}`),
    nodeBudget(run.nodes),
    (best) => said.push(best),
  );
  attacks[side].could ||= legalOrders.some((order) => subject.isAttack(order, view));
  attacks[side].did ||= subject.isAttack(decision.order, view);
  const breaches = [...said, decision].flatMap(
    (it) => decisionBreach(run, { state, side, legalOrders }, it) ?? [],
  );
  return { order: decision.order, breach: breaches[0] };
}

interface At {
  state: unknown;
  side: Side;
  legalOrders: readonly unknown[];
}

/**
 * Every bot decision, even a provisional one, is a legal order; its plan can at least be written in notation and
 * read back.
 */
function decisionBreach(
  { system, subject, bots }: BotRun,
  { state, side, legalOrders }: At,
  { order, plan = [] }: Decision,
): Breach | undefined {
  const line = `${bots[side].id} for the ${side}: ${system.makeOrder(order)}`;
  const refused = system.refuse(state, side, order);
  if (refused) {
    const why = refusalIn(system.id, refused, system.view(state, side));
    return { check: 'illegal-order', detail: `${line}: ${why}` };
  }
  const isListed = legalOrders.some((it) => isDeepStrictEqual(it, order));
  if (!isListed && !subject.isSelection(order)) return { check: 'unlisted-order', detail: line };
  const unread = plan.filter(
    (it) => !isDeepStrictEqual(system.parseOrder(system.makeOrder(it)), it),
  );
  return unread.length === 0
    ? undefined
    : { check: 'plan', detail: `${line}: ${JSON.stringify(unread)}` };
}
