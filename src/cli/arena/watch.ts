import type { AnySystem } from '../../rules/core';
import { segmentIn, wordsOf } from '../../words/registry';
import { eventLines } from '../common/eventText';
import type { Told } from './match';

/** A game as text while it is played: each segment's name, each order with its reason, and its events. */
export function newWatcher(system: AnySystem, out: (text: string) => void): (told: Told) => void {
  let label = '';
  return ({ state, side, line, why, events }) => {
    const told = why && wordsOf(system.id).reasonText?.(why, state);
    out(`${side}: ${line}${told ? `  (${told})` : ''}\n`);
    for (const event of eventLines(system.id, events, state)) out(`${event}\n`);
    const now = segmentIn(system.id, system.segment(state).name);
    if (now !== label) out(`\n${now}\n`);
    label = now;
  };
}
