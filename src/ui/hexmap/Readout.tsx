import type { Axial } from '../../hex';
import type { BattleView, StackId } from '../../rules/battle';
import type { HexMark } from '../systems/battle/board/boardProps';
import { sayHex } from '../systems/battle/board/say';

interface ReadoutProps {
  view: BattleView;
  /** Under the pointer or the cursor. */
  shown: Axial | null;
  /** Under the cursor, while the keys move it. */
  spoken: Axial | null;
  selected: StackId | null;
  marks: readonly HexMark[];
  describe?: (hex: Axial) => string | undefined;
}

/** A line at the foot of the map with what is under the pointer, and the same spoken for the keyboard's cursor. */
export function Readout({ view, shown, spoken, selected, marks, describe }: ReadoutProps) {
  const say = (hex: Axial): string => sayHex(view, hex, { selected, marks, note: describe?.(hex) });
  return (
    <>
      {shown && (
        <div className="board-readout" aria-hidden="true">
          {say(shown)}
        </div>
      )}
      <div className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken && say(spoken)}
      </div>
    </>
  );
}
