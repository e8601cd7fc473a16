import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in hexadecimal: as text, so that each step can be checked by `printf %s TEXT | sha256sum`. */
export type TextHash = (text: string) => string;

export const textHash: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The chapters that a tree has leaves for: 0 to 255. */
export const TREE_DEPTH = 8;
const LEAVES = 2 ** TREE_DEPTH;

/** Leaves below one branch: a branch is built when its first leaf is needed. */
const BRANCH_LEAVES = 16;

/** The secret of one chapter's dice. From it neither the seed nor another leaf can be computed. */
export const leafOf = (seed: string, chapter: number, hash = textHash): string =>
  hash(`${seed}/${chapter}`);

/** The lowest node above a leaf. It can be shown before the leaf is. */
const nodeOf = (leaf: string, hash: TextHash): string => hash(`leaf/${leaf}`);
const nodeAbove = (left: string, right: string, hash: TextHash): string =>
  hash(`node/${left}/${right}`);

/** A chapter's leaf with the nodes beside its path to the root, lowest first. */
export interface DiceProof {
  chapter: number;
  leaf: string;
  path: readonly string[];
}

/** Whether a leaf is the one of its chapter in the tree with that root. */
export function isInTree(root: string, { chapter, leaf, path }: DiceProof): boolean {
  if (path.length !== TREE_DEPTH || chapter < 0 || chapter >= LEAVES) return false;
  const top = path.reduce(
    (node, beside, height) =>
      (chapter >> height) % 2 === 0
        ? nodeAbove(node, beside, textHash)
        : nodeAbove(beside, node, textHash),
    nodeOf(leaf, textHash),
  );
  return top === root;
}

/** A Merkle tree over the leaves of a match. */
export interface DiceTree {
  /** What is published before the first throw. */
  root: string;
  /** `undefined` for a chapter beyond the tree, and where `chapter` is no whole number from 0. */
  proofOf(chapter: number): DiceProof | undefined;
}

/**
 * Builds the tree of a seed, of some 770 hashes; a tenth of its nodes are kept.
 * @param hash a faster SHA-256 where there is one
 */
export function newDiceTree(seed: string, hash: TextHash = textHash): DiceTree {
  const branchAt = (index: number) => branchOf(seed, index, hash);
  const branches = Array.from({ length: LEAVES / BRANCH_LEAVES }, (_, index) => index);
  const top = levelsAbove(
    branches.map((index) => rootOf(branchAt(index))),
    hash,
  );
  let open = { index: 0, levels: branchAt(0) };
  return {
    root: rootOf(top),
    proofOf(chapter) {
      if (!Number.isInteger(chapter) || chapter < 0 || chapter >= LEAVES) return undefined;
      const index = Math.floor(chapter / BRANCH_LEAVES);
      if (open.index !== index) open = { index, levels: branchAt(index) };
      const path = [...besides(open.levels, chapter % BRANCH_LEAVES), ...besides(top, index)];
      return { chapter, leaf: leafOf(seed, chapter, hash), path };
    },
  };
}

/** The levels of nodes from those above the leaves of a branch up to its root. */
const branchOf = (seed: string, branch: number, hash: TextHash): string[][] =>
  levelsAbove(
    Array.from({ length: BRANCH_LEAVES }, (_, index) =>
      nodeOf(leafOf(seed, branch * BRANCH_LEAVES + index, hash), hash),
    ),
    hash,
  );

function levelsAbove(nodes: string[], hash: TextHash): string[][] {
  const levels = [nodes];
  for (let level = nodes; level.length > 1; levels.push(level)) {
    const below = level;
    level = Array.from({ length: below.length / 2 }, (_, index) =>
      nodeAbove(below[2 * index] as string, below[2 * index + 1] as string, hash),
    );
  }
  return levels;
}

const rootOf = (levels: string[][]): string => levels.at(-1)?.[0] as string;

/** The nodes beside the path from one of the lowest nodes to the root. */
const besides = (levels: string[][], index: number): string[] =>
  levels.slice(0, -1).map((level, height) => level[(index >> height) ^ 1] as string);
