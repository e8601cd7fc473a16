import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { keyName } from '../controls/keys';
import { usePressElsewhere } from '../controls/Menu';
import { changePrefs, readPrefs, usePrefs } from '../frame/prefs';
import { boardText } from '../i18n/board';
import './mapBar.css';

/** Something that is laid over a map: its name in the preferences, its key, and what it is called. */
export interface MapSwitch {
  id: string;
  stroke: string;
  /** On its button. */
  short: string;
  label: string;
}

/** Lays something over the map, or takes it away. */
export function toggleOverlay(id: string): void {
  const { overlays } = readPrefs();
  const isOn = overlays.includes(id);
  changePrefs({ overlays: isOn ? overlays.filter((it) => it !== id) : [...overlays, id] });
}

interface MapBarProps {
  label: string;
  switches: readonly MapSwitch[];
  /** How many of the buttons after them are on. */
  on?: number;
  /** Buttons after them. */
  children?: ReactNode;
}

/**
 * Buttons on the map: what is laid over it. Where there is no room for them one button opens them; Escape closes them
 * again, or a press elsewhere, or the focus that leaves them.
 */
export function MapBar({ label, switches, on = 0, children }: MapBarProps) {
  const { overlays } = usePrefs();
  const [open, setOpen] = useState(false);
  const list = useId();
  const home = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressElsewhere(home, open, () => setOpen(false));
  const count = on + switches.filter(({ id }) => overlays.includes(id)).length;
  return (
    <div
      ref={home}
      className="map-bar"
      data-open={open || undefined}
      {...closing(open, button, () => setOpen(false))}
    >
      <button
        ref={button}
        type="button"
        className="button small map-bar-opener"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? boardText('overlaysOn', { count }) : boardText('overlays')}
      </button>
      <div id={list} className="map-bar-choices" role="toolbar" aria-label={label}>
        {switches.map((choice) => (
          <Switch key={choice.id} {...choice} isOn={overlays.includes(choice.id)} />
        ))}
        {children}
      </div>
    </div>
  );
}

const closing = (
  open: boolean,
  button: RefObject<HTMLButtonElement | null>,
  close: () => void,
) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    button.current?.focus();
    close();
  },
  onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  },
});

const Switch = ({ id, stroke, short, label, isOn }: MapSwitch & { isOn: boolean }) => (
  <button
    type="button"
    className="button small"
    data-overlay={id}
    aria-pressed={isOn}
    aria-keyshortcuts={stroke}
    title={`${label} (${keyName(stroke)})`}
    onClick={() => toggleOverlay(id)}
  >
    {short} {stroke.length === 1 && <kbd aria-hidden="true">{keyName(stroke)}</kbd>}
  </button>
);
