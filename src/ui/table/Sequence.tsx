import type { ReactNode } from 'react';
import { tableText } from '../i18n/table';

interface SequenceProps {
  /** Its name for screen readers. */
  label?: string;
  className?: string;
  /** Where the game stands, in few words. */
  facts: ReactNode;
  /** The track itself, and the controls for the game as a whole. */
  children: ReactNode;
}

/** Above the board: where the game stands in its sequence of play. */
export const Sequence = ({ label, className = '', facts, children }: SequenceProps) => (
  <section className={`sequence ${className}`.trim()} aria-label={label ?? tableText('sequence')}>
    <p className="sequence-facts">{facts}</p>
    {children}
  </section>
);

interface StepStripProps {
  steps: readonly { id: string; name: string }[];
  now: string | null;
}

/** The steps of a turn in their order, the present one highlighted. */
export function StepStrip({ steps, now }: StepStripProps) {
  const at = steps.findIndex(({ id }) => id === now);
  return (
    <ol className="step-strip">
      {steps.map(({ id, name }, index) => (
        <li
          key={id}
          className="step-cell"
          data-state={index < at ? 'past' : index === at ? 'now' : 'to come'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="step-number">{index + 1}</span>
          <span className="step-name">{name}</span>
        </li>
      ))}
    </ol>
  );
}
