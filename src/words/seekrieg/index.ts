import type { Order, SeekriegEvent, SeekriegView } from '../../rules/seekrieg';
import { settingWords } from '../core/settings';
import { systemWords } from '../core/systemWords';
import { newNames } from './common/names';
import { refusalText } from './common/refusal';
import { eventText } from './eventText';
import { fightTeller, fightWay } from './fight';
import { kindText, orderText } from './orders/orderText';
import { reasonText } from './reason';
import { rollText } from './rolls';
import { segmentText } from './segment';
import { seekriegSettingsText } from './texts/settings';

/** The words of Seekrieg. */
export const words = systemWords<SeekriegView, Order, SeekriegEvent>({
  refusalText: (refusal, view) => refusalText(refusal, view && newNames(view)),
  segmentText,
  orderText: (order, view) => orderText(order, newNames(view)),
  kindText,
  eventText: (event, view) => eventText(event, newNames(view)),
  fightTeller,
  fightWay,
  reasonText: (reason, view) => reasonText(reason, newNames(view)),
  rollText: (roll) => rollText(roll),
  settings: settingWords(seekriegSettingsText),
});
