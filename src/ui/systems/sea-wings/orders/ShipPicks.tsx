import type { Ship } from '../../../../rules/sea-wings/query';
import { Hits } from '../sheets/Hits';

interface ShipPicksProps {
  ships: readonly Ship[];
  picked: readonly string[];
  onPick: (picked: string[]) => void;
}

/** Ships to be ticked, each with its type and its hits. */
export const ShipPicks = ({ ships, picked, onPick }: ShipPicksProps) => (
  <ul className="ship-picks">
    {ships.map(({ card: { id, type, name }, hits }) => (
      <li key={id}>
        <label>
          <input
            type="checkbox"
            checked={picked.includes(id)}
            onChange={({ target }) =>
              onPick(target.checked ? [...picked, id] : picked.filter((it) => it !== id))
            }
          />
          <span className="type-mark">{type}</span> {name} <Hits hits={hits} />
        </label>
      </li>
    ))}
  </ul>
);
