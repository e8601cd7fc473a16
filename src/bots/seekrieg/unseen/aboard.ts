import type { Draw, Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { type AirBase, countOf, type Flight } from '../../../rules/seekrieg/query';
import { between } from '../../core/lot';

type Bases = Readonly<Record<string, AirBase>>;

/**
 * [SK-5.7, SK-20.16, SK-20.17] Carriers and bases on land with other numbers of their aircraft armed on deck, the others in the
 * hangar; a deck at work goes on as it was, and a bare one stays bare.
 */
export function basesAnew<All extends Bases>(bases: All, draw: Draw): All {
  const idle = Object.entries(bases).filter(([, it]) => it.work === null && it.deck.length > 0);
  if (idle.length === 0) return bases;
  const anew = idle.map(([id, it]) => [id, deckedAnew(it, draw)] as const);
  return { ...bases, ...Object.fromEntries(anew) };
}

function deckedAnew(base: AirBase, draw: Draw): AirBase {
  const hangar = base.hangar.map((row) => ({ ...row }));
  let room = Math.max(0, base.deckSpots - countOf(base.deck));
  const deck = base.deck.map((row) => {
    const below = hangar.find((it) => it.aircraft === row.aircraft && it.load === BARE);
    const more = between(draw, -row.count, Math.min(room, below?.count ?? 0));
    room -= more;
    if (below) below.count -= more;
    else hangar.push({ aircraft: row.aircraft, load: BARE, count: -more });
    return { ...row, count: row.count + more };
  });
  return { ...base, deck: deck.filter(isSome), hangar: hangar.filter(isSome) };
}

type Flights = SeekriegState['forces'][Side]['flights'];

/**
 * [SK-21.12, SK-21.20] A force of whose flights that the enemy has neither detected nor met others are as strong: aircraft of the same type stayed in the hangar, or
 * flew with them. Where they fly stays: they have flown there.
 */
export function flightsAnew(
  { hidden }: Pick<SeekriegState, 'hidden'>,
  { flights, bases }: { flights: Flights; bases: Bases },
  draw: Draw,
): { flights: Flights; bases: Bases } {
  const isMet = ({ id, foughtTurns }: Flight) =>
    foughtTurns > 0 || hidden.raids[id]?.isDetected || hidden.raids[id]?.hasFought;
  const homes = mapped(bases, (base) => ({
    ...base,
    hangar: base.hangar.map((it) => ({ ...it })),
  }));
  const changed = mapped(flights, (flight) =>
    flight.launchedOnTurn === null || isMet(flight)
      ? flight
      : { ...flight, rows: flight.rows.map((row) => manned(row, homes[row.home], draw)) },
  );
  const emptied = mapped(homes, (it) => ({ ...it, hangar: it.hangar.filter(isSome) }));
  return { flights: changed, bases: emptied };
}

const mapped = <T, U>(items: Readonly<Record<string, T>>, as: (item: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(items).map(([id, it]) => [id, as(it)]));

/** A row of a flight with other aircraft of those below; one flies at least. */
function manned(row: Flight['rows'][number], home: AirBase | undefined, draw: Draw) {
  const below = home?.hangar.find((it) => it.aircraft === row.aircraft && it.load === BARE);
  if (!home || row.count < 1) return row;
  const more = between(draw, 1 - row.count, below?.count ?? 0);
  if (below) below.count -= more;
  else if (more < 0) home.hangar.push({ aircraft: row.aircraft, load: BARE, count: -more });
  return { ...row, count: row.count + more };
}

/** [SK-24.3] Of aircraft in the hangar. */
const BARE = 0;

const isSome = ({ count }: { count: number }): boolean => count > 0;
