import { type Axial, flatBearing, sameHex } from '../../../../hex';
import {
  isLand,
  isLineFree,
  isOnMap,
  rangeYards,
  type Ship,
} from '../../../../rules/seekrieg/query';
import { figure, upperFirst } from '../../../../words/core/say';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { sayBearing } from '../../../hexmap/say';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import { sayRaid } from '../air/sayFlight';
import type { Desk } from '../desk/desk';
import type { SeekriegMark } from './picks';

type Contact = Desk['view']['contacts'][string];

/** 'Hood, course 240, 28 knots, damage 30 of 1,030 points; 1 fire' */
export function sayShip(ship: Ship): string {
  const { sheet, facing, speedKnots: knots, condition, fireCount, hitsSeen, fate } = ship;
  const about = { ship: sheet.name, course: sayBearing(headingOfFacing(facing)), knots };
  return [
    condition
      ? seekriegSeaText('ownIs', { ...about, damage: condition.damage, dp: sheet.dp })
      : seekriegSeaText('shipIs', about),
    ...(fireCount > 0 ? [seekriegSeaText('fires', { count: fireCount })] : []),
    ...(!condition && hitsSeen > 0 ? [seekriegSeaText('hits', { count: hitsSeen })] : []),
    ...(fate === 'abandoned' ? [seekriegSeaText('abandoned')] : []),
  ].join(', ');
}

/** 'Contact 3, of the size of a cruiser' */
export const sayContact = ({ names }: Pick<Desk, 'names'>, { id, size }: Contact): string =>
  upperFirst(
    seekriegSeaText('contactIs', {
      contact: names.ship(id),
      size: seekriegSeaText(`size.${size ?? 'blank'}`),
    }),
  );

/** What is in a hex, how far it is from what is picked, and what a pick would do there. */
export function sayHex(desk: Desk, marks: readonly SeekriegMark[], hex: Axial): string {
  const { view } = desk;
  const here = (it: { hex: Axial }) => sameHex(it.hex, hex);
  const ships = Object.values(view.ships).filter(here);
  const inHex = [
    ...ships.filter(isOnMap).map(sayShip),
    ...ships
      .filter(({ fate }) => fate === 'sunk')
      .map(({ sheet }) => seekriegSeaText('wreckHere', { ship: sheet.name })),
    ...Object.values(view.contacts)
      .filter(here)
      .map((it) => sayContact(desk, it)),
    ...Object.values(view.raids)
      .filter((it) => it.hex && here({ hex: it.hex }))
      .map((it) => sayRaid(it, desk.names)),
  ];
  return [
    ...(inHex.length > 0 ? inHex : [sayPlace(desk, hex)]),
    ...(view.smoke.some(here) ? [seekriegSeaText('smokeHere')] : []),
    ...sayAway(desk, hex),
    ...sayMark(desk, marks.find(here), inHex.length === 0),
  ].join('; ');
}

function sayMark(desk: Desk, mark: SeekriegMark | undefined, isFree: boolean): string[] {
  if (mark) return [seekriegSeaText(`mark.${mark.kind}`)];
  return isFree && desk.moving.steered ? [seekriegSeaText('mark.towards')] : [];
}

/** 'Sea 31,26' */
const sayPlace = ({ view, names }: Desk, hex: Axial): string =>
  isLand(view, hex) ? seekriegSeaText('land') : seekriegSeaText('sea', { hex: names.hex(hex) });

/** Range, bearing and line of sight from what is picked. */
function sayAway({ view, selected, names }: Desk, hex: Axial): string[] {
  const from = view.ships[selected ?? ''];
  if (!from || sameHex(from.hex, hex)) return [];
  const ship = names.ship(from.id);
  const to = Object.values(view.ships).find((it) => isOnMap(it) && sameHex(it.hex, hex));
  return [
    seekriegSeaText('away', {
      ...{ yards: figure(rangeYards(from.hex, hex)), ship },
      bearing: sayBearing(flatBearing(from.hex, hex)),
    }),
    ...(to ? [seekriegSeaText(isLineFree(view, from, to) ? 'clear' : 'hidden', { ship })] : []),
  ];
}
