import { type Lights, type LogChapter, type LogLine, plainText } from '../../words/core/logLine';

/** How many of the latest eventful chapters stay open. */
const LAST_OPEN = 2;
/** Chapters with at most this many lines are always open. */
const FEW_LINES = 2;

/** Dice thrown for what was ordered, as salvos are, not for what came of a move. */
const hasDice = ({ lines }: LogChapter): boolean =>
  lines.some(({ dice, depth }) => dice.length > 0 && depth === 0);

/** The chapters read now: the last ones, and the last with dice until there are new ones. */
function latest(chapters: readonly LogChapter[]): LogChapter[] {
  const told = chapters.filter(({ passed }) => !passed);
  return [...told.slice(-LAST_OPEN), ...told.filter(hasDice).slice(-1)];
}

/** The chapters that are open unless the reader folds them: the latest, and those of few lines. */
export function openChapters(chapters: readonly LogChapter[]): ReadonlySet<string> {
  const short = chapters.filter(({ passed, lines }) => !passed && lines.length <= FEW_LINES);
  return new Set([...short, ...latest(chapters)].map(({ key }) => key));
}

/** Chapters of one round, or of the set-up. */
interface LogRound {
  part: string;
  chapters: readonly LogChapter[];
  /** Open unless the reader folds it: the last round, and one with a chapter that is read now. */
  isOpen: boolean;
}

/** The chapters by rounds, in their order. */
export function roundsOf(chapters: readonly LogChapter[]): LogRound[] {
  const parts = [...new Set(chapters.map(({ part }) => part))];
  const now = new Set([...latest(chapters), ...chapters.slice(-1)].map(({ part }) => part));
  return parts.map((part) => ({
    part,
    chapters: chapters.filter((chapter) => chapter.part === part),
    isOpen: now.has(part),
  }));
}

/** A line, and how often it is told in a row. */
export interface LogRun {
  line: LogLine;
  times: number;
}

/** Lines that say the same one after another, without dice, as one; pointed at, it lights up what all of them are about. */
export function runsOf(lines: readonly LogLine[]): LogRun[] {
  const runs: LogRun[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && saysTheSame(last.line, line)) {
      last.line = { ...last.line, lights: allOf(last.line.lights, line.lights) };
      last.times += 1;
    } else runs.push({ line, times: 1 });
  }
  return runs;
}

const saysTheSame = (a: LogLine, b: LogLine): boolean =>
  a.dice.length === 0 &&
  b.dice.length === 0 &&
  !a.table &&
  !b.table &&
  a.rule === b.rule &&
  a.depth === b.depth &&
  a.own === b.own &&
  plainText(a.parts) === plainText(b.parts);

const allOf = (a: Lights, b: Lights): Lights => ({
  ships: [...new Set([...a.ships, ...b.ships])],
  stacks: [...new Set([...a.stacks, ...b.stacks])],
  hexes: [...a.hexes, ...b.hexes],
});
