import type { Order } from '../../../rules/fleet-action';
import { upperFirst } from '../../core/say';
import { fleetOrdersText } from '../texts/orders';
import { AIR_TEXTS } from './airTexts';
import { FIGHT_TEXTS } from './fightTexts';
import { MOVE_TEXTS } from './moveTexts';
import type { Around, Texts } from './texts';
import { TURN_TEXTS } from './turnTexts';

const TEXTS: Texts<Order['kind']> = { ...TURN_TEXTS, ...MOVE_TEXTS, ...AIR_TEXTS, ...FIGHT_TEXTS };

/** An order as a list or advice says it: 'Fire six 6-inch guns of Ajax at Graf Spee'. */
export const orderText = (order: Order, around: Around): string =>
  upperFirst((TEXTS[order.kind] as (order: Order, around: Around) => string)(order, around));

/** What a kind of orders is called: 'Fire guns'. */
export const kindText = (kind: string): string => fleetOrdersText(`kind.${kind as Order['kind']}`);
