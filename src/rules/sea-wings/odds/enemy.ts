import { enemyOf, must, type Side } from '../../core';
import { freshShip } from '../common/freshShip';
import { knowledgeOf } from '../common/own';
import type { MarkerId } from '../model/ids';
import type { Report } from '../model/knowledge';
import type { BaseCard, BaseType, ShipCard } from '../model/ratings';
import type { SeaWingsView } from '../model/state';
import { type Base, type Composition, SHIP_KINDS, type Ship, type ShipKind } from '../model/units';
import {
  eraOf,
  FIGHTERS_ABOARD,
  TYPICAL_BASES,
  TYPICAL_CREWS,
  TYPICAL_SHIPS,
} from '../tables/typical';

/** What a side takes an enemy for, and on what grounds. */
export interface EnemyPicture {
  /** `seen`: ships known by name; `reported`: kinds by a report; `unknown`: a guess. */
  basis: 'seen' | 'reported' | 'unknown';
  /** Without hits, as far as is known. */
  ships: Ship[];
}

/** [WG-24.29] What a side takes the task force of an enemy marker for. */
export function pictureOf(view: SeaWingsView, side: Side, marker: MarkerId): EnemyPicture {
  const { markers, notebook, reports, met, lost } = knowledgeOf(view, side);
  const number = markers.find(({ id }) => id === marker)?.number ?? null;
  const seen = number === null ? undefined : notebook.findLast((it) => it.number === number);
  if (seen) {
    const afloat = seen.ships.filter((id) => !lost.includes(id));
    return { basis: 'seen', ships: afloat.map((id) => freshShip(must(met[id], id).card)) };
  }
  const best = bestReport(reports.filter((it) => it.marker === marker && saysSomething(it)));
  return best
    ? { basis: 'reported', ships: typicalShips(view, side, reported(best)) }
    : { basis: 'unknown', ships: typicalShips(view, side, GUESS) };
}

const saysSomething = ({ total, kinds }: Report): boolean => total !== null || kinds !== null;

/** The report that is gone by: one that says something, of the latest turn, in most detail, the last of equals. */
export const bestReport = (reports: readonly Report[]): Report | undefined =>
  reports.toSorted((a, b) => detailOf(a) - detailOf(b)).at(-1);

const detailOf = (report: Report): number =>
  saysSomething(report)
    ? 10 * report.turn +
      (report.isExact ? 4 : 0) +
      (report.kinds ? 2 : 0) +
      (report.total === null ? 0 : 1)
    : 0;

/** A carrier task force, where nothing is known. */
const GUESS: Composition = { carrier: 1, large: 2, small: 4, merchantman: 0 };

/** The numbers of a report; where it leaves them out, those of `GUESS` in proportion. */
function reported({ total, kinds }: Report): Composition {
  const present = SHIP_KINDS.filter((kind) => (kinds ? kind in kinds : GUESS[kind] > 0));
  const weights = present.map((kind) => kinds?.[kind] ?? Math.max(1, GUESS[kind]));
  const sum = weights.reduce((all, it) => all + it, 0);
  const scale = total === null || hasNumbers(kinds) ? 1 : total / sum;
  const counts = { carrier: 0, large: 0, small: 0, merchantman: 0 };
  for (const [i, kind] of present.entries())
    counts[kind] = Math.max(1, Math.round((weights[i] as number) * scale));
  return counts;
}

const hasNumbers = (kinds: Report['kinds']): boolean =>
  kinds !== null && Object.values(kinds).some((it) => it !== null);

const typicalShips = (view: SeaWingsView, side: Side, counts: Composition): Ship[] =>
  SHIP_KINDS.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, i) =>
      freshShip(typicalCard(view, enemyOf(side), kind, `${kind}-${i + 1}`)),
    ),
  );

const TYPES = { carrier: 'CV', large: 'CA', small: 'DD', merchantman: 'MM' } as const;
const TARGETS = { carrier: 'B', large: 'C', small: 'D', merchantman: 'M' } as const;
const GUNS = { carrier: 'DD', large: 'CA', small: 'DD', merchantman: 'DD' } as const;

/** A ship of whom only the kind is known. */
function typicalCard({ scenario }: SeaWingsView, side: Side, kind: ShipKind, id: string): ShipCard {
  const era = eraOf(scenario);
  const { primary, torpedoes, ...figures } = TYPICAL_SHIPS[side][era][kind];
  const { damageControl, fireControl, capRating } = TYPICAL_CREWS[side];
  return {
    id,
    name: id,
    type: TYPES[kind],
    ...figures,
    damageControl,
    fireControl: fireControl[era],
    hasRadar: side === 'allies',
    traits: [],
    carrier: kind === 'carrier' ? { capRating: capRating[era], ...USUAL_CAPACITY } : null,
    primary: primary > 0 ? { strength: primary, type: GUNS[kind] } : null,
    secondary: null,
    torpedoes: torpedoes > 0 ? { strength: torpedoes, isLongLance: side === 'axis' } : null,
    target: TARGETS[kind],
    floatplanes: 0,
    convoyShips: null,
  };
}

/** [WG-26.12] Capacities of most carriers of section 29; no forecast reads them. */
const USUAL_CAPACITY = { launchCapacity: 6, airCapacity: 12 };

/** [WG-15.3] */
const BASE_SIZES: Readonly<Record<BaseType, number>> = {
  'large-land': 6,
  'small-land': 5,
  seaplane: 4,
};

/** [WG-24.27, WG-24.29] What a side takes an enemy base for; `undefined` for any other name. */
export function baseLike({ scenario }: SeaWingsView, id: string): Base | undefined {
  const facts = scenario.bases.find((it) => it.id === id);
  if (!facts) return undefined;
  const { fighters: _, ...figures } = TYPICAL_BASES[facts.type];
  const { name, type, hex } = facts;
  const card: BaseCard = {
    id,
    name,
    type,
    size: BASE_SIZES[type],
    ...figures,
    launchCapacity: 0,
    airCapacity: 0,
    hasRadar: false,
  };
  return { card, hex, hits: [] };
}

/** [WG-24.22, WG-24.29] CAP factors that a side expects over an enemy force: half of the fighters that are likely there, rounded up. */
export function expectedCap(
  view: SeaWingsView,
  side: Side,
  at: { ships: readonly Ship[] } | { base: Base },
): number {
  if ('base' in at) return Math.ceil(TYPICAL_BASES[at.base.card.type].fighters / 2);
  const carriers = at.ships.filter(({ card }) => card.carrier !== null).length;
  return carriers * Math.ceil(FIGHTERS_ABOARD[enemyOf(side)][eraOf(view.scenario)] / 2);
}
