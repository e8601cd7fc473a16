import { must } from '../../../../rules/core';
import { ordersOf } from '../../../table/desk';
import { mayGoTo, send, settingNow, whyNotTo } from './assign';
import type { Desk } from './desk';
import { faceOf, landFaceOf } from './faces';
import { attemptsOf } from './given';

/** Counters that something may be sent to or declared against now. */
export function targetsOf(desk: Desk): ReadonlySet<string> {
  const ids = new Set<string>();
  const setting = settingNow(desk.view);
  if (setting && setting !== 'search' && desk.squads.size > 0)
    for (const id of counterIds(desk)) if (mayGoTo(desk, id)) ids.add(id);
  for (const order of ordersOf(desk.legal, 'searchDivision')) ids.add(order.division);
  return ids;
}

const counterIds = ({ view }: Desk): string[] => [
  ...Object.values(view.forces).flatMap((force) => Object.keys(must(force, 'a force').divisions)),
  ...Object.values(view.known).flatMap((known) => Object.keys(must(known, 'knowledge').divisions)),
  ...view.scenario.landUnits.map(({ id }) => id),
];

/** Picking a counter makes it the target of an order that needs one, otherwise shows it. */
export function pickCounter(desk: Desk, id: string): void {
  const { view, attempt } = desk;
  const setting = settingNow(view);
  if (setting && setting !== 'search' && desk.squads.size > 0 && isFor(desk, id, setting)) {
    desk.select(id);
    const refused = whyNotTo(desk, id);
    if (refused) desk.explain(refused);
    else send(desk, id);
    return;
  }
  const search = { kind: 'searchDivision', attempt, division: id } as const;
  if (targetsOf(desk).has(id) && !desk.whyNot(search)) {
    if (desk.give(search)) desk.aim(nextAttempt(desk));
    desk.select(id);
    return;
  }
  desk.explain(null);
  desk.select(desk.selected === id ? null : id);
}

/** Patrols fly over own counters, strikes to the enemy's. */
function isFor({ view, side }: Desk, id: string, setting: 'cap' | 'strike'): boolean {
  const of = faceOf(view, id)?.side ?? landFaceOf(view, id)?.side;
  return setting === 'cap' ? of === side : of !== undefined && of !== side;
}

/** The next search attempt without a target, after the one just aimed; the next of all where each has one. */
export function nextAttempt(desk: Desk): number {
  const { attempt } = desk;
  const attempts = attemptsOf(desk);
  const free = attempts.flatMap(({ target }, at) =>
    target === null && at + 1 !== attempt ? [at + 1] : [],
  );
  return free.find((it) => it > attempt) ?? free[0] ?? (attempt % attempts.length) + 1;
}
