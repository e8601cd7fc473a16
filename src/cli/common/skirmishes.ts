import { drawFrom } from '../../rules/core';
import { NAVIES, type NavyId } from '../../scenario/core/skirmish/navies';
import {
  FIRST_YEAR,
  LAST_YEAR,
  MAX_POINTS,
  MIN_POINTS,
  SIZES,
  SKIRMISH_HOURS,
  SKIRMISH_WEATHERS,
  type SkirmishWish,
  TASKS,
} from '../../scenario/core/skirmish/wish';
import { THEATERS } from '../../scenario/form/theaters';
import { idOfWish, skirmishSystems } from '../../scenario/skirmish/drawn';
import { isSeed, MAX_SEED } from '../../scenario/skirmish/link';
import { named, UsageError, wholeNumber } from './usage';

/** The choices of a skirmish as a command line has them. */
export interface SkirmishOptions {
  system: string;
  seed: string;
  navies?: string;
  year?: string;
  theater?: string;
  size?: string;
  hour?: string;
  weather?: string;
  task?: string;
}

/** The id of the battle that options ask for. @param variant which fleets, from 1 on */
export function idFrom(options: SkirmishOptions, variant = 1): string {
  const { system, seed, navies, year, size, ...others } = options;
  if (!isSeed(seed))
    throw new UsageError(`--seed is one to ${MAX_SEED} small letters and figures, not ${seed}.`);
  const wish: SkirmishWish = {
    ...{ system: named(skirmishSystems(), system, 'system with skirmishes').id, seed },
    ...(navies && { navies: navies.split(',').map(navyIn) }),
    ...(year && { year: within(year, '--year', FIRST_YEAR, LAST_YEAR) }),
    ...(size && { points: pointsIn(size) }),
    ...chosen(others),
    ...(variant > 1 && { variant }),
  };
  return idOfWish(wish) as string;
}

function chosen({ theater, hour, weather, task }: Partial<SkirmishOptions>): Partial<SkirmishWish> {
  return {
    ...(theater && { theater: oneOf(THEATERS, theater, 'theater') }),
    ...(hour && { hour: oneOf(SKIRMISH_HOURS, hour, 'hour') }),
    ...(weather && { weather: oneOf(SKIRMISH_WEATHERS, weather, 'weather') }),
    ...(task && { task: oneOf(TASKS, task, 'task') }),
  };
}

/** A navy by its id or by its code in a link. */
const navyIn = (text: string): NavyId =>
  NAVIES.find(({ code }) => code === text)?.id ?? named(NAVIES, text, 'navy').id;

const pointsIn = (size: string): number =>
  Object.hasOwn(SIZES, size)
    ? SIZES[size as keyof typeof SIZES]
    : within(
        size,
        `--size, if it is none of ${Object.keys(SIZES).join(', ')},`,
        MIN_POINTS,
        MAX_POINTS,
      );

function oneOf<T extends string>(list: readonly T[], text: string, what: string): T {
  const items = list.map((id) => ({ id }));
  return named(items, text, what).id;
}

function within(text: string, what: string, least: number, most: number): number {
  const number = wholeNumber(text, what, least);
  if (number > most)
    throw new UsageError(`${what} is a number from ${least} to ${most}, not ${text}.`);
  return number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Systems of which a game between bots takes a fraction of a second, so that pairs of games can be played by the hundred. */
const quickSystems = () => skirmishSystems().filter(({ form }) => form.isQuick);

/** The ids of `count` battles nobody has prepared for, of every system with quick games in turn. @param seed any text */
export function freshSkirmishes(count: number, seed: string): string[] {
  const systems = quickSystems();
  return Array.from({ length: count }, (_, i) => {
    const draw = drawFrom(`skirmishes/${seed}/${i}`);
    const letters = Array.from({ length: MAX_SEED }, () => LETTERS[draw(LETTERS.length)]);
    const { id } = systems[i % systems.length] as { id: string };
    return idOfWish({ system: id, seed: letters.join('') }) as string;
  });
}
