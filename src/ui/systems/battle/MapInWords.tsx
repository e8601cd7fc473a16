import { useEffect, useRef } from 'react';
import { mapText } from '../../../words/battle/texts/map';
import { textBoard } from '../../hexmap/textBoard';
import type { HexMark } from './board/boardProps';
import { orderMarkAt } from './board/pick';
import { boardPicks } from './boardPicks';
import { useDesk } from './desk';
import './mapInWords.css';

interface MapInWordsProps {
  marks: readonly HexMark[];
  /** Laid over the map, each line to be picked; else it is there for screen readers alone, to be read. */
  shown: boolean;
  onClose: () => void;
}

/** The chart for those who do not see it: stacks and marked hexes with what is to be known of them. */
export function MapInWords({ marks, shown, onClose }: MapInWordsProps) {
  const desk = useDesk();
  const { onHex, onStack } = boardPicks(desk);
  const home = useFocusWhenOpened(shown);
  const board = textBoard(desk.view, { ...desk, marks });
  const pickMark = ({ hex }: HexMark) => {
    const [stack] = desk.view.stacks.filter((it) => it.hex.q === hex.q && it.hex.r === hex.r);
    if (orderMarkAt(marks, hex) || !stack) onHex?.(hex);
    else onStack?.(stack.id, hex);
  };
  return (
    <section
      ref={home}
      className={shown ? 'map-words' : 'map-words visually-hidden'}
      aria-label={mapText('overlay.words.label')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (shown && event.key === 'Escape') onClose();
      }}
    >
      {shown && (
        <button
          type="button"
          className="map-words-close"
          aria-label={mapText('close')}
          onClick={onClose}
        >
          ×
        </button>
      )}
      {board.sides.map(({ side, name, stacks }) => (
        <div key={side} data-side={side}>
          <h3>{name}</h3>
          <ul>
            {stacks.map(({ stack, text }) => (
              <Item
                key={stack.id}
                text={text}
                isPicked={stack.id === desk.selected}
                onPick={shown ? () => onStack?.(stack.id, stack.hex) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      {board.marks.length > 0 && (
        <div>
          <h3>{mapText('markedHexes')}</h3>
          <ul>
            {board.marks.map(({ mark, text }) => (
              <Item key={text} text={text} onPick={shown ? () => pickMark(mark) : undefined} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Takes the focus when the words are called for; not when they were on from the start. */
function useFocusWhenOpened(shown: boolean) {
  const home = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) home.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return home;
}

interface ItemProps {
  text: string;
  isPicked?: boolean;
  onPick: (() => void) | undefined;
}

function Item({ text, isPicked, onPick }: ItemProps) {
  if (!onPick) return <li>{text}</li>;
  return (
    <li>
      <button type="button" aria-pressed={isPicked} onClick={onPick}>
        {text}
      </button>
    </li>
  );
}
