import type { FleetActionEvent, FleetActionView, Order } from '../../rules/fleet-action';
import { settingWords } from '../core/settings';
import { systemWords } from '../core/systemWords';
import { newNames } from './common/names';
import { eventText } from './eventText';
import { fightTeller, fightWay } from './fight';
import { kindText, orderText } from './orders/orderText';
import { reasonText } from './reason';
import { refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';
import { fleetSettingsText } from './texts/settings';

/** The words of Fleet Action. */
export const words = systemWords<FleetActionView, Order, FleetActionEvent>({
  refusalText: (refusal, view) => refusalText(refusal, view && newNames(view)),
  segmentText,
  orderText: (order, view, side) => orderText(order, { view, side, names: newNames(view) }),
  kindText,
  eventText: (event, view) => eventText(event, newNames(view)),
  fightTeller,
  fightWay,
  reasonText: (reason, view) => reasonText(reason, newNames(view)),
  rollText: (roll, view) => rollText(roll, newNames(view)),
  settings: settingWords(fleetSettingsText),
});
