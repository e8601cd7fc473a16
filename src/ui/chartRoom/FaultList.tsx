import type { Fault } from '../../scenario';
import { Menu } from '../controls/Menu';
import { chartRoomText } from '../i18n/chartRoom';
import { FaultWords } from './FaultWords';

interface FaultListProps {
  faults: readonly Fault[];
  /** What a place in the file is called. */
  where: (path: string) => string;
  onJump: (path: string) => void;
}

/** How many things are wrong; opened, what and where: each leads there. */
export function FaultList({ faults, where, onJump }: FaultListProps) {
  if (faults.length === 0)
    return (
      <span className="chart-sound" role="status">
        {chartRoomText('sound')}
      </span>
    );
  return (
    <Menu
      className="chart-faults"
      label={<span role="status">{chartRoomText('faults', { count: faults.length })}</span>}
    >
      <ul className="chart-fault-list">
        {faults.map((fault) => (
          <li key={`${fault.path}/${fault.expected}`}>
            <button
              type="button"
              className="button quiet"
              data-action="jump"
              onClick={() => onJump(fault.path)}
            >
              <b>{where(fault.path)}</b>
              <FaultWords fault={fault} />
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
