import { must, type Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import {
  ESCORTS,
  forceOf,
  formationsOf,
  knowledgeOf,
  type Load,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { convoyPoints, hitsPerFactor, pointsFrom, TARGETS } from '../common/worth';

/** [WG-7.8] All fighters that stand ready go up. */
export function* alarmWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const { formations } = forceOf(view, side);
  for (const { id, boxes } of formationsOf({ formations }))
    if (boxes.ready > 0) yield { kind: 'scramble', formation: id, factors: boxes.ready };
}

/** The share of the CAP that keeps the escorts busy, as in section 31: a factor holds two of them [WG-10.11]. */
const AT_ESCORTS = 1 / 3;

/** [WG-10.7, WG-31] A third of the CAP at the escorts, at most one for two of them; the rest goes for the strike by default. */
export function* interceptWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const { interceptors } = must(forceOf(view, side).defenders, 'raid');
  const { raiders } = knowledgeOf(view, side);
  const escorts = raiders.filter(({ isEscort }) => isEscort);
  if (escorts.length === 0) return;
  const known = escorts.reduce((sum, it) => sum + (it.factors ?? USUAL_ESCORT), 0);
  const all = interceptors.reduce((sum, it) => sum + it.factors, 0);
  const busy = interceptors.reduce((sum, it) => sum + (it.at === ESCORTS ? it.factors : 0), 0);
  const wanted = Math.min(Math.floor(all * AT_ESCORTS), Math.ceil(known / 2)) - busy;
  const free = bestBy(
    interceptors.filter(({ at }) => at === null),
    ({ factors }) => factors,
  );
  if (free && wanted > 0)
    yield {
      ...{ kind: 'allotCap', patrol: free.id, to: ESCORTS },
      factors: Math.min(wanted, free.factors),
    };
}

/** Factors of an escort whose number is not told. A guess. */
const USUAL_ESCORT = 2;

/** [WG-11.7] The factors of a formation at the ships that they gain most by, those aimed before taken into account. */
export function* aimWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const { groups } = must(forceOf(view, side).attackers, 'raid');
  const letter = view.step.kind === 'aim' ? view.step.letter : '';
  const group = must(
    groups.find((it) => it.letter === letter),
    letter,
  );
  const here = aimed(view, side, group);
  let free = here.factors - group.aims.reduce((sum, it) => sum + it.factors, 0);
  const hits = hitsSoFar(view, side);
  const given: OrderOf<'aim'>[] = [];
  for (; free > 0; free -= 1) {
    const at = bestTarget(view, side, here.load, hits);
    if (at === undefined) break;
    hits.set(at, (hits.get(at) ?? 0) + hitsOn(view, side, at, here.load));
    const same = given.find((it) => it.at === at);
    if (same) same.factors += 1;
    else given.push({ kind: 'aim', at, factors: 1 });
  }
  yield* given;
}

type Group = NonNullable<ReturnType<typeof forceOf>['attackers']>['groups'][number];

/** The factors and the load with which a formation attacks. */
function aimed(
  view: SeaWingsView,
  side: Side,
  { formation, task }: Group,
): { factors: number; load: Load } {
  const { type, boxes } = must(forceOf(view, side).formations[formation], formation);
  const { ordnance, factors } = must(boxes.strike[task], 'task');
  const load = must(
    type.loads.find(({ id }) => id === ordnance),
    'load',
  );
  return { factors, load };
}

/** Mean hits on each ship of all that has been aimed in this strike. */
function hitsSoFar(view: SeaWingsView, side: Side): Map<string, number> {
  const hits = new Map<string, number>();
  for (const group of must(forceOf(view, side).attackers, 'raid').groups)
    if (!group.isEscort)
      for (const { at, factors } of group.aims) {
        const one = hitsOn(view, side, at, aimed(view, side, group).load);
        hits.set(at, (hits.get(at) ?? 0) + factors * one);
      }
  return hits;
}

const typeOf = (view: SeaWingsView, side: Side, id: string) =>
  knowledgeOf(view, side).targets.find((it) => it.id === id)?.type ?? null;

/** [WG-24.28] By her card, where her name is known. */
function hitsOn(view: SeaWingsView, side: Side, id: string, load: Load): number {
  const { met } = knowledgeOf(view, side);
  const type = typeOf(view, side, id);
  return type === null ? 1 : hitsPerFactor(load, met[id]?.card ?? TARGETS[type]);
}

function bestTarget(
  view: SeaWingsView,
  side: Side,
  load: Load,
  hits: ReadonlyMap<string, number>,
): string | undefined {
  const worth = (id: string, type: Parameters<typeof gained>[1]): number => {
    const before = hits.get(id) ?? 0;
    return (
      gained(view, type, side, before + hitsOn(view, side, id, load)) -
      gained(view, type, side, before)
    );
  };
  return bestBy(knowledgeOf(view, side).targets, ({ id, type }) => worth(id, type))?.id;
}

/** Points of hits on a ship of a type; a merchantman may be a whole convoy. */
const gained = (
  view: SeaWingsView,
  type: keyof typeof TARGETS | null,
  side: Side,
  hits: number,
): number =>
  type === null
    ? hits
    : type === 'MM'
      ? hits * convoyPoints(view, side)
      : pointsFrom(TARGETS[type], hits);
