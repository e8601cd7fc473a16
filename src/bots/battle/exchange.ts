import {
  type BattleView,
  boxesLeft,
  CALIBERS,
  type Caliber,
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
import type { Situation } from './situation';
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
  const key = `${from.id}>${to.id}@${rangeHexes}`;
  const known = situation.fire.get(key);
  if (known !== undefined) return known;
  let worth = 0;
  for (const ship of from.ships)
    if (!isSilent(situation.view, ship) && !isCaught(situation, ship))
      worth += shipFireWorth(situation, ship, to, rangeHexes);
  situation.fire.set(key, worth);
  return worth;
}

/** [BT-19.3] Taken by surprise, it does not fire in the next gunnery impulse. */
function isCaught({ view }: Situation, ship: ShipId): boolean {
  if (!isSurprised(view, ship)) return false;
  const { sequence } = tablesOf(view).impulses;
  const next = sequence.findIndex(({ phase }, i) => phase === 'gunnery' && i + 1 >= view.impulse);
  return isSurprised({ ...view, impulse: next + 1 }, ship);
}

function shipFireWorth(situation: Situation, ship: ShipId, to: Stack, rangeHexes: number): number {
  const { view } = situation;
  const { hexes, plungingHexes } = tablesOf(view).gunRanges;
  let worth = torpedoWorth(situation, ship, to, rangeHexes);
  for (const caliber of CALIBERS) {
    const factors = boxesLeft(view, ship, caliber);
    if (factors === 0 || rangeHexes > hexes[caliber]) continue;
    const plunging = rangeHexes === plungingHexes;
    worth += factors * dieWorth(situation, { ship, to, rangeHexes, caliber, plunging });
  }
  return worth;
}

interface Die {
  ship: ShipId;
  to: Stack;
  rangeHexes: number;
  caliber: Caliber;
  plunging: boolean;
}

/** The worth of one die at its best target; the same at all ranges that make no difference to it. */
function dieWorth(situation: Situation, { ship, to, rangeHexes, caliber, plunging }: Die): number {
  const { view, fire } = situation;
  const near = rangeHexes === 0 ? 2 : isLaidByRadar(view, ship, rangeHexes) ? 1 : 0;
  const key = `${ship}>${to.id}/${caliber}/${plunging}/${near}`;
  const known = fire.get(key);
  if (known !== undefined) return known;
  const worth = best(
    to.ships,
    (target) =>
      hitChance(view, ship, target, rangeHexes) *
      hitWorth(situation, target, `${caliber}/${plunging}`, () =>
        gunHit(situation, target, caliber, plunging),
      ),
  );
  fire.set(key, worth);
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
