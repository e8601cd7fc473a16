import { hexKey } from '../../../hex';
import type { EventOf, StrategicEvent } from '../../../rules/strategic';
import type { Telling } from '../../core/logLine';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { strategicLogText } from '../texts/log';
import { say } from './say';

type Report = EventOf<'contactReported'>;

/** How a report is told; nothing for one that another line tells with it. */
export type ReportsTold = (event: Report, names: Names) => Telling | null;

/** Reports of one turn that say the same are one line, with all who made them. */
export function reportsTold(events: readonly StrategicEvent[]): ReportsTold {
  const alike = new Map<string, Report[]>();
  for (const event of events)
    if (event.kind === 'contactReported') {
      const key = keyOf(event);
      alike.set(key, [...(alike.get(key) ?? []), event]);
    }
  return (event, names) => {
    const reports = alike.get(keyOf(event)) ?? [event];
    return reports[0] === event ? told(reports, names) : null;
  };
}

const keyOf = ({ turn, side, contact }: Report): string =>
  [turn, side, contact.subject, contact.count, hexKey(contact.hex)].join('/');

function told(reports: readonly Report[], names: Names): Telling | null {
  const [first] = reports;
  if (!first) return null;
  const { subject, hex, count } = first.contact;
  const spotters = [...new Set(reports.map(({ contact }) => names.any(contact.spotter)))];
  const said = { what: strategicLogText(`contact.${subject}`), hex: names.hex(hex), count };
  return telling(
    spotters.length === 1
      ? say('contact', { ...said, spotter: listed(spotters) })
      : say('contactByMany', { ...said, spotters: listed(spotters) }),
    { tone: 'turn', lights: { hexes: [hex] } },
  );
}
