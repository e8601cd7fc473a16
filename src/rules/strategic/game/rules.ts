import { orderKit, type Side } from '../../core';
import { actionRules } from '../action';
import { advancedRules } from '../advanced';
import { airRules } from '../air';
import { basicRules } from '../basic';
import { splitMerge } from '../common/regroup';
import { scuttle } from '../common/scuttle';
import { placeDivision } from '../common/setup';
import type { CommonOrder, Order } from '../model/orders';
import type { Play } from '../model/play';
import type { RulesOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import { tacticalRules } from '../tactical';
import { confirm } from './confirm';
import { offerEnd } from './offerEnd';

/** Orders of both levels; `confirm` last. */
const commonRules: RulesOf<CommonOrder> = { placeDivision, splitMerge, scuttle, offerEnd, confirm };

const RULES: RulesOf<Order> = {
  ...basicRules,
  ...advancedRules,
  ...airRules,
  ...actionRules,
  ...tacticalRules,
  ...commonRules,
};

/** The rules of all strategic orders; `confirm` last, so that lists end with it. */
export const orders = orderKit<StrategicView, Play, Order>(RULES);

/** The legal orders of some kinds alone; to list all of them takes longer. */
export const legalOf = (
  view: StrategicView,
  side: Side,
  kinds: readonly Order['kind'][],
): Order[] => kinds.flatMap((kind) => orders.ruleOf({ kind } as Order).legal(view, side));
