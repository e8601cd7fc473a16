import type { FormationId, Order } from '../../../../rules/sea-wings';
import { type Formation, MAX_SEARCH_HEXES } from '../../../../rules/sea-wings/query';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';
import { type Desk, ownForce } from '../desk/desk';
import { enemyBearing } from './enemyBearing';

/** What factors taken from a hangar can be given, in the order of their keys. */
export const TASKS = ['ready', 'cap', 'search', 'strike', 'standDown'] as const;
type Task = (typeof TASKS)[number];

/** [WG-7.1] The force over which a formation's fighters fly unless told otherwise. */
export function ownForceOf(
  desk: Pick<Desk, 'view' | 'side'>,
  { home }: Formation,
): string | undefined {
  if (home.kind === 'base') return home.id;
  return home.kind === 'carrier'
    ? (ownForce(desk)?.ships[home.id]?.taskForce ?? undefined)
    : home.id;
}

const formationOf = (desk: Pick<Desk, 'view' | 'side'>, id: FormationId): Formation | undefined =>
  ownForce(desk)?.formations[id];

/** The orders that give a task to all that is picked; a search and a strike need more than that. */
const ordersFor = (desk: Desk, task: 'ready' | 'cap'): Order[] =>
  [...desk.picked].flatMap(([formation, factors]): Order[] => {
    const it = formationOf(desk, formation);
    const over = it && ownForceOf(desk, it);
    if (task === 'ready') return [{ kind: 'planReady', formation, factors }];
    return over === undefined ? [] : [{ kind: 'planCap', formation, factors, over }];
  });

/** Plans of the air can be made now. */
export const isPlanning = ({ view, stage }: Pick<Desk, 'view' | 'stage'>): boolean =>
  view.step.kind === 'airPlans' && stage !== 'waiting';

/** Whether the key of a task does anything now. */
export function mayTask(desk: Desk, task: Task): boolean {
  if (!isPlanning(desk)) return false;
  if (task === 'standDown') return standDowns(desk).length > 0;
  return task === 'strike' ? targetsOf(desk).length > 0 : desk.picked.size > 0;
}

/** What a task is called: where nothing is picked all plans are taken back, and the name says so. */
export const taskName = ({ picked }: Pick<Desk, 'picked'>, task: Task): string =>
  wingsScreenText(task === 'standDown' && picked.size === 0 ? 'task.standAllDown' : `task.${task}`);

/** Gives a task to what is picked, or opens the plan that it needs. */
export function giveTask(desk: Desk, task: Task): void {
  switch (task) {
    case 'ready':
    case 'cap':
      if (desk.give(...ordersFor(desk, task))) desk.putBack();
      return;
    case 'search':
      beginSearch(desk);
      return;
    case 'strike':
      desk.aimAt(desk.target ?? targetsOf(desk)[0] ?? null);
      return;
    case 'standDown':
      desk.give(...standDowns(desk));
  }
}

/** [WG-8.1 to WG-8.4] What any formation could strike now, by id. */
export const targetsOf = ({ legal }: Pick<Desk, 'legal'>): string[] => [
  ...new Set(
    legal.flatMap((order) =>
      order.kind === 'planStrike' && order.target !== NO_TARGET ? [order.target] : [],
    ),
  ),
];

const NO_TARGET = '-';

/** [WG-6.3] Of what is picked; of all where nothing is. */
const standDowns = ({ legal, picked }: Pick<Desk, 'legal' | 'picked'>): Order[] =>
  legal.filter(
    (order) => order.kind === 'standDown' && (picked.size === 0 || picked.has(order.formation)),
  );

/** Patrol aircraft and floatplanes are there to search; of others no more than this share does. */
const BOMBERS_SHARE = 1 / 4;

/** The factors of a formation that search unless its owner says otherwise. */
export function usualSearchers({ type, home, boxes }: Formation): number {
  const isScout = type.class === 'PB' || home.kind === 'floatplanes';
  return isScout ? boxes.hangar : Math.floor(boxes.hangar * BOMBERS_SHARE);
}

/** A whole hangar that was taken with one press is not all meant to search. */
const searchers = (formation: Formation, picked: number): number =>
  picked < formation.boxes.hangar ? picked : Math.max(1, usualSearchers(formation));

/** A search by the first formation that is picked, at its full range, toward the enemy. */
function beginSearch(desk: Desk): void {
  const [first] = desk.picked;
  if (!first) return;
  const [formation, factors] = first;
  const searcher = formationOf(desk, formation);
  const range = Math.floor(searcher?.type.searchRangeHexes ?? 0);
  if (!searcher || range === 0) return;
  const bearing = (Math.round(enemyBearing(desk, searcher)) + 360) % 360;
  const rangeHexes = Math.min(MAX_SEARCH_HEXES, range);
  desk.planSearch({ formation, factors: searchers(searcher, factors), bearing, rangeHexes });
}
