import { type Axial, FACINGS, type Facing, type HexKey, hexAhead, hexKey } from '../../../hex';
import { type Knots, must } from '../../core';
import { isLand, isOnMap } from '../common/map';
import { conditionOf } from '../common/own';
import { allowanceAt, KNOTS_A_HEX, speedChange, speedLimit } from '../common/speed';
import { hexesHeldAgainst } from '../common/stacking';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { figuresOf } from './boats';

/** The speeds of a submarine in this turn: submerged as it likes, surfaced as a ship [NW-7.4, NW-7.5, NW-8.3, NW-8.4]. */
function boatSpeeds(view: FleetActionView, boat: Unit): { least: Knots; most: Knots } {
  if (boat.isSubmerged) return { least: 0, most: figuresOf(boat).submergedKnots };
  const { raise, lower } = speedChange(boat.sheet.size);
  const most = Math.min(speedLimit(view, boat), boat.speedKnots + raise);
  return { least: Math.min(Math.max(0, boat.speedKnots - lower), most), most };
}

/** [NW-1.20, NW-7.4] Where a path of so many hexes leaves speed and carry: the whole allowance takes the highest speed, less of it 5 knots a hex. */
export function speedFor(view: FleetActionView, boat: Unit, hexes: number) {
  const { carry } = conditionOf(boat);
  const { most } = boatSpeeds(view, boat);
  const whole = allowanceAt(most, carry);
  if (hexes === whole.hexes) return { knots: most, carry: whole.carry };
  return { knots: KNOTS_A_HEX * hexes, carry: hexes === 0 ? 0 : carry };
}

/** What a boat may meet on its way. */
interface Waters {
  view: FleetActionView;
  isFree(facing: Facing, next: Facing): boolean;
  held: ReadonlySet<HexKey>;
}

/** A path so far, and how it ends. */
interface Way {
  path: Axial[];
  hex: Axial;
  facing: Facing | null;
  isOff: boolean;
}

/** [NW-7.4, NW-7.5] All paths of a submarine in this turn; the last hex may lie off the map, where it leaves [NW-1.19]. */
export function pathsOf(view: FleetActionView, boat: Unit): Axial[][] {
  const { carry, straight } = conditionOf(boat);
  const { least, most } = boatSpeeds(view, boat);
  const start: Way = {
    path: [],
    hex: boat.hex,
    facing: straight > 0 ? boat.facing : null,
    isOff: false,
  };
  const ways = explore(watersOf(view, boat), start, allowanceAt(most, carry).hexes);
  const { hexes } = allowanceAt(least, carry);
  const long = ways.filter(({ path, isOff }) => isOff || path.length >= hexes);
  return (long.length > 0 ? long : ways).map(({ path }) => path);
}

function watersOf(view: FleetActionView, boat: Unit): Waters {
  const held = boat.isSubmerged ? new Set<HexKey>() : hexesHeldAgainst(view, boat.side);
  return { view, held, isFree: boat.isSubmerged ? () => true : isWithinOneTurn };
}

/** [NW-7.5] With MVR 1 a boat turns 60 degrees at most before each hex. */
const isWithinOneTurn = (facing: Facing, next: Facing): boolean =>
  [0, 1, 5].includes((next - facing + 6) % 6);

function explore(waters: Waters, start: Way, hexes: number): Way[] {
  const found = [start];
  let last = found;
  for (let hex = 0; hex < hexes; hex++) {
    last = last.flatMap((way) => onward(waters, way));
    found.push(...last);
  }
  return found;
}

const onward = ({ view, isFree, held }: Waters, way: Way): Way[] =>
  FACINGS.filter((facing) => !way.isOff && (way.facing === null || isFree(way.facing, facing)))
    .map((facing) => ({ facing, hex: hexAhead(way.hex, facing) }))
    .filter(({ hex }) => !isLand(view.scenario, hex) && !held.has(hexKey(hex)))
    .map(({ facing, hex }) => ({
      facing,
      hex,
      path: [...way.path, hex],
      isOff: !isOnMap(view.scenario, hex),
    }));

/** The last hex of a path, or where it began. */
export const endOf = (boat: Unit, path: readonly Axial[]): Axial =>
  path.length === 0 ? boat.hex : must(path.at(-1), 'end of a path');
