import type { BattleEvent } from '../../../rules/battle/events';
import { IMPULSES } from '../../../rules/battle/tables/impulses';
import type { LogChapter, LogLine } from '../../log/logLine';
import { eventText } from './eventText';
import type { Names } from './names';

/** Kinds that only say what the next line says again. */
const UNTOLD: readonly BattleEvent['kind'][] = ['sideDone', 'stackStayed'];
/** Kinds of one's own sealed list, told only until the lists are revealed. */
const SEALED: readonly BattleEvent['kind'][] = ['fireDeclared', 'fireWithdrawn', 'scuttlingSealed'];

/** The log of a battle: its events told, each by the names of its moment, gathered by impulse. */
export function logChapters(events: readonly BattleEvent[], names: readonly Names[]): LogChapter[] {
  const revealed = new Set(
    events.filter(({ kind }) => kind === 'declarationsRevealed').map(impulseKey),
  );
  const chapters: BattleChapter[] = [];
  events.forEach((event, index) => {
    const key = impulseKey(event);
    if (UNTOLD.includes(event.kind) || (SEALED.includes(event.kind) && revealed.has(key))) return;
    if (chapters.at(-1)?.key !== key)
      chapters.push({ key, ...headingOf(event), lines: [], passed: true });
    const chapter = chapters.at(-1) as BattleChapter;
    chapter.lines.push(lineOf(event, index, names[index] as Names));
    chapter.passed &&= event.kind === 'impulsePassed';
  });
  return joinPassed(chapters);
}

interface BattleChapter extends LogChapter {
  lines: LogLine[];
  /** Nobody could do anything. */
  passed: boolean;
}

const impulseKey = ({ round, impulse }: BattleEvent): string => `${round}/${impulse}`;

const lineOf = (event: BattleEvent, index: number, names: Names): LogLine => ({
  key: String(index),
  rule: event.rule,
  dice: event.dice ?? [],
  modifiers: event.modifiers ?? [],
  ...eventText(event, names),
});

const PHASES = {
  opening: 'the round opens',
  movement: 'movement',
  gunnery: 'gunnery',
  torpedoes: 'torpedoes',
  repair: 'repair and breaking off',
} as const;

function headingOf({ round, impulse }: BattleEvent): { part: string; title: string } {
  if (round === 0) return { part: 'Set-up', title: 'Directions, stacks and shift' };
  const phase = IMPULSES[impulse - 1]?.phase ?? 'opening';
  return { part: `Round ${round}`, title: `Impulse ${impulse}: ${PHASES[phase]}` };
}

/** Impulses that only passed are told together, so that they do not bury what happened. */
function joinPassed(chapters: readonly BattleChapter[]): LogChapter[] {
  const runs: BattleChapter[][] = [];
  for (const chapter of chapters) {
    const last = runs.at(-1);
    if (last?.[0]?.passed && chapter.passed && last[0].part === chapter.part) last.push(chapter);
    else runs.push([chapter]);
  }
  return runs.map(passedTogether);
}

function passedTogether(run: readonly BattleChapter[]): LogChapter {
  const [first, last] = [run[0] as BattleChapter, run.at(-1) as BattleChapter];
  if (first === last) return first;
  const impulse = ({ key }: LogChapter) => key.split('/')[1];
  return {
    ...first,
    title: `Impulses ${impulse(first)} to ${impulse(last)} pass`,
    lines: run.flatMap(({ lines }) => lines),
  };
}
