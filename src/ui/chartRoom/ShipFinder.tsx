import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import type { RegisteredShip, ShipRegistry } from '../../scenario';
import { chartRoomText } from '../i18n/chartRoom';
import { Ensign } from '../ships/Ensign';
import { findShips, indexShips, MAX_FOUND } from './findShips';

interface ShipFinderProps {
  registry: ShipRegistry;
  /** ISO 8601. */
  date: string;
  typeName: (type: RegisteredShip['shipClass']['type']) => string;
  typeMark: (type: RegisteredShip['shipClass']['type']) => string;
  /** Ships that are there already. */
  taken: ReadonlySet<string>;
  onShip: (id: string) => void;
  /** Beside the box: where the ship goes. */
  children?: ReactNode;
}

/** One box that finds the ships of all navies: Enter takes the first, a press any. */
export function ShipFinder(props: ShipFinderProps) {
  const { registry, date, typeName, taken, onShip, children } = props;
  const [words, setWords] = useState('');
  const [anyDate, setAnyDate] = useState(false);
  const list = useId();
  const index = useMemo(() => indexShips(registry.ships.values(), typeName), [registry, typeName]);
  const { isAsked, found, others } = useFound(index, words, anyDate ? undefined : date);
  const free = found.filter(({ id }) => !taken.has(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = free;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onShip(first.id);
  };
  return (
    <search className="ship-finder">
      <label className="chart-field">
        <span>{chartRoomText('finder')}</span>
        <input
          type="search"
          className="field"
          value={words}
          placeholder={chartRoomText('finderHint')}
          aria-controls={list}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className="ship-finder-terms">
        {children}
        <label className="chart-check">
          <input
            type="checkbox"
            checked={anyDate}
            onChange={({ target }) => setAnyDate(target.checked)}
          />
          <span>{chartRoomText('anyDate')}</span>
        </label>
      </div>
      <p className="visually-hidden" role="status">
        {isAsked && chartRoomText('found', { count: found.length })}
      </p>
      <ul id={list} className="ship-found">
        {found.slice(0, MAX_FOUND).map((ship) => (
          <FoundShip key={ship.id} ship={ship} isTaken={taken.has(ship.id)} {...props} />
        ))}
      </ul>
      {isAsked && found.length === 0 && (
        <p className="hint">
          {others > 0 ? chartRoomText('notThen', { count: others }) : chartRoomText('noneFound')}
        </p>
      )}
      {found.length > MAX_FOUND && (
        <p className="hint">{chartRoomText('moreFound', { count: found.length - MAX_FOUND })}</p>
      )}
    </search>
  );
}

/** The ships that fit the words, and how many more there are where none was in service on the date. */
function useFound(index: ReturnType<typeof indexShips>, words: string, date: string | undefined) {
  const asked = useDeferredValue(words);
  const isAsked = asked.trim() !== '';
  const found = useMemo(
    () => (isAsked ? findShips(index, { words: asked, date }) : []),
    [index, asked, isAsked, date],
  );
  const others = useMemo(
    () => (isAsked && found.length === 0 ? findShips(index, { words: asked }).length : 0),
    [index, asked, isAsked, found],
  );
  return { isAsked, found, others };
}

interface FoundShipProps extends Pick<ShipFinderProps, 'onShip' | 'typeMark'> {
  ship: RegisteredShip;
  isTaken: boolean;
}

function FoundShip({ ship, isTaken, onShip, typeMark }: FoundShipProps) {
  const { id, name, nation, shipClass, inService } = ship;
  return (
    <li>
      <button
        type="button"
        className="ship-found-one"
        disabled={isTaken}
        onClick={() => onShip(id)}
      >
        <span className="flag">
          <Ensign nation={nation} width={18} />
        </span>
        <span className="type-mark">{typeMark(shipClass.type)}</span>
        <b>{name}</b>
        <small>
          {chartRoomText('ofClass', {
            name: shipClass.name,
            from: inService.from.slice(0, 4),
            to: inService.to.slice(0, 4),
          })}
        </small>
        <span aria-hidden="true">{isTaken ? '✓' : '+'}</span>
      </button>
    </li>
  );
}
