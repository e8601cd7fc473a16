import { BOTS, type Thinking } from '../../bots';
import { PEERS } from '../../game/peer/peers';

/** All that the games of an arena depend on, but for how many there are. */
export interface Plan {
  /** Ids of the two, the first the one whose side is taken in all figures. */
  bots: readonly [string, string];
  /** Pair n is played in scenario n modulo their number. */
  scenarios: readonly string[];
  seed: string;
  /** About each decision. */
  thinking: Thinking;
}

/** The players that can be seated: our bots and boardgame.io's. */
export const SEATABLE = [...BOTS, ...PEERS];
