import type { Fault } from '../../scenario';
import { chartRoomText } from '../i18n/chartRoom';

/** What a new battle is bound to lack is asked for; all else is told as the form expects it. */
const MISSING = {
  'a list that is not empty': 'empty.list',
  'text that is not empty': 'empty.text',
} as const;

const isMissing = (expected: string): expected is keyof typeof MISSING =>
  Object.hasOwn(MISSING, expected);

/** What is wrong, beside the thing. */
export const FaultWords = ({ fault: { expected, found, nearest } }: { fault: Fault }) =>
  isMissing(expected) ? (
    <p className="chart-fault">{chartRoomText(MISSING[expected])}</p>
  ) : (
    <p className="chart-fault" lang="en">
      {chartRoomText('fault', { expected, found })}
      {nearest !== undefined && ` ${chartRoomText('nearest', { nearest })}`}
    </p>
  );
