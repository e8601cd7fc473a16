import { orderKit } from '../../core';
import { AIR_RULES } from '../air/rules';
import { damageControl } from '../control/rules';
import { surrender } from '../end/surrender';
import { FIRE_RULES } from '../firePlot/rules';
import type { Order } from '../model/orders';
import type { Play } from '../model/play';
import type { RulesOf } from '../model/rule';
import type { SeekriegView } from '../model/state';
import { MOVEMENT_RULES } from '../movement/rules';
import { LIGHT_RULES } from '../night/rules';
import { SEARCH_RULES } from '../search/rules';
import { depth } from '../undersea/depth';
import { aheadThrown, depthCharges } from '../undersea/orders';
import { confirm } from './confirm';
import { runOn } from './runOn';
import { standing } from './standing';

/** The rules of all orders; `confirm` last, so that lists end with it. */
const RULES: RulesOf<Order> = {
  ...MOVEMENT_RULES,
  depth,
  ...LIGHT_RULES,
  ...FIRE_RULES,
  depthCharges,
  aheadThrown,
  damageControl,
  ...AIR_RULES,
  ...SEARCH_RULES,
  standing,
  surrender,
  runOn,
  confirm,
};

export const orders = orderKit<SeekriegView, Play, Order>(RULES);
