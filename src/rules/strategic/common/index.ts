import type { CommonOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { confirm } from './confirm';
import { offerEnd } from './offerEnd';
import { splitMerge } from './regroup';
import { scuttle } from './scuttle';
import { placeDivision } from './setup';

/** How the orders of either level work; `confirm` last. */
export const commonRules: RulesOf<CommonOrder> = {
  placeDivision,
  splitMerge,
  scuttle,
  offerEnd,
  confirm,
};
