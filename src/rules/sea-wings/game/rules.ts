import { orderKit } from '../../core';
import { land } from '../damageControl/land';
import { repair, scuttle } from '../damageControl/orders';
import { discard } from '../events/deck';
import { playCard } from '../events/play';
import { giveUpSearcher } from '../events/straggler';
import { exposeShips } from '../events/submarine';
import { fight, pass } from '../gunfire/fighting';
import { holdFire, shoot } from '../gunfire/shots';
import { battleOrder, chooseWay } from '../gunfire/ways';
import { bombard, engage } from '../gunfire/wishes';
import type { Order } from '../model/orders';
import type { Play } from '../model/play';
import type { RulesOf } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { moveDummy, placeDummy, removeDummy, swapNumbers } from '../movement/dummies';
import { enter } from '../movement/entering';
import { plot, plotExit } from '../movement/plots';
import { castOff, tow } from '../movement/towing';
import { planFerry } from '../plans/ferry';
import { planCap, planReady } from '../plans/patrol';
import { planSearch } from '../plans/search';
import { standDown } from '../plans/standDown';
import { planStrike } from '../plans/strike';
import { tellNothing, tellOfShips } from '../searching/answers';
import { divide, join } from '../setup/grouping';
import { renumber } from '../setup/renumber';
import { aim } from '../strikes/aiming';
import { aaFormation, allotAA } from '../strikes/antiAircraft';
import { divert } from '../strikes/arrival';
import { allotEscorts } from '../strikes/escorts';
import { flyOff } from '../strikes/flyOff';
import { allotCap } from '../strikes/intercept';
import { launchCut } from '../strikes/launching';
import { scramble } from '../strikes/scramble';
import { capVsSearch } from '../strikes/searchCombat';
import { resign } from '../victory/resign';
import { confirm } from './confirm';

/** The rules of all orders; `confirm` last, so that lists end with it. */
const RULES: RulesOf<Order> = {
  divide,
  join,
  renumber,
  planSearch,
  planStrike,
  planCap,
  planReady,
  planFerry,
  standDown,
  plot,
  plotExit,
  tow,
  castOff,
  enter,
  moveDummy,
  placeDummy,
  swapNumbers,
  removeDummy,
  flyOff,
  launchCut,
  divert,
  scramble,
  aaFormation,
  allotCap,
  allotEscorts,
  aim,
  allotAA,
  repair,
  scuttle,
  land,
  tell: tellOfShips,
  tellNothing,
  capVsSearch,
  engage,
  bombard,
  chooseWay,
  battle: battleOrder,
  fight,
  pass,
  shoot,
  holdFire,
  discard,
  playCard,
  exposeShips,
  giveUpSearcher,
  resign,
  confirm,
};

export const orders = orderKit<SeaWingsView, Play, Order>(RULES);
