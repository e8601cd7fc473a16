import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RuleLink } from '../rules/RuleLink';
import { DiceRow } from './DiceRow';
import { openChapters } from './folding';
import { type Lights, type LogChapter, type LogLine, NO_LIGHTS, type Part } from './logLine';
import { TableNote } from './TableNote';
import './log.css';

interface LogBookProps {
  chapters: readonly LogChapter[];
  system: string;
  onLight: (lights: Lights) => void;
}

/** The battle as a reader would like to read it: folded by impulse, the last ones open, and the last with dice. */
export function LogBook({ chapters, system, onLight }: LogBookProps) {
  const bottom = useFollow(chapters);
  const open = openChapters(chapters);
  if (chapters.length === 0) return <p className="log-empty">Nothing has happened yet.</p>;
  return (
    <div className="log" ref={bottom} onPointerLeave={() => onLight(NO_LIGHTS)}>
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.key}
          chapter={chapter}
          heading={chapters[index - 1]?.part === chapter.part ? null : chapter.part}
          isOpen={open.has(chapter.key)}
        >
          {chapter.lines.map((line) => (
            <Line key={line.key} line={line} system={system} onLight={onLight} />
          ))}
        </Chapter>
      ))}
    </div>
  );
}

/** Keeps the end in sight when something is added. */
function useFollow(chapters: readonly LogChapter[]) {
  const box = useRef<HTMLDivElement>(null);
  const last = chapters.at(-1);
  const length = `${last?.key}/${last?.lines.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed is the growth of the log
  useLayoutEffect(() => {
    const scroller = box.current?.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [length]);
  return box;
}

interface ChapterProps {
  chapter: LogChapter;
  heading: string | null;
  isOpen: boolean;
  children: ReactNode;
}

function Chapter({ chapter, heading, isOpen, children }: ChapterProps) {
  const worth = chapter.lines.filter(({ tone }) => tone === 'hit' || tone === 'loss').length;
  return (
    <>
      {heading && <h3 className="log-part">{heading}</h3>}
      <details className="log-chapter" data-passed={chapter.passed || undefined} open={isOpen}>
        <summary>
          {chapter.title}
          {worth > 0 && <span className="log-count">{worth}</span>}
        </summary>
        <ol>{children}</ol>
      </details>
    </>
  );
}

interface LineProps {
  line: LogLine;
  system: string;
  onLight: (lights: Lights) => void;
}

function Line({ line, system, onLight }: LineProps) {
  const light = () => onLight(line.lights);
  return (
    <li
      className="log-line"
      data-tone={line.tone}
      data-depth={line.depth}
      onPointerEnter={light}
      onFocus={light}
      onBlur={() => onLight(NO_LIGHTS)}
    >
      <p>
        <Words parts={line.parts} /> <RuleLink system={system} rule={line.rule} />
      </p>
      <div className="log-evidence">
        <DiceRow dice={line.dice} modifiers={line.modifiers} needed={line.needed} />
        {line.table && <TableNote table={line.table} />}
      </div>
    </li>
  );
}

/** A sentence with the names in it marked. */
export const Words = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
      <b key={index} className="log-name" data-about={part.about}>
        {part.name}
      </b>
    ),
  );
