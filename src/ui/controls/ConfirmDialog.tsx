import { type ReactNode, useEffect, useRef } from 'react';
import { appText } from '../i18n/app';

/** Asked before something that cannot be undone. */
export interface Question {
  title: string;
  text: ReactNode;
  yes: string;
  no?: string;
  tone?: 'danger';
  onYes: () => void;
}

interface ConfirmDialogProps {
  question: Question;
  onClose: () => void;
}

/** A native dialog: Escape and 'no' leave everything as it is. */
export function ConfirmDialog({ question, onClose }: ConfirmDialogProps) {
  const { title, text, yes, no = appText('notYet'), tone, onYes } = question;
  const dialog = useModal();
  const isGrave = tone === 'danger';
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <dialog ref={dialog} aria-labelledby="confirm-title" onClose={onClose}>
      <h2 id="confirm-title">{title}</h2>
      <div>{text}</div>
      <div className="actions">
        <button
          type="button"
          className="button"
          data-first={isGrave || undefined}
          onClick={onClose}
        >
          {no}
        </button>
        <button
          type="button"
          className={`button ${tone ?? 'primary'}`}
          data-first={!isGrave || undefined}
          onClick={agree}
        >
          {yes}
        </button>
      </div>
    </dialog>
  );
}

/**
 * Shows a dialog as a modal one for as long as it is on the page; what is marked `data-first` has the focus. When it goes,
 * the focus goes back to where it came from: a dialog that is taken off the page does not see to that.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const shown = dialog.current;
    before.current ??= document.activeElement;
    if (shown && !shown.open) shown.showModal();
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => focusAgain(before.current);
  }, []);
  return dialog;
}

/** Gives an element the focus back, unless something else has taken it meanwhile. */
function focusAgain(element: Element | null): void {
  if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.focus({ preventScroll: true });
}
