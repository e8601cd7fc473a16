import { wingsDeckText } from '../../../../words/sea-wings/texts/deck';

interface StepperProps {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  least: number;
  most: number;
  by?: number;
  onChange: (value: number) => void;
}

/** A number with a button for fewer and one for more. */
export const Stepper = ({ label, value, least, most, by = 1, onChange }: StepperProps) => (
  <span className="counter-stepper">
    <button
      type="button"
      aria-label={wingsDeckText('fewer', { what: label })}
      disabled={value <= least}
      onClick={() => onChange(Math.max(least, value - by))}
    >
      −
    </button>
    <output>{value}</output>
    <button
      type="button"
      aria-label={wingsDeckText('more', { what: label })}
      disabled={value >= most}
      onClick={() => onChange(Math.min(most, value + by))}
    >
      +
    </button>
  </span>
);
