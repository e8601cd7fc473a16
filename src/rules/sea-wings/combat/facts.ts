import type { ClauseId, Roll } from '../../core';
import type { Multiplier } from './air/attackValue';
import type { CapMeeting } from './air/cap';
import type { PassList, PassStep } from './air/pass';

/** What combat reports: an event without who may see it and when it happened, which the game adds. */
type Fact<Kind extends string, Facts> = {
  kind: Kind;
  rule: ClauseId;
  dice: Roll[];
} & Facts;

/** What a hit is from: a strike, gunfire in an engagement, a fire aboard. */
export const HIT_CAUSES = ['strike', 'bombardment', 'fire', 'quick'] as const;
export type HitCause = (typeof HIT_CAUSES)[number];

export type CombatFact =
  /** CAP factors of one formation in position [WG-10.2]; those that are not are told to nobody else [WG-24.13]. */
  | Fact<
      'capRolled',
      {
        formation: string;
        meeting: CapMeeting;
        factors: number;
        rating: number;
        multipliers: Multiplier[];
        inPosition: number;
      }
    >
  /** Attacks of one formation on one type of the group it fights; the factors that it cost. */
  | Fact<
      'airShots',
      {
        step: PassStep;
        by: string;
        at: string;
        list: PassList;
        group: string;
        count: number;
        multipliers: Multiplier[];
        lost: number;
      }
    >;
