import { type Axial, distance } from '../../../hex';
import { enemyOf, type Hexes, type Knots } from '../../core';
import { conditionOf, isSubmerged, shipsInPlay, shipsOnMap } from '../common/own';
import type { ShipId } from '../model/ids';
import type { Play } from '../model/play';
import { IMPULSES, type Track } from '../model/track';
import type { Ship } from '../model/units';
import type { Movement } from '../movement/phase';

/** [SK-26.10] 5,000 yards. */
const SONAR_HEXES: Hexes = 10;

/** [SK-26.11] The most at which a ship hears. */
const SONAR_KNOTS: Knots = 18;

/** [SK-26.15] 500 yards. */
export const DROP_HEXES: Hexes = 1;

type Tracks = ReadonlyMap<ShipId, Track>;

/** [SK-26.10 to SK-26.12] */
const hears = ({ sheet, speedKnots, condition }: Ship): boolean =>
  sheet.hasSonar && !condition?.losses.sonar && speedKnots <= SONAR_KNOTS;

/** Impulses at whose end two ships were within so many hexes of each other. */
function meetings(tracks: Tracks, a: Ship, b: Ship, within: Hexes): number[] {
  const [one, other] = [tracks.get(a.id), tracks.get(b.id)];
  const impulses: number[] = [];
  for (let impulse = 1; impulse <= IMPULSES; impulse++)
    if (one && other && distance(one.at[impulse] as Axial, other.at[impulse] as Axial) <= within)
      impulses.push(impulse);
  return impulses;
}

/** [SK-26.13] Where a boat is shown: where she was when contact was gained, or, if it lasts, when she was heard last. */
function placeHeard(
  tracks: Tracks,
  boat: Ship,
  hunters: readonly Ship[],
  wasHeld: boolean,
): Axial | undefined {
  const heard = hunters.filter(hears).flatMap((it) => meetings(tracks, it, boat, SONAR_HEXES));
  if (heard.length === 0) return undefined;
  const impulse = wasHeld ? Math.max(...heard) : Math.min(...heard);
  return tracks.get(boat.id)?.at[impulse];
}

/**
 * [SK-26.10 to SK-26.15] After movement: which submerged boats sonar holds and where, and who has passed over them. One
 * that has struck a ship is known as well.
 */
export function listen({ state }: Play, { tracks, rolls }: Movement): void {
  const { hidden } = state;
  const before = hidden.held;
  const struck = rolls.flatMap(({ strikes, collision: { rammer, target } }) =>
    strikes ? [rammer, target] : [],
  );
  hidden.held = {};
  hidden.passed = {};
  for (const boat of shipsOnMap(state).filter(isSubmerged)) {
    const hunters = shipsInPlay(state, enemyOf(boat.side));
    const place = struck.includes(boat.id)
      ? boat.hex
      : placeHeard(tracks, boat, hunters, boat.id in before);
    if (place) hidden.held[boat.id] = { ...place };
    hidden.passed[boat.id] = hunters
      .filter((it) => meetings(tracks, it, boat, DROP_HEXES).length > 0)
      .map(({ id }) => id);
  }
}

/** The hexes that a ship was in during this turn's movement. */
export function pathOf(ship: Ship): Axial[] {
  const { wake } = conditionOf(ship);
  return wake.slice(-ship.turn.entered.length - 1);
}
