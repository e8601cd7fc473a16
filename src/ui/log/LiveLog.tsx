import type { LogChapter } from '../../words/core/logLine';
import { logText } from '../i18n/log';
import { LIVE_CHAPTERS, liveLines } from './live';

interface LiveLogProps {
  chapters: readonly LogChapter[];
  /** A battle is looked through again, perhaps by leaps: only the chapter on show is said. */
  isReplay: boolean;
}

/** The log for those who listen: what is added to it is said aloud, line by line. */
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
