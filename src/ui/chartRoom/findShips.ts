import type { RegisteredShip } from '../../scenario';
import { servesOn } from '../../scenario/records/figures';

/** What a finder of ships is asked for. */
interface ShipQuery {
  /** Words of name, class, navy and type, in any order: 'cl japan mogami'. */
  words: string;
  /** ISO 8601; only ships in service that day. */
  date?: string | undefined;
}

/** More are not shown: another word finds them sooner. */
export const MAX_FOUND = 30;

/** The words that a ship is found by. */
interface Indexed {
  ship: RegisteredShip;
  /** Her own name, found before everything else. */
  name: string;
  all: string;
}

/** Words as they are compared: small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Makes the ships of the registry ready to be searched. @param typeName what people call a type */
export const indexShips = (
  ships: Iterable<RegisteredShip>,
  typeName: (type: RegisteredShip['shipClass']['type']) => string,
): Indexed[] =>
  [...ships].map((ship) => {
    const { name, nation, navy, shipClass } = ship;
    const words = [name, shipClass.name, nation, navy, shipClass.type, typeName(shipClass.type)];
    return { ship, name: plain(name), all: ` ${words.map(plain).join(' ')}` };
  });

/** Ships that all words fit, each word from its beginning: those first whose own names fit. */
export function findShips(index: readonly Indexed[], { words, date }: ShipQuery): RegisteredShip[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  const fits = index.filter(
    ({ ship, all }) =>
      wanted.every((word) => all.includes(` ${word}`)) && (!date || servesOn(ship, date)),
  );
  const rank = ({ name }: Indexed): number => {
    const whole = plain(words);
    if (name === whole) return 0;
    return name.startsWith(whole) ? 1 : 2;
  };
  return fits
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .map(({ ship }) => ship);
}
