import type { SeekriegView } from '../../../../rules/seekrieg';
import type { ForceContact } from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import type { Names } from '../../../../words/seekrieg/common/names';
import { reportedShips } from '../../../../words/seekrieg/common/reported';
import { courseText } from '../../../../words/seekrieg/common/words';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { aircraftText, sayFlight, sayRaid } from '../air/sayFlight';
import type { SearchUnit } from './units';

interface Known {
  view: SeekriegView;
  names: Names;
}

/** Something on the chart in words. */
export function sayUnit(unit: SearchUnit, known: Known): string {
  switch (unit.kind) {
    case 'force': {
      const { name, facing, knots } = unit.force;
      return seekriegAirText('forceIs', { force: name, course: courseText(facing), knots });
    }
    case 'contact':
      return sayContact(unit.contact, unit.ageHours, known);
    case 'flight':
      return `${upperFirst(known.names.flight(unit.id))}: ${aircraftText(unit.flight.rows, known.names)}; ${sayFlight(unit.flight, known)}`;
    case 'raid':
      return sayRaid(unit.raid, known.names);
    case 'base':
      return seekriegAirText('baseIs', { base: unit.name });
  }
}

/** What is known of an enemy force. */
function sayContact(contact: ForceContact, ageHours: number, { names }: Known): string {
  const { report } = contact;
  return [
    upperFirst(names.ship(contact.id)),
    report ? reportedShips(names, report) : seekriegAirText('blank'),
    ageHours > 0 ? seekriegAirText('reported', { count: ageHours }) : seekriegAirText('now'),
  ].join(', ');
}
