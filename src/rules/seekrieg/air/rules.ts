import { notAsked } from '../common/notAsked';
import type { AirOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';

/** The orders of the air module [SK-20 to SK-24]. */
export const AIR_RULES: RulesOf<AirOrder> = {
  carrier: notAsked('SK-20.15'),
  deck: notAsked('SK-20.27'),
  strike: notAsked('SK-21.1'),
  cap: notAsked('SK-21.11'),
  vector: notAsked('SK-21.14'),
  allocate: notAsked('SK-22.5'),
  breakOff: notAsked('SK-22.18'),
  aim: notAsked('SK-23.16'),
  attack: notAsked('SK-23.36'),
  abort: notAsked('SK-21.6'),
  spot: notAsked('SK-11.27'),
  screen: notAsked('SK-23.7'),
};
