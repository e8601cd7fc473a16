import { type Axial, blockingHex, distance } from '../../../hex';
import { type ClauseId, type Modifier, must, type Side, sumOfModifiers } from '../../core';
import type { Arc } from '../model/arcs';
import { CALIBERS, type Caliber, type TorpedoKind } from '../model/sheet';
import type { BattleView, Declaration, Ship, ShipId, Stack, Weapon } from '../model/state';
import type { GunneryModifier } from '../model/tables';
import { tablesOf } from '../tables/standard';
import { ARC_FRACTIONS, arcTo } from './arcs';
import { landBetween } from './board';
import { towOf } from './mobility';
import { allShips, boxesLeft, isAfloat, isDead, sheetOf, shipHas, shipOf } from './ships';
import { stackOf, stacksAtSea } from './stacks';

export const isGun = (weapon: Weapon): weapon is Caliber => weapon !== 'torpedoes';

/** [BT-8.8, BT-10.2] Factors of a weapon that a ship can bring to bear now. */
export const factorsOf = (view: BattleView, ship: ShipId, weapon: Weapon): number =>
  isGun(weapon) ? boxesLeft(view, ship, weapon) : (sheetOf(view, ship).torpedoes?.factors ?? 0);

/** [BT-9.1, BT-10.1, BT-10.3] Reach of a ship's weapon in hexes. */
export function rangeOf(view: BattleView, ship: ShipId, weapon: Weapon): number {
  if (isGun(weapon)) return tablesOf(view).gunRanges.hexes[weapon];
  const { hexes, longLance } = tablesOf(view).torpedoRanges;
  return isLongLance(view, ship) ? longLance.hexes : hexes;
}

/** [BT-10.3] Long Lances with factors enough to be fired far. */
function isLongLance(view: BattleView, ship: ShipId): boolean {
  const { torpedoes } = sheetOf(view, ship);
  const { leastFactors } = tablesOf(view).torpedoRanges.longLance;
  return torpedoes?.kind === 'long-lance' && torpedoes.factors >= leastFactors;
}

/** The stack of a target, which a declaration names by its counter [BT-8.13]. */
export function targetStack(view: BattleView, target: string): Stack | undefined {
  const ship = allShips(view).find((it) => it.counter === target && isAfloat(it));
  return ship && stackOf(view, ship.id);
}

/** The stacks between which a shot goes; both are on the board. */
interface Shot {
  from: Stack;
  to: Stack;
  rangeHexes: number;
}

function shotAt(view: BattleView, ship: ShipId, target: string): Shot {
  const from = stackOf(view, ship) as Stack;
  const to = targetStack(view, target) as Stack;
  return { from, to, rangeHexes: distance(from.hex, to.hex) };
}

/** Hexes between a ship and a target; both are on the board. */
export const rangeTo = (view: BattleView, ship: ShipId, target: string): number =>
  shotAt(view, ship, target).rangeHexes;

/**
 * [BT-8.2] The hex with land or friends that blocks a side's fire from hex to hex; `undefined` when the line is clear.
 * @param friends where the side's stacks are, for callers that check many lines
 */
export const fireBlockedAt = (
  view: BattleView,
  from: Pick<Stack, 'side' | 'hex'>,
  to: Pick<Stack, 'hex'>,
  friends: readonly Axial[] = stacksAtSea(view, from.side).map(({ hex }) => hex),
): Axial | undefined =>
  blockingHex(from.hex, to.hex, landBetween(view, from.hex, to.hex).concat(friends));

/** [BT-6.6] Dead ships, towers and towed ships fire nothing. */
export const isSilent = (view: BattleView, id: ShipId): boolean =>
  isDead(shipOf(view, id)) || towOf(view, id) !== undefined;

/** [BT-15.1] The firer's arc in which its target lies. */
const firingArc = (view: BattleView, { from, to }: Shot): Arc => arcTo(view, from, to.hex);

