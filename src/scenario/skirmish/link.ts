import { NAVIES } from '../core/skirmish/navies';
import {
  FIRST_YEAR,
  LAST_YEAR,
  MAX_POINTS,
  MAX_VARIANT,
  MIN_POINTS,
  SKIRMISH_HOURS,
  SKIRMISH_WEATHERS,
  type SkirmishWish,
  TASKS,
} from '../core/skirmish/wish';
import { THEATERS } from '../form/theaters';

const HEAD = 'skirmish';
/** As much as leaves room for all choices in the id of a scenario. */
export const MAX_SEED = 8;

export const isSeed = (text: string): boolean => new RegExp(`^[a-z0-9]{1,${MAX_SEED}}$`).test(text);

/** Of an id that may be a skirmish's; whether there is such a battle only its drawing tells. */
export const isSkirmishId = (id: string): boolean => id.startsWith(`${HEAD}-`);

/**
 * The id of a battle that is drawn: `skirmish-b1-x7k2q-rn-rm-1942-night`. It says all that the drawing needs, so that
 * the same id is the same battle everywhere.
 * @param mark of the system (`SkirmishForm`)
 */
export function skirmishId(mark: string, wish: Omit<SkirmishWish, 'system'>): string {
  const { seed, navies = [], year, theater, points, hour, weather, task, variant } = wish;
  const codes = NAVIES.filter(({ id }) => navies.includes(id)).map(({ code }) => code);
  const chosen = [
    year,
    theater && theaterCode(theater),
    points && `${points}p`,
    hour,
    weather,
    task && taskCode(task),
    variant && `v${variant}`,
  ];
  return [HEAD, mark, seed, ...codes, ...chosen.filter((it) => it !== undefined)].join('-');
}

/** The wish behind an id, with the mark of its system; `undefined` of an id that none has. */
export function readSkirmishId(
  id: string,
): { mark: string; wish: Omit<SkirmishWish, 'system'> } | undefined {
  const [head, mark, seed, ...tokens] = id.split('-');
  if (head !== HEAD || mark === undefined || seed === undefined || !isSeed(seed)) return undefined;
  const wish = { seed, ...Object.assign({}, ...tokens.map(choiceOf)) };
  const navies = NAVIES.filter(({ code }) => tokens.includes(code)).map((navy) => navy.id);
  const whole = navies.length > 0 ? { ...wish, navies } : wish;
  // Only one spelling of each battle: what is not understood, or stands twice, is no id.
  return skirmishId(mark, whole) === id ? { mark, wish: whole } : undefined;
}

function choiceOf(token: string): Partial<SkirmishWish> {
  const theater = THEATERS.find((it) => theaterCode(it) === token);
  const hour = SKIRMISH_HOURS.find((it) => it === token);
  const weather = SKIRMISH_WEATHERS.find((it) => it === token);
  const task = TASKS.find((it) => taskCode(it) === token);
  return {
    ...(theater && { theater }),
    ...(hour && { hour }),
    ...(weather && { weather }),
    ...(task && { task }),
    ...numberIn(token),
    ...variantIn(token),
  };
}

function variantIn(token: string): Partial<SkirmishWish> {
  const variant = token.startsWith('v') ? Number(token.slice(1)) : Number.NaN;
  return Number.isInteger(variant) && variant >= 2 && variant <= MAX_VARIANT ? { variant } : {};
}

function numberIn(token: string): Partial<SkirmishWish> {
  const number = Number.parseInt(token, 10);
  if (`${number}p` === token && number >= MIN_POINTS && number <= MAX_POINTS)
    return { points: number };
  return `${number}` === token && number >= FIRST_YEAR && number <= LAST_YEAR
    ? { year: number }
    : {};
}

// Short, as an id has no more than 64 signs.
const theaterCode = (theater: string): string => theater.slice(0, 3);
const taskCode = (task: string): string => task.slice(0, 4);
