import { use } from 'react';
import type { AircraftFile } from '../../scenario/records/aircraftSchema';
import type { ShipIndex } from '../../scenario/shipIndex';
import type { NavyRecords } from '../../scenario/shippedNavies';
import { remembered } from '../frame/remembered';

const shipped = remembered(() => import('../../scenario/shippedNavies'));

/** Fetches the index of all ships. */
const loadShipIndex = remembered(
  async (): Promise<ShipIndex> => (await shipped()).shippedShipIndex,
);

const navies = new Map<string, () => Promise<NavyRecords>>();

function loadNavy(navy: string): Promise<NavyRecords> {
  const load = navies.get(navy) ?? remembered(async () => (await shipped()).loadNavy(navy));
  navies.set(navy, load);
  return load();
}

const loadAircraft = remembered(async () => (await shipped()).loadAircraft());

/** Fetches everything of all navies. */
export async function loadAllShips(): Promise<unknown> {
  const { navies: all } = await loadShipIndex();
  return Promise.all([...all.map(({ id }) => loadNavy(id)), loadAircraft()]);
}

/** The index of all ships; the page waits for it. */
export const useShipIndex = (): ShipIndex => use(loadShipIndex());

/** The records of a navy; the page waits for them. */
export const useNavy = (navy: string): NavyRecords => use(loadNavy(navy));

/** The aircraft of all nations; the page waits for them. */
export const useAircraft = (): AircraftFile[] => use(loadAircraft());
