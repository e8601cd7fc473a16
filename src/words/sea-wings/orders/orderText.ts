import type { Order } from '../../../rules/sea-wings';
import { upperFirst } from '../../core/say';
import { wingsOrdersText } from '../texts/orders';
import { FIGHT_TEXTS } from './fightTexts';
import { MOVE_TEXTS } from './moveTexts';
import { PLAN_TEXTS } from './planTexts';
import type { Around, Texts } from './texts';

const TEXTS: Texts<Order['kind']> = { ...PLAN_TEXTS, ...MOVE_TEXTS, ...FIGHT_TEXTS };

/** An order as a list or advice says it: 'Patrol over TF 16 with 3 factors of Wildcat of Enterprise'. */
export const orderText = (order: Order, around: Around): string =>
  upperFirst((TEXTS[order.kind] as (order: Order, around: Around) => string)(order, around));

/** What a kind of orders is called: 'CAP'. */
export const kindText = (kind: string): string => wingsOrdersText(`kind.${kind as Order['kind']}`);
