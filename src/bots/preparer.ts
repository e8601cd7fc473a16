import type { AnySystem, Draw, Side } from '../rules/core';
import type { Bot, Prepared } from './core/bot';
import { nodeBudget } from './core/budget';

/** Orders carried out in one preparation: some 10 seconds of one processor, whenever there is time. */
export const PREPARING_NODES = 40_000;

/** A bot's preparation for one side of one game, by whoever has time for it. */
export interface Preparer {
  /** What the bot has prepared so far. */
  prepared(): Prepared | undefined;
  /** Shows it how the game stands. */
  see(view: unknown): void;
  /** Prepares for some milliseconds; false when there is nothing to prepare now. */
  step(): boolean;
}

interface Seated {
  system: AnySystem;
  side: Side;
  bot: Bot;
  /** Its own random numbers. */
  draw: Draw;
  /** Of each preparation. */
  nodes?: number;
}

type Course = Generator<void, Prepared | undefined>;

/** Prepares at the start of a game and again for each new chapter of it, from the latest position that it has seen. */
export function newPreparer({
  system,
  side,
  bot,
  draw,
  nodes = PREPARING_NODES,
}: Seated): Preparer {
  const { preparation } = bot;
  let prepared: Prepared | undefined;
  let latest: unknown;
  let isNew = false;
  let chapter: number | undefined;
  let course: Course | undefined;
  return {
    prepared: () => prepared,
    see(view) {
      const seen = preparation?.chapter(system, view);
      if (seen === undefined) return;
      isNew ||= seen !== chapter;
      [latest, chapter] = [view, seen];
    },
    step() {
      // One that has begun is finished first: late news of a whole game is better than none.
      if (!course && isNew) {
        isNew = false;
        const start = { system, side, view: latest, before: prepared };
        course = preparation?.course(start, draw, nodeBudget(nodes));
      }
      const step = course?.next();
      if (step?.done) {
        prepared = step.value ?? prepared;
        course = undefined;
      }
      return course !== undefined || isNew;
    },
  };
}
