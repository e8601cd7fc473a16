import type { BattleEvent, BattleView } from '../../../../../rules/battle';
import type { Director } from '../../../../hexmap/motion/director';
import type { BattleAct } from './acts';

/** What a battle has to show. */
export interface BattleShow {
  event: BattleEvent;
  view: BattleView;
  act: BattleAct;
}

export type BattleDirector = Director<BattleShow>;
