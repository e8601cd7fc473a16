import { refusal } from '../../core';
import { actionRules } from '../action';
import { advancedRules } from '../advanced';
import { airRules } from '../air';
import { basicRules } from '../basic';
import { splitMerge } from '../common/regroup';
import { scuttle } from '../common/scuttle';
import { placeDivision } from '../common/setup';
import type { CommonOrder, Order } from '../model/orders';
import type { AnyRule, RulesOf } from '../model/rule';
import { tacticalRules } from '../tactical';
import { confirm } from './confirm';
import { offerEnd } from './offerEnd';

/** Orders of both levels; `confirm` last. */
const commonRules: RulesOf<CommonOrder> = { placeDivision, splitMerge, scuttle, offerEnd, confirm };

const BY_KIND = {
  ...basicRules,
  ...advancedRules,
  ...airRules,
  ...actionRules,
  ...tacticalRules,
  ...commonRules,
} as Readonly<Partial<Record<Order['kind'], AnyRule>>>;

/** All rules of orders; `confirm` last, so that lists end with it. */
export const RULES: readonly AnyRule[] = Object.values(BY_KIND);

const NONE: AnyRule = {
  legal: () => [],
  refuse: (_view, _side, { kind }) =>
    refusal('no-such-order', 'ST-25.1', `Nobody can ${kind}.`, { kind }),
  apply: () => {},
};

export const ruleOf = ({ kind }: Order): AnyRule => BY_KIND[kind] ?? NONE;
