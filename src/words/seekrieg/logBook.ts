import type { Viewer } from '../../rules/core';
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
  const told = { names: reader.names, viewer, seconds: secondSalvos(events) };
  let section: Section = 'setUp';
  events.forEach((event, index) => {
    section = sectionOf(event, section);
    const key = String(index);
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
  /** Salvos of ships that have fired at the same target before in the same turn. */
  seconds: ReadonlySet<SeekriegEvent>;
}

function secondSalvos(events: readonly SeekriegEvent[]): Told['seconds'] {
  const had = new Set<string>();
  const seconds = new Set<SeekriegEvent>();
  for (const event of events) {
    if (event.kind !== 'salvoFired') continue;
    const pair = `${event.turn} ${event.ship} ${event.target}`;
    if (had.has(pair)) seconds.add(event);
    had.add(pair);
  }
  return seconds;
}

function lineOf(event: SeekriegEvent, key: string, told: Told): LogLine | undefined {
  const { names, viewer, seconds } = told;
  const text =
    event.kind === 'salvoFired'
      ? salvoText(event, names, seconds.has(event))
      : eventText(event, names);
  if (!text) return undefined;
  return {
    ...text,
    ...{ key, rule: event.rule, ships: text.lights.ships },
    dice: toldDice(event.dice ?? []),
    modifiers: partsOf(event).map(modifierInWords),
    ...(isOwn(event, names, viewer) && { own: true as const }),
  };
}

/** What the total of CHARTS H is made of. */
const partsOf = (event: SeekriegEvent) =>
  event.kind === 'salvoFired' && event.details
    ? [...event.details.parts, ...event.details.factors]
    : [];

/** The side that it is about, or that owns the ship. */
const sideOf = (event: SeekriegEvent, names: Names) => {
  if ('side' in event) return event.side;
  return 'ship' in event && event.ship !== null ? names.sideOf(event.ship) : undefined;
};

const isOwn = (event: SeekriegEvent, names: Names, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) && viewer === sideOf(event, names);
