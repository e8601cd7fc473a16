import { type Report, SHIP_KINDS } from '../../../rules/sea-wings/query';
import { listed } from '../../core/say';
import { wingsNamesText } from '../texts/names';

/** [WG-17.12] A report in words: 'about 9 ships: 2 carriers and large ships'. */
export function reportedText({
  kinds,
  total,
  isExact,
}: Pick<Report, 'kinds' | 'total' | 'isExact'>): string {
  const ships =
    total === null
      ? wingsNamesText('someShips')
      : wingsNamesText(isExact ? 'ships' : 'aboutShips', { count: total });
  const parts = SHIP_KINDS.flatMap((kind) => {
    const count = kinds?.[kind];
    if (count === undefined) return [];
    return count === null
      ? wingsNamesText(`someKind.${kind}`)
      : wingsNamesText(`shipKind.${kind}`, { count });
  });
  if (parts.length === 0) return ships;
  const all = listed(parts);
  return total === null ? all : wingsNamesText('reported', { ships, kinds: all });
}
