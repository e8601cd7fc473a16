import type { Draw } from '../../rules/core';
import { oneOfThese, wholeBelow } from './chance';
import type { Candidate, Kind } from './eligible';

/** What one side's fighting ships are worth together. */
export const worthOf = (fleet: readonly Candidate[]): number =>
  fleet.reduce((sum, { worth }) => sum + worth, 0);

/** As many as two people can keep in mind. */
const MAX_SHIPS = 14;
/** A destroyer more or less, in points: nearer to a budget no draw can come. */
const NEAR_POINTS = 5;

/**
 * Draws a fleet of about so many points: a flagship, ships beside her, and flotillas of one class, as fleets were.
 * @param pool of ships in service; none is drawn twice
 */
export function drawFleet(draw: Draw, pool: readonly Candidate[], points: number): Candidate[] {
  const fleet: Candidate[] = [];
  const leader = flagship(draw, pool, points);
  if (!leader) return fleet;
  fleet.push(leader);
  addSister(draw, pool, fleet, points);
  addCruisers(draw, pool, fleet, points);
  addFlotillas(draw, pool, fleet, points);
  return fleet;
}

const left = (fleet: readonly Candidate[], points: number): number => points - worthOf(fleet);

const unused = (pool: readonly Candidate[], fleet: readonly Candidate[], kind: Kind) =>
  pool.filter((it) => it.kind === kind && !fleet.includes(it));

/** A ship of a quarter to two thirds of the points, or the strongest that is no more than that. */
function flagship(draw: Draw, pool: readonly Candidate[], points: number): Candidate | undefined {
  const able = pool.filter(({ worth }) => worth * 3 <= points * 2);
  const fit = able.filter(({ worth }) => worth * 4 >= points);
  if (fit.length > 0) return oneOfThese(draw, oneClassEach(draw, fit));
  const most = Math.max(...able.map(({ worth }) => worth));
  const strong = able.filter(({ worth }) => worth * 4 >= most * 3);
  return strong.length > 0 ? oneOfThese(draw, oneClassEach(draw, strong)) : undefined;
}

/** One ship of each class, so that large classes do not crowd out small ones. */
function oneClassEach(draw: Draw, fleet: readonly Candidate[]): Candidate[] {
  const classes = new Map<string, Candidate[]>();
  for (const it of fleet) classes.set(classOf(it), [...(classes.get(classOf(it)) ?? []), it]);
  return [...classes.values()].map((sisters) => oneOfThese(draw, sisters));
}

const classOf = ({ ship }: Candidate): string => ship.shipClass.id;

/** Every other time a sister of the flagship, where she fits. */
function addSister(draw: Draw, pool: readonly Candidate[], fleet: Candidate[], points: number) {
  const [leader] = fleet;
  if (!leader || leader.kind === 'escort' || wholeBelow(draw, 2) === 0) return;
  const sisters = unused(pool, fleet, leader.kind).filter(
    (it) => classOf(it) === classOf(leader) && it.worth * 4 <= left(fleet, points) * 3,
  );
  if (sisters.length > 0) fleet.push(oneOfThese(draw, sisters));
}

/** Cruisers while much is left. */
function addCruisers(draw: Draw, pool: readonly Candidate[], fleet: Candidate[], points: number) {
  for (let tries = 0; tries < 4 && left(fleet, points) * 5 > points * 2; tries++) {
    const fit = unused(pool, fleet, 'cruiser').filter(
      ({ worth }) => worth * 3 <= left(fleet, points) * 2,
    );
    if (fit.length > 0) fleet.push(oneOfThese(draw, oneClassEach(draw, fit)));
  }
}

/** Escorts by classes, up to four of one, until the points are used up. */
function addFlotillas(draw: Draw, pool: readonly Candidate[], fleet: Candidate[], points: number) {
  while (fleet.length < MAX_SHIPS && left(fleet, points) > NEAR_POINTS) {
    const fit = unused(pool, fleet, 'escort').filter(
      ({ worth }) => worth <= left(fleet, points) + NEAR_POINTS,
    );
    if (fit.length === 0) return;
    const first = oneOfThese(draw, oneClassEach(draw, fit));
    const sisters = fit.filter((it) => classOf(it) === classOf(first)).slice(0, MAX_FLOTILLA);
    for (const it of sisters)
      if (fleet.length < MAX_SHIPS && it.worth <= left(fleet, points) + NEAR_POINTS) fleet.push(it);
  }
}

const MAX_FLOTILLA = 4;
