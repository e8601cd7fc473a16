import type { Order, OrderOf } from '../../../rules/fleet-action';
import { NONE } from '../common/none';
import { fleetOrdersText } from '../texts/orders';
import type { Around, Texts } from './texts';

/** Decisions at the start and the end of a turn, and what ends a step. */
type TurnKind = Extract<
  Order['kind'],
  | 'chooseFirst'
  | 'layMines'
  | 'done'
  | 'repair'
  | 'refillTubes'
  | 'toContact'
  | 'offerEnd'
  | 'concede'
>;

/** What ends is named; whatever is open is told by the step. */
const doneText = ({ what }: OrderOf<'done'>, { view, names }: Around): string =>
  what === NONE
    ? fleetOrdersText(`done.${view.step.kind}`)
    : fleetOrdersText('done', { what: names.any(what) });

export const TURN_TEXTS: Texts<TurnKind> = {
  chooseFirst: ({ firstMove, firstAction }, { names }) =>
    firstMove === firstAction
      ? fleetOrdersText('first.both', { side: names.side(firstMove) })
      : fleetOrdersText('first.split', {
          ...{ move: names.side(firstMove), action: names.side(firstAction) },
        }),
  layMines: ({ hex, by }, { names }) =>
    by === NONE
      ? fleetOrdersText('layMines', { hex: names.hex(hex) })
      : fleetOrdersText('layMines.by', { hex: names.hex(hex), ship: names.unit(by) }),
  done: doneText,
  repair: ({ ship, item }, { names }) =>
    fleetOrdersText(`repair.${item}`, { ship: names.unit(ship) }),
  refillTubes: ({ ship, mounts }, { names }) => {
    const tubes = names.sheetOf(ship)?.torpedoes?.mounts ?? [];
    const count = mounts.reduce((sum, index) => sum + (tubes[index]?.barrels ?? 0), 0);
    return fleetOrdersText('refillTubes', { ship: names.unit(ship), count });
  },
  toContact: ({ squadron }, { names }) =>
    fleetOrdersText('toContact', { squadron: names.squadron(squadron) }),
  offerEnd: () => fleetOrdersText('offerEnd'),
  concede: () => fleetOrdersText('concede'),
};