/** [BT-15.1] The target is seen through its own bow or stern arc. */
const isEndOn = (view: BattleView, { from, to }: Shot): boolean =>
  arcTo(view, to, from.hex) !== 'beam';

/** [BT-9.4, BT-15.1] What is added to the dice of a gun salvo. */
export const gunModifiers = (view: BattleView, ship: ShipId, target: string): Modifier[] =>
  modifiersOf(view, ship, target, shotAt(view, ship, target));

function modifiersOf(view: BattleView, ship: ShipId, target: string, shot: Shot): Modifier[] {
  const { modifiers } = tablesOf(view).gunneryModifiers;
  const held: Modifier[] = [];
  const add = (code: GunneryModifier, holds: boolean, rule: ClauseId = 'BT-9.4') => {
    if (holds && modifiers[code] !== 0) held.push({ code, value: modifiers[code], rule });
  };
  add('excellent-gunnery', shipHas(view, ship, 'excellentGunnery'));
  add(
    'target-still',
    allShips(view).some((it) => it.counter === target && isStill(it)),
  );
  add('fire-control-radar', isLaidByRadar(view, ship, shot.rangeHexes));
  add('point-blank', shot.rangeHexes === 0);
  add('target-end-on', isEndOn(view, shot), 'BT-15.1');
  return held;
}

const isStill = (ship: Ship): boolean => isAfloat(ship) && (isDead(ship) || ship.aground);

/** [BT-9.4] At night fire-control radar helps at short range. */
export const isLaidByRadar = (view: BattleView, ship: ShipId, rangeHexes: number): boolean =>
  view.scenario.hour === 'night' &&
  rangeHexes <= tablesOf(view).gunneryModifiers.radarHexes &&
  shipHas(view, ship, 'fireControlRadar');

/** [BT-9.9] What a die of a salvo must show. */
export function neededWith(view: BattleView, modifiers: readonly Modifier[]): number {
  const { toHit, gunneryModifiers } = tablesOf(view);
  return toHit.guns - sumOfModifiers(modifiers, gunneryModifiers.most);
}

/** A gun salvo as it will be fired. */
export interface Salvo {
  side: Side;
  ship: ShipId;
  weapon: Caliber;
  target: string;
  rangeHexes: number;
  /** Dice rolled. */
  factors: number;
  halved: boolean;
  /** [BT-15.1] The firer's arc in which the target lies: beam where facing does not count. */
  arc: Arc;
  modifiers: Modifier[];
  needed: number;
}

/** [BT-8.5, BT-8.9, BT-8.12] The declaration that fires at full strength at each target. */
export function namedForFull(view: BattleView, declared: readonly Declaration[]): Declaration[] {
  const targets = [...new Set(declared.map(({ target }) => target))];
  return targets.map((target) =>
    named(
      view,
      declared.filter((it) => it.target === target),
    ),
  );
}

function named(view: BattleView, atTarget: readonly Declaration[]): Declaration {
  const weight = (ship: ShipId) =>
    atTarget
      .filter((it) => it.ship === ship)
      .reduce((sum, it) => sum + factorsOf(view, ship, it.weapon), 0);
  return (
    atTarget.find(({ full }) => full) ??
    atTarget.reduce((best, it) => (weight(it.ship) > weight(best.ship) ? it : best))
  );
}

/** [BT-8.5, BT-9.3] The salvos of one side's declarations: by caliber, within it in order. */
export function salvosOf(view: BattleView, side: Side, declared: readonly Declaration[]): Salvo[] {
  const named = namedForFull(view, declared);
  const isNamed = ({ ship, target }: Declaration) =>
    named.some((it) => it.target === target && it.ship === ship);
  return declared
    .filter(isGunfire)
    .map((it) => salvoOf(view, side, it, isNamed(it)))
    .sort(byCaliber);
}

/** [BT-9.3] Puts primary guns before secondary and those before tertiary; others stay as they are. */
export const byCaliber = (a: Gunfire, b: Gunfire): number =>
  CALIBERS.indexOf(a.weapon) - CALIBERS.indexOf(b.weapon);

