import type { Side } from '../../../rules/core';
import type { FleetActionView } from '../../../rules/fleet-action';

/** How a side fights a battle, where opinions differ. */
export interface Judgement {
  /** Ships that are paid for leaving leave as soon as no enemy bars their way; else they fight first, as long as there is time. */
  leavesEarly: boolean;
  /**
   * The range in hexes from which the stronger side gives battle, whatever the enemy's fire does there; `null`: from where fire does
   * best, and to keep off where it never does more than it costs, as the weaker side always does.
   */
  rangeHexes: number | null;
  /** [NW-1.20] Of the speeds at which she runs as many hexes in a turn, a ship takes the highest: what is over is carried on. */
  runsFast: boolean;
}

/** How a side judges, from what it may see. */
export type JudgementOf = (view: FleetActionView, side: Side) => Judgement;

const USUAL: Judgement = { leavesEarly: false, rangeHexes: null, runsFast: false };

/** As they fought. */
export const doctrineOf: JudgementOf = () => USUAL;
