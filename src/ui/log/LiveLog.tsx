import type { LogChapter } from '../../words/core/logLine';
import { logText } from '../i18n/log';
import { LIVE_CHAPTERS, liveLines } from './live';

interface LiveLogProps {
  chapters: readonly LogChapter[];
  /** In a replay, perhaps with jumps, only the chapter shown is read aloud. */
  isReplay: boolean;
}

/** The log for screen readers: new lines are read aloud one by one. */
export const LiveLog = ({ chapters, isReplay }: LiveLogProps) => (
  <div
    className="visually-hidden"
    role="log"
    aria-label={logText('news')}
    aria-relevant="additions"
  >
    {liveLines(chapters, isReplay ? 1 : LIVE_CHAPTERS).map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
);
