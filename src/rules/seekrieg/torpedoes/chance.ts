import { flatBearing, sameHex } from '../../../hex';
import type { Degrees } from '../../core';
import { degreesOf, rangeYards, signed } from '../common/geometry';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import { combs } from '../movement/combing';
import { rounded } from '../tables/rounding';
import { SPEED_CHANGE, type TrackingTable } from '../tables/torpedoHits';
import { aimOf } from './aim';
import { chanceOf } from './figure';
import type { Victim } from './victims';

/** [SK-17.27] The spread is not laid for ships that cross the track. */
const CROSSING = 0.5;

/** The same hex has no bearing. */
const ABEAM: Degrees = 90;

/** The chance in per cent of one torpedo of a salvo against a ship that it meets. */
export const strikeChance = (table: TrackingTable, salvo: TorpedoSalvo, victim: Victim): number =>
  victim.isTarget ? targetChance(table, salvo, victim.ship) : crossingChance(table, salvo, victim);

/** [SK-17.12 to SK-17.18] By the data of the time of firing, and what the target has done since. */
function targetChance(table: TrackingTable, salvo: TorpedoSalvo, ship: Ship): number {
  const { knots: targetKnots, angle: targetAngle } = aimOf(salvo);
  return chanceOf(table, {
    lengthFeet: ship.sheet.lengthFeet,
    targetKnots,
    targetAngle,
    rangeYards: rangeYards(salvo.from, salvo.aimedAt),
    error: salvo.firingError + evasionError(table, salvo, ship),
  });
}

/** [SK-17.17, SK-30.13] */
function evasionError(table: TrackingTable, salvo: TorpedoSalvo, ship: Ship): number {
  const aim = aimOf(salvo);
  const hasTurned = ship.facing !== aim.facing;
  const slowed = Math.abs(ship.speedKnots - aim.knots) >= SPEED_CHANGE;
  const change = slowed ? table.changedSpeed : 0;
  if (hasTurned && combs(ship.facing, salvo)) return change + table.combing;
  return change + (ship.turn.isEvading ? table.evading : 0) + (hasTurned ? table.turned : 0);
}

/** [SK-17.27] Her own length, speed and angle, the base error alone, half the chance. */
const crossingChance = (table: TrackingTable, { from }: TorpedoSalvo, victim: Victim): number => {
  const { ship, rangeYards: yards } = victim;
  const chance = chanceOf(table, {
    lengthFeet: ship.sheet.lengthFeet,
    targetKnots: ship.speedKnots,
    targetAngle: sameHex(victim.hex, from) ? ABEAM : angleTo(ship, victim, from),
    rangeYards: yards,
    error: 0,
  });
  return rounded(chance * CROSSING);
};

/** The relative bearing of the launch hex from her, 0 to 180. */
const angleTo = ({ facing }: Ship, { hex }: Victim, from: TorpedoSalvo['from']): Degrees =>
  Math.abs(signed(flatBearing(hex, from) - degreesOf(facing)));
