import type { ReactNode } from 'react';

interface SpokenAsProps {
  /** What a screen reader says in place of the children. */
  text: string;
  children: ReactNode;
}

/** Figures and short marks to look at, and the sentence that is read out for them. */
export const SpokenAs = ({ text, children }: SpokenAsProps) => (
  <>
    <span className="visually-hidden">{text}</span>
    <span className="shown-only" aria-hidden="true">
      {children}
    </span>
  </>
);
