import { type Axial, hexAhead } from '../../../hex';
import { type Play, tell } from '../model/play';
import { MAP_EDGES, type MapEdge } from '../model/scenario';
import { isMerchant } from '../model/sheet';
import type { FleetActionState } from '../model/state';
import { type Condition, isHiddenBoat, type Unit } from '../model/units';
import { hexesToEdge } from './edges';
import { loseOfficer } from './officers';
import { conditionOf } from './own';
import { speedLimit } from './speed';
import { standsAboard } from './stands';

/** [NW-1.19] A unit leaves the map ahead of her with the aircraft aboard, and does not return. */
export function leaveMap(play: Play, unit: Unit): void {
  const { state } = play;
  const { id, hex } = unit;
  state.tally.exits[id] = {
    hex: { ...hex },
    edge: edgeCrossed(state, unit),
    turn: state.turn,
    knots: unit.speedKnots,
    limitKnots: speedLimit(state, unit),
    wasCrippled: isCrippled(unit, conditionOf(unit)),
    wasDisengaging: unit.isDisengaging,
  };
  loseOfficer(state, unit);
  unit.fate = 'left';
  for (const stand of standsAboard(state, unit)) stand.place = 'gone';
  const seenBy = isHiddenBoat(unit) ? [unit.side] : 'all';
  tell(play, { kind: 'shipLeft', rule: 'NW-1.19', seenBy, unit: id, hex });
}

function edgeCrossed({ scenario }: FleetActionState, { hex, facing }: Unit): MapEdge {
  const beyond: Axial = hexAhead(hex, facing);
  const toEdge = (edge: MapEdge) => hexesToEdge(scenario.map, beyond, edge);
  return MAP_EDGES.reduce((best, edge) => (toEdge(edge) < toEdge(best) ? edge : best));
}

/** [NW-30.2] S or F at one third or less, or a cargo lost. */
const isCrippled = (unit: Unit, condition: Condition): boolean =>
  isCargoLost(unit, condition) || isBroken(unit, condition);

const isBroken = ({ sheet }: Unit, { structure, flotation }: Condition): boolean =>
  sheet.structure > 0 && (structure * 3 <= sheet.structure || flotation * 3 <= sheet.flotation);

/** [NW-27.5] A merchant ship was there for her cargo. */
const isCargoLost = ({ sheet }: Unit, { hasCargo }: Condition): boolean =>
  isMerchant(sheet) && sheet.cargo !== null && !hasCargo;

/** The same as the viewer knows it: of an enemy by what can be seen of her S [NW-3.20]. */
export const isKnownCrippled = (unit: Unit): boolean =>
  unit.condition
    ? isCrippled(unit, unit.condition)
    : unit.appearance === 'battered' || unit.appearance === 'shattered';
