import type { ReactNode } from 'react';
import './buttonGroup.css';

interface ButtonGroupProps {
  /** What is chosen, for screen readers. */
  label: string;
  className: string;
  children: ReactNode;
}

/** Buttons that belong together, under a name that is not shown. */
export const ButtonGroup = ({ label, className, children }: ButtonGroupProps) => (
  <fieldset className={`button-group ${className}`}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);
