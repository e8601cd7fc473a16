import { index } from 'virtual:ships';
import type { AircraftFile } from './records/aircraftSchema';
import type { RegisteredShip } from './records/figures';
import type { RegisteredSubmarine } from './records/records';
import { registered } from './records/registry';
import type { ShipFile } from './records/shipSchema';
import type { SubmarineFile } from './records/submarineSchema';
import type { ShipIndex } from './shipIndex';

/** All shipped classes and ships as lists show them. */
export const shippedShipIndex: ShipIndex = index;

// A navy's records are fetched when one of its ships is read of; they were checked when the app was built.
const shipFiles = import.meta.glob<ShipFile>('../../scenarios/data/ships/*.json', {
  import: 'default',
});
const submarineFiles = import.meta.glob<SubmarineFile>('../../scenarios/data/submarines/*.json', {
  import: 'default',
});
const aircraftFiles = import.meta.glob<AircraftFile>('../../scenarios/data/aircraft/*.json', {
  import: 'default',
});

/** The records of one navy. */
export interface NavyRecords {
  ships: RegisteredShip[];
  submarines: RegisteredSubmarine[];
}

/** Fetches the ships and submarines of a navy of the index. */
export async function loadNavy(navy: string): Promise<NavyRecords> {
  const [ships, submarines] = await Promise.all([
    shipFiles[`../../scenarios/data/ships/${navy}.json`]?.(),
    submarineFiles[`../../scenarios/data/submarines/${navy}.json`]?.(),
  ]);
  return {
    ships: ships ? shipsOf(ships) : [],
    submarines: submarines ? boatsOf(submarines) : [],
  };
}

const shipsOf = (file: ShipFile): RegisteredShip[] =>
  file.classes.flatMap((shipClass) =>
    shipClass.ships.map((ship) => registered(shipClass, ship, file)),
  );

const boatsOf = ({ navy, nation, submarines }: SubmarineFile): RegisteredSubmarine[] =>
  submarines.flatMap((submarineClass) =>
    submarineClass.boats.map((boat) => ({ ...boat, navy, nation, submarineClass })),
  );

/** Fetches the aircraft of all nations. */
export const loadAircraft = (): Promise<AircraftFile[]> =>
  Promise.all(Object.values(aircraftFiles).map((load) => load()));
