import type { CardShipType } from '../../scenario';
import type { IndexedClass, IndexedShip, ShipIndex } from '../../scenario/shipIndex';
import { hasWords, wordsIn } from '../frame/plainWords';

/** What is looked for; what is empty is not asked. */
export interface ShipFilter {
  words: string;
  navy: string;
  type: string;
  /** Four digits. */
  year: string;
}

export const NO_SHIP_FILTER: ShipFilter = { words: '', navy: '', type: '', year: '' };

/** A class with those of its ships that are looked for. */
export interface FoundClass {
  of: IndexedClass;
  ships: readonly IndexedShip[];
  /** The words name the class itself, and so all its ships. */
  isWhole: boolean;
}

/** Types in the order of a reference book. */
export const TYPE_ORDER = [
  ...['BB', 'BC', 'CV', 'CVL', 'CVE', 'CVS', 'CD', 'AC', 'CA', 'CL', 'DD', 'DE', 'TB', 'SS'],
  ...['AMC', 'large-transport', 'small-transport'],
] as readonly CardShipType[];

/** How navies and types are called, to be found by it. */
interface Called {
  navy(id: string): string;
  type(type: CardShipType): string;
}

/** The classes, in the order of a reference book, that a filter leaves, each with the ships that it leaves. */
export function findShips(index: ShipIndex, filter: ShipFilter, called: Called): FoundClass[] {
  const words = wordsIn(filter.words);
  return inBookOrder(index)
    .filter(({ navy }) => filter.navy === '' || navy === filter.navy)
    .filter(({ type }) => filter.type === '' || type === filter.type)
    .map((of) => foundIn(of, words, filter.year, called))
    .filter(({ ships }) => ships.length > 0);
}

function foundIn(
  of: IndexedClass,
  words: readonly string[],
  year: string,
  called: Called,
): FoundClass {
  const about = `${of.name} ${of.type} ${called.type(of.type)} ${called.navy(of.navy)}`;
  const isWhole = hasWords(about, words);
  const then = of.ships.filter((ship) => year === '' || servesIn(ship, year));
  const ships = isWhole ? then : then.filter(({ name }) => hasWords(`${about} ${name}`, words));
  return { of, ships, isWhole };
}

const servesIn = ({ from, to }: IndexedShip, year: string): boolean =>
  from.slice(0, 4) <= year && year <= to.slice(0, 4);

/** The year in which the first of a class came into service. */
export const firstYear = ({ ships }: Pick<IndexedClass, 'ships'>): string =>
  ships.reduce((first, { from }) => (from < first ? from : first), '9999').slice(0, 4);

/** The year in which the last of a class left it. */
export const lastYear = ({ ships }: Pick<IndexedClass, 'ships'>): string =>
  ships.reduce((last, { to }) => (to > last ? to : last), '').slice(0, 4);

/** By navies, then types, then years. */
export function inBookOrder({ navies, classes }: ShipIndex): IndexedClass[] {
  const navy = new Map(navies.map(({ id }, at) => [id, at]));
  const placeOf = (it: IndexedClass) =>
    (navy.get(it.navy) ?? 0) * TYPE_ORDER.length + TYPE_ORDER.indexOf(it.type);
  return classes.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || firstYear(a).localeCompare(firstYear(b)),
  );
}

/** A class and the one of its ships that an address names. */
export interface NamedShip {
  of: IndexedClass;
  ship: IndexedShip;
}

/** What an address names: a ship, or a class by its first ship; some classes are called like a ship of another. */
export function shipNamed({ classes }: ShipIndex, id: string): NamedShip | undefined {
  const of =
    classes.find(({ ships }) => ships.some((it) => it.id === id)) ??
    classes.find((it) => it.id === id);
  const ship = of?.ships.find((it) => it.id === id) ?? of?.ships[0];
  return of && ship && { of, ship };
}

/** The classes before and after one in the book, of its navy. */
export function neighborsOf(
  index: ShipIndex,
  { id, navy }: IndexedClass,
): { before: IndexedClass | undefined; after: IndexedClass | undefined } {
  const own = inBookOrder(index).filter((it) => it.navy === navy);
  const at = own.findIndex((it) => it.id === id);
  return { before: own[at - 1], after: own[at + 1] };
}

/** The filter that an address holds. */
export function filterIn(search: string): ShipFilter {
  const params = new URLSearchParams(search);
  const of = (key: keyof ShipFilter) => (params.get(key) ?? '').slice(0, 100);
  return { words: of('words'), navy: of('navy'), type: of('type'), year: of('year') };
}

/** `?words=…&year=…`; nothing without a filter. */
export function searchOf(filter: ShipFilter): string {
  const said = Object.entries(filter).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
