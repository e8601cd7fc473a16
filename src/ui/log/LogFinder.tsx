import type { LogChapter } from '../../words/core/logLine';
import { keyName } from '../controls/keys';
import { logText } from '../i18n/log';
import { type Sought, shipsTold } from './finding';
import { toFirstLine } from './stepLine';

interface LogFinderProps {
  chapters: readonly LogChapter[];
  /** How many lines were found; `null` without a search. */
  found: number | null;
  sought: Sought;
  shipName: (id: string) => string;
  onSeek: (sought: Sought) => void;
  onOwn: () => void;
}

/** Above the log: a search by words and by ship, and a jump to one's own last order where there is one. */
export function LogFinder({ chapters, found, sought, shipName, onSeek, onOwn }: LogFinderProps) {
  const ships = shipsTold(chapters)
    .map((id) => ({ id, name: shipName(id) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const hasOwn = chapters.some(({ lines }) => lines.some(({ own }) => own));
  return (
    <search className="log-finder">
      <input
        className="field"
        type="search"
        aria-label={logText('wordsToFind')}
        aria-keyshortcuts="/"
        placeholder={logText('find')}
        value={sought.words}
        onChange={(event) => onSeek({ ...sought, words: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') toFirstLine(event);
        }}
      />
      <select
        className="field"
        aria-label={logText('onlyShip')}
        value={sought.ship}
        onChange={(event) => onSeek({ ...sought, ship: event.target.value })}
      >
        <option value="">{logText('allShips')}</option>
        {ships.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {hasOwn && (
        <button
          type="button"
          className="button small"
          aria-keyshortcuts="Shift+O"
          title={logText('lastOwnHint', { key: keyName('Shift+O') })}
          onClick={onOwn}
        >
          {logText('lastOwn')}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {found !== null && logText('found', { count: found })}
      </span>
    </search>
  );
}
