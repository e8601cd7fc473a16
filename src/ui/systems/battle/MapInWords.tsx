import { mapText } from '../../../words/battle/texts/map';
import { MapWords, type WordsGroup } from '../../hexmap/MapWords';
import type { HexMark } from '../../hexmap/mapProps';
import { orderMarkAt } from '../../hexmap/picking';
import { textBoard } from './board/textBoard';
import { type Desk, useDesk } from './desk/desk';
import { boardPicks } from './stackPicks';

interface MapInWordsProps {
  marks: readonly HexMark[];
  shown: boolean;
  onClose: () => void;
}

/** The chart as text: stacks and marked hexes with what is known of them. */
export function MapInWords({ marks, shown, onClose }: MapInWordsProps) {
  const desk = useDesk();
  return (
    <MapWords
      label={mapText('overlay.words.label')}
      close={mapText('close')}
      groups={groupsOf(desk, marks)}
      shown={shown}
      onClose={onClose}
    />
  );
}

function groupsOf(desk: Desk, marks: readonly HexMark[]): WordsGroup[] {
  const { onStack } = boardPicks(desk);
  const board = textBoard(desk.view, { ...desk, marks });
  const sides = board.sides.map(({ side, name, stacks }) => ({
    key: side,
    side,
    name,
    items: stacks.map(({ stack, text }) => ({
      key: stack.id,
      text,
      isPicked: stack.id === desk.selected,
      pick: () => onStack?.(stack.id, stack.hex),
    })),
  }));
  const items = board.marks.map(({ mark, text }) => ({
    key: text,
    text,
    pick: () => pickMark(desk, marks, mark),
  }));
  const marked = { key: 'marks', name: mapText('markedHexes'), items };
  return items.length > 0 ? [...sides, marked] : sides;
}

function pickMark(desk: Desk, marks: readonly HexMark[], { hex }: HexMark): void {
  const { onHex, onStack } = boardPicks(desk);
  const [stack] = desk.view.stacks.filter((it) => it.hex.q === hex.q && it.hex.r === hex.r);
  if (orderMarkAt(marks, hex) || !stack) onHex?.(hex);
  else onStack?.(stack.id, hex);
}
