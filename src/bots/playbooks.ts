import { type AnySystem, type Draw, must, type Side } from '../rules/core';
import { botSystems } from './botSystemOf';
import type { Playbook } from './core/playbook';
import type { Mastery, Past } from './core/system';

/** Whether the admiral has a way of his own in a system. */
export function isMastered(systemId: string): boolean {
  const { playbook, mastery } = botSystems.of(systemId) ?? {};
  return playbook !== undefined || mastery !== undefined;
}

/** His way where there is nothing to search; `undefined` where that is doctrine's. */
export const masteryOf = <State, Order>(systemId: string): Mastery<State, Order> | undefined =>
  botSystems.of(systemId)?.mastery;

/** The playbook of a system; `undefined` if it has none. */
export const playbookOf = <State, Order>(
  systemId: string,
): Playbook<State, Order, unknown> | undefined => botSystems.of(systemId)?.playbook;

/** How bots tell what else a side may have faced: a guess from its view alone, or its enemy's unseen forces in other places. */
export const guessesOf = ({ id }: AnySystem): 'guess' | 'exchange' =>
  botSystems.of(id)?.playbook?.guessed ? 'guess' : 'exchange';

/** A position that a side is in, and what it can look back on. */
interface Standpoint {
  state: unknown;
  side: Side;
  past: Past;
}

/** A whole position that a side may take this one for, from which a game can be played on to its end. */
export function takenFor(
  system: AnySystem,
  { state, side, past }: Standpoint,
  draw: Draw,
): unknown {
  const { playbook, exchanged } = must(botSystems.of(system.id), `bots of ${system.id}`);
  if (playbook?.guessed) return playbook.guessed(system.view(state, side), side, draw);
  return must(exchanged, `other positions of ${system.id}`)(state, side, draw, past);
}
