import {
  areFrom,
  type BaseEvent,
  type BySide,
  chapterKey,
  commitTo,
  isInTree,
  SIDES,
  type Viewer,
} from '../../rules/core';
import type { EntropyPacket, PublicDice, ThrowProof } from './dice';

/** What a proof was found to get wrong. */
const DICE_FAULTS = [
  'other-root',
  'not-in-tree',
  'other-entropy',
  'own-missing',
  'other-values',
] as const;
type DiceFault = (typeof DICE_FAULTS)[number];

/** What a place in a match remembers of its dice, beyond the page. */
export interface KeptDice {
  /** What this side adds: 32 hexadecimal digits. */
  value: string;
  /** What was published at the start. */
  root?: string;
  /** The commitments as they stood when the first could be opened. */
  commits?: Partial<BySide<string>>;
}

/** What has been checked of the dice of a match. */
export interface DiceWatch {
  kept: KeptDice;
  /** The chapters whose dice are proven. */
  proven: ReadonlySet<number>;
  /** The first chapter from which on this side's entropy has to be in the dice. */
  ownSince?: number;
  fault?: { kind: DiceFault; chapter: number };
}

export const newDiceWatch = (kept: KeptDice): DiceWatch => ({ kept, proven: new Set() });

/** The published root, and the chapter that is open: another root than at first is a fault. */
export function withRoot(watch: DiceWatch, root: string, chapter: number): DiceWatch {
  const { kept } = watch;
  if (kept.root === root) return watch;
  if (kept.root !== undefined) return withFault(watch, 'other-root', chapter);
  return { ...watch, kept: { ...kept, root } };
}

/** What is told of the exchange; `chapter` is the open one. Commitments count as they stood when they were closed. */
export function withExchange(
  watch: DiceWatch,
  dice: PublicDice | undefined,
  viewer: Viewer,
  chapter: number,
): DiceWatch {
  if (!dice || dice.part === 'commit') return watch;
  const isIn = viewer !== 'spectator' && dice.opened.includes(viewer) && isOwn(watch, dice, viewer);
  const kept = watch.kept.commits ? watch.kept : { ...watch.kept, commits: dice.commits };
  if (kept === watch.kept && (!isIn || watch.ownSince !== undefined)) return watch;
  return { ...watch, kept, ...(isIn && { ownSince: watch.ownSince ?? chapter }) };
}

const isOwn = ({ kept }: DiceWatch, { commits }: PublicDice, viewer: Viewer): boolean =>
  viewer !== 'spectator' && commits[viewer] === commitTo(kept.value);

/** What this side has to add now; `undefined` if nothing. */
export function entropyDue(
  { kept }: DiceWatch,
  dice: PublicDice | undefined,
  viewer: Viewer,
): EntropyPacket | undefined {
  if (!dice || viewer === 'spectator') return undefined;
  const commit = commitTo(kept.value);
  if (dice.part === 'commit') return dice.commits[viewer] === undefined ? { commit } : undefined;
  const isDue = dice.commits[viewer] === commit && !dice.opened.includes(viewer);
  return isDue ? { value: kept.value } : undefined;
}

/** Checks the dice of a closed chapter against their proof. */
export function withThrow(
  watch: DiceWatch,
  proof: ThrowProof,
  events: readonly BaseEvent[],
  viewer: Viewer,
): DiceWatch {
  if (watch.proven.has(proof.chapter)) return watch;
  const kind = faultIn(watch, proof, events, viewer);
  if (kind) return withFault(watch, kind, proof.chapter);
  return { ...watch, proven: new Set([...watch.proven, proof.chapter]) };
}

function faultIn(
  { kept, ownSince }: DiceWatch,
  proof: ThrowProof,
  events: readonly BaseEvent[],
  viewer: Viewer,
): DiceFault | undefined {
  const { chapter, leaf, entropy } = proof;
  if (!isInTree(kept.root ?? '', proof)) return 'not-in-tree';
  const strange = SIDES.some((side) => {
    const value = entropy[side];
    return value !== undefined && kept.commits?.[side] !== commitTo(value);
  });
  if (strange) return 'other-entropy';
  const mustHold = viewer !== 'spectator' && ownSince !== undefined && chapter >= ownSince;
  if (mustHold && entropy[viewer] !== kept.value) return 'own-missing';
  const added = SIDES.flatMap((side) => {
    const value = entropy[side];
    return value === undefined ? [] : [[side, { value, since: 0 }]];
  });
  const key = chapterKey(leaf, Object.fromEntries(added), chapter);
  const rolls = events.flatMap(({ dice }) => dice ?? []);
  // Which dice an order has to throw only a replay can tell; but a proof is for some.
  return rolls.length > 0 && areFrom(key, rolls) ? undefined : 'other-values';
}

/** The first fault stays. */
const withFault = (watch: DiceWatch, kind: DiceFault, chapter: number): DiceWatch =>
  watch.fault ? watch : { ...watch, fault: { kind, chapter } };
