import { hash } from 'node:crypto';
import type { ThrowProof } from '../../src/game/online/dice';
import {
  type AnySystem,
  type BaseEvent,
  type DiceTree,
  newDiceTree,
  parseSecret,
  SIDES,
  type TextHash,
} from '../../src/rules/core';
import type { StoredChapter, StoredMatch } from '../storage/storage';
import { isSettled } from './diceExchange';
import { type Hosted, type Step, VIEWERS } from './hosted';

/** The platform's own SHA-256 is ten times as fast as the library's, which browsers use. */
export const nativeHash: TextHash = (text) => hash('sha256', text, 'hex');

/** What proves the dice of a match: its room. */
interface Proving {
  system: AnySystem;
  match: StoredMatch;
  hosted: Hosted;
  tree?: DiceTree;
}

/** An order's step, with the proof of its dice for everybody who is told of it. */
export function proven(room: Proving, step: Step): Step {
  const proof = step.closed.flatMap((it) => proofOf(room, it) ?? []).at(-1);
  if (!proof) return step;
  const tellings = { ...step.tellings };
  for (const viewer of VIEWERS) {
    const telling = tellings[viewer];
    if (telling) tellings[viewer] = { ...telling, proof };
  }
  return { ...step, tellings };
}

/**
 * What proves the dice of a closed chapter. A leaf gives away all dice of its chapter, and its absence that some are
 * hidden: so there is none while the match hides forces. Then all leaves are shown at the end, with the seed.
 */
export function proofOf(
  room: Proving,
  { chapter, events }: Pick<StoredChapter, 'chapter' | 'events'>,
): ThrowProof | undefined {
  const { system, hosted, match } = room;
  // A start that is thrown again once the players have added to it.
  if (!isSettled(match.info) || !isOpen(events as readonly BaseEvent[])) return undefined;
  if (system.hidesForces(hosted.state.match.state)) return undefined;
  const secret = parseSecret(hosted.state.seed);
  if (!secret) return undefined;
  room.tree ??= newDiceTree(secret.seed, nativeHash);
  const proof = room.tree.proofOf(chapter);
  const added = SIDES.flatMap((side) => {
    const it = secret.entropy[side];
    return it && it.since <= chapter ? [[side, it.value]] : [];
  });
  return proof && { ...proof, entropy: Object.fromEntries(added) };
}

/** Dice were thrown, and everybody was told of all of them. */
function isOpen(events: readonly BaseEvent[]): boolean {
  const thrown = events.filter(({ dice }) => dice !== undefined && dice.length > 0);
  return thrown.length > 0 && thrown.every((it) => it.seenBy === 'all' && !it.toldAs);
}
