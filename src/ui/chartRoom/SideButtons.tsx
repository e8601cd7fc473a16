import { SIDES, type Side } from '../../rules/core';

interface SideButtonsProps {
  text(side: Side): string;
  onSide(side: Side): void;
}

/** A button a side, that gives it one more of something. */
export const SideButtons = ({ text, onSide }: SideButtonsProps) => (
  <div className="actions">
    {SIDES.map((side) => (
      <button key={side} type="button" className="button small" onClick={() => onSide(side)}>
        {text(side)}
      </button>
    ))}
  </div>
);
