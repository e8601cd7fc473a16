import { useId, useRef, useState } from 'react';
import type { Order } from '../../../../rules/battle';
import { useDesk } from '../desk';

/** An order in words. */
export interface Choice {
  label: string;
  order: Order;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  /** An order that stands for the rest, to ask why not when there is nothing to choose. */
  sample?: Order | undefined;
  tone?: 'danger';
  onPick?: (choice: Choice) => void;
}

/** A button that opens a list of orders of one kind; with nothing in it, it says why not. */
export function Choices({ label, choices, sample, tone, onPick }: ChoicesProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { give, whyNot, explain } = useDesk();
  const empty = choices.length === 0;
  if (empty && !sample) return null;
  const toggle = () => {
    if (empty && sample) explain(whyNot(sample) ?? null);
    else setOpen(!open);
  };
  const pick = (choice: Choice) => {
    // The list goes and the focus with it, unless it goes back first.
    opener.current?.focus();
    setOpen(false);
    if (onPick) onPick(choice);
    else give(choice.order);
  };
  return (
    <div className="choices" data-open={open || undefined}>
      <button
        ref={opener}
        type="button"
        className={`button small ${tone ?? ''}`}
        aria-disabled={empty}
        aria-expanded={empty ? undefined : open}
        aria-controls={open ? list : undefined}
        onClick={toggle}
      >
        {label} …
      </button>
      {open && (
        <ul id={list} className="choices-list">
          {choices.map((choice) => (
            <li key={choice.label}>
              <button type="button" className="button quiet small" onClick={() => pick(choice)}>
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
