import type { BySide, Side } from '../../../rules/core';
import type { Theater } from '../../form/theaters';
import type { RegisteredShip } from '../../records/figures';
import type { Front } from './fronts';
import type { SkirmishHour, SkirmishWeather, Task } from './wish';

/** What ships sail for: to fight, to screen those that fight, or to arrive. */
export type Purpose = 'line' | 'screen' | 'convoy';

/** Ships that sail together. */
export interface PlannedGroup {
  id: string;
  /** English. */
  name: string;
  side: Side;
  purpose: Purpose;
  /** The leader first. */
  ships: readonly RegisteredShip[];
}

/** Where, when and for what a skirmish is fought. */
export interface SkirmishSetting {
  front: Front;
  theater: Theater;
  /** English, as it stands after "off". */
  place: string;
  /** ISO 8601. */
  date: string;
  /** Local time: `05:52`. */
  time: string;
  hour: SkirmishHour;
  weather: SkirmishWeather;
  task: Task;
  /** The side with the task; in a meeting either. */
  actor: Side;
  /** One of six, clockwise from north: where the side with the task is bound. */
  heading: number;
}

/** A battle as it was drawn, before a system writes it as its scenario. */
export interface SkirmishPlan extends SkirmishSetting {
  id: string;
  /** The version of its drawing (`SkirmishForm`). */
  mark: string;
  title: string;
  groups: readonly PlannedGroup[];
  /** Points of each side's fighting ships. */
  points: BySide<number>;
  sides: BySide<{ name: string; nation: string }>;
  situation: [string, string, string];
  history: string;
  sources: string[];
}

/** What a system adds to the drawing of battles. */
export interface SkirmishForm {
  /** Stands for the system and the version of its drawing in a link: another version draws other battles. */
  mark: string;
  /** Marks of earlier versions, whose battles are still drawn as they were. */
  earlier?: readonly string[];
  /** What a ship is worth in a battle, by games that were played: a destroyer of 1942 about ten. */
  worth(ship: RegisteredShip, date: string): number;
  /** How strong the side with the task is against the other, when games come out even: 1 is as strong. */
  fairShare: Readonly<Record<Task, Readonly<Record<SkirmishHour, number>>>>;
  /** The scenario as a file has it, not yet checked. */
  write(plan: SkirmishPlan): object;
  /** A game between bots takes a fraction of a second, so that a battle can be weighed by many. */
  isQuick: boolean;
}

/** The fair shares of a system for which none have been fitted to games. */
export const EVEN_SHARES: SkirmishForm['fairShare'] = {
  meeting: { day: 1, night: 1 },
  chase: { day: 1, night: 1 },
  convoy: { day: 1, night: 1 },
  bombardment: { day: 1, night: 1 },
  raid: { day: 1, night: 1 },
};

/** The ships of a side that fight, and none that are to arrive. */
export const fightingShips = ({ groups }: SkirmishPlan, side: Side): RegisteredShip[] =>
  groups
    .filter((group) => group.side === side && group.purpose !== 'convoy')
    .flatMap(({ ships }) => ships);
