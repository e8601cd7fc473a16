import type { OrderOf } from '../../../rules/strategic';
import type { BasicOrder } from '../../../rules/strategic/query';
import { listed } from '../../core/say';
import type { Around } from '../common/around';
import { boxName } from '../common/boxName';
import { strategicAdviceText } from '../texts/advice';
import { strategicBoardText } from '../texts/board';
import type { Texts } from './texts';

/** Orders of the Basic game in words. */
export const basicTexts: Texts<BasicOrder['kind']> = {
  assignSearch: (order, around) =>
    assigned(order, around) ?? strategicAdviceText('assignSearch', part(order, around)),
  assignCap: (order, around) =>
    assigned(order, around) ??
    strategicAdviceText('assignCap', {
      ...part(order, around),
      target: around.names.target(order.over),
    }),
  assignStrike: (order, around) =>
    assigned(order, around) ??
    strategicAdviceText('assignStrike', {
      ...part(order, around),
      weapon: strategicBoardText(`weapon.${order.weapon}`),
      target: around.names.target(order.target),
    }),
  assignEscort: (order, around) =>
    assigned(order, around) ??
    strategicAdviceText('assignEscort', {
      ...part(order, around),
      target: around.names.target(order.target),
    }),
  flyStrike: ({ target }, { names }) =>
    strategicAdviceText('flyStrike', { target: names.target(target) }),
  searchDivision: (order, around) => searchText([order], around),
  searchBox: (order, around) => searchText([order], around),
  closeRange: ({ division, answer }, { names }) =>
    strategicAdviceText(`closeRange.${answer}`, { division: names.division(division) }),
  withdraw: ({ division, answer }, { names }) =>
    strategicAdviceText(`withdraw.${answer}`, { division: names.division(division) }),
  openRange: ({ division, answer }, { names }) =>
    strategicAdviceText(`openRange.${answer}`, { division: names.division(division) }),
  torpedoAttack: ({ submarine: boat, target, ship }, { names }) => {
    const submarine = names.division(boat);
    return boat === target
      ? strategicAdviceText('torpedoAttack.none', { submarine })
      : strategicAdviceText('torpedoAttack', {
          ...{ submarine, target: names.division(target), ship: names.ship(ship) },
        });
  },
  attackDivision: ({ divisions, target }, { names }) =>
    strategicAdviceText('attackDivision', {
      divisions: listed(divisions.map(names.division)),
      target: names.division(target),
    }),
  bombardLand: ({ division, landUnit }, { names }) =>
    strategicAdviceText('bombardLand', {
      division: names.division(division),
      target: names.landUnit(landUnit),
    }),
  pass: () => strategicAdviceText('pass'),
  intercept: ({ division, answer }, { names }) =>
    strategicAdviceText(`intercept.${answer}`, { division: names.division(division) }),
};

interface Sent {
  squadron: string;
  steps: number;
}

/** Steps of 0 call a squadron back. */
const assigned = ({ squadron, steps }: Sent, { names }: Around): string | undefined =>
  steps === 0 ? strategicAdviceText('callBack', { squadron: names.squadron(squadron) }) : undefined;

const part = ({ squadron, steps }: Sent, { names }: Around) => ({
  squadron: names.squadron(squadron),
  steps: strategicBoardText('stepsCount', { count: steps }),
});

export type SearchOrder = OrderOf<'searchDivision' | 'searchBox'>;

/** Search attempts for the same: 'Let attempts 2 to 17 look for Task Force 16'. */
export function searchText(
  orders: readonly SearchOrder[],
  { names }: Pick<Around, 'names'>,
): string {
  const [first] = orders;
  if (!first) return '';
  const count = orders.length;
  const attempts = numbersText(orders.map(({ attempt }) => attempt));
  return first.kind === 'searchDivision'
    ? strategicAdviceText('searchDivision', {
        ...{ count, attempts, division: names.division(first.division) },
      })
    : strategicAdviceText('searchBox', { count, attempts, box: boxName(first.box) });
}

/** '4', '4 and 5', '4 to 9'; '4, 6 and 9' where some are left out. */
function numbersText(numbers: readonly number[]): string {
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)];
  const isRun = numbers.length > 2 && to - from === numbers.length - 1;
  return isRun
    ? strategicAdviceText('fromTo', { from, to })
    : listed(numbers.map((it) => String(it)));
}
