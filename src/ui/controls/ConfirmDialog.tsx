import { type ReactNode, useEffect, useRef } from 'react';

/** What is asked before something that cannot be taken back. */
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
  const { title, text, yes, no = 'Not yet', tone, onYes } = question;
  const dialog = useModal();
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <dialog ref={dialog} aria-labelledby="confirm-title" onClose={onClose}>
      <h2 id="confirm-title">{title}</h2>
      <div>{text}</div>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {no}
        </button>
        <button type="button" className={`button ${tone ?? 'primary'}`} data-first onClick={agree}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

/** Shows a dialog as a modal one for as long as it is on the page; what is marked `data-first` has the focus. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return dialog;
}
