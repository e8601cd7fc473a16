import type { Order, StrategicEvent, StrategicView } from '../../rules/strategic';
import { settingWords } from '../core/settings';
import { systemWords } from '../core/systemWords';
import { newNames } from './common/names';
import { eventText } from './eventText';
import { orderText } from './orders/orderText';
import { reasonText } from './reason';
import { ID_NAMES, refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';
import { strategicSettingsText } from './texts/settings';

/** The words of the operations. */
export const words = systemWords<StrategicView, Order, StrategicEvent>({
  refusalText: (refusal, view) => refusalText(refusal, view ? newNames(view) : ID_NAMES),
  segmentText,
  orderText: (order, view, side) => orderText(order, { view, side, names: newNames(view) }),
  eventText: (event, view) => eventText(event, newNames(view)),
  reasonText,
  rollText: (roll, view) => rollText(roll, newNames(view)),
  settings: settingWords(strategicSettingsText),
});
