import type { Viewer } from '../../../rules/core';
import type { EventOf, StrategicEvent } from '../../../rules/strategic';
import type { StrategicView } from '../../../rules/strategic/state';
import { strategicText } from '../../i18n/strategic';
import { strategicLogText } from '../../i18n/strategicLog';
import type { LogChapter, LogLine } from '../../log/logLine';
import { eventText } from './eventText';
import { type Names, newNames, numberedFlight } from './names';
import { type Section, sectionOf } from './sections';

/** What a side does by order of its own. */
const ORDERED: readonly StrategicEvent['kind'][] = [
  'divisionPlaced',
  'divisionsRegrouped',
  'surfaceAttackDeclared',
  'bombardmentDeclared',
  'divisionMoved',
];

/** The log of a strategic game: its events told, gathered by turns and by what they are part of. */
export function logChapters(
  events: readonly StrategicEvent[],
  view: StrategicView,
  viewer: Viewer,
): LogChapter[] {
  const chapters: (LogChapter & { lines: LogLine[] })[] = [];
  let names = newNames(view);
  let section: Section = 'start';
  events.forEach((event, index) => {
    if (event.kind === 'airAttackBegan') names = withFlights(names, event);
    section = sectionOf(event, section);
    const told = eventText(event, names);
    if (!told) return;
    const key = `${event.turn}/${section}`;
    if (chapters.at(-1)?.key.split('#')[0] !== key)
      chapters.push({
        key: `${key}#${chapters.length}`,
        part: partOf(event.turn),
        title: strategicLogText(`section.${section}`),
        lines: [],
        passed: false,
      });
    chapters.at(-1)?.lines.push({
      ...told,
      key: String(index),
      rule: event.rule,
      ships: told.lights.ships,
      dice: event.dice ?? [],
      modifiers: event.modifiers ?? [],
      ...(isOwn(event, viewer) && { own: true as const }),
    });
  });
  return chapters;
}

const partOf = (turn: number): string =>
  turn === 0 ? strategicText('setUp') : strategicText('turn', { turn });

const isOwn = (event: StrategicEvent, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && event.side === viewer;

/** Flights are called by their aircraft for as long as their attack is told of. */
function withFlights(names: Names, { flights }: EventOf<'airAttackBegan'>): Names {
  const all = flights.map(({ flight, side, name }) => ({ id: flight, side, name }));
  const called = new Map(all.map((it) => [it.id, numberedFlight(all, it)]));
  return { ...names, flight: (id) => called.get(id) ?? id };
}
