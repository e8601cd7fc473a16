import {
  type Axial,
  angleBetween,
  FACINGS,
  type Facing,
  flatBearing,
  hexAhead,
} from '../../../hex';
import { must } from '../../core';
import { freeHex } from '../common/deploy';
import { hexesToEdge } from '../common/edges';
import { conditionOf, isInPlay, unitOf, unitsInPlay } from '../common/own';
import { type Play, tell } from '../model/play';
import { MAP_EDGES } from '../model/scenario';
import type { FleetActionState } from '../model/state';
import type { Squadron, Unit } from '../model/units';

type Near = NonNullable<Squadron['entersNear']>;

/** [NW-8.36, NW-34.5e] The ships of a squadron come onto the map where and as the scenario has it. */
export function enterMap(play: Play, squadron: Squadron): void {
  const { state } = play;
  const ships = squadron.units.map((id) => unitOf(state, id));
  const first = must(ships[0], `ship of ${squadron.id}`);
  const entry = squadron.entersNear
    ? nearOthers(state, first, squadron.entersNear)
    : { hex: first.hex, facing: first.facing };
  for (const ship of ships) if (ship.fate === 'waiting') enterAt(play, ship, entry);
}

/** [NW-8.36] In the entry hex, or in the nearest with room; of an edge, in its nearest. */
function enterAt(play: Play, ship: Unit, { hex, facing }: Pick<Unit, 'hex' | 'facing'>): void {
  ship.fate = 'inPlay';
  const isEdge = isOnEdge(play.state);
  ship.hex = freeHex(play.state, ship, [hex], isEdge(hex) ? isEdge : undefined);
  ship.facing = facing;
  conditionOf(ship).straight = ship.sheet.turningHexes;
  tell(play, { kind: 'shipEntered', rule: 'NW-8.36', unit: ship.id, hex: ship.hex });
}

const isOnEdge =
  ({ scenario }: FleetActionState) =>
  (hex: Axial): boolean =>
    MAP_EDGES.some((edge) => hexesToEdge(scenario.map, hex, edge) === 0);

/** [NW-34.5e] Off the first of the ships named that is still in play, or off any friend. */
function nearOthers(
  state: FleetActionState,
  ship: Unit,
  { units, facing, hexes, facingTo }: Near,
): Pick<Unit, 'hex' | 'facing'> {
  const named = units.map((id) => unitOf(state, id)).find(isInPlay);
  const off = named ?? unitsInPlay(state, ship.side)[0];
  const hex = off ? hexAhead(off.hex, facing, hexes) : ship.hex;
  return { hex, facing: facingToward(hex, unitOf(state, facingTo).hex, ship.facing) };
}

/** The facing that points nearest to a hex; as it is in that hex itself. */
function facingToward(from: Axial, to: Axial, usual: Facing): Facing {
  const off = (facing: Facing) => angleBetween(60 * (facing - 1), flatBearing(from, to));
  return FACINGS.reduce((best, facing) => (off(facing) < off(best) ? facing : best), usual);
}
