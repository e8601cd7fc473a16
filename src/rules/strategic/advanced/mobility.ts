import { type Axial, line } from '../../../hex';
import { damageState, speedByDamage } from '../cards/damage';
import { speedNow } from '../cards/shipNow';
import type { Division, Force, ShipRecord, StrategicView } from '../model/state';
import { divisionHexes } from '../tables/clock';
import { HEXES_PER_TURN } from '../tables/squadrons';
import { livingSquadron, shipsOfDivision } from './own';

/** [ST-4.16] The Speed Rating that a jammed rudder leaves on the chart. */
const STEERING_SPEED = 3;

/** A surface ship's Speed Rating on the strategic map; 0 when she cannot move under her own power. */
export function strategicSpeed(ship: ShipRecord): number {
  if (ship.isDeadInWater) return 0;
  const speed = speedNow(ship);
  return ship.criticals.includes('steering') ? Math.min(STEERING_SPEED, speed) : speed;
}

/** [ST-20.11, ST-20.12] A boat's Speed Rating surfaced or submerged, after damage. */
function submarineSpeed({ source, card, damageLevels }: ShipRecord, isSubmerged: boolean) {
  const { surfacedSpeed = 0, submergedSpeed = 0 } = source.submarine ?? {};
  return speedByDamage(
    isSubmerged ? submergedSpeed : surfacedSpeed,
    damageState(damageLevels, card.capacity),
  );
}

/** [ST-2.3, ST-9.5, ST-20.12] The Speed Rating at which a division moves, as it will be up or down. */
export function divisionSpeed(force: Force, division: Division, isSubmerged: boolean): number {
  const ships = shipsOfDivision(force, division);
  if (ships.length === 0) return 0;
  if (division.submarine)
    return Math.min(...ships.map((ship) => submarineSpeed(ship, isSubmerged)));
  const slowest = Math.min(
    ...ships.filter((ship) => !isTowed(force, ship)).map((ship) => strategicSpeed(ship)),
  );
  return ships.some((ship) => isTowed(force, ship)) ? Math.min(1, slowest) : slowest;
}

/** [ST-9.5] A stopped ship whose tow holds: a Medium or Large ship of her division that can move. */
function isTowed(force: Force, ship: ShipRecord): boolean {
  const tug = ship.towedBy === null ? undefined : force.ships[ship.towedBy];
  return tug !== undefined && strategicSpeed(ship) === 0 && canTow(tug, ship);
}

/** [ST-9.5] */
export const canTow = (tug: ShipRecord, ship: ShipRecord): boolean =>
  tug.fate === 'afloat' &&
  tug.division === ship.division &&
  tug.card.id !== ship.card.id &&
  tug.card.size !== 'small' &&
  strategicSpeed(tug) > 0;

/** [ST-20.1] Whether a submarine will be down when divisions move, by its orders. */
export function willBeSubmerged(force: Force, { id, submarine }: Division): boolean {
  const plans = force.advanced;
  if (plans?.diving.includes(id)) return true;
  return submarine?.isSubmerged === true && !plans?.surfacing.includes(id);
}

/** [ST-9.2, ST-9.3, ST-9.4] Hexes that a division may move in this turn. */
export const allowanceHexes = (
  { turn }: Pick<StrategicView, 'turn'>,
  force: Force,
  division: Division,
) => divisionHexes(divisionSpeed(force, division, willBeSubmerged(force, division)), turn);

/** [ST-9.6, ST-9.7, ST-9.8, ST-9.9] Hexes that squadrons fly together in a turn. */
export const flyingHexes = (force: Force, squadrons: readonly string[]): number =>
  Math.min(
    ...squadrons.map((id) => {
      const squadron = livingSquadron(force, id);
      return squadron ? HEXES_PER_TURN[squadron.card.type] : 0;
    }),
  );

/** A straight path, without its start, up to `most` hexes long. */
export const straightPath = (from: Axial, to: Axial, most: number): Axial[] =>
  line(from, to).slice(1, 1 + Math.max(0, most));
