import { enemyOf } from '../../core';
import type { AirRow, Flight } from '../model/flights';
import type { SeekriegState } from '../model/state';
import { cardOf } from '../ratings/aircraftCards';
import { isFighter } from './bases';
import type { Squad } from './combat';
import { countOf, shared, takeLosses } from './numbers';
import type { Raid } from './raids';

/** Aircraft of one row of a flight that take part in a fight. */
export interface Entry {
  flight: Flight;
  row: AirRow;
  count: number;
  /** [SK-22.13] Its first turn at attack aircraft. */
  isFresh: boolean;
}

const entriesOf = (flight: Flight, isFresh = false): Entry[] =>
  flight.rows.map((row) => ({ flight, row, count: row.count, isFresh }));

/** The forces that meet in a turn of combat. */
export interface Meeting {
  interceptors: Entry[];
  escorts: Entry[];
  attackers: Entry[];
}

/** [SK-22.25] Sections that are on the raid's level, and the raid itself. */
export function meetingOf({ forces, turn }: SeekriegState, { log, flight }: Raid): Meeting {
  const sections = forces[enemyOf(log.side)].flights;
  const entries = entriesOf(flight).filter(({ count }) => count > 0);
  return {
    interceptors: log.interceptors
      .filter(({ fromTurn }) => fromTurn <= turn)
      .flatMap((it) => {
        const section = sections[it.flight];
        return section ? entriesOf(section, it.isFresh) : [];
      })
      .filter(({ count }) => count > 0),
    escorts: entries.filter(({ row }) => isFighter(row)),
    attackers: entries.filter(({ row }) => !isFighter(row)),
  };
}

/** [SK-22.20] Turns of combat for which there is ammunition. */
const AMMUNITION = { fighter: 6, other: 10 };

const squadOf = ({ flight, row, count, isFresh }: Entry): Squad => {
  const { attack, defense, role } = cardOf(row.aircraft);
  const most = role === 'fighter' ? AMMUNITION.fighter : AMMUNITION.other;
  return { attack, defense, count, isFresh, hasAmmunition: flight.foughtTurns < most };
};

/** Entries of one type that fight alike. */
interface Kind {
  squad: Squad;
  entries: Entry[];
}

/** [SK-22.15] Entries by type. */
export function kindsOf(entries: readonly Entry[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const entry of entries) {
    const squad = squadOf(entry);
    const key = `${entry.row.aircraft} ${squad.hasAmmunition} ${squad.isFresh}`;
    const kind = kinds.get(key);
    if (!kind) kinds.set(key, { squad, entries: [entry] });
    else {
      kind.entries.push(entry);
      kind.squad = { ...kind.squad, count: kind.squad.count + entry.count };
    }
  }
  return [...kinds.values()];
}

/** [SK-22.16] So many of the entries, in proportion to their numbers. */
export function some(entries: readonly Entry[], count: number): Entry[] {
  const most = Math.min(count, countOf(entries));
  const shares = shared(
    most,
    entries.map((it) => it.count),
  );
  return entries
    .map((entry, at) => ({ ...entry, count: Math.min(entry.count, shares[at] ?? 0) }))
    .filter((it) => it.count > 0);
}

/** What is left of entries once others of them are taken. */
export const without = (entries: readonly Entry[], taken: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => {
      const gone = taken.find((it) => it.row === entry.row)?.count ?? 0;
      return { ...entry, count: entry.count - gone };
    })
    .filter(({ count }) => count > 0);

/** Takes losses of a kind from its rows. */
export function lose({ entries }: Kind, lost: number): void {
  takeLosses(
    entries.map(({ row }) => row),
    lost,
  );
}
