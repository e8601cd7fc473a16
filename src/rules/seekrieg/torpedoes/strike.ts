import { type Axial, flatBearing, sameHex } from '../../../hex';
import { degreesOf, signed } from '../common/geometry';
import { conditionOf } from '../common/own';
import { armorAt } from '../damage/armor';
import { damageCritically } from '../damage/criticals';
import { noteSeen } from '../damage/hitsSeen';
import { roll, type Struck, struck } from '../damage/rolling';
import { type Play, tell } from '../model/play';
import { isSubmarine } from '../model/sheet';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { torpedoOf } from '../tables/torpedoes';
import { dudChance, torpedoEffect, torpedoFactor } from '../tables/torpedoHits';
import type { Victim } from './victims';

/** A torpedo that strikes, of a ship or of an aircraft. */
interface Torpedo extends Pick<TorpedoSalvo, 'model' | 'pistol'> {
  /** Of who has fired it. */
  nation: string;
  /** Where it comes from; `null`: from a side drawn by die [SK-14.27]. */
  from: Axial | null;
}

/** [SK-17.21 to SK-17.24] One torpedo of a salvo strikes a ship. */
export function strikeShip(play: Play, salvo: TorpedoSalvo, { ship, isTarget }: Victim): void {
  const nation = play.state.ships[salvo.firer]?.sheet.nation ?? '';
  const { model, pistol } = salvo;
  strikeWith(play, ship, { model, pistol, nation, from: isTarget ? salvo.from : null });
}

/** [SK-17.21 to SK-17.24, SK-23.26] A torpedo strikes a ship: a dud, or damage and critical damage on the belt. */
export function strikeWith(play: Play, ship: Ship, torpedo: Torpedo): void {
  const it = struck(play, ship);
  const isDud = rollDud(it, torpedo);
  const damage = isDud ? 0 : damageOf(it, torpedo);
  const sideHit = isDud ? 'port' : sideOf(it, torpedo.from);
  conditionOf(ship).damageDue += damage;
  if (!isDud) noteSeen(play.state, ship, 1);
  tell(play, {
    kind: 'torpedoHit',
    rule: isDud ? 'SK-17.21' : 'SK-17.22',
    ship: ship.id,
    isDud,
    damage,
    dice: it.dice,
  });
  if (!isDud) damageCritically(play, ship, 'belt', { penetrated: true, sideHit });
}

/** [SK-17.21] */
function rollDud(it: Struck, { nation, model, pistol }: Torpedo): boolean {
  const { state, tables } = it;
  const { date } = state.scenario;
  const chance = dudChance(tables.torpedoDuds, { nation, model, date, pistol }) ?? 0;
  return chance > 0 && roll(it, 'torpedo-dud') <= chance;
}

/** [SK-17.22, SK-26.23] A submarine is sunk whatever the roll. */
function damageOf(it: Struck, { model, pistol }: Torpedo): number {
  const { tables, ship } = it;
  if (isSubmarine(ship.sheet)) return ship.sheet.dp;
  const belt = armorAt(tables, ship.sheet, 'belt');
  const effect = torpedoEffect(tables.torpedoDamage, torpedoOf(model).charge, belt);
  return rounded(
    effect * torpedoFactor(tables.torpedoModifier, pistol, roll(it, 'torpedo-damage')),
  );
}

/** [SK-14.27] The side on which the launch hex lies; by die for crossing torpedoes, and from right ahead or astern. */
function sideOf(it: Struck, from: Axial | null): 'port' | 'starboard' {
  const bearing = from ? bearingOf(it.ship, from) : 0;
  if (bearing !== 0 && bearing !== 180) return bearing > 0 ? 'starboard' : 'port';
  return roll(it, 'side-hit', 'd10') <= 5 ? 'port' : 'starboard';
}

const bearingOf = ({ hex, facing }: Ship, from: Axial): number =>
  sameHex(hex, from) ? 0 : Math.round(signed(flatBearing(hex, from) - degreesOf(facing)));
