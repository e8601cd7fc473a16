import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './menu.css';

interface MenuProps {
  label: ReactNode;
  /** Space-separated classes of the whole. */
  className?: string;
  children: ReactNode;
}

/**
 * A button and what it opens. Escape, a press elsewhere, loss of focus, or an action's button inside closes it; a
 * dialog opened from inside keeps it open.
 */
export function Menu({ label, className = '', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  usePressElsewhere(home, open, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || isInDialog(event.target)) return;
    event.stopPropagation();
    opener.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its buttons get
    <div ref={home} className={`menu ${className}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className="button small menu-opener"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        // biome-ignore lint/a11y: a click on an action's button also closes what it stands in
        <div
          id={list}
          className="menu-list"
          onClick={({ target }) => {
            if ((target as Element).closest('[data-action]')) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** Closes an open menu on a press outside its home. */
export function usePressElsewhere(
  home: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !home.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  });
}
