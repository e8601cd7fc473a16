import { usePrefs } from '../../app/prefs';
import { toggleOverlay } from './actions';
import { OVERLAY_CHOICES } from './overlays';

interface OverlayBarProps {
  openHelp: () => void;
}

const SHORT = { sighting: 'Sighting', guns: 'Ranges' } as const;

/** Buttons on the map: overlays and help. */
export function OverlayBar({ openHelp }: OverlayBarProps) {
  const { overlays } = usePrefs();
  return (
    <div className="map-bar" role="toolbar" aria-label="Map">
      {OVERLAY_CHOICES.map(({ id, key, label }) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={overlays.includes(id)}
          aria-keyshortcuts={key}
          title={label}
          onClick={() => toggleOverlay(id)}
        >
          {SHORT[id]} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
        </button>
      ))}
      <button type="button" className="button small square" aria-label="Keys" onClick={openHelp}>
        ?
      </button>
    </div>
  );
}
