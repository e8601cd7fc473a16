import { type Axial, distance } from '../../../hex';
import type { Hexes, Yards } from '../../core';
import { rangeYards } from '../common/geometry';
import { isOnMap, isSubmerged, shipsOnMap } from '../common/own';
import type { SeekriegState } from '../model/state';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import { aimOf } from './aim';
import { hexesATurn, runOf } from './runs';
import { placeOn } from './track';

/** A ship that a salvo may strike in this turn. */
export interface Victim {
  ship: Ship;
  /** [SK-17.27] The hex in which it meets her. */
  hex: Axial;
  /** From the launch hex. */
  rangeYards: Yards;
  /** [SK-17.12] She is the one aimed at. */
  isTarget: boolean;
}

/** [SK-17.26] The part of the track on which a salvo runs in a turn. */
function partOf(salvo: TorpedoSalvo, turn: number): { from: Hexes; to: Hexes } {
  const run = runOf(salvo.model, salvo.setting);
  const each = run ? hexesATurn(run) : 0;
  const turns = turn - salvo.firedOnTurn;
  return { from: turns * each, to: Math.min((turns + 1) * each, salvo.reachHexes) };
}

/** [SK-17.29] The salvo has run its course. */
export const isSpent = (salvo: TorpedoSalvo, turn: number): boolean =>
  salvo.running === 0 ||
  (turn >= salvo.arrivesOnTurn && partOf(salvo, turn).to >= salvo.reachHexes);

/** [SK-17.25 to SK-17.28] Ships that a salvo meets in this turn, the nearest to the launch hex first, the target before others as near. */
export function victimsOf(state: SeekriegState, salvo: TorpedoSalvo): Victim[] {
  const crossing = shipsOnMap(state).flatMap((ship) => crossingOf(state, salvo, ship) ?? []);
  return [...targetOf(state, salvo), ...crossing].sort((a, b) => a.rangeYards - b.rangeYards);
}

/** [SK-17.30] If she is gone, or below the surface, her roll is left out. */
function targetOf({ ships, turn }: SeekriegState, salvo: TorpedoSalvo): Victim[] {
  const { from, arrivesOnTurn } = salvo;
  const ship = ships[aimOf(salvo).ship];
  if (turn !== arrivesOnTurn || !ship || !isOnMap(ship) || isSubmerged(ship)) return [];
  const { hex } = ship;
  return [{ ship, hex, rangeYards: rangeYards(from, hex), isTarget: true }];
}

/** [SK-17.27] Where a ship other than firer and target stands on this turn's part of the track, or entered it. */
function crossingOf(state: SeekriegState, salvo: TorpedoSalvo, ship: Ship): Victim | undefined {
  if (ship.id === salvo.firer || ship.id === aimOf(salvo).ship || isSubmerged(ship))
    return undefined;
  const part = partOf(salvo, state.turn);
  const entered = state.turn > salvo.firedOnTurn ? ship.turn.entered : [];
  const hex = [ship.hex, ...entered].find((it) => {
    if (distance(salvo.from, it) > part.to + REACH) return false;
    const place = placeOn(salvo, it);
    return place !== null && place >= part.from - HALF && place <= part.to + HALF;
  });
  return hex && { ship, hex, rangeYards: rangeYards(salvo.from, hex), isTarget: false };
}

/** [SK-17.26] Half a hex at either end of the part. */
const HALF: Hexes = 0.5;

/** Farther than this beyond the part no hex lies on it; spares the reckoning. */
const REACH: Hexes = 1;
