import {
  type Declaration,
  gunDice,
  gunModifiers,
  isGun,
  type OrderOf,
  rangeTo,
  type ShipId,
  shipsOfCounter,
  tablesOf,
} from '../../rules/battle';
import { neededWith } from '../../rules/battle/query';
import { gainOf, type HarmBook, type Hits, note } from './harmBook';
import { gunHit } from './hitEffects';
import type { Situation } from './situation';

type Declare = OrderOf<'declare'>;

/** A possible declaration, with what it adds to those made. */
export interface Shot {
  order: Declare;
  gain: number;
}

/** Gunfire that is declared salvo by salvo, with what is worked out once for all of it. */
interface Salvos {
  situation: Situation;
  /** The average effect of what is declared. */
  book: HarmBook;
  /** The ship named for full strength at each target. */
  named: Map<string, ShipId>;
  hits: Map<Declare, Hits>;
  /** What each order would add; those at a target are forgotten when more is declared at it. */
  gains: Map<Declare, number>;
}

/** Gunfire after some declarations. */
export function newSalvos(situation: Situation, declared: readonly Declaration[]): Salvos {
  const book: HarmBook = new Map();
  const named = new Map<string, ShipId>();
  for (const { ship, target } of declared.filter(({ full }) => full)) nameOnce(named, target, ship);
  for (const { ship, target } of declared) nameOnce(named, target, ship);
  for (const it of declared)
    if (isGun(it.weapon)) note(book, salvoHits(situation, it, firesInFull({ named }, it)));
  return { situation, book, named, hits: new Map(), gains: new Map() };
}

const nameOnce = (named: Map<string, ShipId>, target: string, ship: ShipId): void => {
  if (!named.has(target)) named.set(target, ship);
};

/** Adds the salvo of an order. */
export function addSalvo(salvos: Salvos, order: Declare): void {
  note(salvos.book, hitsOf(salvos, order));
  nameOnce(salvos.named, order.target, order.ship);
  for (const known of salvos.gains.keys())
    if (known.target === order.target) salvos.gains.delete(known);
}

/** The salvo with the greatest marginal gain, the first one at a target named for full strength. */
export function bestSalvo(salvos: Salvos, open: readonly Declare[]): Shot | undefined {
  let best: Shot | undefined;
  for (const order of open) {
    if (order.full !== firesInFull(salvos, order)) continue;
    const gain = favor(salvos.situation, order) * gainIn(salvos, order);
    if (gain > MARGIN && (!best || gain > best.gain + MARGIN)) best = { order, gain };
  }
  return best;
}

function gainIn(salvos: Salvos, order: Declare): number {
  const known = salvos.gains.get(order);
  if (known !== undefined) return known;
  const gain = gainOf(salvos.situation, salvos.book, hitsOf(salvos, order));
  salvos.gains.set(order, gain);
  return gain;
}

function hitsOf({ situation, hits }: Salvos, order: Declare): Hits {
  const known = hits.get(order) ?? salvoHits(situation, order, order.full);
  hits.set(order, known);
  return known;
}

/** Fire on the ship that a plan names counts for more. */
const FAVOR = 1.7;

const favor = ({ plan }: Situation, { target }: Declare): number =>
  target === plan.focus ? FAVOR : 1;

/** Gains below this are rounding. */
const MARGIN = 1e-9;

/** [BT-8.5] The first to declare at a target is named; later ones fire at half strength. */
const firesInFull = (
  { named }: Pick<Salvos, 'named'>,
  { ship, target }: Pick<Declaration, 'ship' | 'target'>,
): boolean => (named.get(target) ?? ship) === ship;

/** The average hits of a salvo. */
export function salvoHits(
  situation: Situation,
  { ship, weapon, target }: Pick<Declaration, 'ship' | 'weapon' | 'target'>,
  full: boolean,
): Hits {
  const { view } = situation;
  const caliber = isGun(weapon) ? weapon : 'tertiary';
  const dice = gunDice(view, { ship, weapon, target, full });
  const chance = (7 - neededWith(view, gunModifiers(view, ship, target))) / 6;
  const plunging = rangeTo(view, ship, target) === tablesOf(view).gunRanges.plungingHexes;
  return {
    ships: shipsOfCounter(view, target),
    hits: dice * chance,
    effects: (id) => gunHit(situation, id, caliber, plunging),
  };
}
