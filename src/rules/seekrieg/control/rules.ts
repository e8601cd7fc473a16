import { notAsked } from '../common/notAsked';
import type { OrderRule } from '../model/rule';

/** [SK-18.16 to SK-18.22] Points on damage and fires. */
export const damageControl: OrderRule<'damageControl'> = notAsked('SK-18.18');
