import type { Order, SeaWingsEvent, SeaWingsView } from '../../rules/sea-wings';
import { settingWords } from '../core/settings';
import { systemWords } from '../core/systemWords';
import { newNames } from './common/names';
import { eventText } from './eventText';
import { kindText, orderText } from './orders/orderText';
import { reasonText } from './reason';
import { refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';
import { wingsSettingsText } from './texts/settings';

/** The words of Sea Wings. */
export const words = systemWords<SeaWingsView, Order, SeaWingsEvent>({
  refusalText: (refusal, view) => refusalText(refusal, view && newNames(view)),
  segmentText,
  orderText: (order, view, side) => orderText(order, { view, side, names: newNames(view) }),
  kindText,
  eventText: (event, view) => eventText(event, newNames(view)),
  reasonText,
  rollText: (roll, view) => rollText(roll, newNames(view)),
  settings: settingWords(wingsSettingsText),
});
