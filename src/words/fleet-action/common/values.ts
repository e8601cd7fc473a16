import { REPAIRS } from '../../../rules/fleet-action/query';
import { en } from '../en/values';
import { fleetNamesText } from '../texts/names';
import { fleetValuesText } from '../texts/values';

type Key = keyof typeof en;

const isText = (key: string): key is Key => Object.hasOwn(en, key);

/** The word for a code; the code itself where there is none. */
const wordFor = (kind: string, code: string): string => {
  const key = `${kind}.${code}`;
  return isText(key) ? fleetValuesText(key) : code;
};

/** 'engine room' */
export const areaName = (area: string): string => wordFor('area', area);

/** What a Crew Test is made for: 'to identify the target'. */
export const purposeText = (purpose: string): string => wordFor('purpose', purpose);

/** What a repair mends: 'engines' */
export function repairName(item: string): string {
  const known = REPAIRS.find((it) => it === item);
  return known ? fleetNamesText(`repair.${known}`) : item;
}
