import {
  type Declaration,
  gunDice,
  gunModifiers,
  isGun,
  type OrderOf,
  rangeTo,
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

/** The salvo with the greatest marginal gain, the first one at a target named for full strength. */
export function bestSalvo(
  situation: Situation,
  open: readonly Declare[],
  declared: readonly Declaration[],
): Shot | undefined {
  const book = bookOf(situation, declared);
  let best: Shot | undefined;
  for (const order of open) {
    if (order.full !== firesInFull(declared, order)) continue;
    const gain =
      favor(situation, order) * gainOf(situation, book, salvoHits(situation, order, order.full));
    if (gain > MARGIN && (!best || gain > best.gain + MARGIN)) best = { order, gain };
  }
  return best;
}

/** Fire on the ship that a plan names counts for more. */
const FAVOR = 1.7;

const favor = ({ plan }: Situation, { target }: Declare): number =>
  target === plan.focus ? FAVOR : 1;

/** Gains below this are rounding. */
const MARGIN = 1e-9;

/** [BT-8.5] The first to declare at a target is named; later ones fire at half strength. */
function firesInFull(
  declared: readonly Declaration[],
  { ship, target }: Pick<Declaration, 'ship' | 'target'>,
): boolean {
  const named = declared.find((it) => it.target === target && it.full);
  const first = named ?? declared.find((it) => it.target === target);
  return first === undefined || first.ship === ship;
}

/** The average effect of the declared gunfire. */
function bookOf(situation: Situation, declared: readonly Declaration[]): HarmBook {
  const book: HarmBook = new Map();
  for (const it of declared)
    if (isGun(it.weapon)) note(book, salvoHits(situation, it, firesInFull(declared, it)));
  return book;
}

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
