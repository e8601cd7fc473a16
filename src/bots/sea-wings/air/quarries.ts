import type { Axial } from '../../../hex';
import { must, type Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { type BaseFacts, knowledgeOf, type Load } from '../../../rules/sea-wings/query';
import { type Contact, contactsOf } from '../common/contacts';
import { harmOf } from '../common/harm';
import {
  convoyPoints,
  hitsPerFactor,
  pointsAmong,
  pointsFrom,
  pointsFromAmong,
  TARGETS,
  TYPE_OF,
  targetOf,
} from '../common/worth';

/** Something to strike. */
export interface Quarry {
  /** A marker or a base, as an order writes it. */
  id: string;
  hex: Axial;
  /** Points from a number of hits by the usual bomb. */
  points(hits: number): number;
  /** Mean hits of a factor with a load. */
  hits(load: Load): number;
  /** What is struck there above all. */
  about: 'carriers' | 'convoy' | 'ships' | 'base';
}

/** Carriers expected in a marker that counts as one with carriers: more likely than not. */
const SOME_CARRIER = 0.5;
/** Turns before the end in which a base is struck for its points: damage is soon repaired [WG-14.18]. */
const LAST_TURNS = 2;

/** What can be struck now, by the points that it promises. */
export const quarriesOf = (view: SeaWingsView, side: Side): Quarry[] => [
  ...contactsOf(view, side)
    .filter(({ isSpotted }) => isSpotted)
    .map((it) => shipsQuarry(view, side, it)),
  ...view.scenario.bases
    .filter((it) => it.side !== side)
    .flatMap((it) => baseQuarry(view, side, it) ?? []),
];

const ABOUT = { carrier: 'carriers', merchantman: 'convoy', large: 'ships' } as const;

function shipsQuarry(view: SeaWingsView, side: Side, contact: Contact): Quarry {
  const { id, hex, ships } = contact;
  const kind =
    ships.carrier >= SOME_CARRIER ? 'carrier' : ships.merchantman >= 1 ? 'merchantman' : 'large';
  const one = TARGETS[TYPE_OF[kind]];
  const count = Math.max(1, ships[kind]);
  const chance = Math.min(1, ships[kind]);
  const convoy = convoyPoints(view, side);
  const carriers = kind === 'carrier' ? carriersNamed(view, side, contact) : [];
  return {
    id,
    hex,
    about: ABOUT[kind],
    points: (hits) =>
      kind === 'merchantman'
        ? Math.min(hits, count) * convoy
        : carriers.length > 0
          ? pointsAmong(carriers, hits)
          : chance * pointsFromAmong(one, count, hits),
    hits: (load) => hitsPerFactor(load, one),
  };
}

/** [WG-24.12] The carriers known by name in a marker, each with the points of hits on her as she is known to be. */
function carriersNamed(
  view: SeaWingsView,
  side: Side,
  { named }: Contact,
): ((hits: number) => number)[] {
  const { met } = knowledgeOf(view, side);
  return (named ?? []).flatMap((id) => {
    const { card } = must(met[id], id);
    const { before } = harmOf(view, side, id);
    return card.carrier ? [(hits: number) => pointsFrom(targetOf(card), hits, before)] : [];
  });
}

/** [WG-13.4, WG-22.13] A base whose A hits score. */
function baseQuarry(
  view: SeaWingsView,
  side: Side,
  { id, hex, type }: BaseFacts,
): Quarry | undefined {
  const { scenario, turn } = view;
  if (turn <= scenario.turns - LAST_TURNS) return undefined;
  const each = scenario.objectives.reduce((sum, it) => {
    if (it.kind === 'base-hit' && it.scores === side && it.base === id) return sum + it.points;
    return it.kind === 'base-open' && it.scores !== side && it.base === id ? sum + it.points : sum;
  }, 0);
  if (each === 0) return undefined;
  const closes = type === 'large-land' ? 1 / 6 : 1 / 3;
  return {
    id,
    hex,
    about: 'base',
    points: (hits) => each * (1 - Math.exp(-hits * closes)),
    hits: ({ hitNumber: { bases }, penetration }) =>
      bases === null ? 0 : (bases / 2) * (Math.min(6, penetration) / 6) * 0.9,
  };
}
