import { notAsked } from '../common/notAsked';
import type { OrderRule } from '../model/rule';

/** [SK-26.4] A submarine's depth. */
export const depth: OrderRule<'depth'> = notAsked('SK-26.4');
