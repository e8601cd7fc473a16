import type { BasicOrder } from '../model/basicOrders';
import type { RulesOf } from '../model/rule';
import { assignCap } from './cap';
import { closeRange, withdraw } from './closing';
import { flyStrike } from './flying';
import { intercept } from './interception';
import { openRange } from './opening';
import { assignSearch } from './search';
import { searchBox, searchDivision } from './searchTargets';
import { assignEscort, assignStrike } from './strikes';
import { torpedoAttack } from './submarines';
import { attackDivision, bombardLand, pass } from './surface';

export { basicSteps } from './advance';
export { beginBasicTurn } from './begin';
export { afterBasicAction } from './interception';

/** The rules of the orders of the Basic game. */
export const basicRules: RulesOf<BasicOrder> = {
  assignSearch,
  assignCap,
  assignStrike,
  assignEscort,
  flyStrike,
  searchDivision,
  searchBox,
  closeRange,
  withdraw,
  openRange,
  torpedoAttack,
  attackDivision,
  bombardLand,
  pass,
  intercept,
};
