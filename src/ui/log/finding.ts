import { type LogChapter, type LogLine, plainText } from '../../words/core/logLine';

/** What to search a log for. */
export interface Sought {
  /** All of these words. */
  words: string;
  /** The id of a ship; empty for any. */
  ship: string;
}

export const NOTHING_SOUGHT: Sought = { words: '', ship: '' };

export const isSought = ({ words, ship }: Sought): boolean => words.trim() !== '' || ship !== '';

/** The ids of all ships in a log. */
export const shipsTold = (chapters: readonly LogChapter[]): string[] => [
  ...new Set(chapters.flatMap(({ lines }) => lines.flatMap(({ ships }) => ships))),
];

/** The chapters with the matching lines, each with those that it came of; the other chapters are left out. */
export const findLines = (chapters: readonly LogChapter[], sought: Sought): LogChapter[] =>
  isSought(sought)
    ? chapters
        .map((chapter) => ({ ...chapter, lines: foundIn(chapter, sought) }))
        .filter(({ lines }) => lines.length > 0)
    : [...chapters];

function foundIn(chapter: LogChapter, sought: Sought): LogLine[] {
  const kept = new Set<LogLine>();
  const over: LogLine[] = [];
  for (const line of chapter.lines) {
    over.length = line.depth;
    over[line.depth] = line;
    if (isFound(chapter, line, sought)) for (const it of over) if (it) kept.add(it);
  }
  return chapter.lines.filter((line) => kept.has(line));
}

function isFound({ part, title }: LogChapter, line: LogLine, { words, ship }: Sought): boolean {
  if (ship && !line.ships.includes(ship)) return false;
  const text = `${part} ${title} ${plainText(line.parts)} ${line.rule}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
