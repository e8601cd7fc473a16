import type { CommonOrder } from '../orders';
import type { RulesOf } from '../rule';

/** How the orders of either level work. */
export const commonRules: Partial<RulesOf<CommonOrder>> = {};
