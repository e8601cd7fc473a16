import { distance, hexAhead, sameHex } from '../../hex';
import { must } from '../../rules/core';
import {
  type AirGroup,
  cardOf,
  type Formation,
  type ScenarioElement,
  type ScenarioShip,
} from '../../rules/seekrieg/query';
import type { ElementInFile, ShipInFile } from './schema';
import { sheetOn, type Vessel, type Vessels, vesselOf } from './shipSheet';

/** A command element on a date, its ships complete with their sheets. */
export function elementOf(inFile: ElementInFile, date: string, registry: Vessels): ScenarioElement {
  return {
    ...{ id: inFile.id, name: inFile.name, formation: formationOf(inFile) },
    ships: inFile.ships.map((it) =>
      shipOf(it, inFile, date, must(vesselOf(registry, it.ship), it.ship)),
    ),
  };
}

function shipOf(
  { ship, captain: _, hex, fromTurn = 1, aircraft, ...restrictions }: ShipInFile,
  { course, knots }: ElementInFile,
  date: string,
  record: Vessel,
): ScenarioShip {
  return {
    ...{ id: ship, name: record.name, sheet: sheetOn(record, date), hex },
    ...{ facing: course, speedKnots: knots, fromTurn },
    ...(aircraft && { airGroups: airGroupsOf(aircraft) }),
    ...(restrictions as Partial<ScenarioShip>),
  };
}

/** Aircraft with their cards. */
export const airGroupsOf = (aircraft: NonNullable<ShipInFile['aircraft']>): AirGroup[] =>
  aircraft.map(({ type, count }) => ({ aircraft: cardOf(type), count }));

/** [SK-34.4] Ships in line ahead follow the guide, all others go with her. */
const formationOf = ({ formation, ships, course }: ElementInFile): Formation =>
  formation ??
  (ships.every((ship, at) => isAstern(ship, ships[at - 1], course)) ? 'follow' : 'together');

/** Right astern of the ship ahead, or the first one. */
function isAstern(
  { hex }: ShipInFile,
  ahead: ShipInFile | undefined,
  course: ElementInFile['course'],
): boolean {
  if (!ahead) return true;
  const hexes = distance(hex, ahead.hex);
  return hexes > 0 && sameHex(hexAhead(ahead.hex, course, -hexes), hex);
}
