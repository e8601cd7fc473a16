import { drawFrom } from '../rules/core';
import { systemOf } from '../rules/registry';
import { newPreparer, type Preparer } from './preparer';
import { botById } from './registry';
import { answerTo, type Clock, type Reply, type Task } from './thinking';

/** A place where bots think, and prepare for their matches while nobody asks them. */
interface Mind {
  answer(task: Task, tell: (reply: Reply) => void): void;
  /** Prepares for a moment, first for the match asked about last; false when there is nothing left to prepare. */
  prepare(): boolean;
}

/** A moment, in ms: who asks meanwhile waits no longer. */
const MOMENT_MS = 15;

/** Matches that are kept in mind, the latest. */
const MAX_MATCHES = 8;

export function newMind(now: Clock): Mind {
  const matches = new Map<string, Preparer>();
  return {
    answer(task, tell) {
      const preparer = preparerFor(matches, task);
      preparer?.see(task.view);
      answerTo(task, now, tell, preparer?.prepared());
    },
    prepare() {
      const latestFirst = [...matches.values()].reverse();
      const until = now() + MOMENT_MS;
      let goesOn = true;
      while (goesOn && now() < until) goesOn = latestFirst.some((it) => it.step());
      return goesOn;
    },
  };
}

/** The preparer of a task's match and side, which becomes the latest. */
function preparerFor(matches: Map<string, Preparer>, task: Task): Preparer | undefined {
  const { match, side, bot: id } = task;
  const bot = botById(id);
  const system = systemOf(task.system);
  if (match === undefined || !bot?.preparation || !system) return undefined;
  const key = `${match} ${side} ${id}`;
  const draw = drawFrom(`${task.drawKey}/prepare`);
  const preparer = matches.get(key) ?? newPreparer({ bot, side, system, draw });
  matches.delete(key);
  matches.set(key, preparer);
  const [oldest] = matches.keys();
  if (matches.size > MAX_MATCHES && oldest !== undefined) matches.delete(oldest);
  return preparer;
}
