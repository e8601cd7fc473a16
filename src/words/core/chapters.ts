import type { LogChapter, LogLine } from './logLine';

/** Where a line belongs: the turn, and the part of it. */
export interface LogPlace<Section extends string> {
  turn: number;
  section: Section;
}

/** A log as it is told: a chapter opens where the turn or its part is another than that of the last line. */
interface ChapterBook<Section extends string> {
  chapters: LogChapter[];
  add(line: LogLine, at: LogPlace<Section>): void;
}

/** An empty log of chapters under these headings. */
export function newChapterBook<Section extends string>(
  headingOf: (at: LogPlace<Section>) => Pick<LogChapter, 'part' | 'title'>,
): ChapterBook<Section> {
  const chapters: (LogChapter & { lines: LogLine[] })[] = [];
  let last: LogPlace<Section> | undefined;
  return {
    chapters,
    add(line, at) {
      if (last?.turn !== at.turn || last.section !== at.section) {
        const key = `${at.turn}/${at.section}#${chapters.length}`;
        chapters.push({ key, ...headingOf(at), lines: [], passed: false });
        last = at;
      }
      chapters.at(-1)?.lines.push(line);
    },
  };
}
