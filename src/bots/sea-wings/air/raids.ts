import { must, type Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import {
  ESCORTS,
  forceOf,
  formationsOf,
  type Knowledge,
  knowledgeOf,
  type Load,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { type Harm, harmOf } from '../common/harm';
import { convoyPoints, hitsPerFactor, pointsFrom, TARGETS, targetOf } from '../common/worth';

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
      kind: 'allotCap',
      patrol: free.id,
      to: ESCORTS,
      factors: Math.min(wanted, free.factors),
    };
}

/** Factors of an escort whose number is not told. A guess. */
const USUAL_ESCORT = 2;

/**
 * [WG-11.7, WG-24.12] A formation goes for one ship, or for as many of the best as gain more by it, after the hits that its side was
 * told of and those to be expected of what has been aimed.
 */
export function* aimWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const { groups } = must(forceOf(view, side).attackers, 'raid');
  const letter = view.step.kind === 'aim' ? view.step.letter : '';
  const group = must(
    groups.find((it) => it.letter === letter),
    letter,
  );
  const { load, factors } = aimed(view, side, group);
  const free = factors - group.aims.reduce((sum, it) => sum + it.factors, 0);
  const expected = hitsToCome(view, side);
  const gain = (it: SeenTarget, count: number): number => {
    const { now, before } = harmOf(view, side, it.id);
    const hits = now + (expected.get(it.id) ?? 0);
    const more = hits + count * hitsOn(view, side, it, load);
    return (
      gained(view, side, it, { now: more, before }) - gained(view, side, it, { now: hits, before })
    );
  };
  const best = [...knowledgeOf(view, side).targets].sort((a, b) => gain(b, free) - gain(a, free));
  const shares = bestBy(sharesOf(free), (it) =>
    it.reduce((sum, count, i) => sum + (best[i] ? gain(best[i], count) : 0), 0),
  );
  for (const [i, count] of shares?.entries() ?? [])
    if (best[i]) yield { kind: 'aim', at: best[i].id, factors: count };
}

/** Factors shared out evenly among one, two or more ships. */
const sharesOf = (factors: number): number[][] =>
  Array.from({ length: factors }, (_, i) =>
    Array.from({ length: i + 1 }, (_, at) => Math.floor((factors + i - at) / (i + 1))),
  );

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

/** Mean hits on each ship of what has been aimed in this strike and has not attacked. */
function hitsToCome(view: SeaWingsView, side: Side): Map<string, number> {
  const hits = new Map<string, number>();
  const { targets } = knowledgeOf(view, side);
  for (const group of must(forceOf(view, side).attackers, 'raid').groups)
    if (!group.isEscort && !group.hasAttacked)
      for (const { at, factors } of group.aims) {
        const target = must(
          targets.find(({ id }) => id === at),
          at,
        );
        const one = hitsOn(view, side, target, aimed(view, side, group).load);
        hits.set(at, (hits.get(at) ?? 0) + factors * one);
      }
  return hits;
}

type SeenTarget = Knowledge['targets'][number];

/** [WG-24.28] By her card, where her name is known. */
function hitsOn(view: SeaWingsView, side: Side, { id, type }: SeenTarget, load: Load): number {
  const { met } = knowledgeOf(view, side);
  return type === null ? 1 : hitsPerFactor(load, met[id]?.card ?? TARGETS[type]);
}

/** Points of hits on a ship; a merchantman that is not known may be a whole convoy. */
function gained(
  view: SeaWingsView,
  side: Side,
  { id, type }: SeenTarget,
  { now, before }: Harm,
): number {
  if (type === null) return now;
  const card = knowledgeOf(view, side).met[id]?.card;
  const isConvoy = type === 'MM' && card?.convoyShips !== null;
  if (isConvoy) return now * convoyPoints(view, side);
  const hits = CARRIERS.has(type) && isSurprise(view, side) ? READIED * now : now;
  return pointsFrom(card ? targetOf(card) : TARGETS[type], hits, before);
}

const CARRIERS: ReadonlySet<string> = new Set(['CV', 'CVL', 'CVE']);

/** [WG-31.17] So much more a hit does to a carrier with readied aircraft. */
const READIED = 2;

function isSurprise(view: SeaWingsView, side: Side): boolean {
  const { attackers, strikes } = forceOf(view, side);
  return strikes.some(({ id, hasSurprise }) => hasSurprise && id === attackers?.strike);
}
