import { landUnitState } from '../harm/hit';
import { divisionIn, landUnitIn, shipIn, shipsOf } from '../harm/lookUp';
import type { AirAction, Flight, FlightWeapon } from '../model/airState';
import type { Level, Place } from '../model/scenario';
import type { LandUnitId, ShipRecord, StrategicState } from '../model/state';
import { aaNow, divisionAreaAa } from '../rolls/flak';
import { LAND_UNITS } from '../tables/landUnits';
import type { Defended } from './rolls';

/** What one flight attacks. */
export type Aim = { ship: ShipRecord } | { landUnit: LandUnitId };

export const idOf = (aim: Aim): string => ('ship' in aim ? aim.ship.card.id : aim.landUnit);

/** The targets that are left in an air attack: ships afloat, land units. */
export function aimsOf(state: StrategicState, { target, ships }: AirAction): Aim[] {
  if (!target) return [];
  if ('landUnits' in target) return target.landUnits.map((landUnit) => ({ landUnit }));
  return ships
    .map(({ id }) => shipIn(state, id))
    .filter(({ fate }) => fate === 'afloat')
    .map((ship) => ({ ship }));
}

/** What of a target decides which weapons are good against it. */
type TargetKind = 'ship' | 'land' | 'surfacedBoat' | 'submergedBoat';

export function kindOf(state: StrategicState, aim: Aim): TargetKind {
  if ('landUnit' in aim) return 'land';
  if (aim.ship.card.type !== 'SS') return 'ship';
  return isSubmerged(state, aim.ship) ? 'submergedBoat' : 'surfacedBoat';
}

const isSubmerged = (state: StrategicState, { division }: ShipRecord): boolean =>
  divisionIn(state, division).submarine?.isSubmerged === true;

/** [ST-14.10, ST-14.13, ST-19.20] Weapons that a kind of target can be attacked with. */
const GOOD_AGAINST: Readonly<Record<TargetKind, readonly FlightWeapon[]>> = {
  ship: ['bombs', 'torpedoes'],
  land: ['bombs'],
  surfacedBoat: ['bombs', 'torpedoes', 'depthCharges'],
  submergedBoat: ['depthCharges'],
};

/** The weapon a flight uses on a kind of target; `null` when it has none. */
export function weaponAt(
  level: Level,
  { card, weapon }: Pick<Flight, 'card' | 'weapon'>,
  target: TargetKind,
): FlightWeapon | null {
  if (weapon === null) return null;
  const isBoat = target === 'surfacedBoat' || target === 'submergedBoat';
  const carried = isBoat && level === 'basic' ? boatWeapons(weapon) : [weapon];
  return carried.find((it) => GOOD_AGAINST[target].includes(it) && has(card, it)) ?? null;
}

/** [ST-14.16] A Basic squadron has its depth charges whatever it is sent with, and bombs for a surfaced boat. */
const boatWeapons = (weapon: FlightWeapon): FlightWeapon[] =>
  weapon === 'bombs' ? ['bombs', 'depthCharges'] : ['depthCharges', 'bombs'];

const has = ({ bombs, airTorpedo, asw }: Flight['card'], weapon: FlightWeapon): boolean =>
  ({ bombs: bombs !== null, torpedoes: airTorpedo !== null, depthCharges: asw !== null })[weapon];

/** A target of an air attack as the rolls take it, with the guns that defend it. */
export function defendedOf(state: StrategicState, air: AirAction, aim: Aim): Defended {
  if ('landUnit' in aim) return defendedLand(state, aim.landUnit);
  const { ship } = aim;
  const target = { ship, isInPort: air.isInPort };
  if (kindOf(state, aim) === 'submergedBoat')
    return { areaAa: null, lightAa: null, target: { boat: ship, isSubmerged: true } };
  return {
    areaAa: divisionAreaAa(shipsOf(state, ship.division)),
    lightAa: aaNow(ship, 'lightAa'),
    target: ship.card.type === 'SS' ? { boat: ship, isSubmerged: false } : target,
  };
}

/** [ST-14.4] */
function defendedLand(state: StrategicState, id: LandUnitId): Defended {
  const { firstDefense, capacity } = LAND_UNITS[landUnitIn(state, id).kind];
  const area = neighbors(state, id).flatMap((it) => landAa(state, it, 'areaAa') ?? []);
  return {
    areaAa: area.length > 0 ? Math.max(...area) : null,
    lightAa: landAa(state, id, 'lightAa'),
    target: { firstDefense, capacity },
  };
}

/** [ST-14.4, ST-18.15] One that is out of action or captured does not fire. */
function landAa(state: StrategicState, id: LandUnitId, which: 'areaAa' | 'lightAa') {
  const unit = landUnitIn(state, id);
  const isSilent = unit.isCaptured || landUnitState(unit) === 'sunk';
  return isSilent ? null : LAND_UNITS[unit.kind][which];
}

/** [ST-2.46, ST-14.4] The land units of a side in one hex, or in one range box. */
function neighbors({ scenario: { landUnits } }: StrategicState, id: LandUnitId): LandUnitId[] {
  const self = landUnits.find((it) => it.id === id);
  return landUnits
    .filter((it) => self && it.side === self.side && isSame(it.place, self.place))
    .map((it) => it.id);
}

const isSame = (a: Place, b: Place): boolean =>
  'hex' in a
    ? 'hex' in b && a.hex.q === b.hex.q && a.hex.r === b.hex.r
    : 'box' in b && a.box === b.box;
