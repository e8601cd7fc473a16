import { DIRECTIONS, type Direction, neighbor } from '../../../../hex';
import { isOnBoard, risksGrounding, stackById } from '../../../../rules/battle';
import { directionName } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { upperFirst } from '../../../../words/core/say';
import { useDesk } from '../desk/desk';
import { moveStack } from '../desk/moving';

/** Keys of the six directions as they lie on the keyboard: northeast first, clockwise. */
export const DIRECTION_KEYS: Readonly<Record<Direction, string>> = {
  0: 'e',
  1: 'd',
  2: 'x',
  3: 'z',
  4: 'a',
  5: 'w',
};

/** Arrow glyphs for the six directions. */
const ARROWS: Readonly<Record<Direction, string>> = {
  0: '↗',
  1: '→',
  2: '↘',
  3: '↙',
  4: '←',
  5: '↖',
};

/** The six neighbors of the selected stack around 'stay'. What is illegal says why. */
export function HexPad() {
  const desk = useDesk();
  const { view, selected, whyNot, give } = desk;
  if (!selected) return null;
  const { hex } = stackById(view, selected);
  const stay = { kind: 'stay', stack: selected } as const;
  return (
    <fieldset className="hex-pad">
      <legend className="visually-hidden">{ordersText('moveOneHex')}</legend>
      {DIRECTIONS.map((direction) => {
        const to = neighbor(hex, direction);
        const order = { kind: 'moveStack', stack: selected, to } as const;
        const leaves = !isOnBoard(view, to);
        const risky = !leaves && risksGrounding(view, to);
        const label = leaves ? 'moveOff' : risky ? 'moveRisk' : 'move';
        return (
          <PadButton
            key={direction}
            place={`d${direction}`}
            label={upperFirst(ordersText(label, { direction: directionName(direction) }))}
            mark={ARROWS[direction]}
            shortcut={DIRECTION_KEYS[direction]}
            off={whyNot(order) !== undefined}
            warn={leaves || risky}
            onPick={() => moveStack(desk, selected, to)}
          />
        );
      })}
      <PadButton
        place="stay"
        label={ordersText('stay')}
        mark={ordersText('stay')}
        shortcut="s"
        off={whyNot(stay) !== undefined}
        onPick={() => give(stay)}
      />
    </fieldset>
  );
}

interface PadButtonProps {
  place: string;
  label: string;
  mark: string;
  shortcut: string;
  off: boolean;
  warn?: boolean;
  onPick: () => void;
}

function PadButton({ place, label, mark, shortcut, off, warn = false, onPick }: PadButtonProps) {
  return (
    <button
      type="button"
      className={`button pad-${place}`}
      aria-disabled={off}
      aria-keyshortcuts={shortcut}
      data-warn={warn || undefined}
      title={label}
      onClick={onPick}
    >
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{mark}</span>
      <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>
    </button>
  );
}
