import type { AircraftCard } from '../../../../rules/seekrieg/query';
import { listed } from '../../../../words/core/say';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';

/** [SK-20.18] 'one 1,000 lb bomb', 'torpedo'. */
export function loadText({ bombs, torpedo }: AircraftCard['loads'][number]): string {
  const parts = bombs.map(({ count, pounds }) => seekriegAirText('bombs', { count, pounds }));
  const all = torpedo ? [...parts, seekriegAirText('torpedoLoad')] : parts;
  return all.length > 0 ? listed(all) : seekriegAirText('noLoad');
}
