import { type Axial, distance } from '../../../../hex';
import {
  environmentAt,
  isSearchLand,
  MILES_PER_HEX,
  planOfSearch,
} from '../../../../rules/seekrieg/query';
import { sightText } from '../../../../words/seekrieg/common/sight';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import type { Desk } from '../desk/desk';
import { sayUnit } from './sayUnit';
import { type SearchUnit, unitsAt } from './units';

type Said = Pick<Desk, 'view' | 'names' | 'side' | 'selected'>;

/** A hex of the search map in words: where it is, its weather, what is there, and how far it is from what is picked. */
export function sayHex(desk: Said, hex: Axial, units: readonly SearchUnit[]): string {
  const { view, names } = desk;
  const { visibility, ceiling } = environmentAt(view, hex);
  const place = isSearchLand(planOfSearch(view), hex)
    ? seekriegSeaText('land')
    : seekriegSeaText('sea', { hex: names.hex(hex) });
  return [
    place,
    sightText(visibility),
    ...(ceiling ? [seekriegAirText(`ceiling.${ceiling}`)] : []),
    ...unitsAt(units, hex).map((unit) => sayUnit(unit, desk)),
    ...sayAway(desk, hex, units),
  ].join('; ');
}

function sayAway({ selected }: Said, hex: Axial, units: readonly SearchUnit[]): string[] {
  const from = units.find(({ id }) => id === selected);
  const miles = from ? distance(from.hex, hex) * MILES_PER_HEX : 0;
  return miles > 0 ? [seekriegAirText('milesOff', { miles })] : [];
}
