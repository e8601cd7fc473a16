import type { KeyboardEvent } from 'react';

const ACROSS = { ArrowLeft: -1, ArrowRight: 1 } as const;
const DOWN = { ArrowUp: -1, ArrowDown: 1 } as const;

/** Arrow keys take the focus from counter to counter: along a column, or to the next one that holds any. */
export function stepFocus(event: KeyboardEvent, board: HTMLElement | null, isTall: boolean): void {
  const { target, key } = event;
  if (!board || !(target instanceof HTMLElement) || !target.dataset.counter) return;
  const [between, along] = isTall ? [DOWN, ACROSS] : [ACROSS, DOWN];
  const step = (between as Steps)[key] ?? (along as Steps)[key];
  if (step === undefined) return;
  const next = key in between ? inNextColumn(board, target, step) : inColumn(target, step);
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

type Steps = Readonly<Record<string, 1 | -1 | undefined>>;

const countersIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-counter]'),
];

function inColumn(counter: HTMLElement, step: number): HTMLElement | undefined {
  const column = counter.closest('[data-column]');
  const all = column ? countersIn(column) : [];
  return all[all.indexOf(counter) + step];
}

function inNextColumn(board: HTMLElement, counter: HTMLElement, step: number) {
  const columns = [...board.querySelectorAll('[data-column]')].filter(
    (column) => countersIn(column).length > 0,
  );
  const column = counter.closest('[data-column]');
  const next = column && columns[columns.indexOf(column) + step];
  return next ? countersIn(next)[0] : undefined;
}
