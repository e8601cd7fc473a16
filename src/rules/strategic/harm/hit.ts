import { type ClauseId, enemyOf, type Side, valueOf } from '../../core';
import {
  armedDeckDamage,
  blowsUp,
  criticalHit,
  damageState,
  isCritical,
  reachesMagazine,
  squadronIsHit,
} from '../cards/damage';
import { isCarrier, stateOf } from '../cards/shipNow';
import { type Play, tell } from '../model/play';
import type {
  Division,
  LandUnitId,
  LandUnitRecord,
  ShipId,
  ShipRecord,
  StrategicState,
} from '../model/state';
import { heavyFate } from '../rolls/antiSubmarine';
import type { DamageState } from '../tables/kinds';
import { LAND_UNITS } from '../tables/landUnits';
import { hasArmedSquadrons, squadronsAboard } from './aboard';
import { divisionIn, landUnitIn, shipIn, sideOfLandUnit, sideOfShip } from './lookUp';
import { isKnownByName, isSubmerged, loseSteps, sinkShip } from './losses';

/** The result of a rolled attack: Damage Levels by the table, and the dice [ST-4.16]. */
export interface Blow {
  damageLevels: number;
  attackerDie: number;
  defenderDie: number;
  cause: 'guns' | 'torpedoes' | 'bombs' | 'depthCharges';
  /** [ST-4.16a] It was made with FirePower. */
  isMainBattery?: boolean;
  /** The clause of the attack. */
  rule: ClauseId;
}

/** A ship while an attack on her is applied. */
interface Struck {
  id: ShipId;
  side: Side;
  ship: ShipRecord;
  /** Her state before the blow. */
  before: DamageState;
  cause: Blow['cause'];
  /** The enemy knows who she is. */
  isNamed: boolean;
}

/**
 * [ST-4.1, ST-4.24] All effects of one attack on a ship, in order: Damage Levels, critical hit, magazines, armed deck,
 * the squadrons aboard; a ship sunk on the way ends it. A submerged submarine takes none of these [ST-4.19]; becoming
 * Heavy she surfaces or sinks [ST-19.6].
 */
export function hitShip(play: Play, shipId: ShipId, blow: Blow): void {
  const { state } = play;
  const ship = shipIn(state, shipId);
  if (ship.fate !== 'afloat' || blow.damageLevels === 0) return;
  const side = sideOfShip(state, shipId);
  const isNamed = isKnownByName(state, side, ship, blow.cause);
  const struck = { id: shipId, side, ship, before: stateOf(ship), cause: blow.cause, isNamed };
  const next = isSubmerged(state, ship)
    ? [forceUp]
    : [critical, magazines, armedDeck, squadronsHit];
  const told = play.events.length;
  damage(play, struck, blow.damageLevels);
  for (const apply of next) if (ship.fate === 'afloat') apply(play, struck, blow);
  tellHit(play, told, struck, blow);
}

/** The same function: it checks whether the boat is submerged. */
export const hitSubmarine = hitShip;

/** [ST-4.9] Adds Damage Levels, and sinks the ship at her capacity. */
function damage(play: Play, { id, ship, cause }: Struck, levels: number): void {
  ship.damageLevels = Math.min(ship.card.capacity, ship.damageLevels + levels);
  if (stateOf(ship) === 'sunk')
    sinkShip(play, id, cause === 'depthCharges' ? 'depthCharges' : 'damage');
}

/** Reported before its effects, with the final state; the attacker is not told Damage Levels [ST-5.9, ST-5.10]. */
function tellHit(play: Play, at: number, { id, side, ship, isNamed }: Struck, blow: Blow): void {
  const after = play.events.splice(at);
  const { rule, damageLevels } = blow;
  const state = stateOf(ship);
  tell(play, { kind: 'shipHit', rule, side, ship: id, state, damageLevels }, { isNamed });
  play.events.push(...after);
}

/** [ST-4.16] Advanced: a 6 against a 1. Only the owner is told what was hit [ST-5.10]. */
function critical(play: Play, struck: Struck, blow: Blow): void {
  const { attackerDie, defenderDie, damageLevels } = blow;
  if (play.state.scenario.level === 'basic') return;
  if (!isCritical(attackerDie, defenderDie, damageLevels)) return;
  const { id, side, ship } = struck;
  const roll = play.dice.roll('d6', 1, 'critical');
  const hit = criticalHit(valueOf(roll));
  const magazine = hit === 'magazine' ? [play.dice.roll('d6', 1, 'magazine')] : [];
  tell(play, {
    kind: 'shipCritical',
    rule: 'ST-4.16',
    seenBy: [side],
    side,
    ship: id,
    critical: hit,
    dice: [roll, ...magazine],
  });
  if (hit === 'fire') damage(play, struck, 1);
  else if (hit !== 'magazine') ship.criticals = [...ship.criticals, hit];
  for (const die of magazine)
    if (blowsUp(valueOf(die), ship.card.traits.includes('M'))) sinkShip(play, id, 'magazine');
}

