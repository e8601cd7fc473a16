import { isStruckBy, struckBy } from '../common/effects';
import { conditionOf, isSubmerged } from '../common/own';
import { workingSets } from '../common/radar';
import { fireControlOf, yearOf } from '../gunnery/director';
import type { AttackKind } from '../model/orders';
import { type AntiAircraft, gunsOf } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { AIR_LEVELS, type AirLevel } from '../tables/antiAircraftGuns';
import { inBands } from '../tables/bands';
import { rounded } from '../tables/rounding';

/** What flak has to do with. */
export interface FlakFacts {
  attack: AttackKind;
  /** Of the raid. */
  level: AirLevel;
  /** [SK-29.11] */
  isDetected: boolean;
}

const heightOf = (level: AirLevel): number => AIR_LEVELS.indexOf(level);

/** [SK-23.4 to SK-23.6, SK-23.30] The level that guns have to reach. */
export function flakLevel({ attack, level }: Pick<FlakFacts, 'attack' | 'level'>): AirLevel {
  if (attack === 'level') return level;
  return attack === 'dive' ? 'L' : 'S';
}

/** [SK-23.8] Guns that screen another ship reach this level. */
const SCREENING: AirLevel = 'M';
const SCREENING_SHARE = 0.5;

/** [SK-23.2 to SK-23.10, SK-24.9] The AA factor of a ship that is attacked, a whole number. */
export const ownFlak = (view: SeekriegView, ship: Ship, facts: FlakFacts): number =>
  modifiedFlak(view, ship, facts, flakLevel(facts));

/** [SK-23.7, SK-23.8, SK-23.10] What a ship adds to the AA fire of one that she screens. */
export function screeningFlak(view: SeekriegView, ship: Ship, facts: FlakFacts): number {
  const level = flakLevel(facts);
  const reached = heightOf(level) > heightOf(SCREENING) ? level : SCREENING;
  return rounded(SCREENING_SHARE * modifiedFlak(view, ship, facts, reached));
}

function modifiedFlak(view: SeekriegView, ship: Ship, facts: FlakFacts, level: AirLevel): number {
  if (isSubmerged(ship) || isStruckBy(view, ship, 'no-command')) return 0;
  const reaching = ship.sheet.antiAircraft.filter((it) => heightOf(it.level) >= heightOf(level));
  const factor = reaching.reduce(
    (sum, guns) => sum + leftOf(ship, guns) * fuzeFactor(view, ship, guns),
    0,
  );
  return rounded(factor * shipFactor(view, ship) * weatherFactor(view, ship, facts));
}

/** [SK-14.11, SK-23.37] What is left of the factor of one kind of guns. */
function leftOf(ship: Ship, { factor, battery }: AntiAircraft): number {
  const condition = conditionOf(ship);
  if (battery === null) {
    const share = Math.min(1, condition.damage / ship.sheet.dp);
    return rounded(factor * (1 - share));
  }
  if (firesAtSurface(ship, battery)) return 0;
  const all = ship.sheet.batteries[battery];
  const guns = condition.batteries[battery]?.turrets.reduce((sum, it) => sum + it.guns, 0) ?? 0;
  return all ? rounded((factor * guns) / gunsOf(all)) : factor;
}

/** [SK-23.37] The guns have been plotted at a target on the surface. */
const firesAtSurface = ({ plan }: Ship, battery: number): boolean =>
  plan?.fire.some((it) => it.battery === battery && it.target !== null) === true ||
  plan?.smokeShells.some((it) => it.battery === battery) === true;

const FUZES = { fromYear: 1943, nations: new Set(['united-states', 'united-kingdom']), inches: 3 };

/** [SK-29.13] */
const fuzeFactor = (view: SeekriegView, ship: Ship, { gun }: AntiAircraft): number =>
  yearOf(view) >= FUZES.fromYear &&
  FUZES.nations.has(ship.sheet.nation) &&
  boreInches(gun) >= FUZES.inches
    ? tablesOf(view).antiAirFire.proximityFuzes
    : 1;

/** The bore that stands at the head of a gun's name: `5"/38`, `40 mm/56`, `10.5 cm/65`. */
function boreInches(gun: string): number {
  const [, figure = '0', unit = ''] = /^([\d.]+)\s*("|mm|cm)/.exec(gun) ?? [];
  const each = unit === 'mm' ? 25.4 : unit === 'cm' ? 2.54 : 1;
  return Number(figure) / each;
}

/** [SK-29.13] Category 4 and above is local control. */
const LOCAL = 4;

/** [SK-24.9, SK-29.13, SK-29.22] Radar, directors, light and what has been lost of them. */
function shipFactor(view: SeekriegView, ship: Ship): number {
  const { radarDirector, director, local, nightRadar, night } = tablesOf(view).antiAirFire;
  const isLocal = fireControlOf(view, ship, 0) >= LOCAL;
  const hasRadar = !isLocal && workingSets(view, ship).some(({ fireControl }) => fireControl > 0);
  const control = isLocal ? local : hasRadar ? radarDirector : director;
  const light = view.environment.light !== 'night' ? 1 : hasRadar ? nightRadar : night;
  const damage = struckBy(view, ship, 'anti-air').reduce((share, { act }) => share * act.share, 1);
  return control * light * damage;
}

/** [SK-29.11, SK-29.13] Evasion, sea state and surprise. */
function weatherFactor(view: SeekriegView, ship: Ship, { isDetected }: FlakFacts): number {
  const { evading, seaState, undetected } = tablesOf(view).antiAirFire;
  const evasion = ship.turn.isEvading ? evading : 1;
  return evasion * inBands(seaState, view.environment.force) * (isDetected ? 1 : undetected);
}

/** [SK-23.12] The chance that flak shoots an aircraft down. @param factor of all ships together */
export const flakChance = (factor: number, aircraft: number, defense: number): number =>
  factor / aircraft / (2 * defense);
