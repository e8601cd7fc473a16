import { conditionOf } from '../../common/own';
import type { Play } from '../../model/play';
import { isAirBase, isCargoShip, isLandTarget, type WeaponGroup } from '../../model/sheet';
import type { Unit } from '../../model/units';
import type { TableArea } from '../../tables/criticals';
import { type Protection, penetrates } from '../armor';
import { failPower } from '../power';
import { cargo, fire } from './cargo';
import { aircraftOperations, fuel, hangar, stopFlights } from './carrier';
import { command } from './command';
import type { Critical, Effect, Verdict } from './critical';
import { engines, engines1d6, engines2d6 } from './engines';
import { rollGroup } from './group';
import { helm } from './helm';
import { bulkheads, hull } from './hull';
import { carrierSensors, sensors } from './sensors';
import { settle } from './settle';
import { crew, fireControl, optics, spottingTop, steering } from './values';
import { mainGuns, noWeapons, otherGuns, tubes } from './weapons';

/** [NW-25.1] Units whose hits above water go by the table of carriers and air bases. */
export const usesCarrierTable = (unit: Unit): boolean =>
  unit.sheet.type === 'V' || isAirBase(unit.sheet);

/** [NW-21.24] An effect behind armor: the Penetration Test comes first. */
const behind =
  (name: TableArea, protection: Protection, effect: Effect): Effect =>
  (play, unit, critical) =>
    penetrates(play, unit, critical.strike, { name, protection })
      ? effect(play, unit, critical)
      : 'stopped';

/** [NW-25.9, NW-25.10] A flight deck that holds stops flying for a while. */
const belowDeck =
  (name: TableArea, effect: Effect): Effect =>
  (play, unit, critical) => {
    if (penetrates(play, unit, critical.strike, { name, protection: 'flight-deck' }))
      return effect(play, unit, critical);
    stopFlights(play, unit);
    return 'stopped';
  };

/** [NW-23.3, NW-23.4] A die tells the optics from the masts; an airfield has no masts [NW-25.15]. */
const upperworks: Effect = (play, unit, critical) => {
  const area = settle(play, unit, 'd10', (die) => (die <= 5 ? 'optics' : 'spotting-top'));
  if (area === 'optics') return optics(play, unit, critical);
  return isLandTarget(unit.sheet) ? 'barred' : spottingTop(play, unit, critical);
};

const allSensors: Effect = (play, unit, critical) =>
  (usesCarrierTable(unit) ? carrierSensors : sensors)(play, unit, critical);

/** [NW-24.9] */
const power: Effect = (play, unit) => {
  if (conditionOf(unit).hasPowerFailure) return 'barred';
  failPower(play, unit);
  return 'ends';
};

const GROUPS: Readonly<Record<WeaponGroup, Effect>> = {
  main: mainGuns,
  other: otherGuns,
  torpedoes: tubes,
};

/** [NW-23.13 to NW-23.15, NW-24.10 to NW-24.10b] Weapons, or what lies where they would be. */
const weapons: Effect = (play, unit, critical) => {
  if (isCargoShip(unit.sheet) || isCargoHit(play, unit)) return cargo(play, unit, critical);
  if (critical.section && unit.sheet.type === 'V' && isFuelHit(play, unit))
    return fuel(play, unit, critical);
  const group = rollGroup(play, unit, !critical.section && usesCarrierTable(unit));
  return (group ? GROUPS[group] : noWeapons)(play, unit, critical);
};

/** [NW-23.15] Of a warship while she has cargo aboard. */
const isCargoHit = (play: Play, unit: Unit): boolean =>
  conditionOf(unit).hasCargo &&
  settle(play, unit, 'd10', (die) => (die <= 5 ? 'cargo' : 'weapons')) === 'cargo';

/** [NW-24.10a] */
const isFuelHit = (play: Play, unit: Unit): boolean =>
  settle(play, unit, 'd20', (die) => (die <= unit.sheet.deck.hangar ? 'fuel' : 'weapons')) ===
  'fuel';

const EFFECTS: Readonly<Record<TableArea, Effect>> = {
  hull: behind('hull', 'belt', hull),
  upperworks,
  crew,
  'fire-control': behind('fire-control', 'conning-tower', fireControl),
  command: behind('command', 'conning-tower', command),
  'engine-room': behind('engine-room', 'belt', engines),
  'engine-room-1d6': engines1d6,
  'engine-room-2d6': engines2d6,
  steering: behind('steering', 'belt', steering),
  helm: behind('helm', 'belt', helm),
  sensors: allSensors,
  fire,
  weapons,
  'aircraft-operations': belowDeck('aircraft-operations', aircraftOperations),
  hangar: belowDeck('hangar', hangar),
  fuel: belowDeck('fuel', fuel),
  bulkheads,
  power,
};

/** [NW-25.15] What an airfield does not have. */
const NOT_ON_LAND: readonly TableArea[] = ['engine-room', 'steering', 'helm'];

/** [NW-27.10] All that a battery has. */
const OF_BATTERIES: readonly TableArea[] = ['hull', 'fire-control', 'fire', 'weapons'];

/** [NW-25.15, NW-27.10] A result for which a unit has nothing cannot be applied. */
function isMissing({ sheet }: Unit, area: TableArea): boolean {
  if (isAirBase(sheet)) return NOT_ON_LAND.includes(area);
  return isLandTarget(sheet) && !OF_BATTERIES.includes(area);
}

/** Applies a result of a table of critical damage. */
export const applyArea = (play: Play, unit: Unit, critical: Critical, area: TableArea): Verdict =>
  isMissing(unit, area) ? 'barred' : EFFECTS[area](play, unit, critical);
