import type { Side } from '../../core';
import { notAsked } from '../common/notAsked';
import { spot } from '../firePlot/spot';
import type { AirOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import type { SeekriegView } from '../model/state';
import { abort } from './orders/abort';
import { allocate, breakOff } from './orders/allocate';
import { attack, screen } from './orders/attack';
import { cap } from './orders/cap';
import { carrier } from './orders/carrier';
import { deck } from './orders/deck';
import { strike } from './orders/strike';
import { vector } from './orders/vector';

/** [SK-20, SK-21] The usual orders for decks and flights of a side in phase 2. */
export const airOffers = (view: SeekriegView, side: Side): AirOrder[] => [
  ...carrier.legal(view, side),
  ...strike.legal(view, side),
  ...cap.legal(view, side),
];

/** The orders of the air module [SK-20 to SK-24]. */
export const AIR_RULES: RulesOf<AirOrder> = {
  carrier,
  deck,
  strike,
  cap,
  abort,
  vector,
  allocate,
  breakOff,
  aim: notAsked('SK-23.16'),
  attack,
  spot,
  screen,
};
