import type { Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import type { EventCard, Report } from '../../../rules/sea-wings/query';
import { ordersOf } from '../../table/desk';

/** What the player has left as it was proposed: where it comes again unchanged it is not asked for. */
export interface Left {
  /** [WG-16.9] No dummy was placed. */
  dummies: boolean;
  /** [WG-17.11] Dice, or the usual false report, answered searchers. */
  answers: boolean;
  /** [WG-14.20] The hits that bases with a choice repair first. */
  repairs: Readonly<Record<string, Repair['hit']>>;
  /** [WG-21.18] Cards that were not played, and how much was known of the enemy then. */
  cards: readonly EventCard[];
  news: number;
  /** [WG-11.2] Ships that a strike found in their usual AA formation; missing in what an earlier version kept. */
  rings?: readonly string[];
}

type Repair = Extract<Order, { kind: 'repair' }>;

export const NOTHING_LEFT: Left = {
  dummies: false,
  answers: false,
  repairs: {},
  cards: [],
  news: 0,
};

/** What a base repairs first unless its owner says otherwise [WG-14.20]. */
const USUAL_REPAIR: Repair['hit'] = 'A';

/** What is left as it was proposed by who confirms the present step. */
export function leave(view: SeaWingsView, side: Side, left: Left, legal: readonly Order[]): Left {
  const force = view.forces[side];
  if (!force) return left;
  switch (view.step.kind) {
    case 'dummies':
      return { ...left, dummies: !Object.values(force.taskForces).some((it) => it.wasPlaced) };
    case 'answers':
      return { ...left, answers: Object.keys(force.searched).every((id) => !isTold(force, id)) };
    case 'damageControl':
      return { ...left, repairs: { ...left.repairs, ...repairsIn(legal, force.repairs) } };
    case 'alarm':
      return { ...left, rings: [...new Set([...(left.rings ?? []), ringOf(force)])] };
    case 'cards':
      return { ...left, ...cardsLeft(view, side, left, legal) };
    default:
      return left;
  }
}

type Force = NonNullable<SeaWingsView['forces'][Side]>;

const isTold = (force: Force, id: string): boolean =>
  (force.taskForces[id]?.answer ?? null) !== null;

const repairsIn = (legal: readonly Order[], chosen: Left['repairs']): Left['repairs'] =>
  Object.fromEntries(
    ordersOf(legal, 'repair').map(({ base }) => [base, chosen[base] ?? USUAL_REPAIR]),
  );

function cardsLeft(
  view: SeaWingsView,
  side: Side,
  left: Left,
  legal: readonly Order[],
): Pick<Left, 'cards' | 'news'> {
  const news = newsOf(view, side);
  const before = news === left.news ? left.cards : [];
  const cards = ordersOf(legal, 'playCard').map(({ card }) => card);
  return { cards: [...new Set([...before, ...cards])], news };
}

/** The ships of the task force that is attacked, as one string. */
const ringOf = ({ defenders, taskForces }: Force): string =>
  taskForces[defenders?.force ?? '']?.ships.toSorted().join() ?? '';

/** Counts the enemy forces that have been met, those with carriers once more, and hits on them: with more a card may have its moment. */
function newsOf({ known }: SeaWingsView, side: Side): number {
  const { reports = [], hitsTold = [] } = known[side] ?? {};
  return new Set(reports.map(metBy)).size + hitsTold.length;
}

const metBy = ({ number, kinds }: Report): string =>
  kinds?.carrier === undefined ? `${number}` : `${number} with carriers`;

/** Whether the present step brings only what was left as it was the last time. */
export function isAsBefore(
  view: SeaWingsView,
  side: Side,
  left: Left,
  legal: readonly Order[],
): boolean {
  switch (view.step.kind) {
    case 'dummies':
      return left.dummies && ordersOf(legal, 'moveDummy').length === 0;
    case 'answers':
      return left.answers;
    case 'damageControl':
      return (
        ordersOf(legal, 'scuttle').length === 0 &&
        ordersOf(legal, 'repair').every(({ base }) => left.repairs[base] !== undefined)
      );
    case 'alarm':
      return isUsualAlarm(view, side, left, legal);
    case 'cards':
      return (
        newsOf(view, side) === left.news &&
        ordersOf(legal, 'playCard').every(({ card }) => left.cards.includes(card))
      );
    default:
      return false;
  }
}

/** [WG-7.8, WG-11.2] Nothing can go up, and the ships were left in their usual formation before. */
function isUsualAlarm(view: SeaWingsView, side: Side, left: Left, legal: readonly Order[]) {
  const force = view.forces[side];
  const mayOnlyForm = legal.every(({ kind }) => USUAL_AT_ALARM.includes(kind));
  return mayOnlyForm && force !== undefined && (left.rings ?? []).includes(ringOf(force));
}

const USUAL_AT_ALARM: readonly Order['kind'][] = ['aaFormation', 'confirm', 'resign'];

/** [WG-14.20] The repairs of the turn before, where they are not the usual ones. */
export const repairsAgain = (view: SeaWingsView, side: Side, { repairs }: Left): Repair[] =>
  Object.entries(repairs)
    .filter(([base, hit]) => hit !== USUAL_REPAIR && !view.forces[side]?.repairs[base])
    .map(([base, hit]) => ({ kind: 'repair', base, hit }));
