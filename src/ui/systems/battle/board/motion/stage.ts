import { pageClock } from '../../../../hexmap/motion/clock';
import { newDirector } from '../../../../hexmap/motion/director';
import type { Script } from '../../../../hexmap/motion/show';
import { actsOf } from '../common/acts';
import type { BattleDirector, BattleShow } from '../common/show';
import { heldBack } from './heldBack';

export const battleScript: Script<BattleShow> = {
  actsOf,
  changes: ({ ships, moved }) => ships.length > 0 || moved !== undefined,
  heldBack,
};

/** The director of the page's battle: there is one on the screen at a time. */
export const director: BattleDirector = newDirector(pageClock, battleScript);
