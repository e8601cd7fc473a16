import type { ForceReport } from '../../../rules/seekrieg/query';
import { listed } from '../../core/say';
import { seekriegLogText } from '../texts/log';
import type { Names } from './names';

/** The ships of a report by name, or how many there are of each size where their names are not known. */
export function reportedShips(names: Names, report: ForceReport | null): string {
  const ships = report?.ships?.map((id) => names.known(id)) ?? [];
  const known = ships.flatMap((it) => it ?? []);
  return known.length > 0 && known.length === ships.length
    ? listed(known)
    : seekriegLogText('sizesOnly', report?.sizes ?? { capital: 0, cruiser: 0, destroyer: 0 });
}
