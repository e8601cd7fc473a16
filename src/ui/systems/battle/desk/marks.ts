import { type Axial, addHex, directionTo, hexKey } from '../../../../hex';
import {
  type BattleView,
  isOnBoard,
  type Order,
  risksGrounding,
  type Stack,
  type StackId,
  stackById,
  stacksAtSea,
} from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';
import type { Names } from '../../../../words/battle/common/names';
import { directionName, hexes, listed, weaponName } from '../../../../words/battle/common/words';
import { mapText } from '../../../../words/battle/texts/map';
import { upperFirst } from '../../../../words/core/say';
import type { HexMark } from '../../../hexmap/mapProps';
import { ordersOf } from '../../../table/desk';
import type { FireLine } from '../board/common/boardProps';
import type { Mount, Option } from './mounts';
import { shiftName } from './shiftName';

interface Marked {
  view: BattleView;
  side: Side;
  legal: readonly Order[];
  names: Names;
  selected: StackId | null;
  mount: Mount | undefined;
}

/** The hexes with something to do for the selection. */
export const marksOf = (marked: Marked): HexMark[] => [
  ...moveMarks(marked),
  ...placeMarks(marked),
  ...shiftMarks(marked),
  ...targetMarks(marked),
];

function moveMarks({ view, legal, selected, names }: Marked): HexMark[] {
  return ordersOf(legal, 'moveStack')
    .filter(({ stack }) => stack === selected)
    .map(({ stack, to }) => {
      const direction = directionTo(stackById(view, stack).hex, to);
      const way = direction === undefined ? undefined : directionName(direction);
      return isOnBoard(view, to)
        ? {
            hex: to,
            kind: 'move' as const,
            label: moveLabel(way, names.hex(to)),
            caution: risksGrounding(view, to),
          }
        : { hex: to, kind: 'leave' as const, label: leaveLabel(way) };
    });
}

const moveLabel = (direction: string | undefined, hex: string): string =>
  upperFirst(
    direction === undefined
      ? mapText('mark.moveTo', { hex })
      : mapText('mark.move', { direction, hex }),
  );

const leaveLabel = (direction: string | undefined): string =>
  upperFirst(
    direction === undefined ? mapText('mark.leaveAny') : mapText('mark.leave', { direction }),
  );

const placeMarks = ({ legal, selected, names }: Marked): HexMark[] => [
  ...ordersOf(legal, 'placeStack')
    .filter(({ stack }) => stack === selected)
    .map(({ hex }) => namedMark('place', hex, names)),
  ...ordersOf(legal, 'enter')
    .filter(({ stack }) => stack === selected)
    .map(({ hex }) => namedMark('enter', hex, names)),
];

/** Shows the hex's number. */
const namedMark = (kind: 'place' | 'enter', hex: Axial, names: Marked['names']): HexMark => ({
  ...{ hex, kind, name: names.hex(hex) },
  label: mapText(`mark.${kind}`, { hex: names.hex(hex) }),
});

/** A shift is picked by where the selected stack, or the side's first, would go. */
function shiftMarks({ view, side, legal, selected, names }: Marked): HexMark[] {
  const stack = shiftStack(view, side, selected);
  if (!stack) return [];
  return ordersOf(legal, 'shift').map(({ displacement }) => ({
    hex: addHex(stack.hex, displacement),
    kind: 'shift' as const,
    name: names.hex(addHex(stack.hex, displacement)),
    label: mapText('mark.shift', { shift: shiftName(displacement, stack, names) }),
  }));
}

/** The stack by which shifts are shown. */
export function shiftStack(
  view: BattleView,
  side: Side,
  selected: StackId | null,
): Stack | undefined {
  const own = stacksAtSea(view, side);
  return own.find(({ id }) => id === selected) ?? own[0];
}

/** The hex from which shifts are shown. */
export const shiftOrigin = (
  view: BattleView,
  side: Side,
  selected: StackId | null,
): Axial | undefined => shiftStack(view, side, selected)?.hex;

function targetMarks({ view, mount, names }: Marked): HexMark[] {
  if (!mount) return [];
  const hexOf = ({ stack }: Option) => stackById(view, stack).hex;
  const places = new Map(mount.options.map((option) => [hexKey(hexOf(option)), option]));
  return [...places].map(([key, option]) => {
    const there = mount.options.filter((it) => hexKey(hexOf(it)) === key);
    const label = targetText(mount, there, option.rangeHexes, names);
    return { hex: hexOf(option), kind: 'target', label };
  });
}

const targetText = (
  { weapon, ship }: Mount,
  there: readonly Option[],
  rangeHexes: number,
  names: Names,
): string =>
  mapText('mark.target', {
    targets: listed(there.map(({ target }) => names.ship(target))),
    range: hexes(rangeHexes),
    weapon: weaponName(weapon),
    ship: names.ship(ship),
  });

/** What is declared so far, from hex to hex. */
export function fireLinesOf(view: BattleView, mounts: readonly Mount[]): FireLine[] {
  return mounts.flatMap(({ declared, stack, weapon, options }) => {
    const option = options.find(({ target }) => target === declared?.target);
    if (!option) return [];
    return [
      {
        from: stackById(view, stack).hex,
        to: stackById(view, option.stack).hex,
        stacks: { from: stack, to: option.stack },
        weapon,
      },
    ];
  });
}
