import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { deskText } from '../../../words/battle/texts/desk';
import { mapText } from '../../../words/battle/texts/map';
import { keyName } from '../../controls/keys';
import { usePressElsewhere } from '../../controls/Menu';
import { usePrefs } from '../../frame/prefs';
import type { MapHandle } from '../../hexmap/mapProps';
import { useDesk } from './desk/desk';
import { lookFromHere, toggleOverlay, WORDS } from './mapActions';
import { OVERLAY_CHOICES } from './overlays';

interface OverlayBarProps {
  board: RefObject<MapHandle | null>;
  openHelp: () => void;
}

const SWITCHES = [
  ...OVERLAY_CHOICES.map(({ id, key }) => ({ id, stroke: key })),
  { id: WORDS, stroke: 'Shift+M' },
] as const;

/**
 * Buttons on the map: what is laid over it, and help. Where there is no room for them one button opens them; Escape closes them
 * again, or a press elsewhere, or the focus that leaves them.
 */
export function OverlayBar({ board, openHelp }: OverlayBarProps) {
  const { overlays } = usePrefs();
  const [open, setOpen] = useState(false);
  const list = useId();
  const home = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  usePressElsewhere(home, open, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    opener.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const on = SWITCHES.filter(({ id }) => overlays.includes(id)).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its buttons get
    <div
      ref={home}
      className="map-bar"
      data-open={open || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={opener}
        type="button"
        className="button small map-bar-opener"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {on > 0 ? deskText('overlaysOn', { count: on }) : deskText('overlays')}
      </button>
      <div id={list} className="map-bar-choices" role="toolbar" aria-label={mapText('label')}>
        {SWITCHES.map((choice) => (
          <Switch key={choice.id} {...choice} isOn={overlays.includes(choice.id)} />
        ))}
        {overlays.includes('line') && <LookoutButton board={board} />}
        <button
          type="button"
          className="button small square"
          aria-label={mapText('keys')}
          onClick={openHelp}
        >
          ?
        </button>
      </div>
    </div>
  );
}

interface SwitchProps {
  id: (typeof SWITCHES)[number]['id'];
  stroke: string;
  isOn: boolean;
}

const Switch = ({ id, stroke, isOn }: SwitchProps) => (
  <button
    type="button"
    className="button small"
    data-overlay={id}
    aria-pressed={isOn}
    aria-keyshortcuts={stroke}
    title={`${mapText(`overlay.${id}.label`)} (${keyName(stroke)})`}
    onClick={() => toggleOverlay(id)}
  >
    {mapText(`overlay.${id}.short`)}{' '}
    {stroke.length === 1 && <kbd aria-hidden="true">{keyName(stroke)}</kbd>}
  </button>
);

/** Lines of sight from a hex rather than from the stack picked. */
function LookoutButton({ board }: Pick<OverlayBarProps, 'board'>) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className="button small"
      data-overlay="lookout"
      aria-pressed={desk.lookout !== null}
      aria-keyshortcuts="h"
      title={mapText('lookout')}
      onClick={() => lookFromHere(desk, board.current)}
    >
      {mapText('fromHere')} <kbd aria-hidden="true">H</kbd>
    </button>
  );
}
