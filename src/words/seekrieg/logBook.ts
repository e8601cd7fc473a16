import type { Modifier, Roll, Viewer } from '../../rules/core';
import type { SeekriegEvent, SeekriegView } from '../../rules/seekrieg';
import { type LogPlace, newChapterBook } from '../core/chapters';
import { newKeptLines } from '../core/keptLines';
import type { LogChapter, LogLine } from '../core/logLine';
import { type Names, newNames } from './common/names';
import { salvoText } from './events/gunnery';
import { eventText } from './eventText';
import { modifierInWords } from './modifiers';
import { toldDice } from './rolls';
import { type Section, sectionOf } from './sections';
import { seekriegLogText } from './texts/log';

/** What a side does by its own plot. */
const ORDERED: readonly SeekriegEvent['kind'][] = [
  'shipMoved',
  'salvoFired',
  'torpedoesFired',
  'smokeShellsFired',
  'spotterLaunched',
  'chargesDropped',
  'controlSpent',
  'sideSurrendered',
];

const keptLines = newKeptLines<SeekriegEvent, LogLine>();

/** The log of a battle: its events told, gathered by turns and phases. */
export function logChapters(
  events: readonly SeekriegEvent[],
  view: SeekriegView,
  viewer: Viewer,
): LogChapter[] {
  const book = newChapterBook(headingOf);
  const reader = keptLines(newNames(view), viewer);
  const reading = { names: reader.names, viewer, before: salvosBefore(events) };
  let section: Section = 'setUp';
  events.forEach((event, index) => {
    section = sectionOf(event, section);
    const key = String(index);
    const told = { ...reading, next: events[index + 1] };
    const line = reader.lineOf(event, key, () => lineOf(event, key, told));
    if (line) book.add(line, { turn: event.turn, section });
  });
  return book.chapters;
}

const headingOf = ({ turn, section }: LogPlace<Section>) => ({
  part: turn === 0 ? seekriegLogText('setUp') : seekriegLogText('turnPart', { turn }),
  title: seekriegLogText(`section.${section}`),
});

/** What lines are told with. */
interface Told {
  names: Names;
  viewer: Viewer;
  /** How often the ship of a salvo had fired at the same target before in the same turn. */
  before: ReadonlyMap<SeekriegEvent, number>;
  /** What happened next. */
  next: SeekriegEvent | undefined;
}

function salvosBefore(events: readonly SeekriegEvent[]): Told['before'] {
  const had = new Map<string, number>();
  const before = new Map<SeekriegEvent, number>();
  for (const event of events) {
    if (event.kind !== 'salvoFired') continue;
    const pair = `${event.turn} ${event.ship} ${event.target}`;
    const count = had.get(pair) ?? 0;
    before.set(event, count);
    had.set(pair, count + 1);
  }
  return before;
}

function lineOf(event: SeekriegEvent, key: string, told: Told): LogLine | undefined {
  const { names, viewer, before, next } = told;
  const text =
    event.kind === 'salvoFired'
      ? salvoText(event, names, before.get(event))
      : eventText(event, names);
  if (!text) return undefined;
  return {
    ...text,
    ...{ key, rule: event.rule, ships: text.lights.ships },
    dice: toldDice(diceOf(event, next)),
    modifiers: partsOf(event),
    ...(isOwn(event, names, viewer) && { own: true as const }),
  };
}

/** The dice of a fire that critical damage has lit stand beside that damage, which is told next. */
const diceOf = (event: SeekriegEvent, next: SeekriegEvent | undefined): readonly Roll[] =>
  event.kind === 'fireStarted' && next?.kind === 'criticalDamage' ? [] : (event.dice ?? []);

/** What the total of CHARTS H is made of, and the total, which picks the column of CHART I1 [SK-11.8, SK-11.9]. */
function partsOf(event: SeekriegEvent): Modifier[] {
  if (event.kind !== 'salvoFired' || !event.details) return [];
  const { parts, factors, total } = event.details;
  return [
    ...[...parts, ...factors].map(modifierInWords),
    { code: seekriegLogText('total'), value: total, rule: 'SK-11.8' },
  ];
}

/** The side that it is about, or that owns the ship. */
const sideOf = (event: SeekriegEvent, names: Names) => {
  if ('side' in event) return event.side;
  return 'ship' in event && event.ship !== null ? names.sideOf(event.ship) : undefined;
};

const isOwn = (event: SeekriegEvent, names: Names, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) && viewer === sideOf(event, names);
