import type { BattleView } from '../../rules/battle/model/state';
import { systemWords } from '../core/systemWords';
import { newNames } from './names';
import { reasonText } from './reason';
import { refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';

/** The words of the battle. */
export const words = systemWords<BattleView>({
  refusalText: (refusal, view) => refusalText(refusal, newNames(view)),
  segmentText,
  rollText: (roll, view) => rollText(roll, newNames(view)),
  reasonText: (reason, view) => reasonText(reason, newNames(view)),
});
