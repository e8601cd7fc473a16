import { SIDES } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { THEATERS, type Theater } from '../../scenario/form/theaters';
import type { ListedScenario } from '../../scenario/prepared';
import { uiOf } from '../systems/registry';
import { DIFFICULTIES, type Difficulty } from '../table/system';

export const LENGTHS = ['short', 'middle', 'long'] as const;
type Length = (typeof LENGTHS)[number];
/** Minutes up to which a game is short, and up to which it is no long one. */
const SHORT_MINUTES = 45;
const MIDDLE_MINUTES = 90;

export const SIZES = ['small', 'middle', 'large'] as const;
type Size = (typeof SIZES)[number];
/** Ships up to which a game is small, and up to which it is no large one. */
const SMALL_SHIPS = 9;
const MIDDLE_SHIPS = 20;

export const SORTS = ['date', 'length', 'size', 'difficulty'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list is cut down to; empty where it does not matter. */
export interface Filter {
  theater: Theater | '';
  length: Length | '';
  size: Size | '';
  difficulty: Difficulty | '';
}

export const NO_FILTER: Filter = { theater: '', length: '', size: '', difficulty: '' };

/** The ships of both sides. */
export const shipsIn = ({ forces }: ScenarioCard): number =>
  SIDES.flatMap((side) => forces[side].flatMap(({ ships }) => ships)).length;

/** By what a scenario is found. */
function facetsOf(card: ScenarioCard): Omit<Filter, 'theater'> & { theater: string } {
  const ships = shipsIn(card);
  return {
    theater: card.theater ?? '',
    length: stepOf(card.minutes, [SHORT_MINUTES, MIDDLE_MINUTES], LENGTHS),
    size: stepOf(ships, [SMALL_SHIPS, MIDDLE_SHIPS], SIZES),
    difficulty: difficultyOf(card),
  };
}

export const difficultyOf = (card: ScenarioCard): Difficulty =>
  uiOf(card.system).lobby.facts(card).difficulty;

function stepOf<T>(figure: number, limits: readonly number[], steps: readonly [T, ...T[]]): T {
  const at = limits.findIndex((limit) => figure <= limit);
  return steps[at === -1 ? steps.length - 1 : at] ?? steps[0];
}

/** The scenarios that a filter lets through. */
export function filtered(
  list: readonly ListedScenario[],
  filter: Filter,
): readonly ListedScenario[] {
  const wanted = (Object.keys(NO_FILTER) as (keyof Filter)[]).filter((key) => filter[key] !== '');
  return list.filter(({ card }) => {
    const facets = facetsOf(card);
    return wanted.every((key) => facets[key] === filter[key]);
  });
}

/** In order: the shortest, smallest or easiest first; those alike by their dates. */
export function sorted(list: readonly ListedScenario[], by: Sort): readonly ListedScenario[] {
  const order: Record<Sort, (card: ScenarioCard) => number> = {
    date: () => 0,
    length: ({ minutes }) => minutes,
    size: shipsIn,
    difficulty: (card) => DIFFICULTIES.indexOf(difficultyOf(card)),
  };
  return list.toSorted(
    (a, b) =>
      order[by](a.card) - order[by](b.card) ||
      `${a.card.date} ${a.card.time}`.localeCompare(`${b.card.date} ${b.card.time}`),
  );
}

/** The theaters that have scenarios. */
export const theatersIn = (list: readonly ListedScenario[]): readonly Theater[] =>
  THEATERS.filter((theater) => list.some(({ card }) => card.theater === theater));

/** What to play next: the easiest and shortest of what was not played yet, of the system that comes first. */
export function recommended(
  list: readonly ListedScenario[],
  systems: readonly string[],
  played: ReadonlySet<string>,
): ListedScenario | undefined {
  const fresh = list.filter(({ card }) => !played.has(card.id));
  const rank = ({ card }: ListedScenario) =>
    DIFFICULTIES.indexOf(difficultyOf(card)) * systems.length + systems.indexOf(card.system);
  return sorted(fresh, 'length').toSorted((a, b) => rank(a) - rank(b))[0];
}
