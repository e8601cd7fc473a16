import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeenDivision, StrategicView } from '../../../rules/strategic';
import { type SquadronType, skyOf } from '../../../rules/strategic/query';
import type { Judgement } from '../common/judgement';
import { forceOf, knownOf } from '../common/known';
import { freeSteps, mayLaunch, squadronsOf } from './aircraft';

/** Scouts first, then bombers that can search, then strike aircraft. */
const SCOUTS: readonly SquadronType[] = ['PA', 'SC', 'RE', 'HB', 'MB'];
const STRIKERS: readonly SquadronType[] = ['DB', 'TB', 'LB'];

/** Enemy divisions not yet found. */
export const unspotted = (view: StrategicView, side: Side): SeenDivision[] =>
  Object.values(knownOf(view, side).divisions).filter(
    ({ isSpotted, isSubmarine, box }) => !isSpotted && !isSubmarine && box !== 'outOfContact',
  );

/** An enemy at sea has been located for a strike. */
const isLocated = (view: StrategicView, side: Side): boolean =>
  Object.values(knownOf(view, side).divisions).some(
    ({ isSpotted, isSubmarine, box }) => isSpotted && !isSubmarine && box !== 'outOfContact',
  );

/** [ST-7.2] Who searches this turn: four attempts find a division four times in five by day [ST-27.25]. */
export function searchPlan(
  view: StrategicView,
  side: Side,
  { attempts, searching }: Judgement,
): Order[] {
  const { isNight } = skyOf(view, null);
  const force = forceOf(view, side);
  const own = squadronsOf(view, side).filter((it) => mayLaunch(isNight, it));
  const wanted = attempts * unspotted(view, side).length;
  const scouts = own.filter(({ card }) => SCOUTS.includes(card.type));
  const strikers = own.filter(({ card }) => STRIKERS.includes(card.type));
  const steps = (squadrons: typeof own) => squadrons.reduce((sum, it) => sum + it.steps, 0);
  const share = searching[isLocated(view, side) ? 'located' : 'nothing'];
  const fromStrikers = Math.min(4 * wanted - steps(scouts), Math.ceil(share * steps(strikers)));
  const taken = force.basic?.search ?? [];
  const of = (squadrons: typeof own, most: number): Order[] => {
    let left = most;
    return squadrons.flatMap((it): Order[] => {
      const already = taken.find(({ squadron }) => squadron === it.id)?.steps ?? 0;
      const sent = Math.min(left, freeSteps(force, it) + already);
      left -= Math.max(0, sent);
      return sent > 0 ? [{ kind: 'assignSearch', squadron: it.id, steps: sent }] : [];
    });
  };
  return [...of(scouts, wanted), ...of(strikers, fromStrikers)];
}

/** [ST-7.25] The targets of the attempts: each enemy in turn, so that all get their share. */
export function searchTargetPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
): Order[] {
  const attempts = new Map<number, OrderOf<'searchDivision'>[]>();
  const given = forceOf(view, side).basic?.searchTargets ?? [];
  for (const order of orders) {
    if (order.kind !== 'searchDivision' || given[order.attempt - 1]) continue;
    attempts.set(order.attempt, [...(attempts.get(order.attempt) ?? []), order]);
  }
  const sought = new Set(unspotted(view, side).map(({ id }) => id));
  const named = namedAlready(view, side);
  return [...attempts].flatMap(([, choices]) => {
    const useful = choices.filter(({ division }) => sought.has(division));
    const [best] = (useful.length > 0 ? useful : choices).sort(
      (a, b) => (named.get(a.division) ?? 0) - (named.get(b.division) ?? 0),
    );
    if (!best) return [];
    named.set(best.division, (named.get(best.division) ?? 0) + 1);
    return [best];
  });
}

/** How many attempts already search for each division. */
function namedAlready(view: StrategicView, side: Side): Map<string, number> {
  const counts = new Map<string, number>();
  for (const target of forceOf(view, side).basic?.searchTargets ?? [])
    if (target && 'division' in target)
      counts.set(target.division, (counts.get(target.division) ?? 0) + 1);
  return counts;
}
