import { type AnySystem, type Draw, drawFrom, must, type Reason, type Side } from '../rules/core';
import { systemOf } from '../rules/registry';
import { commander } from './commander';
import { type Bot, type Decision, type Position, type Prepared, positionFor } from './core/bot';
import { type Budget, clockBudget, nodeBudget } from './core/budget';
import { ensign } from './ensign';
import { botById } from './registry';
import { restAfter, withinPart } from './rest';

/** How long a bot may think about one order. */
export type Thinking = { nodes: number } | { milliseconds: number };

/** A decision to be made elsewhere, as data: what the side may see, and random numbers that are not the match's. */
export interface Task {
  system: string;
  bot: string;
  side: Side;
  view: unknown;
  drawKey: string;
  thinking: Thinking;
  /** The match, for bots that prepare for it between their decisions; none does without. */
  match?: string;
  /** For advice: all orders of this segment are reported. */
  isAdvice?: boolean;
}

/** A decision as data: orders in lines of notation. */
export interface Thought {
  line: string;
  why?: Reason;
  plan?: string[];
}

/** A thinking bot's answers: better and better thoughts, and finally its decision. */
export type Reply = { soFar: Thought } | { thought: Thought } | { fault: string };

/** Monotonic milliseconds. */
export type Clock = () => number;

export const newBudget = (thinking: Thinking, now: Clock): Budget =>
  'nodes' in thinking ? nodeBudget(thinking.nodes) : clockBudget(thinking.milliseconds, now);

/** Thinks about a task here and now; a fault is also an answer. */
export function answerTo(
  task: Task,
  now: Clock,
  tell: (reply: Reply) => void,
  prepared?: Prepared,
): void {
  try {
    tell({ thought: think(task, now, (soFar) => tell({ soFar }), prepared) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
}

/** The decision of a task's bot. */
export function think(
  task: Task,
  now: Clock,
  soFar?: (thought: Thought) => void,
  prepared?: Prepared,
): Thought {
  const system = must(systemOf(task.system), `system ${task.system}`);
  const bot = must(botById(task.bot), `bot ${task.bot}`);
  const told = soFar && ((best: Decision) => soFar(thoughtOf(system, best)));
  const position = positionOf(system, task, prepared);
  const draw = drawFrom(task.drawKey);
  const decision = bot.decide(position, draw, newBudget(task.thinking, now), told);
  return thoughtOf(system, task.isAdvice ? withRest(bot, position, decision, draw) : decision);
}

const withRest = (bot: Bot, position: Position, decision: Decision, draw: Draw): Decision => ({
  ...decision,
  plan: decision.plan
    ? withinPart(position, [decision.order, ...decision.plan]).slice(1)
    : restAfter(bot, position, decision.order, draw),
});

/** Decides for a bot that is missing or late: by doctrine, or at random where there is none. */
export function standIn(system: AnySystem, task: Omit<Task, 'system' | 'thinking'>): Thought {
  const bot: Bot = task.bot === ensign.id ? ensign : commander;
  const decision = bot.decide(positionOf(system, task), drawFrom(task.drawKey), nodeBudget(1));
  return thoughtOf(system, decision);
}

const positionOf = (
  system: AnySystem,
  { view, side }: Pick<Task, 'view' | 'side'>,
  prepared?: Prepared,
): Position => positionFor(system, view, side, prepared);

const thoughtOf = (system: AnySystem, { order, why, plan }: Decision): Thought => ({
  line: system.makeOrder(order),
  ...(why !== undefined && { why }),
  ...(plan && { plan: plan.map((it) => system.makeOrder(it)) }),
});
