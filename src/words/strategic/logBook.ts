import type { Modifier, Viewer } from '../../rules/core';
import type { EventOf, StrategicEvent, StrategicView } from '../../rules/strategic';
import { newChapterBook } from '../core/chapters';
import { fightsOf } from '../core/fights';
import { newKeptLines } from '../core/keptLines';
import type { LogChapter, LogLine, Telling } from '../core/logLine';
import { telling } from '../core/telling';
import { type Names, newNames, numberedFlight } from './common/names';
import { en } from './en/log';
import { type ReportsTold, reportsTold } from './events/reports';
import { say } from './events/say';
import { eventText } from './eventText';
import { toldDice } from './rolls';
import { type Section, sectionOf } from './sections';
import { strategicLogText } from './texts/log';
import { strategicText } from './texts/screen';

/** What a side does by order of its own. */
const ORDERED: readonly StrategicEvent['kind'][] = [
  'divisionPlaced',
  'divisionsRegrouped',
  'surfaceAttackDeclared',
  'bombardmentDeclared',
  'divisionMoved',
];

/** What is told of them depends on those around them. */
const IN_COMPANY: readonly StrategicEvent['kind'][] = ['contactReported', 'battleEvent'];

const keptLines = newKeptLines<StrategicEvent, LogLine>();

/** The log of a strategic game: its events told, gathered by turns and by what they are part of. */
export function logChapters(
  events: readonly StrategicEvent[],
  view: StrategicView,
  viewer: Viewer,
): LogChapter[] {
  const book = newChapterBook<Section>(({ turn, section }) => ({
    part: partOf(turn),
    title: strategicLogText(`section.${titleOf(section, view)}`),
  }));
  const reader = keptLines(newNames(view), viewer);
  let { names } = reader;
  let section: Section = 'start';
  let struck = 0;
  const fights = fightsOf(view.system, { ...names, force: names.division });
  const reports = reportsTold(events);
  events.forEach((event, index) => {
    const { turn, kind } = event;
    if (kind === 'airAttackBegan') {
      names = withFlights(names, event);
      struck = turn;
    }
    section = sectionOf(event, section);
    if (view.scenario.level === 'basic' && turn > struck && AFTER_STRIKES.includes(section)) {
      struck = turn;
      book.add(noStrikes(index), { turn, section: 'airAttack' });
    }
    const key = String(index);
    const tell = () => lineOf(event, key, { names, viewer, fights, reports });
    const line = IN_COMPANY.includes(kind) ? tell() : reader.lineOf(event, key, tell);
    if (!line) return;
    book.add(line, { turn, section });
  });
  return book.chapters;
}

/** What lines are told with. */
interface Told {
  names: Names;
  viewer: Viewer;
  fights: ReturnType<typeof fightsOf>;
  reports: ReportsTold;
}

function lineOf(
  event: StrategicEvent,
  key: string,
  { names, viewer, fights, reports }: Told,
): LogLine | undefined {
  const fight = event.kind === 'battleEvent' ? fights(event.host) : undefined;
  const told =
    event.kind === 'battleEvent' ? ofFight(event, fight) : ofOperation(event, names, reports);
  if (!told) return undefined;
  const { dice = [] } = event;
  return {
    ...told,
    ...{ key, ships: told.lights.ships },
    dice: fight ? fight.toldDice(dice) : toldDice(dice, names),
    modifiers: (event.modifiers ?? []).map(inWords),
    ...(isOwn(event, viewer) && { own: true as const }),
  };
}

type Sentence = Telling & Pick<LogLine, 'rule' | 'system'>;

function ofOperation(event: StrategicEvent, names: Names, reports: ReportsTold): Sentence | null {
  const told = event.kind === 'contactReported' ? reports(event, names) : eventText(event, names);
  return told && { ...told, rule: event.rule };
}

/** An event of a fight, with the clause of its own rules. */
function ofFight(
  { event }: EventOf<'battleEvent'>,
  fight: ReturnType<ReturnType<typeof fightsOf>>,
): Sentence | null {
  const told = fight?.tell(event) ?? null;
  return told && fight ? { ...told, rule: event.rule, system: fight.system } : null;
}

/** Parts of a Basic turn that come when its strikes have been flown. */
const AFTER_STRIKES: readonly Section[] = ['search', 'moves', 'surface', 'action', 'battle', 'end'];

/** [ST-7.19] A turn in which nobody struck says so: no event does. */
const noStrikes = (index: number): LogLine => ({
  ...telling(say('noStrikes', {}), { tone: 'quiet' }),
  key: `${index}/noStrikes`,
  rule: 'ST-7.19',
  ships: [],
  dice: [],
  modifiers: [],
});

/** Only a Basic game closes and opens ranges. */
const titleOf = (section: Section, { scenario }: StrategicView): Section | 'sailing' =>
  section === 'moves' && scenario.level === 'advanced' ? 'sailing' : section;

/** What was added to a roll, in words where the log has them. */
function inWords(modifier: Modifier): Modifier {
  const key = `modifier.${modifier.code}`;
  return isText(key) ? { ...modifier, code: strategicLogText(key) } : modifier;
}

type ModifierKey = Extract<keyof typeof en, `modifier.${string}`>;

const isText = (key: string): key is ModifierKey => Object.hasOwn(en, key);

const partOf = (turn: number): string =>
  turn === 0 ? strategicText('setUp') : strategicText('turn', { turn });

const isOwn = (event: StrategicEvent, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && event.side === viewer;

/** Flights are called by their aircraft for as long as their attack is told of. */
function withFlights(names: Names, { flights }: EventOf<'airAttackBegan'>): Names {
  const all = flights.map(({ flight, side, name }) => ({ id: flight, side, name }));
  const called = new Map(all.map((it) => [it.id, numberedFlight(all, it)]));
  return {
    ...names,
    flight: (id) => called.get(id) ?? id,
    any: (id) => called.get(id) ?? names.any(id),
  };
}
