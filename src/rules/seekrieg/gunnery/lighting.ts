import { angleBetween, flatBearing, sameHex } from '../../../hex';
import { rangeYards } from '../common/geometry';
import { shipsOnMap } from '../common/own';
import type { Light, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import type { NightLine, TwilightLine } from '../tables/hitChance';
import type { Lighting } from './light';

/** [SK-11.30, SK-28.8] How a target is lit. @param isFiring she fires guns in this turn */
export function lightingOf(
  view: SeekriegView,
  ship: Ship,
  target: Ship,
  isFiring: boolean,
): Lighting {
  const { light, visibility, moon } = view.environment;
  if (light === 'day') return { time: 'day', code: visibility };
  if (light !== 'night') return { time: 'twilight', line: twilightLine(light, ship, target) };
  return {
    time: 'night',
    moon: moon === 'bright' ? 'bright' : 'dark',
    line: nightLine(view, ship, target, isFiring),
  };
}

/** [SK-11.31] True bearings against the western and the eastern sky. */
const WEST = { from: 225, to: 315 };
const EAST = { from: 45, to: 135 };

const isWithin = (bearing: number, { from, to }: typeof WEST): boolean =>
  bearing >= from && bearing <= to;

function twilightLine(light: Light, ship: Ship, target: Ship): TwilightLine {
  if (target.isBurning) return 'on-fire';
  if (sameHex(ship.hex, target.hex)) return 'usual';
  const bearing = Math.round(flatBearing(ship.hex, target.hex)) % 360;
  const isEvening = light === 'evening-twilight';
  if (isWithin(bearing, isEvening ? WEST : EAST)) return 'light-sky';
  return isWithin(bearing, isEvening ? EAST : WEST) ? 'dark-sky' : 'usual';
}

function nightLine(view: SeekriegView, ship: Ship, target: Ship, isFiring: boolean): NightLine {
  if (target.isBurning || isBeforeFire(view, ship, target)) return 'on-fire';
  if (target.turn.isLit) return 'lit';
  return isFiring || target.turn.hasSearchlightOn ? 'firing' : 'other';
}

/** [SK-11.32] */
const BEHIND_DEGREES = 10;
const BEHIND_YARDS = 10_000;

/** [SK-11.32] A burning ship lies beyond the target, on nearly the same line. */
function isBeforeFire(view: SeekriegView, ship: Ship, target: Ship): boolean {
  const yards = rangeYards(ship.hex, target.hex);
  const bearing = flatBearing(ship.hex, target.hex);
  return shipsOnMap(view).some(
    (it) =>
      it.isBurning &&
      it !== ship &&
      it !== target &&
      rangeYards(ship.hex, it.hex) > yards &&
      rangeYards(target.hex, it.hex) <= BEHIND_YARDS &&
      angleBetween(bearing, flatBearing(ship.hex, it.hex)) <= BEHIND_DEGREES,
  );
}
