import type { AdvancedOrder } from '../model/advancedOrders';
import type { RulesOf } from '../model/rule';
import { attackSubmerged, bombardCoast, huntSubmarine } from './ambushing';
import { arm, disarm } from './arming';
import { declareCombat } from './declarations';
import { meetStrike, scramble } from './defending';
import { submerge, surface } from './diving';
import { dropContact } from './dropping';
import { moveSquadrons } from './flying';
import { holdLaunch, launch, launchCap } from './launching';
import { recover, stayAloft } from './recovery';
import { leaveMap, moveDivision, pursue } from './sailing';
import { castOff, tow } from './towing';

export { afterAdvancedAction } from './afterAction';
export { advancedSteps, beginAdvancedTurn } from './turn';

/** The rules of the orders of this part. */
export const advancedRules: RulesOf<AdvancedOrder> = {
  declareCombat,
  scramble,
  meetStrike,
  attackSubmerged,
  huntSubmarine,
  bombardCoast,
  launch,
  launchCap,
  holdLaunch,
  moveDivision,
  leaveMap,
  pursue,
  moveSquadrons,
  tow,
  castOff,
  submerge,
  surface,
  arm,
  disarm,
  recover,
  stayAloft,
  dropContact,
};
