import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import type { Posture } from '../../tactical/posture';

/** How a side fights a battle, where opinions differ. */
export interface Judgement {
  /** To fight it out, or to keep away from every enemy; `null`: by the odds. */
  posture: Posture | null;
  /** To fight from this range in hexes; `null`: from where fire does best. */
  rangeHexes: number | null;
  /** Sections of fighters over each carrier, while bombers on deck wait for their escort and afterwards [SK-20.15]. */
  sections: { waiting: number; usual: number };
}

/** How a side judges, from what it may see. */
export type JudgementOf = (view: SeekriegView, side: Side) => Judgement;

const USUAL: Judgement = {
  posture: null,
  rangeHexes: null,
  sections: { waiting: 1, usual: 2 },
};

/** As they fought (decision 0047). */
export const doctrineOf: JudgementOf = () => USUAL;