interface Gunfire {
  weapon: Caliber;
}

const isGunfire = (it: Declaration): it is Declaration & Gunfire => isGun(it.weapon);

/** [BT-8.5, BT-15.1, BT-15.6] Dice of a gun salvo: all fractions are multiplied before the one rounding up. */
export function gunDice(view: BattleView, { ship, weapon, target, full }: Declaration): number {
  const arc = firingArc(view, shotAt(view, ship, target));
  return diceOf(factorsOf(view, ship, weapon), arc, full);
}

const diceOf = (factors: number, arc: Arc, full: boolean): number =>
  Math.ceil(factors * ARC_FRACTIONS[arc] * (full ? 1 : 1 / 2));

/** [BT-8.5, BT-8.9] One salvo, in full or by half. */
function salvoOf(
  view: BattleView,
  side: Side,
  { ship, weapon, target }: Declaration & Gunfire,
  full: boolean,
): Salvo {
  const shot = shotAt(view, ship, target);
  const { rangeHexes } = shot;
  const modifiers = modifiersOf(view, ship, target, shot);
  const arc = firingArc(view, shot);
  const factors = diceOf(factorsOf(view, ship, weapon), arc, full);
  const needed = neededWith(view, modifiers);
  const halved = !full;
  return { side, ship, weapon, target, rangeHexes, factors, halved, arc, modifiers, needed };
}

/** Torpedoes of one stack and of one kind at one target under one divisor [BT-10.8, BT-10.11]. */
export interface Spread {
  side: Side;
  stack: Stack;
  ships: ShipId[];
  kind: TorpedoKind;
  target: string;
  rangeHexes: number;
  factors: number;
  divisor: number;
  /** Dice rolled: factors divided by the divisor, rounded up. */
  dice: number;
  /** [BT-10.4] Hits are placed at random among the ships in the target's hex. */
  byLot: boolean;
}

const torpedoKind = (view: BattleView, ship: ShipId): TorpedoKind =>
  must(sheetOf(view, ship).torpedoes, `torpedoes of ${ship}`).kind;

/** [BT-10.3, BT-10.7] What a ship's torpedo dice are divided by at this range. */
export function torpedoDivisor(view: BattleView, ship: ShipId, rangeHexes: number): number {
  const { usTorpedoes, torpedoRanges } = tablesOf(view);
  const kind = sheetOf(view, ship).torpedoes?.kind;
  const { date, allows } = view.scenario;
  const isFaulty = date < usTorpedoes.mendedFrom && !allows.usTorpedoesMended;
  if (kind === 'us' && isFaulty) return usTorpedoes.divisor;
  return torpedoRanges.longLance.divisors[rangeHexes] ?? 1;
}

/** [BT-10.8, BT-10.11] The torpedo spreads of one side's declarations, in order. */
export function spreadsOf(
  view: BattleView,
  side: Side,
  declared: readonly Declaration[],
): Spread[] {
  const spreads = new Map<string, Spread>();
  for (const { ship, target } of declared) {
    const { from: stack, rangeHexes } = shotAt(view, ship, target);
    const divisor = torpedoDivisor(view, ship, rangeHexes);
    const byLot = rangeHexes > tablesOf(view).torpedoRanges.hexes;
    const kind = torpedoKind(view, ship);
    const key = [stack.id, target, kind, divisor, byLot].join(' ');
    const spread = spreads.get(key) ?? {
      side,
      stack,
      ships: [],
      kind,
      target,
      rangeHexes,
      factors: 0,
      divisor,
      dice: 0,
      byLot,
    };
    spread.ships.push(ship);
    spread.factors += factorsOf(view, ship, 'torpedoes');
    spread.dice = Math.ceil(spread.factors / divisor);
    spreads.set(key, spread);
  }
  return [...spreads.values()];
}