/** [ST-4.16a] Advanced: a hit by a main battery may reach vulnerable magazines. Only the owner sees the die [ST-5.10]. */
function magazines(play: Play, { id, side, ship }: Struck, { isMainBattery }: Blow): void {
  if (play.state.scenario.level === 'basic') return;
  if (!isMainBattery || !ship.card.traits.includes('M')) return;
  const roll = play.dice.roll('d6', 1, 'magazine');
  const explodes = reachesMagazine(valueOf(roll));
  tell(play, {
    kind: 'magazinesShaken',
    rule: 'ST-4.16a',
    seenBy: [side],
    side,
    ship: id,
    explodes,
    dice: [roll],
  });
  if (explodes) sinkShip(play, id, 'magazine');
}

/** [ST-4.13, ST-4.15] */
function armedDeck(play: Play, struck: Struck): void {
  const { id, side, ship } = struck;
  if (!isCarrier(ship) || !hasArmedSquadrons(play.state, side, id)) return;
  const roll = play.dice.roll('d6', 1, 'armedDeck');
  const damageLevels = armedDeckDamage(valueOf(roll));
  tell(play, {
    kind: 'armedDeckHit',
    rule: 'ST-4.13',
    seenBy: [side],
    side,
    ship: id,
    damageLevels,
    dice: [roll],
  });
  damage(play, struck, damageLevels);
}

/** [ST-4.11] On a carrier. */
function squadronsHit(play: Play, { id, side, ship }: Struck, { damageLevels }: Blow): void {
  if (isCarrier(ship)) hitSquadronsAboard(play, side, id, damageLevels);
}

/** [ST-4.11, ST-4.12, ST-5.10b] One die for each squadron, by id; only the owner sees them. */
function hitSquadronsAboard(
  play: Play,
  side: Side,
  base: ShipId | LandUnitId,
  damageLevels: number,
): void {
  for (const squadron of squadronsAboard(play.state, side, base)) {
    const roll = play.dice.roll('d6', 1, 'squadronAboard', { squadron: squadron.id });
    const isHit = squadronIsHit(valueOf(roll), damageLevels, squadron.isExtra);
    tell(play, {
      kind: 'squadronHitAboard',
      rule: 'ST-4.11',
      seenBy: [side],
      side,
      squadron: squadron.id,
      dice: [roll],
      isHit,
    });
    if (isHit) loseSteps(play, squadron.id, 1, 'forGood');
  }
}

/** [ST-19.6, ST-19.7] Once, when she becomes Heavy. */
function forceUp(play: Play, { id, side, ship, before, isNamed }: Struck): void {
  if (before === 'heavy' || stateOf(ship) !== 'heavy') return;
  const { fate, roll } = heavyFate(play.dice);
  const sinks = fate === 'sinks';
  tell(
    play,
    { kind: 'submarineForcedUp', rule: 'ST-19.6', side, ship: id, sinks, dice: [roll] },
    { isNamed },
  );
  if (sinks) sinkShip(play, id, 'depthCharges');
  else rise(divisionIn(play.state, ship.division));
}

function rise({ submarine }: Division): void {
  if (!submarine) return;
  submarine.isSubmerged = false;
  submarine.isDetected = true;
}

/** [ST-4.8, ST-4.11, ST-18.11, ST-4.23] All effects of one attack on a land unit; an attack without effect still counts. */
export function hitLandUnit(play: Play, landUnitId: LandUnitId, blow: Blow): void {
  const { state } = play;
  const side = sideOfLandUnit(state, landUnitId);
  const unit = landUnitIn(state, landUnitId);
  unit.wasAttacked = true;
  const { capacity, airGroup } = LAND_UNITS[unit.kind];
  unit.damageLevels = Math.min(capacity, unit.damageLevels + blow.damageLevels);
  noteState(state, side, unit);
  if (blow.damageLevels === 0) return;
  const { rule, damageLevels } = blow;
  const hit = { landUnit: unit.id, state: landUnitState(unit), damageLevels };
  tell(play, { kind: 'landUnitHit', rule, side, ...hit });
  if (airGroup !== null) hitSquadronsAboard(play, side, landUnitId, blow.damageLevels);
}

/** [ST-4.2] */
export const landUnitState = ({ kind, damageLevels }: LandUnitRecord): DamageState =>
  damageState(damageLevels, LAND_UNITS[kind].capacity);

/** [ST-5.6] An attacker sees the state of a land unit. */
function noteState({ known }: StrategicState, side: Side, unit: LandUnitRecord): void {
  const seen = known[enemyOf(side)].landUnits;
  const { id, isCaptured } = unit;
  seen[id] = { hasCap: false, ...seen[id], id, isCaptured, state: landUnitState(unit) };
}
