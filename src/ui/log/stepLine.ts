import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from one line of the log to the next, past what is folded. */
export function stepLine(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const lines = linesAround(event.currentTarget);
  lines[lines.indexOf(event.currentTarget) + step]?.focus();
}

/** From the search to the first line left. */
export function toFirstLine(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  linesAround(event.currentTarget)[0]?.focus();
}

const linesAround = (element: HTMLElement): HTMLElement[] => [
  ...(element
    .closest('.log-book')
    ?.querySelectorAll<HTMLElement>('.log-round[open] > .log-chapter[open] > ol > li') ?? []),
];
