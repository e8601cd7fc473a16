import type { BattleView } from '../../rules/battle/model/state';
import { systemWords } from '../core/systemWords';
import { newNames } from './names';
import { refusalText } from './refusal';
import { segmentText } from './segment';

/** The words of the battle. */
export const words = systemWords<BattleView>({
  refusalText: (refusal, view) => refusalText(refusal, newNames(view)),
  segmentText,
});
