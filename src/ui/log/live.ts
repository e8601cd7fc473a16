import { type LogChapter, plainText } from '../../words/core/logLine';

/** How many chapters of lines are kept for screen readers: more than can arrive between two updates of the screen. */
export const LIVE_CHAPTERS = 12;

/**
 * What is read aloud: every line of the last chapters under its chapter's title, in order. A key belongs to one
 * sentence for good, so that a reworded line is read again.
 */
export const liveLines = (
  chapters: readonly LogChapter[],
  most = LIVE_CHAPTERS,
): { key: string; text: string }[] =>
  chapters.slice(-most).flatMap(({ key, title, lines, passed }) => [
    { key: `${key} ${title}`, text: `${title}.` },
    ...(passed ? [] : lines).map((line) => {
      const text = plainText(line.parts);
      return { key: `${line.key} ${text}`, text };
    }),
  ]);
