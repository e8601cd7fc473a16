import { sameHex } from '../../hex';
import {
  type Declaration,
  factorsOf,
  hasLostHalf,
  type OrderOf,
  rangeTo,
  type ShipId,
  sheetOf,
  shipOf,
  shipsOfCounter,
  spreadsOf,
  tablesOf,
  targetStack,
} from '../../rules/battle';
import type { Spread } from '../../rules/battle/query';
import type { Shot } from './fireAllocation';
import { gainOf, type HarmBook, type Hits, note } from './harmBook';
import { torpedoHit } from './hitEffects';
import type { Situation } from './situation';

type Declare = OrderOf<'declare'>;

/** The launch with the greatest gain among those worth more than keeping the torpedoes. */
export function bestLaunch(
  situation: Situation,
  open: readonly Declare[],
  declared: readonly Declaration[],
): Shot | undefined {
  const book: HarmBook = new Map();
  const before = spreads(situation, declared);
  for (const spread of before) note(book, spreadHits(situation, spread, spread.dice));
  let best: Shot | undefined;
  for (const order of open) {
    const gain = launchGain(situation, book, before, order);
    if (gain <= (best?.gain ?? 0) || gain < keepingWorth(situation, order)) continue;
    best = { order, gain };
  }
  return best;
}

const spreads = ({ view, side }: Situation, declared: readonly Declaration[]): Spread[] =>
  spreadsOf(view, side, declared);

/**
 * [BT-10.8] The contribution of one more ship: the dice of its stack at that target are summed before they are
 * divided.
 */
function launchGain(
  situation: Situation,
  book: HarmBook,
  before: readonly Spread[],
  order: Declare,
): number {
  const alone = spreads(situation, [order])[0] as Spread;
  const joined = before.find((it) => isSummedWith(it, alone));
  const dice = joined
    ? Math.ceil((joined.factors + alone.factors) / alone.divisor) - joined.dice
    : alone.dice;
  return gainOf(situation, book, spreadHits(situation, alone, dice));
}

const isSummedWith = (spread: Spread, other: Spread): boolean =>
  spread.stack.id === other.stack.id &&
  spread.target === other.target &&
  spread.divisor === other.divisor &&
  spread.byLot === other.byLot;

/** [BT-10.4] Hits at long range fall at random on all enemy ships of the hex, at short range on the target. */
function spreadHits(situation: Situation, spread: Spread, dice: number): Hits {
  const [first] = spread.ships;
  const kind = sheetOf(situation.view, first as ShipId).torpedoes?.kind ?? 'other';
  return {
    ships: spread.byLot
      ? shipsInHexOf(situation, spread.target)
      : shipsOfCounter(situation.view, spread.target),
    hits: hitsOf(situation, dice),
    effects: (ship) => torpedoHit(situation, ship, kind),
  };
}

/** Average hits from a number of dice. */
const hitsOf = ({ view }: Situation, dice: number): number =>
  (dice * (7 - tablesOf(view).toHit.torpedoes)) / 6;

function shipsInHexOf({ view, enemy }: Situation, target: string): ShipId[] {
  const hex = targetStack(view, target)?.hex;
  return enemy.filter((stack) => hex && sameHex(stack.hex, hex)).flatMap(({ ships }) => ships);
}

/** The best launch for torpedoes: undivided, at a fresh target. */
function keepingWorth(situation: Situation, { ship, target }: Declare): number {
  const { view } = situation;
  const kind = sheetOf(view, ship).torpedoes?.kind ?? 'other';
  const ships = shipsOfCounter(view, target);
  const hits = hitsOf(situation, factorsOf(view, ship, 'torpedoes'));
  const atBest = gainOf(situation, new Map(), {
    ships,
    hits,
    effects: (id) => torpedoHit(situation, id, kind),
  });
  return (
    atBest *
    situation.plan.judgement.patience *
    chanceOfBetter(situation, ship, rangeTo(view, ship, target))
  );
}

/** The likelihood of a better chance later: none for a cripple or at the end, less with a reload in hand. */
function chanceOfBetter(
  { view, gunneryLeft }: Situation,
  ship: ShipId,
  rangeHexes: number,
): number {
  if (gunneryLeft === 0 || rangeHexes <= 1) return 0;
  const { launches } = shipOf(view, ship);
  const reloads = sheetOf(view, ship).torpedoes?.kind === 'long-lance' && launches.length === 0;
  const hurt = hasLostHalf(view, ship, 'hull') ? 0.3 : 1;
  const late = Math.min(1, gunneryLeft / 6);
  return 0.55 * hurt * late * (reloads && gunneryLeft > 5 ? 0.6 : 1) * (rangeHexes > 2 ? 1 : 0.3);
}
