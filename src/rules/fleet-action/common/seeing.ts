import { type Axial, distance } from '../../../hex';
import type { Side } from '../../core';
import type { AirStand } from '../model/air';
import type { UnitId } from '../model/ids';
import type { FleetActionView } from '../model/state';
import { isHiddenBoat, type Unit } from '../model/units';
import { BAND_HEXES } from './bands';
import { isIlluminated } from './light';
import { isClear } from './sight';

/** [NW-12.2] Hexes seen where the visibility or the Spotting Distance is 0. */
const MIN_HEXES = 2;

/** [NW-12.3] Range bands that light adds by night, and the most it makes visible. */
const LIGHT_BANDS = 2;
const MAX_LIT_BANDS = 5;

/** [NW-12.2, NW-12.4] Range bands of sight in hexes. */
const sightOfBands = (bands: number): number => (bands <= 0 ? MIN_HEXES : bands * BAND_HEXES);

/** [NW-2.10] SD in hexes; of an enemy whose condition is hidden, as printed. */
export const spottingHexes = ({ sheet, condition }: Unit): number =>
  sightOfBands(condition?.spottingBands ?? sheet.spottingBands);

/** [NW-12.1, NW-12.3, NW-12.5] The TVR in hexes, by night longer for what is lit. */
export function visibilityHexes({ scenario }: FleetActionView, light: 'lit' | 'unlit'): number {
  const { isNight, visibility } = scenario;
  const lit = Math.max(visibility, Math.min(MAX_LIT_BANDS, visibility + LIGHT_BANDS));
  return sightOfBands(isNight && light === 'lit' ? lit : visibility);
}

/** [NW-3.18] How far a unit sees, in hexes: a target if one is named, else whatever is not illuminated. */
export const sightHexes = (view: FleetActionView, unit: Unit, target?: Unit): number =>
  Math.min(
    spottingHexes(unit),
    visibilityHexes(view, target && isIlluminated(view, target, unit) ? 'lit' : 'unlit'),
  );

/** [NW-3.9, NW-7.12] The enemy knows that a unit is there, or what became of it. */
export const isOpen = (unit: Unit): boolean => {
  const { fate } = unit;
  return fate !== 'waiting' && fate !== 'hidden' && (!isHiddenBoat(unit) || fate === 'sunk');
};

/** Whether a side knows of a unit: asked of its view, or of the whole. */
export const isKnownTo = ({ units }: FleetActionView, side: Side, id: UnitId): boolean => {
  const unit = units[id];
  return unit !== undefined && (unit.side === side || isOpen(unit));
};

/** What can be shot at or seen at all: it is deployed, and no submerged submarine that nobody has detected [NW-7.12, NW-11.14]. */
export const isInSight = (unit: Unit): boolean => unit.fate === 'inPlay' && !isHiddenBoat(unit);

/** [NW-3.18] A unit in play sees another one. */
export const canSee = (view: FleetActionView, viewer: Unit, target: Unit): boolean =>
  isInSight(target) &&
  distance(viewer.hex, target.hex) <= sightHexes(view, viewer, target) &&
  isClear(view, viewer.hex, target.hex);

/** [NW-10.9] Range bands that an airborne stand sees by day and by night. */
const AIR_SIGHT = { day: 4, night: 1 } as const;

/** [NW-3.18, NW-10.9] How far an airborne stand sees, in hexes. */
export const airSightHexes = ({ scenario }: FleetActionView): number =>
  sightOfBands(scenario.isNight ? AIR_SIGHT.night : AIR_SIGHT.day);

/** [NW-3.18, NW-10.9] An airborne stand sees a hex and what is deployed in it. */
export const standSees = (view: FleetActionView, { hex }: AirStand, at: Axial): boolean =>
  distance(hex, at) <= airSightHexes(view);
