import type { BasicOrder } from '../model/basicOrders';
import type { BasicStep } from '../model/basicState';
import type { RulesOf } from '../model/rule';
import type { StrategicView } from '../model/state';
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

/** How the orders of the Basic game work. */
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

const LABELS: Readonly<Record<BasicStep['kind'], string>> = {
  search: '1 Search assignment',
  cap: '2 Combat Air Patrol',
  strikePlan: '3 Air strikes',
  strikes: '3 Air strikes',
  searchTargets: '4 Search resolution',
  closing: '5 Closing',
  opening: '6 Opening the Range',
  submarines: '7 Submarines',
  surface: '7 Surface combat',
  intercept: '7 Interception',
  fighting: '7 Surface combat',
  basicEnd: '8 End of turn',
};

/** Where the game stands, for people. */
export const basicLabel = ({ step }: StrategicView): string =>
  LABELS[step.kind as BasicStep['kind']] ?? '';
