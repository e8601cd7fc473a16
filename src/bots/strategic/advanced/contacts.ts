import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { type Contact, QUALITIES, type ShipType } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { knownOf } from '../common/known';

/** The average worth of a ship of a type, and her weight in a gunfight; from the cards of the scenarios. */
const USUAL: Readonly<Record<ShipType, { points: number; guns: number }>> = {
  CV: { points: 44, guns: 25 },
  CVL: { points: 22, guns: 12 },
  CVE: { points: 16, guns: 6 },
  BB: { points: 52, guns: 160 },
  BC: { points: 50, guns: 130 },
  CA: { points: 11, guns: 42 },
  CL: { points: 8, guns: 28 },
  DD: { points: 2, guns: 14 },
  DE: { points: 1, guns: 6 },
  FF: { points: 1, guns: 5 },
  CO: { points: 1, guns: 4 },
  PT: { points: 1, guns: 4 },
  TR: { points: 8, guns: 4 },
  AO: { points: 10, guns: 4 },
  SS: { points: 4, guns: 3 },
};

const LARGE = { points: 20, guns: 50 };
const SMALL = USUAL.DD;
/** For ships of unknown type. */
const UNKNOWN = { points: 8, guns: 25 };

/** What a report says about a division: its points, its guns, and whether carriers are in it. */
export interface Guess {
  points: number;
  guns: number;
  hasCarrier: boolean;
}

const times = (it: { points: number; guns: number }, count: number): Guess => ({
  points: it.points * count,
  guns: it.guns * count,
  hasCarrier: false,
});

const together = (one: Guess, other: Guess): Guess => ({
  points: one.points + other.points,
  guns: one.guns + other.guns,
  hasCarrier: one.hasCarrier || other.hasCarrier,
});

const ofTypes = (types: readonly ShipType[]): Guess => ({
  points: types.reduce((sum, type) => sum + USUAL[type].points, 0),
  guns: types.reduce((sum, type) => sum + USUAL[type].guns, 0),
  hasCarrier: types.some((type) => type === 'CV' || type === 'CVL' || type === 'CVE'),
});

/** A report taken at face value [ST-11.3]. */
export function guessOf({ types, count }: Contact): Guess {
  switch (types.kind) {
    case 'groups':
      return together(times(LARGE, types.large), times(SMALL, types.small));
    case 'types':
      return ofTypes(types.types);
    case 'classes':
      return ofTypes(types.ships.map(({ type }) => type));
    case 'none':
      return times(UNKNOWN, count);
  }
}

/** An older report says little about where its division is now. */
const STALE_AFTER = 4;

/** How good a report is; those by eye ashore or at sea have no quality of their own. */
const goodness = ({ quality }: Contact): number => (quality ? QUALITIES.indexOf(quality) : -1);

/** Reports of ships, the newest first, and the best first within a turn. */
const shipContacts = (view: StrategicView, side: Side): Contact[] =>
  [...(knownOf(view, side).advanced?.contacts ?? [])]
    .filter(({ subject }) => subject === 'ships')
    .sort((a, b) => b.turn - a.turn || goodness(b) - goodness(a) || (a.id < b.id ? -1 : 1));

/**
 * A later report of what may be the same ships replaces an earlier one: they cannot be farther from it than they
 * move.
 */
const isSuperseded = (older: Contact, newer: Contact): boolean =>
  distance(older.hex, newer.hex) <= newer.turn - older.turn + (newer.turn > older.turn ? 1 : 0);

/** The latest contact with each enemy, up to an age in turns, the newest first. */
export function lastContacts(view: StrategicView, side: Side, mostTurns: number): Contact[] {
  const last: Contact[] = [];
  for (const it of shipContacts(view, side))
    if (view.turn - it.turn < mostTurns && !last.some((newer) => isSuperseded(it, newer)))
      last.push(it);
  return last;
}

/** Those that still say where the enemy is. */
export const freshContacts = (view: StrategicView, side: Side): Contact[] =>
  lastContacts(view, side, STALE_AFTER);

/** Those of the present turn, which orders can name. */
export const contactsNow = (view: StrategicView, side: Side): Contact[] =>
  shipContacts(view, side).filter(({ turn }) => turn === view.turn);

/** The fresh contact nearest to a hex. */
export const nearestContact = (view: StrategicView, side: Side, hex: Axial): Contact | undefined =>
  bestBy(freshContacts(view, side), (it) => -distance(it.hex, hex));
