import type { Viewer } from '../../rules/core';
import type { EventOf, SeaWingsEvent, SeaWingsView } from '../../rules/sea-wings';
import { type LogPlace, newChapterBook } from '../core/chapters';
import { fightsOf } from '../core/fights';
import { newKeptLines } from '../core/keptLines';
import type { LogChapter, LogLine } from '../core/logLine';
import { type Names, newNames } from './common/names';
import { eventText } from './eventText';
import { modifierInWords } from './modifiers';
import { toldDice } from './rolls';
import { type Section, sectionOf } from './sections';
import { wingsLogText } from './texts/log';

/** What a side does by order of its own. */
const ORDERED: readonly SeaWingsEvent['kind'][] = [
  'taskForceDivided',
  'taskForcesJoined',
  'taskForceRenumbered',
  'factorsPlanned',
  'plansWithdrawn',
  'movePlotted',
  'dummyPlaced',
  'dummyMoved',
  'dummyRemoved',
  'capAllotted',
  'escortsAllotted',
  'aimed',
  'flakAllotted',
  'shotAimed',
  'engagementWanted',
  'bombardmentOrdered',
];

const keptLines = newKeptLines<SeaWingsEvent, LogLine>();

/** The log of a game of Sea Wings: its events told, gathered by turns and by phases. */
export function logChapters(
  events: readonly SeaWingsEvent[],
  view: SeaWingsView,
  viewer: Viewer,
): LogChapter[] {
  const book = newChapterBook(headingOf);
  const reader = keptLines(newNames(view), viewer);
  const { names } = reader;
  const told = { names, viewer, fights: fightsOf('sea-wings', names) };
  let section: Section = 'setUp';
  events.forEach((event, index) => {
    section = sectionOf(event, section);
    const key = String(index);
    const tell = () => lineOf(event, key, told);
    // What is told of a fight depends on what was told of it before.
    const line = event.kind === 'battleEvent' ? tell() : reader.lineOf(event, key, tell);
    if (line) book.add(line, { turn: event.turn, section });
  });
  return book.chapters;
}

const headingOf = ({ turn, section }: LogPlace<Section>) => ({
  part: turn === 0 ? wingsLogText('setUp') : wingsLogText('turn', { turn }),
  title: wingsLogText(`section.${section}`),
});

/** What lines are told with. */
interface Told {
  names: Names;
  viewer: Viewer;
  fights: ReturnType<typeof fightsOf>;
}

function lineOf(
  event: SeaWingsEvent,
  key: string,
  { names, viewer, fights }: Told,
): LogLine | undefined {
  if (event.kind === 'battleEvent') return lineOfFight(event, key, fights(event.host));
  const told = eventText(event, names);
  if (!told) return undefined;
  return {
    ...told,
    ...{ key, rule: event.rule, ships: told.lights.ships },
    dice: toldDice(event.dice ?? [], names),
    modifiers: (event.modifiers ?? []).map(modifierInWords),
    ...(isOwn(event, viewer) && { own: true as const }),
  };
}

/** [WG-18.26] An event of a battle, with the clause of its own rules. */
function lineOfFight(
  { event, dice = [] }: EventOf<'battleEvent'>,
  key: string,
  fight: ReturnType<Told['fights']>,
): LogLine | undefined {
  const told = fight?.tell(event) ?? null;
  if (!told || !fight) return undefined;
  const { rule, system } = { rule: event.rule, system: fight.system };
  const ships = told.lights.ships;
  return { ...told, ...{ key, rule, system, ships, dice: fight.toldDice(dice), modifiers: [] } };
}

const isOwn = (event: SeaWingsEvent, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && event.side === viewer;
