import {
  type BattleView,
  boxesLeft,
  CALIBERS,
  factorsOf,
  hasTorpedoesLeft,
  isDead,
  isSilent,
  rangeOf,
  type ShipId,
  type Stack,
  sheetOf,
  shipOf,
  tablesOf,
  torpedoDivisor,
} from '../../rules/battle';
import { isLaidByRadar, isSurprised, shipHas } from '../../rules/battle/query';
import type { Lead, Posture } from '../tactical/posture';
import { gunHit, torpedoHit } from './hitEffects';
import type { Battery, Gunner, Situation } from './situation';
import { harmed, noHarm, worthOfHarm } from './worth';

/** Both sides of an exchange of fire, and the aim of the deciding side. */
export interface Exchange {
  give: Situation;
  take: Situation;
  posture: Posture;
  lead: Lead;
}

/** The worth of one block's fire of a stack at another, at a range that need not be the present one. */
export function fireWorth(
  situation: Situation,
  from: Stack,
  to: Stack,
  rangeHexes: number,
): number {
  const pair = `${from.id}>${to.id}`;
  const key = `${pair}@${rangeHexes}`;
  const known = situation.fire.get(key);
  if (known !== undefined) return known;
  const gunners = situation.volleys.get(pair) ?? gunnersOf(situation, from);
  situation.volleys.set(pair, gunners);
  let worth = 0;
  for (const gunner of gunners) worth += shipFireWorth(situation, gunner, to, rangeHexes);
  situation.fire.set(key, worth);
  return worth;
}

const gunnersOf = (situation: Situation, { ships }: Stack): Gunner[] =>
  ships
    .filter((ship) => !isSilent(situation.view, ship) && !isCaught(situation, ship))
    .map((ship) => ({ ship, batteries: batteriesOf(situation, ship) }));

function batteriesOf({ view }: Situation, ship: ShipId): Battery[] {
  const { hexes } = tablesOf(view).gunRanges;
  return CALIBERS.map((caliber) => ({
    caliber,
    factors: boxesLeft(view, ship, caliber),
    reachHexes: hexes[caliber],
    dice: [],
  })).filter(({ factors }) => factors > 0);
}

/** [BT-19.3] Taken by surprise, it does not fire in the next gunnery impulse. */
function isCaught({ view }: Situation, ship: ShipId): boolean {
  if (!isSurprised(view, ship)) return false;
  const { sequence } = tablesOf(view).impulses;
  const next = sequence.findIndex(({ phase }, i) => phase === 'gunnery' && i + 1 >= view.impulse);
  return isSurprised({ ...view, impulse: next + 1 }, ship);
}

function shipFireWorth(
  situation: Situation,
  { ship, batteries }: Gunner,
  to: Stack,
  rangeHexes: number,
): number {
  const isPlunging = rangeHexes === tablesOf(situation.view).gunRanges.plungingHexes;
  let worth = torpedoWorth(situation, ship, to, rangeHexes);
  for (const battery of batteries) {
    if (rangeHexes > battery.reachHexes) continue;
    worth += battery.factors * dieWorth(situation, battery, { ship, to, rangeHexes, isPlunging });
  }
  return worth;
}

interface Die {
  ship: ShipId;
  to: Stack;
  rangeHexes: number;
  isPlunging: boolean;
}

/** The worth of one die at its best target; the same at all ranges that make no difference to it. */
function dieWorth(
  situation: Situation,
  { caliber, dice }: Battery,
  { ship, to, rangeHexes, isPlunging }: Die,
): number {
  const { view } = situation;
  const near = rangeHexes === 0 ? 2 : isLaidByRadar(view, ship, rangeHexes) ? 1 : 0;
  const kind = 2 * near + (isPlunging ? 1 : 0);
  const known = dice[kind];
  if (known !== undefined) return known;
  const worth = best(
    to.ships,
    (target) =>
      hitChance(view, ship, target, rangeHexes) *
      hitWorth(situation, target, `${caliber}/${isPlunging}`, () =>
        gunHit(situation, target, caliber, isPlunging),
      ),
  );
  dice[kind] = worth;
  return worth;
}

/** [BT-9.4] The chance of one die at a hypothetical range. */
function hitChance(view: BattleView, ship: ShipId, target: ShipId, rangeHexes: number): number {
  const still = isDead(shipOf(view, target)) || shipOf(view, target).aground;
  const { toHit, gunneryModifiers } = tablesOf(view);
  const { modifiers, most } = gunneryModifiers;
  let sum = still ? modifiers['target-still'] : 0;
  if (shipHas(view, ship, 'excellentGunnery')) sum += modifiers['excellent-gunnery'];
  if (isLaidByRadar(view, ship, rangeHexes)) sum += modifiers['fire-control-radar'];
  if (rangeHexes === 0) sum += modifiers['point-blank'];
  return (7 - toHit.guns + Math.min(most, sum)) / 6;
}

/** Torpedoes are launched once: this share of their effect counts for one block. */
const ONCE = 0.6;

/** The worth of a ship's torpedoes at its best target in a stack. */
export function torpedoWorth(
  situation: Situation,
  ship: ShipId,
  to: Stack,
  rangeHexes: number,
): number {
  const { view } = situation;
  const { torpedoes } = sheetOf(view, ship);
  if (!torpedoes || !hasTorpedoesLeft(view, ship) || rangeHexes > rangeOf(view, ship, 'torpedoes'))
    return 0;
  const dice = factorsOf(view, ship, 'torpedoes') / torpedoDivisor(view, ship, rangeHexes);
  const hits = (dice * (7 - tablesOf(view).toHit.torpedoes)) / 6;
  const worth = best(to.ships, (target) =>
    hitWorth(situation, target, torpedoes.kind, () =>
      torpedoHit(situation, target, torpedoes.kind),
    ),
  );
  return ONCE * hits * worth;
}

/** The worth of one hit on a ship, cached for the rest of the decision. */
function hitWorth(
  situation: Situation,
  target: ShipId,
  weapon: string,
  effects: () => ReturnType<typeof gunHit>,
): number {
  const key = `${target}!${weapon}`;
  const known = situation.fire.get(key);
  if (known !== undefined) return known;
  const worth = worthOfHarm(situation, target, harmed(noHarm(), effects(), 1));
  situation.fire.set(key, worth);
  return worth;
}

const best = (ships: readonly ShipId[], worth: (ship: ShipId) => number): number =>
  ships.reduce((most, ship) => Math.max(most, worth(ship)), 0);
