import type { StrategicView } from '../../rules/strategic/model/state';
import { systemWords } from '../core/systemWords';
import { newNames } from './names';
import { reasonText } from './reason';
import { refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';

/** The words of the operations. */
export const words = systemWords<StrategicView>({
  refusalText: (refusal, view) => refusalText(refusal, newNames(view)),
  segmentText,
  rollText: (roll, view) => rollText(roll, newNames(view)),
  reasonText,
  fightsBy: ['battle'],
});
