import type { BattleEvent, BattleView, Order } from '../../rules/battle';
import { settingWords } from '../core/settings';
import { systemWords } from '../core/systemWords';
import { newNames } from './common/names';
import { eventText } from './eventText';
import { fightTeller } from './fight';
import { orderText } from './orderText';
import { reasonText } from './reason';
import { ID_NAMES, refusalText } from './refusal';
import { rollText } from './rolls';
import { segmentText } from './segment';
import { battleSettingsText } from './texts/settings';

/** The words of the battle. */
export const words = systemWords<BattleView, Order, BattleEvent>({
  refusalText: (refusal, view) => refusalText(refusal, view ? newNames(view) : ID_NAMES),
  segmentText,
  orderText: (order, view) => orderText(order, view, newNames(view)),
  eventText: (event, view) => eventText(event, newNames(view)),
  fightTeller,
  reasonText: (reason, view) => reasonText(reason, newNames(view)),
  rollText: (roll, view) => rollText(roll, newNames(view)),
  settings: settingWords(battleSettingsText),
});
