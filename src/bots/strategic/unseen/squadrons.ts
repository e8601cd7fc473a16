import type { Draw } from '../../../rules/core';
import type { Force, SquadronRecord } from '../../../rules/strategic';
import { type FlightRecord, type Ordnance, ordnanceFor } from '../../../rules/strategic/query';
import { exchangedAmong, pick } from '../../core/lot';
import { isSquadronTied, type Tied } from './tied';

/**
 * [ST-5.1, ST-5.11] A force whose squadrons of one type that are aboard, ashore and without a mission have changed what is left of them: a side
 * sees steps shot down, not whose they were. In an Advanced game those that are armed for a strike are armed for another.
 */
export function squadronsAnew(force: Force, tied: Tied, draw: Draw): Force {
  const isFree = (it: SquadronRecord) => isIdle(force, it) && !isSquadronTied(tied, it);
  const based = basedAnew(force, Object.values(force.squadrons).filter(isFree), draw);
  const idle = Object.values(based.squadrons).filter(isFree);
  const changed = exchangedAmong(draw, idle, ({ card }) => card.name).map(([it, other]) => [
    it.id,
    asLeft(it, other),
  ]);
  const squadrons = { ...based.squadrons, ...Object.fromEntries(changed) };
  return { ...based, squadrons, advanced: armedAnew(force, idle, draw) };
}

/**
 * [ST-5.1, ST-5.11, ST-24.7] The same squadrons on each other's carriers and bases, those of one type and strength on homes of one kind: in an attack a side sees of what type they
 * are, not where they come from.
 */
function basedAnew(force: Force, idle: readonly SquadronRecord[], draw: Draw): Force {
  const kindOf = (home: string) => force.ships[home]?.card.type ?? force.landUnits[home]?.kind;
  const pairs = exchangedAmong(draw, idle, ({ card, steps, home, isLongLegged, isScout }) =>
    [card.type, steps, kindOf(home), isLongLegged, isScout].join('/'),
  );
  const moved = pairs.map(([it, { home, isExtra }]) => [it.id, { ...it, home, isExtra }]);
  return { ...force, squadrons: { ...force.squadrons, ...Object.fromEntries(moved) } };
}

const asLeft = (
  it: SquadronRecord,
  { steps, lostInFlight, lostForGood }: SquadronRecord,
): SquadronRecord => ({ ...it, steps, lostInFlight, lostForGood });

/** It has steps left, and flies and does nothing that has begun. */
function isIdle({ basic, advanced }: Force, { id, steps }: SquadronRecord): boolean {
  if (steps === 0) return false;
  if (advanced) return isAtRest(advanced.flights[id]) && !isPlanned(advanced, id);
  const missions = [
    ...(basic?.search ?? []),
    ...(basic?.cap ?? []),
    ...(basic?.inFight ?? []),
    ...(basic?.strikes ?? []).flatMap(({ parts, escort }) => [...parts, ...escort]),
  ];
  return !basic?.flew.includes(id) && !missions.some(({ squadron }) => squadron === id);
}

/** Aboard, and nothing that it flew past is still to be reported [ST-8.6]. */
const isAtRest = (flight: FlightRecord | undefined): boolean =>
  !flight || (flight.hex === null && !flight.justLanded && !flight.isScrambled);

const isPlanned = (
  { launches, scrambles, recovering, armedNow, holding }: NonNullable<Force['advanced']>,
  id: string,
): boolean =>
  [...launches, ...recovering].some(({ squadron }) => squadron === id) ||
  [scrambles, armedNow, holding].some((ids) => ids.includes(id));

/** [ST-12.1] For an attack on ships or a base. */
const FOR_ATTACK: ReadonlySet<Ordnance> = new Set(['guns', 'bombs', 'torpedoes']);

/** [ST-12.2] */
function armedAnew({ advanced }: Force, idle: readonly SquadronRecord[], draw: Draw) {
  if (!advanced) return advanced;
  const changed = idle.flatMap((it): [string, FlightRecord][] => {
    const flight = advanced.flights[it.id];
    if (!flight?.ordnance || !FOR_ATTACK.has(flight.ordnance)) return [];
    const may = ordnanceFor(it).filter((ordnance) => FOR_ATTACK.has(ordnance));
    return [[it.id, { ...flight, ordnance: pick(draw, may) }]];
  });
  return { ...advanced, flights: { ...advanced.flights, ...Object.fromEntries(changed) } };
}
