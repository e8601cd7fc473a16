import { type Axial, addHex, aheadOf, distance, FACINGS, flatBearing, hexKey } from '../../../hex';
import type { Side } from '../../core';
import { skyOf } from '../common/sky';
import type { Contact } from '../model/advancedState';
import type { StrategicView } from '../model/state';
import { hexesOf, isForShips, reachableBySea } from './map';

/** A hex in which an enemy may be now, and how likely: the weights of a contact sum to 1. */
export interface MayBe {
  hex: Axial;
  weight: number;
}

/** The farthest that aircraft fly in a turn [ST-9.6]. */
const HEXES_FLOWN = 12;

/** Movement phases since a contact was made in phase 1 of its turn. */
export function movesSince({ turn, step }: StrategicView, contact: Contact): number {
  return turn - contact.turn + (isAfterMovement(step) ? 1 : 0);
}

const isAfterMovement = ({ kind }: StrategicView['step']): boolean =>
  kind === 'arming' || kind === 'recovery' || kind === 'advancedEnd';

/**
 * Where a reported enemy may be now, by what the side knows: the places the report allows [ST-11.3],
 * and from each of them every hex within reach, sooner ahead of a known course than astern. Where own units would see ships
 * without a roll and report none, there are none.
 */
export function beliefOf(view: StrategicView, side: Side, contact: Contact): MayBe[] {
  const moves = movesSince(view, contact);
  const spread = startsOf(view, contact).flatMap(({ hex, weight }) =>
    reached(view, contact, hex, moves).map((it) => ({ ...it, weight: it.weight * weight })),
  );
  const watched = contact.subject === 'ships' ? watchedHexes(view, side, moves) : new Set();
  const open = merged(spread).filter(({ hex }) => !watched.has(hexKey(hex)));
  return normalized(open.length > 0 ? open : merged(spread));
}

/** [ST-11.3] Where the enemy was, by a report of this quality: a Poor one is off by a hex in two of six, one told as Fair may be false. */
function startsOf({ scenario }: StrategicView, { hex, quality, by }: Contact): MayBe[] {
  const off = quality === 'poor' ? 1 / 3 : quality === 'fair' && by === 'aircraft' ? 1 / 6 : 0;
  const others = FACINGS.map((facing) => addHex(hex, aheadOf(facing))).filter((it) =>
    isForShips(scenario, it),
  );
  if (off === 0 || others.length === 0) return [{ hex, weight: 1 }];
  return [
    { hex, weight: 1 - off },
    ...others.map((it) => ({ hex: it, weight: off / others.length })),
  ];
}

/** All hexes within reach of one. */
function reached(view: StrategicView, contact: Contact, from: Axial, moves: number): MayBe[] {
  const { map } = view.scenario;
  if (!map) return [];
  const hexes =
    contact.subject === 'aircraft'
      ? hexesOf(map).filter((hex) => distance(from, hex) <= HEXES_FLOWN * moves)
      : [...reachableBySea(view.scenario, from, moves).values()].map(({ hex }) => hex);
  return normalized(hexes.map((hex) => ({ hex, weight: likelihood(contact, from, hex) })));
}

/** Three to one for what lies ahead of the course that a Complete report gives. */
function likelihood({ types }: Contact, from: Axial, to: Axial): number {
  const course = types.kind === 'classes' ? types.course : null;
  if (course === null || distance(from, to) === 0) return 1;
  const off = Math.abs(flatBearing(from, to) - 60 * (course - 1));
  return Math.min(off, 360 - off) <= 60 ? 3 : 1;
}

/** [ST-10.3] Hexes of own divisions and squadrons in which the last phase 1 showed ships without a roll: by day, in Clear weather. */
function watchedHexes(view: StrategicView, side: Side, moves: number): Set<string> {
  if (moves === 0 || isAfterMovement(view.step)) return new Set();
  const force = view.forces[side];
  const units = [
    ...Object.values(force?.divisions ?? {}).filter(
      ({ status, submarine }) => status === 'present' && !submarine,
    ),
    ...Object.values(force?.advanced?.flights ?? {}),
  ];
  const isClear = (hex: Axial) => {
    const { isNight, isPoor } = skyOf(view, hex);
    return !isNight && !isPoor;
  };
  return new Set(units.flatMap(({ hex }) => (hex && isClear(hex) ? [hexKey(hex)] : [])));
}

function merged(places: readonly MayBe[]): MayBe[] {
  const found = new Map<string, MayBe>();
  for (const { hex, weight } of places) {
    const key = hexKey(hex);
    found.set(key, { hex, weight: weight + (found.get(key)?.weight ?? 0) });
  }
  return [...found.values()];
}

function normalized(places: readonly MayBe[]): MayBe[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  return places.map(({ hex, weight }) => ({ hex, weight: weight / total }));
}
