import { orderKit } from '../../core';
import { shootGuns } from '../action/gunnery/shootGuns';
import { shootLight } from '../action/light/shootLight';
import { flare } from '../action/lights/flare';
import { searchlight } from '../action/lights/searchlight';
import { starShell } from '../action/lights/starShell';
import { resolveTorpedo } from '../action/resolveTorpedo';
import { spot } from '../action/spotting/spot';
import { airAttack } from '../airAttack/airAttack';
import { airCombat } from '../airCombat/airCombat';
import { escort } from '../aircraft/escort';
import { intercept } from '../aircraft/intercept';
import { jettison } from '../aircraft/jettison';
import { land } from '../aircraft/land';
import { launch } from '../aircraft/launch';
import { launchPlane } from '../aircraft/launchPlane';
import { moveAir } from '../aircraft/moveAir';
import { serviceStand } from '../aircraft/serviceStand';
import { setCap } from '../aircraft/setCap';
import { offerEnd } from '../end/choices';
import { refillTubes } from '../end/refill';
import { repair } from '../end/repair';
import { toContact } from '../end/toContact';
import { antiAir } from '../flak/antiAir';
import { chooseFirst } from '../initiative/initiative';
import type { Order } from '../model/orders';
import type { Play } from '../model/play';
import type { RulesOf } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { declareTorpedo } from '../movement/declareTorpedo';
import { deployContact } from '../movement/deployContact';
import { detach } from '../movement/detach';
import { laySmoke } from '../movement/laySmoke';
import { moveContact } from '../movement/moveContact';
import { moveShip } from '../movement/moveShip';
import { ram } from '../movement/ram';
import { setSpeed } from '../movement/setSpeed';
import { aswAttack } from '../undersea/aswAttack';
import { deploySub } from '../undersea/deploySub';
import { layMines } from '../undersea/layMines';
import { moveSub } from '../undersea/moveSub';
import { subAttack } from '../undersea/subAttack';
import { sweep } from '../undersea/sweep';
import { concede } from '../victory/ending';
import { done } from './done';
import { identify } from './identify';

/** The rules of all orders; `done` last, so that lists end with it. */
const RULES: RulesOf<Order> = {
  chooseFirst,
  layMines,
  deploySub,
  moveSub,
  subAttack,
  deployContact,
  moveContact,
  detach,
  setSpeed,
  laySmoke,
  moveShip,
  declareTorpedo,
  ram,
  launch,
  serviceStand,
  moveAir,
  land,
  intercept,
  escort,
  setCap,
  launchPlane,
  jettison,
  spot,
  airCombat,
  identify,
  searchlight,
  starShell,
  flare,
  shootGuns,
  shootLight,
  resolveTorpedo,
  airAttack,
  antiAir,
  aswAttack,
  sweep,
  repair,
  refillTubes,
  toContact,
  offerEnd,
  concede,
  done,
};

export const orders = orderKit<FleetActionView, Play, Order>(RULES);
