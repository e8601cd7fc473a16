import type { ReactNode } from 'react';
import './fight.css';

interface FightBarProps {
  label: string;
  /** Of the larger game. */
  title: string;
  /** When and between whom. */
  facts: readonly string[];
  children: ReactNode;
}

/** Above a fight: what it is part of. */
export const FightBar = ({ label, title, facts, children }: FightBarProps) => (
  <section className="fight-bar" aria-label={label}>
    <p className="fight-what">
      <b lang="en">{title}</b>{' '}
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </p>
    {children}
  </section>
);
