import { hexLabel, sameHex } from '../../../../hex';
import { type BattleView, findStack, type Stack, type StackId } from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';
import type { HexMark } from '../../../hexmap/mapProps';
import { boardText } from '../../../i18n/board';
import { sayWhere } from './common/range';
import { sayStack } from './say';

/** The chart as text: for each side its stacks, then the marked hexes. */
interface TextBoard {
  sides: readonly { side: Side; name: string; stacks: readonly TextStack[] }[];
  marks: readonly TextMark[];
}

interface TextStack {
  stack: Stack;
  text: string;
}

interface TextMark {
  mark: HexMark;
  text: string;
}

interface Told {
  selected: StackId | null;
  marks: readonly HexMark[];
  /** Whose list comes first. */
  side: Side;
}

/** What the board shows, described from the selected stack. */
export function textBoard(view: BattleView, { selected, marks, side }: Told): TextBoard {
  const from = selected ? findStack(view, selected) : undefined;
  const sides: Side[] = side === 'allies' ? ['allies', 'axis'] : ['axis', 'allies'];
  return {
    sides: sides.map((it) => ({
      side: it,
      name: view.scenario.sides[it].name,
      stacks: view.stacks
        .filter((stack) => stack.side === it)
        .map((stack) => ({ stack, text: stackText(view, stack, from) })),
    })),
    marks: marks.map((mark) => ({ mark, text: markText(mark, from) })),
  };
}

/** 'Hex 0714, bearing 045, 4 hexes, 16,000 yd. Kriegsmarine, 1 ship, heading 210: BB Bismarck, speed 2+, hull 9 of 9'. */
function stackText(view: BattleView, stack: Stack, from: Stack | undefined): string {
  const hex = hexLabel(stack.hex, view.center, view.scenario.radius);
  const place = stack.place === 'board' ? boardText('hexOnly', { hex }) : boardText('offBoard');
  return `${placeFrom(place, stack, from)}. ${sayStack(view, stack)}`;
}

function placeFrom(place: string, stack: Stack, from: Stack | undefined): string {
  if (stack.id === from?.id) return boardText('selected', { place });
  if (from?.place !== 'board' || stack.place !== 'board') return place;
  return boardText('placeWay', { place, way: sayWhere(from.hex, stack.hex) });
}

/** 'Move east to 0815, risk of grounding. From the selected stack: bearing 090, 1 hex, 4,000 yd'. */
function markText({ hex, label, caution }: HexMark, from: Stack | undefined): string {
  const mark = caution ? boardText('risk', { label }) : label;
  if (from?.place !== 'board' || sameHex(from.hex, hex)) return mark;
  return `${mark}. ${boardText('fromSelected', { where: sayWhere(from.hex, hex) })}`;
}
