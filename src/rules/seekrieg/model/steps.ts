import type { Outcome } from '../../core';

/** [SK-5.6] What is decided in phase 7. */
const AIR_STAGES = ['vectoring', 'combat', 'breakOff', 'attack'] as const;
export type AirStage = (typeof AIR_STAGES)[number];

/** Where a turn stands [SK-5.1]. */
export type Step =
  /** [SK-8.5] Both sides plot on the search map. */
  | { kind: 'search' }
  /** [SK-8.28] Forces have met: engage, shadow or avoid. */
  | { kind: 'contact' }
  | { kind: 'orders' }
  | { kind: 'firePlot' }
  /** A raid is decided; its id. */
  | { kind: 'air'; stage: AirStage; raid: string }
  | { kind: 'damageControl' }
  | { kind: 'over'; outcome: Outcome };
