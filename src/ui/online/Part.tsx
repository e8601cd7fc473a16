import type { ReactNode } from 'react';

/** A part of the dialog about a match. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
