import { useId } from 'react';
import { boardText } from '../i18n/board';

interface StepperProps {
  label: string;
  knots: number;
  least: number;
  most: number;
  set: (knots: number) => void;
}

/** A speed between its limits: by a slider, or knot by knot. */
export function SpeedStepper({ label, knots, least, most, set }: StepperProps) {
  const id = useId();
  if (least === most) return null;
  return (
    <div className="fleet-speed">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <button
        type="button"
        className="button small"
        aria-label={boardText('slower')}
        disabled={knots <= least}
        onClick={() => set(knots - 1)}
      >
        −
      </button>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={knots}
        aria-valuetext={boardText('knots', { knots })}
        onChange={({ target }) => set(Number(target.value))}
      />
      <button
        type="button"
        className="button small"
        aria-label={boardText('faster')}
        disabled={knots >= most}
        onClick={() => set(knots + 1)}
      >
        +
      </button>
      <output>
        {boardText('knots', { knots })} <small>{`${least}–${most}`}</small>
      </output>
    </div>
  );
}
