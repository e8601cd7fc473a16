import type { Axial } from '../../../hex';
import { conditionOf } from '../common/own';
import { hasRoom, hexesHeldAgainst } from '../common/stacking';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import type { Berth, Helm } from './helm';
import { hexesOf, speedRange, usualSpeed } from './speeds';

/** What holds for the movement of a ship now. */
export function shipHelm(view: FleetActionView, unit: Unit): Helm {
  const { turn } = conditionOf(unit);
  return {
    scenario: view.scenario,
    turningHexes: unit.sheet.turningHexes,
    allowance: hexesOf(view, unit),
    turnsFrom: mayTurnAtRest(view, unit) ? unit.facing : null,
    mayTurn: !turn.mayNotTurn,
    held: hexesHeldAgainst(view, unit.side),
    hasRoom: roomFor(view, unit),
  };
}

/** [NW-8.16] Room by hex, each asked once. */
function roomFor(view: FleetActionView, unit: Unit): Helm['hasRoom'] {
  const known = new Map<string, boolean>();
  return (hex: Axial) => {
    const key = `${hex.q},${hex.r}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const room = hasRoom(view, unit, hex);
    known.set(key, room);
    return room;
  };
}

/** [NW-8.9] Under way too slowly to move a hex, it may turn every other turn. */
function mayTurnAtRest(view: FleetActionView, unit: Unit): boolean {
  const { turn } = conditionOf(unit);
  const knots =
    turn.allowance === null ? usualSpeed(unit.speedKnots, speedRange(view, unit)) : unit.speedKnots;
  return knots >= 1 && !turn.turnedAtRest && !turn.turnedAtRestBefore;
}

/** Where a ship stands now. */
export function berthOf(unit: Unit): Berth {
  const { straight, turn } = conditionOf(unit);
  return { hex: unit.hex, facing: unit.facing, straight, moved: turn.moved, isOff: false };
}
