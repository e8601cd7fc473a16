import type { Order } from '../../../rules/strategic';
import { listed, upperFirst } from '../../core/say';
import type { Around } from '../common/around';
import { boxName } from '../common/boxName';
import { strategicAdviceText } from '../texts/advice';
import { advancedTexts } from './advancedTexts';
import { basicTexts } from './basicTexts';
import { fightTexts } from './fightTexts';
import type { Texts } from './texts';

const commonTexts: Texts<'placeDivision' | 'splitMerge' | 'scuttle' | 'offerEnd' | 'confirm'> = {
  placeDivision: ({ division, box }, { names }) =>
    strategicAdviceText('placeDivision', { division: names.division(division), box: boxName(box) }),
  splitMerge: ({ divisions, groups }, { names }) =>
    strategicAdviceText('splitMerge', {
      divisions: listed(divisions.map(names.division)),
      groups: groups.map((group) => listed(group.map(names.ship))).join('; '),
    }),
  scuttle: ({ ship, answer }, { names }) =>
    strategicAdviceText(`scuttle.${answer}`, { ship: names.ship(ship) }),
  offerEnd: ({ answer }) => strategicAdviceText(`offerEnd.${answer}`),
  confirm: () => strategicAdviceText('confirm'),
};

const TEXTS: Texts<Order['kind']> = {
  ...commonTexts,
  ...basicTexts,
  ...advancedTexts,
  ...fightTexts,
};

/** An order as advice: 'Send 2 steps of Dauntless 1 to search'. */
export const orderText = (order: Order, around: Around): string =>
  upperFirst((TEXTS[order.kind] as (order: Order, around: Around) => string)(order, around));
