import type { OtherSheets, SheetPlaces } from '../../rules/core';
import type { RegisteredShip } from '../records/figures';
import type { HostSheets } from './system';

/** How systems besides the usual one that fight out what is handed over record ships, by the ids of the systems. */
export type OtherHosts = Readonly<Record<string, HostSheets>>;

/** The records of a scenario's ships in other systems; what is equal is kept once. */
export interface SheetPool {
  /** As far as ships have been put in. */
  sheets: OtherSheets;
  put(ship: RegisteredShip, date: string): SheetPlaces;
}

export function newSheetPool(hosts: OtherHosts): SheetPool {
  const sheets: Record<string, unknown[]> = {};
  const indices = new Map<string, number>();
  const indexIn = (host: string, record: unknown): number => {
    const all = sheets[host] ?? [];
    sheets[host] = all;
    const key = `${host} ${JSON.stringify(record)}`;
    const index = indices.get(key) ?? all.push(record) - 1;
    indices.set(key, index);
    return index;
  };
  return {
    sheets,
    put: (ship, date) =>
      Object.fromEntries(
        Object.entries(hosts).map(([host, { ship: recordOf }]) => [
          host,
          indexIn(host, recordOf(ship, date)),
        ]),
      ),
  };
}

/** For a scenario and its ships: nothing of what is empty. */
export const otherSheetsIn = <Sheets extends OtherSheets | SheetPlaces>(
  otherSheets: Sheets,
): { otherSheets?: Sheets } => (Object.keys(otherSheets).length > 0 ? { otherSheets } : {});
