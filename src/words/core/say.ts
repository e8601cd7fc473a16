import {
  clockIn,
  dateAndTimeIn,
  dateIn,
  figureIn,
  listIn,
  listPartsIn,
  percentIn,
} from './figures';
import { language } from './texts';

/** 'Hood', 'Hood and Prince of Wales', 'Ajax, Achilles and Exeter'. */
export const listed = (names: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  listIn(language(), names, joint);

/** What is said more than once, once with its number: 'fire ×2'. */
export const counted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => {
    const count = texts.filter((it) => it === text).length;
    return count > 1 ? `${text} ×${count}` : text;
  });

/** Capitalizes the start of a sentence. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The things of a list with the words between them. */
export const listedParts = <T>(things: readonly T[]): (T | string)[] =>
  listPartsIn(language(), things);

/** '24 May 1941' from an ISO date or date and hour. */
export const longDate = (iso: string): string => dateIn(language(), iso);

/** '21 Nov 2026, 09:13' */
export const dateAndTime = (date: Date): string => dateAndTimeIn(language(), date);

/** '09:13' */
export const clockTime = (date: Date): string => clockIn(language(), date);

/** '12,500'; '0.35' with two digits after the point. */
export const figure = (value: number, digits?: number): string =>
  figureIn(language(), value, digits);

/** '77%', or '<1%'. */
export const percentText = (value: number | string): string => percentIn(language(), value);

/** '+1', '−2', '0'. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace('-', '−');

const MINUTES_A_DAY = 24 * 60;

/** '0552', from minutes after a midnight. */
export function hourText(minutes: number): string {
  const ofDay = minutes % MINUTES_A_DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((it) => String(it).padStart(2, '0')).join('');
}
