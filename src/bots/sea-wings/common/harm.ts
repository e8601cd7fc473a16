import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { type Knowledge, knowledgeOf } from '../../../rules/sea-wings/query';
import { TORPEDO } from './worth';

/** Effective hits on an enemy ship that a side was told of, in bombs. */
export interface Harm {
  /** Of this turn: their effect has not met damage control yet. */
  now: number;
  /** Of turns before, which she has outlived. */
  before: number;
}

/** [WG-24.12] What a side was told of hits on an enemy ship. */
export function harmOf(view: SeaWingsView, side: Side, ship: string): Harm {
  const harm = { now: 0, before: 0 };
  for (const it of knowledgeOf(view, side).hitsTold)
    if (it.at === ship) harm[it.turn === view.turn ? 'now' : 'before'] += inBombs(it);
  return harm;
}

const inBombs = ({ by, hits }: Knowledge['hitsTold'][number]): number =>
  by === 'torpedo' ? TORPEDO * hits : hits;
