import type { BattleEvent, BattleView } from '../../../../../rules/battle';
import { pageClock } from '../../../../hexmap/motion/clock';
import { type Director, newDirector } from '../../../../hexmap/motion/director';
import type { Script } from '../../../../hexmap/motion/show';
import { actsOf, type BattleAct } from '../common/acts';
import { heldBack } from './heldBack';

/** What a battle has to show. */
export interface BattleShow {
  event: BattleEvent;
  view: BattleView;
  act: BattleAct;
}

export type BattleDirector = Director<BattleShow>;

export const battleScript: Script<BattleShow> = {
  actsOf,
  changes: ({ ships, moved }) => ships.length > 0 || moved !== undefined,
  heldBack,
};

/** The director of the page's battle: there is one on the screen at a time. */
export const director: BattleDirector = newDirector(pageClock, battleScript);
