import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { type Lights, type LogChapter, NO_LIGHTS } from '../../words/core/logLine';
import { logText } from '../i18n/log';
import { Fold } from './Fold';
import { findLines, isSought, NOTHING_SOUGHT } from './finding';
import { type LogRun, openChapters, roundsOf, runsOf } from './folding';
import { Line } from './Line';
import { LogFinder } from './LogFinder';
import { type LogHandle, showEnd, useLogHandle } from './useLogHandle';
import './log.css';

export interface LogBookProps {
  chapters: readonly LogChapter[];
  system: string;
  /** What a ship is called. */
  shipName: (id: string) => string;
  onLight: (lights: Lights) => void;
  ref?: Ref<LogHandle>;
}

/** The log of a game: folded by round and by impulse, with the last ones open, and the last with dice. */
export function LogBook({ chapters, system, shipName, onLight, ref }: LogBookProps) {
  const [sought, seek] = useState(NOTHING_SOUGHT);
  const box = useFollow(chapters);
  const [sent, send] = useState<string>();
  const handle = useLogHandle(ref, box, () => {
    seek(NOTHING_SOUGHT);
    send(chapters.findLast(({ lines }) => lines.some(({ own }) => own))?.key);
  });
  if (chapters.length === 0) return <p className="log-empty">{logText('nothingYet')}</p>;
  const found = findLines(chapters, sought);
  const open = openChapters(chapters);
  const isAsked = isSought(sought);
  return (
    <div className="log-book" ref={box} onPointerLeave={() => onLight(NO_LIGHTS)}>
      <LogFinder
        chapters={chapters}
        found={isAsked ? found.flatMap(({ lines }) => lines).length : null}
        sought={sought}
        shipName={shipName}
        onSeek={seek}
        onOwn={handle.lastOwn}
      />
      <div className="log">
        {roundsOf(found).map(({ part, chapters: inRound, isOpen }) => (
          <Fold
            key={`${part} ${isAsked}`}
            className="log-round"
            isOpen={isAsked || isOpen || inRound.some(({ key }) => key === sent)}
            summary={
              <summary className="log-part">
                <h3>{part}</h3>
                <Worth chapters={inRound} />
              </summary>
            }
          >
            {() =>
              inRound.map((chapter) => (
                <Chapter
                  key={chapter.key}
                  chapter={chapter}
                  isOpen={isAsked || open.has(chapter.key) || chapter.key === sent}
                  lineOf={({ line, times }) => (
                    <Line key={line.key} {...{ line, times, system, onLight }} />
                  )}
                />
              ))
            }
          </Fold>
        ))}
        {found.length === 0 && <p className="log-empty">{logText('noLine')}</p>}
      </div>
    </div>
  );
}

/** Keeps the end in view when something is added, and when the log comes to the front. */
function useFollow(chapters: readonly LogChapter[]) {
  const box = useRef<HTMLDivElement>(null);
  const last = chapters.at(-1);
  const length = `${last?.key}/${last?.lines.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed is the growth of the log
  useLayoutEffect(() => {
    // In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => showEnd(box));
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return box;
}

interface ChapterProps {
  chapter: LogChapter;
  isOpen: boolean;
  lineOf: (run: LogRun) => ReactNode;
}

const Chapter = ({ chapter, isOpen, lineOf }: ChapterProps) => (
  <Fold
    className="log-chapter"
    data-passed={chapter.passed || undefined}
    isOpen={isOpen}
    summary={
      <summary>
        {chapter.title}
        <Worth chapters={[chapter]} />
      </summary>
    }
  >
    {() => <ol>{runsOf(chapter.lines).map(lineOf)}</ol>}
  </Fold>
);

/** Counts hits and losses, for chapters that may be folded. */
function Worth({ chapters }: { chapters: readonly LogChapter[] }) {
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const worth = lines.filter(({ tone }) => tone === 'hit' || tone === 'loss').length;
  return worth > 0 && <span className="log-count">{worth}</span>;
}
