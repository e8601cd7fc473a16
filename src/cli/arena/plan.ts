import { BOTS, type Thinking } from '../../bots';
import { PEERS } from '../../game/peer/peers';
import type { Changes } from '../../scenario';

/** Everything that the games of an arena depend on, except their number. */
export interface Plan {
  /** Ids of the two; all figures are from the side of the first. */
  bots: readonly [string, string];
  /** By id or file. Pair n is played in scenario n modulo their number. */
  scenarios: readonly string[];
  /** They are battles that nobody has prepared for (`skirmish`), and are counted by system. */
  areDrawn?: boolean;
  /** The same in each scenario; as they are written without it. */
  changes?: Changes;
  seed: string;
  /** About each decision. */
  thinking: Thinking;
  /** Nodes of each preparation, by bots that prepare; 0 for none. */
  preparing: number;
}

/** The players that can be seated: our bots and boardgame.io's. */
export const SEATABLE = [...BOTS, ...PEERS];
