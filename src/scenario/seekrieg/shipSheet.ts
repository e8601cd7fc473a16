import {
  boatSheet,
  ratedSheet,
  type ShipFigures,
  type ShipSheet,
} from '../../rules/seekrieg/query';
import type { HostSheets } from '../core/system';
import { antiAircraftOn, figuredOn, hasBegun, type RegisteredShip } from '../records/figures';
import type { RegisteredSubmarine } from '../records/records';
import type { ShipRegistry } from '../records/registry';
import type { ShipClass } from '../records/shipSchema';
import { boatFigures } from './boats';
import { judgementOf } from './judgements';

/** A ship or a submarine of the registry. */
export type Vessel = RegisteredShip | RegisteredSubmarine;

/** The records that Seekrieg takes its ships from. */
export type Vessels = Pick<ShipRegistry, 'ships' | 'submarines'>;

/** The ship or submarine of an id. */
export const vesselOf = ({ ships, submarines }: Vessels, id: string): Vessel | undefined =>
  ships.get(id) ?? submarines.get(id);

/** A ship's data sheet on an ISO date [SK-33.1]. */
export const sheetOn = (vessel: Vessel, date: string): ShipSheet =>
  'submarineClass' in vessel
    ? boatSheet(boatFigures(vessel), date)
    : ratedSheet(figuresOf(vessel, date), date, judgementOf(vessel));

/** The sheets of ships that another system hands over to fight, without their names, so that sisters share one; it has none of flotillas. */
export const seekriegSheets: HostSheets = {
  ship: (ship, date) => {
    const { name: _, ...sheet } = sheetOn(ship, date);
    return sheet;
  },
  flotilla: () => undefined,
};

function figuresOf(ship: RegisteredShip, date: string): ShipFigures {
  const { figured, then } = figuredOn(ship, date);
  return {
    ...figured,
    lengthFeet: then.lengthFeet,
    lightGuns: judgementOf(ship).lightGuns ?? lightGunsOf(then, date),
    radars: then.radar.filter((set) => hasBegun(set, date)).map(({ name }) => name),
  };
}

function lightGunsOf(then: ShipClass, date: string): ShipFigures['lightGuns'] {
  const entry = antiAircraftOn(then, date);
  const { lightBarrels = 0, poweredBarrels = 0, machineGuns = 0 } = entry ?? {};
  const medium = entry?.mediumBarrels ?? poweredBarrels;
  return { medium, light: lightBarrels - medium - machineGuns, machine: machineGuns };
}
