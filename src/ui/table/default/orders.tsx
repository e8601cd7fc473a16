import type { Outcome, Side } from '../../../rules/core';
import type { AnyWords } from '../../../words/core/systemWords';
import { tableText } from '../../i18n/table';
import type { Finish } from '../actions';
import type { AnyOrder, GameDesk } from '../desk';
import { askFirst, FinalText } from '../sealing';
import type { OrderGroup } from './OrderList';

/** The kinds of orders that close a segment, by the words that systems have for it. */
const FINISHING: readonly string[] = ['done', 'confirm', 'pass'];

const isFinishing = ({ kind }: AnyOrder): boolean => FINISHING.includes(kind);

/** 'moveShip' as 'Move ship'. */
export function kindName(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Kriegsmarine victory: last ship sunk.': what decided a game, as the rules name it. */
export function outcomeText(
  { winner, reason }: Outcome,
  names: Readonly<Record<Side, string>>,
): string {
  const won = winner === 'draw' ? tableText('draw') : tableText('victory', { side: names[winner] });
  return `${won}: ${reason.replaceAll('-', ' ')}.`;
}

/**
 * Legal orders by kind, each in the words of its system or in notation; the order that closes the segment has its
 * own button.
 */
export function orderGroups(
  { legal, view, side }: Pick<GameDesk, 'legal' | 'view' | 'side'>,
  words: AnyWords,
  makeOrder: (order: AnyOrder) => string,
): OrderGroup[] {
  const open = legal.filter((order) => !isFinishing(order));
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    title: words.kindText?.(kind) ?? kindName(kind),
    orders: open
      .filter((order) => order.kind === kind)
      .map((order) => ({
        order,
        label: words.orderText?.(order, view, side) ?? makeOrder(order),
      })),
  }));
}

/** Closes the segment; asks first when something could have been ordered and nothing was. */
export function finishOf(desk: GameDesk, words: AnyWords): Finish {
  const order = desk.legal.find(isFinishing);
  const others = desk.legal.filter((it) => !isFinishing(it)).length;
  const label = (order && words.kindText?.(order.kind)) ?? tableText('done');
  const close = () => {
    if (order) desk.give(order);
  };
  const question = {
    title: tableText('doneTitle'),
    text: <FinalText text={tableText('doneText', { count: others })} />,
    yes: label,
  };
  return {
    label,
    off: order === undefined,
    run: () => (desk.canUndo || others === 0 ? close() : askFirst(desk, question, close)),
  };
}
