import { boardText } from '../i18n/board';
import type { MapCommand } from './commands';

/** Zoom for those without a wheel. */
export const ZoomButtons = ({ run }: { run: (command: MapCommand) => void }) => (
  <fieldset className="zoom-buttons" aria-label={boardText('zoom')}>
    <button
      type="button"
      aria-label={boardText('zoomIn')}
      title={boardText('zoomInKey')}
      onClick={() => run({ kind: 'zoomIn' })}
    >
      <Icon path="M8,3V13M3,8H13" />
    </button>
    <button
      type="button"
      aria-label={boardText('zoomOut')}
      title={boardText('zoomOutKey')}
      onClick={() => run({ kind: 'zoomOut' })}
    >
      <Icon path="M3,8H13" />
    </button>
    <button
      type="button"
      aria-label={boardText('whole')}
      title={boardText('wholeKey')}
      onClick={() => run({ kind: 'fit' })}
    >
      <Icon path="M4.5,2H11.5L15,8L11.5,14H4.5L1,8Z" />
    </button>
  </fieldset>
);

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
);
