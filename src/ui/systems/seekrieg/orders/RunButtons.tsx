import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { useDesk } from '../desk/desk';

/** Turns that run on, or their end. */
export function RunButtons() {
  const { running } = useDesk();
  const isRunning = running.left > 0;
  return (
    <div className="actions">
      <button
        type="button"
        className="button small"
        aria-pressed={isRunning}
        onClick={isRunning ? running.stop : () => running.start()}
      >
        {seekriegSeaText(isRunning ? 'stop' : 'runOn')}
      </button>
    </div>
  );
}
