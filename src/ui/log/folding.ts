import type { LogChapter } from './logLine';

/** So many of the last chapters in which something happened stay open. */
const LAST_OPEN = 2;
/** Chapters of so few lines are open anyway. */
const FEW_LINES = 2;

/** Dice thrown for what was ordered, as salvos are, not for what came of a move. */
const hasDice = ({ lines }: LogChapter): boolean =>
  lines.some(({ dice, depth }) => dice.length > 0 && depth === 0);

/** The chapters that are open unless the reader folds them: the last ones, and the last with dice until there are new ones. */
export function openChapters(chapters: readonly LogChapter[]): ReadonlySet<string> {
  const told = chapters.filter(({ passed }) => !passed);
  const open = [
    ...told.filter(({ lines }) => lines.length <= FEW_LINES),
    ...told.slice(-LAST_OPEN),
    ...told.filter(hasDice).slice(-1),
  ];
  return new Set(open.map(({ key }) => key));
}
