import type { Theater } from '../../form/theaters';
import type { NavyId } from './navies';

/** What the side with the task must do; in a meeting neither side has one. */
export const TASKS = ['meeting', 'chase', 'convoy', 'bombardment', 'raid'] as const;
export type Task = (typeof TASKS)[number];

export const SKIRMISH_HOURS = ['day', 'night'] as const;
export type SkirmishHour = (typeof SKIRMISH_HOURS)[number];

export const SKIRMISH_WEATHERS = ['clear', 'cloud', 'rain', 'squall'] as const;
export type SkirmishWeather = (typeof SKIRMISH_WEATHERS)[number];

/** Common sizes, in points of each side; a destroyer of 1942 has about ten. */
export const SIZES = { small: 70, medium: 140, large: 240 } as const;

export const MIN_POINTS = 30;
export const MAX_POINTS = 400;

export const FIRST_YEAR = 1939;
export const LAST_YEAR = 1945;

/** A battle to be drawn: what is not named is left to chance. */
export interface SkirmishWish {
  system: string;
  /** An earlier version of the system's drawing, where a link has one. */
  mark?: string;
  /** Small letters and figures: all the chance there is. */
  seed: string;
  /** Navies that must take part, of either side. */
  navies?: readonly NavyId[];
  year?: number;
  theater?: Theater;
  /** Points of each side. */
  points?: number;
  hour?: SkirmishHour;
  weather?: SkirmishWeather;
  task?: Task;
  /** Other fleets for the same occasion, from 2 on: which of them is the most even has been weighed. */
  variant?: number;
}

export const MAX_VARIANT = 9;
