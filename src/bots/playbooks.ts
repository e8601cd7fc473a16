import type { AnySystem, Draw, Side } from '../rules/core';
import type { Playbook } from './core/playbook';
import type { Mastery } from './core/system';
import { BOT_SYSTEMS } from './systems';

/** The systems in which the admiral has a way of his own. */
export const MASTERED_IDS: readonly string[] = BOT_SYSTEMS.flatMap(({ id, playbook, mastery }) =>
  playbook || mastery ? [id] : [],
);

/** His way where there is nothing to search; `undefined` where that is doctrine's. */
export const masteryOf = <State, Order>(systemId: string): Mastery<State, Order> | undefined =>
  BOT_SYSTEMS.find(({ id }) => id === systemId)?.mastery;

/** The playbook of a system; `undefined` if it has none. */
export const playbookOf = <State, Order>(
  systemId: string,
): Playbook<State, Order, unknown> | undefined =>
  BOT_SYSTEMS.find(({ id }) => id === systemId)?.playbook;

/**
 * A guess at the whole position from what a side sees, from which a game can be played on to its end; `undefined` for a system
 * of which bots cannot guess so much.
 */
export function wholeGuess({ id }: AnySystem, view: unknown, side: Side, draw: Draw): unknown {
  const book = playbookOf(id);
  return book?.guessesWhole ? book.imagine(view, side, draw) : undefined;
}
