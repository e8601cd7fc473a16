import type { Fault } from '../../scenario';
import { chartRoomText } from '../i18n/chartRoom';

/** What is wrong, beside the thing. */
export const FaultWords = ({ fault: { expected, found, nearest } }: { fault: Fault }) => (
  <p className="chart-fault" lang="en">
    {chartRoomText('fault', { expected, found })}
    {nearest !== undefined && ` ${chartRoomText('nearest', { nearest })}`}
  </p>
);
