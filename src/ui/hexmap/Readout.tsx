import type { Axial } from '../../hex';

interface ReadoutProps {
  /** Under the pointer or the cursor. */
  shown: Axial | null;
  /** Under the cursor, while the keys move it. */
  spoken: Axial | null;
  say: (hex: Axial) => string;
}

/** A line at the foot of the map about the hex under the pointer, read aloud for the keyboard cursor. */
export const Readout = ({ shown, spoken, say }: ReadoutProps) => (
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
