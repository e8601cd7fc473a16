import type { Side } from '../../core';
import { isGun, type Salvo, type Spread, salvosOf, spreadsOf } from '../common/firing';
import type { Arc } from '../model/arcs';
import type { BattleView, Declaration, ShipId, Weapon } from '../model/state';
import { tablesOf } from '../tables/standard';
import { type Chances, chanceOfDie, hitChances } from './hits';

/** The odds of one salvo or spread. */
export interface SalvoOdds {
  ships: ShipId[];
  weapon: Weapon;
  target: string;
  rangeHexes: number;
  dice: number;
  /** What a die must show. */
  needed: number;
  halved: boolean;
  /** [BT-15.1] The firer's arc, where it brings less than all guns to bear. */
  arc: Arc;
  /** [BT-8.6] Chance that it is fired at all, where stacks in one hex may keep each other from it. */
  fireChance?: number;
  /** Chance of a hit or more. */
  hitChance: number;
  meanHits: number;
}

/** What is fired if no stack keeps another from firing. */
export const salvosFor = (
  view: BattleView,
  side: Side,
  declared: readonly Declaration[],
): SalvoOdds[] =>
  declared.every(({ weapon }) => isGun(weapon))
    ? salvosOf(view, side, declared).map(gunOdds)
    : spreadsOf(view, side, declared).map((spread) => spreadOdds(view, spread));

const gunOdds = ({ ship, factors, side: _, modifiers: _m, ...salvo }: Salvo): SalvoOdds =>
  withChances({ ...salvo, ships: [ship], dice: factors });

const spreadOdds = (view: BattleView, { ships, target, rangeHexes, dice }: Spread): SalvoOdds =>
  withChances({
    ships,
    weapon: 'torpedoes',
    target,
    rangeHexes,
    dice,
    needed: tablesOf(view).toHit.torpedoes,
    halved: false,
    arc: 'beam',
  });

/** Dice are independent: hits are binomial. */
function withChances(salvo: Omit<SalvoOdds, 'hitChance' | 'meanHits'>): SalvoOdds {
  const each = chanceOfDie(salvo.needed);
  return { ...salvo, hitChance: 1 - (1 - each) ** salvo.dice, meanHits: salvo.dice * each };
}

/** The chances of 0, 1, 2, … hits by all salvos together. */
export const hitsBy = (salvos: readonly SalvoOdds[]): Chances =>
  hitChances(salvos.flatMap(({ dice, needed }) => Array<number>(dice).fill(chanceOfDie(needed))));

/** What is fired in one of the cases of BT-8.6. */
export interface Case {
  declared: readonly Declaration[];
  salvos: SalvoOdds[];
  chance: number;
}

/** [BT-8.6] A salvo with the chances it has over all cases: in some it is not fired, in some not by half. */
export function overCases(salvo: SalvoOdds, cases: readonly Case[]): SalvoOdds {
  if (cases.length === 1) return salvo;
  const fired = cases.flatMap(({ salvos, chance }) =>
    salvos.filter((it) => isSame(it, salvo)).map((it) => ({ salvo: it, chance })),
  );
  const sum = (value: (it: SalvoOdds) => number) =>
    fired.reduce((all, it) => all + it.chance * value(it.salvo), 0);
  const fireChance = sum(() => 1);
  return {
    ...salvo,
    ...(fireChance < CERTAIN && { fireChance }),
    hitChance: sum(({ hitChance }) => hitChance),
    meanHits: sum(({ meanHits }) => meanHits),
  };
}

/** Sums of chances are rounded. */
const CERTAIN = 1 - 1e-9;

const isSame = (a: SalvoOdds, b: SalvoOdds): boolean =>
  a.weapon === b.weapon && a.target === b.target && a.ships.join() === b.ships.join();
