import { isWithin, sameHex } from '../../../../hex';
import { findStack, type StackId } from '../../../../rules/battle';
import type { HexMark } from '../../../hexmap/mapProps';
import { orderMarkAt, type Picking } from '../../../hexmap/picking';
import type { BoardProps, BoardTarget } from './common/boardProps';
import { targetIn } from './pick';

/** Props with their defaults filled in. */
type PickingProps = BoardProps & { marks: readonly HexMark[]; selected: StackId | null };

/** What can be picked on the board: its hexes and single ones just off it, stacks, and the ships of a fan. */
export function boardPicking(
  props: PickingProps,
  setTapped: (hex: BoardTarget['hex'] | null) => void,
): Picking<BoardTarget> {
  const { view, marks, selected } = props;
  const { center, scenario } = view;
  const marked = marks.map(({ hex }) => hex);
  const atSea = view.stacks.filter(({ place }) => place === 'board').map(({ hex }) => hex);
  const field: Picking<BoardTarget>['field'] = {
    center,
    has: (hex) =>
      isWithin(hex, center, scenario.radius) || marked.some((mark) => sameHex(mark, hex)),
  };
  return {
    ...{ field, marked, home: center, busy: atSea, visited: atSea, pieces: '[data-stack]' },
    pieceOf: ({ stack, ship }) => {
      const found = stack ? findStack(view, stack) : undefined;
      return found && { stack: found.id, hex: found.hex, ...(ship && { ship }) };
    },
    targetIn: (hex) => targetIn(view, selected, hex),
    pick: (target) => {
      if (!target.ship) setTapped(target.stack ? target.hex : null);
      report(props, field, target);
    },
    clear: () => {
      setTapped(null);
      props.onClear?.();
    },
    ...(props.onHover && { hover: props.onHover }),
  };
}

/** Reports to the screen what was picked: a ship of a fan, a stack, a hex, or nothing. */
function report(
  props: PickingProps,
  field: Picking<BoardTarget>['field'],
  { hex, stack, ship }: BoardTarget,
): void {
  if (ship && stack && props.onShip) props.onShip(ship, stack);
  else if (stack && (ship || !orderMarkAt(props.marks, hex))) props.onStack?.(stack, hex);
  else if (field.has(hex)) props.onHex?.(hex);
  else props.onClear?.();
}
