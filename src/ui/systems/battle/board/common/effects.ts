import type { Axial } from '../../../../../hex';
import { bearingBetween, sameHex } from '../../../../../hex';
import type { BattleEvent, EventOf, HitEffect, ShipId, Weapon } from '../../../../../rules/battle';
import type { Side } from '../../../../../rules/core';
import { hash } from '../../../../hexmap/geometry/noise';

/** One visible thing, for a moment. */
export type Effect =
  | SalvoEffect
  | { kind: 'blow'; ship: ShipId; force: Force; weapon: Weapon | null }
  | { kind: 'sinking'; ship: ShipId; hex: Axial; cause: 'hull' | 'magazine' | 'scuttled' }
  | { kind: 'shock'; ship: ShipId }
  | { kind: 'wake'; from: Axial; to: Axial; side: Side };

/** Fire from a hex at a ship; the ship that fires may be unseen. */
export interface SalvoEffect {
  kind: 'salvo';
  weapon: Weapon;
  from: Axial;
  to: Axial;
  firer?: ShipId | undefined;
  target: ShipId;
  falls: readonly Fall[];
}

/** Where a shot of a salvo falls: by its die a hit, close to the target, or wide of it. */
export interface Fall {
  is: 'hit' | 'near' | 'wide';
  /** From the middle of the target's counter, in drawing units. */
  bearing: number;
  away: number;
  /** How much of the salvo's spread in time it lies behind the first, 0 to 1. */
  late: number;
}

/** The visible effect of a hit. */
type Force = 'none' | 'damage' | 'critical';

/** What an event looks like; nothing for most. */
export function effectOf(event: BattleEvent): Effect | undefined {
  switch (event.kind) {
    case 'stackMoved':
      return { kind: 'wake', from: event.from, to: event.to, side: event.side };
    case 'salvoFired':
      return salvo(event, event.weapon, event.ship);
    case 'torpedoesLaunched':
      return salvo(event, 'torpedoes', event.ships[0]);
    case 'unseenFire':
      return unseen(event);
    case 'hitScored':
      return { kind: 'blow', ship: event.ship, force: FORCES[event.effect], weapon: event.weapon };
    case 'criticalHit':
      return { kind: 'blow', ship: event.ship, force: 'critical', weapon: null };
    case 'shipSank':
      return { kind: 'sinking', ship: event.ship, hex: event.hex, cause: event.cause };
    case 'shipScuttled':
      return { kind: 'sinking', ship: event.ship, hex: event.hex, cause: 'scuttled' };
    case 'groundingRolled':
      return event.aground ? { kind: 'shock', ship: event.ship } : undefined;
    default:
      return undefined;
  }
}

const FORCES: Readonly<Record<HitEffect, Force>> = {
  dud: 'none',
  'no-effect': 'none',
  deflected: 'none',
  'mount-destroyed': 'damage',
  'boxes-destroyed': 'damage',
  critical: 'critical',
};

type Salvo = EventOf<'salvoFired'> | EventOf<'torpedoesLaunched'>;

/** Fire within one hex has no path, so that only its hits are drawn. */
function salvo(event: Salvo, weapon: Weapon, firer: ShipId | undefined): Effect | undefined {
  const { from, to, target, hits, needed, dice } = event;
  if (sameHex(from, to)) return undefined;
  const values = dice.flatMap((roll) => roll.values);
  const falls = fallsOf(shotsOf(values, needed, hits), event);
  return { kind: 'salvo', weapon, from, to, firer, target, falls };
}

/** Shots beside the hits of a salvo whose guns are not known. */
const UNSEEN_SHOTS = 2;

function unseen(event: EventOf<'unseenFire'>): Effect | undefined {
  const { from, to, target, hits, weapon } = event;
  if (sameHex(from, to)) return undefined;
  const shots: Fall['is'][] = Array.from({ length: hits + UNSEEN_SHOTS }, (_, i) =>
    i < hits ? 'hit' : 'wide',
  );
  return { kind: 'salvo', weapon, from, to, target, falls: fallsOf(shots, event) };
}

/** More columns of water than this would be a fog. */
const MAX_SHOTS = 10;

/** Each die is a shot: the best dice are the hits, and one that misses by a single point falls near. */
export function shotsOf(values: readonly number[], needed: number, hits: number): Fall['is'][] {
  const best = values.toSorted((a, b) => b - a);
  const shots = best.map((value, i): Fall['is'] => {
    if (i < hits) return 'hit';
    return value >= needed - 1 ? 'near' : 'wide';
  });
  return shots.length < hits
    ? Array.from({ length: hits }, () => 'hit')
    : shots.slice(0, MAX_SHOTS);
}

const SALT = { bearing: 83, away: 89, late: 97 } as const;
/** From the middle of the target, in drawing units: on its counter, at its edge, clear of it. */
const AWAY: Readonly<Record<Fall['is'], readonly [from: number, to: number]>> = {
  hit: [2, 15],
  near: [27, 33],
  wide: [38, 56],
};

interface Ends {
  from: Axial;
  to: Axial;
}

/** Shots fall over and short of the target more than to its sides; where, depends on the salvo alone. */
function fallsOf(shots: readonly Fall['is'][], { from, to }: Ends): Fall[] {
  const line = bearingBetween(from, to);
  return shots.map((is, i) => {
    const [least, most] = AWAY[is];
    const draw = (salt: number) => hash(i + 31 * from.q + 57 * from.r, to.q + 13 * to.r, salt);
    const isOver = i % 2 === 0;
    return {
      is,
      bearing: line + (isOver ? 0 : 180) + (draw(SALT.bearing) - 0.5) * SPREAD_DEGREES,
      away: least + (most - least) * draw(SALT.away),
      late: shots.length > 1 ? draw(SALT.late) : 0,
    };
  });
}

const SPREAD_DEGREES = 150;
