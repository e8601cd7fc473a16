import { en } from '../en/values';
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
