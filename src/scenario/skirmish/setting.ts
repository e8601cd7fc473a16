import type { Draw, Side } from '../../rules/core';
import { enemyOf, SIDES } from '../../rules/core';
import { FRONTS, type Front } from '../core/skirmish/fronts';
import type { SkirmishSetting } from '../core/skirmish/plan';
import {
  type SkirmishHour,
  type SkirmishWeather,
  type SkirmishWish,
  TASKS,
  type Task,
} from '../core/skirmish/wish';
import { type RegisteredShip, servesOn } from '../records/figures';
import { dateBetween, oneOfThese, weighted, wholeBelow } from './chance';
import { isMerchant, MIN_MERCHANTS } from './eligible';

type Limits = Omit<SkirmishWish, 'system' | 'seed' | 'points'>;

/** Where and when the navies of a wish were at war; none where they never were. */
export const frontsFor = ({ navies = [], year, theater }: Limits): Front[] =>
  FRONTS.filter(
    (front) =>
      (theater === undefined || front.theater === theater) &&
      navies.every((navy) => SIDES.some((side) => front.navies[side].includes(navy))) &&
      (year === undefined ||
        (`${year}` >= front.from.slice(0, 4) && `${year}` <= front.to.slice(0, 4))),
  );

/** Draws place, date, hour, weather and task within a wish. @param fronts those for it, at least one */
export function drawSetting(
  draw: Draw,
  wish: Limits,
  fronts: readonly Front[],
  ships: readonly RegisteredShip[],
): SkirmishSetting | undefined {
  const front = oneOfThese(draw, fronts);
  const date = dateBetween(draw, ...spanIn(front, wish.year));
  const hour = wish.hour ?? weighted(draw, HOUR_WEIGHTS);
  const weather = wish.weather ?? weighted(draw, WEATHER_WEIGHTS);
  const can = {
    ship: SIDES.filter((side) => hasMerchants(ships, front, side, date)),
    hold: SIDES.filter((side) => front.coasts[side].length > 0),
  };
  const tasks = TASKS.filter((task) => wish.task === undefined || task === wish.task).filter(
    (task) => actorsOf(task, can).length > 0,
  );
  if (tasks.length === 0) return undefined;
  const task = oneOfThese(draw, tasks);
  const actor = oneOfThese(draw, actorsOf(task, can));
  return {
    ...{ front, theater: front.theater, place: placeFor(draw, front, task, actor), date },
    ...{ time: timeAt(draw, hour), hour, weather, task, actor, heading: wholeBelow(draw, 6) },
  };
}

/** Coasts are shelled, and ships at anchor raided, where the enemy is; all else may be off any coast. */
function placeFor(draw: Draw, { coasts }: Front, task: Task, actor: Side): string {
  const isEnemy = task === 'bombardment' || task === 'raid';
  const sides = isEnemy ? [enemyOf(actor)] : SIDES;
  return oneOfThese(
    draw,
    sides.flatMap((side) => coasts[side]),
  );
}

const HOUR_WEIGHTS: Record<SkirmishHour, number> = { day: 3, night: 2 };
const WEATHER_WEIGHTS: Record<SkirmishWeather, number> = { clear: 5, cloud: 3, rain: 2, squall: 1 };

function spanIn({ from, to }: Front, year: number | undefined): [string, string] {
  if (year === undefined) return [from, to];
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return [first > from ? first : from, last < to ? last : to];
}

/** The sides that have merchant ships there, and those that hold a coast. */
type Able = Readonly<Record<'ship' | 'hold', readonly Side[]>>;

/** The sides that may have a task. */
function actorsOf(task: Task, { ship, hold }: Able): readonly Side[] {
  if (task === 'convoy') return ship;
  if (task === 'raid') return hold.filter((side) => ship.includes(side)).map(enemyOf);
  return task === 'bombardment' ? hold.map(enemyOf) : SIDES;
}

const hasMerchants = (
  ships: readonly RegisteredShip[],
  front: Front,
  side: Side,
  date: string,
): boolean =>
  ships.filter((ship) => isMerchant(ship) && isOf(front, side, ship) && servesOn(ship, date))
    .length >= MIN_MERCHANTS;

const isOf = (front: Front, side: Side, { navy }: RegisteredShip): boolean =>
  (front.navies[side] as readonly string[]).includes(navy);

/** Full daylight, or full darkness, whatever the season. */
function timeAt(draw: Draw, hour: SkirmishHour): string {
  const start = hour === 'day' ? 9 * 60 : 20 * 60;
  const minutes = (start + wholeBelow(draw, 6 * 60)) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
