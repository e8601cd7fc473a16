import { type HexKey, hexKey } from '../../../hex';
import { conditionOf, unitsInPlay } from '../common/own';
import { hasRoom, heldAgainst } from '../common/stacking';
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
    held: heldAgainst(view, unit.side),
    hasRoom: roomFor(view, unit),
  };
}

/** [NW-8.16] Only hexes of friends may lack room. */
function roomFor(view: FleetActionView, unit: Unit): Helm['hasRoom'] {
  let full: ReadonlySet<HexKey> | undefined;
  return (hex) => {
    full ??= fullHexes(view, unit);
    return full.size === 0 || !full.has(hexKey(hex));
  };
}

const fullHexes = (view: FleetActionView, unit: Unit): Set<HexKey> =>
  new Set(
    unitsInPlay(view, unit.side)
      .filter(({ hex }) => !hasRoom(view, unit, hex))
      .map(({ hex }) => hexKey(hex)),
  );

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
