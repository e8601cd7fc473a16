import type { BattleEvent, EventOf, TaskForce } from '../../rules/battle';
import type { Viewer } from '../../rules/core';
import type { LogChapter, LogLine } from '../core/logLine';
import type { Names } from './common/names';
import { modifierName } from './events/modifiers';
import { surpriseLines } from './events/surprise';
import { citedTable } from './events/tableRow';
import { eventText } from './eventText';
import { toldDice } from './rolls';
import { tellingText } from './texts/telling';

/** Kinds of orders in one's own sealed list, shown only until the lists are revealed. */
const SEALED: readonly BattleEvent['kind'][] = ['fireDeclared', 'fireWithdrawn', 'scuttlingSealed'];

/** A side's own actions; for sealed orders, their results. */
const ORDERED: readonly BattleEvent['kind'][] = [
  'stackPlaced',
  'sideShifted',
  'stackEntered',
  'stackMoved',
  'stackStayed',
  'stackDivided',
  'stacksCombined',
  'shipsSeparated',
  'fireDeclared',
  'fireWithdrawn',
  'salvoFired',
  'torpedoesLaunched',
  'scuttlingSealed',
  'shipScuttled',
  'sideDone',
];

/** The log of a battle: its events as sentences, with the names of their moments, grouped by impulse. */
export function logChapters(
  events: readonly BattleEvent[],
  names: readonly Names[],
  viewer?: Viewer,
  forces: readonly TaskForce[] = [],
): LogChapter[] {
  const revealed = new Set(
    events.filter(({ kind }) => kind === 'declarationsRevealed').map(impulseKey),
  );
  const chapters: BattleChapter[] = [];
  const surprises = surpriseLines(forces);
  events.forEach((event, index) => {
    const key = impulseKey(event);
    if (SEALED.includes(event.kind) && revealed.has(key)) return;
    const named = names[index] as Names;
    if (event.kind === 'sideDone' && !holdsCourse(events.slice(0, index), event, named)) return;
    if (chapters.at(-1)?.key !== key)
      chapters.push({ key, ...headingOf(event, named), lines: [], passed: true });
    const chapter = chapters.at(-1) as BattleChapter;
    const ended = surprises.endedBy(event);
    chapter.lines.push(
      ...ended,
      { ...lineOf(event, index, named), ...(isOwn(event, viewer) && OWN) },
      ...surprises.begunBy(event),
    );
    chapter.passed &&= event.kind === 'impulsePassed' && ended.length === 0;
  });
  return joinPassed(chapters);
}

interface BattleChapter extends LogChapter {
  lines: LogLine[];
}

/** A side ends a movement impulse without an order: only then does its 'done' get a line. */
function holdsCourse(
  before: readonly BattleEvent[],
  done: EventOf<'sideDone'>,
  { tables }: Names,
): boolean {
  if (tables.impulses.sequence[done.impulse - 1]?.phase !== 'movement') return false;
  const key = impulseKey(done);
  const since = before.slice(before.findLastIndex((event) => impulseKey(event) !== key) + 1);
  return !since.some(
    (event) => !NOT_ORDERED.includes(event.kind) && 'side' in event && event.side === done.side,
  );
}

/** Kinds of events that name a side although it ordered nothing. */
const NOT_ORDERED: readonly BattleEvent['kind'][] = ['stacksSighted', 'sightLost'];

const OWN = { own: true } as const;

const isOwn = (event: BattleEvent, viewer: Viewer | undefined): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && event.side === viewer;

const impulseKey = ({ round, impulse }: BattleEvent): string => `${round}/${impulse}`;

function lineOf(event: BattleEvent, index: number, names: Names): LogLine {
  const table = citedTable(event, names.tables);
  const told = eventText(event, names);
  const { ships, stacks } = told.lights;
  return {
    key: String(index),
    rule: event.rule,
    ships: [...new Set([...ships, ...stacks.flatMap(names.shipsOf)])],
    dice: toldDice(event.dice ?? [], names),
    modifiers: (event.modifiers ?? []).map((it) => ({ ...it, code: modifierName(it.code) })),
    ...(table && { table }),
    ...('needed' in event && { needed: event.needed }),
    ...told,
  };
}

function headingOf(
  { round, impulse }: BattleEvent,
  { tables }: Names,
): { part: string; title: string } {
  if (round === 0) return { part: tellingText('setUp'), title: tellingText('setUpTitle') };
  const phase = tables.impulses.sequence[impulse - 1]?.phase ?? 'opening';
  return {
    part: tellingText('roundPart', { round }),
    title: tellingText('impulse', { impulse, phase: tellingText(`phase.${phase}`) }),
  };
}

/** Impulses that merely passed share a line, so that they do not bury the others. */
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
  const impulse = ({ key }: LogChapter) => key.split('/')[1] ?? '';
  return {
    ...first,
    title: tellingText('impulsesPass', { first: impulse(first), last: impulse(last) }),
    lines: run.flatMap(({ lines }) => lines),
  };
}
