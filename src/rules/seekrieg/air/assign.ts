import type { Side } from '../../core';
import { targetShip } from '../common/own';
import type { AirRow, Flight, ShipAttack } from '../model/flights';
import type { AttackKind } from '../model/orders';
import { isCarrier } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { cardOf } from '../ratings/aircraftCards';
import { isFighter } from './bases';

/** [SK-23.11] Aircraft that may attack one ship in a turn. */
export const MAX_AT_A_SHIP = 9;

/** How the aircraft of a row attack: those with torpedoes drop them, bombers as the strike was ordered [SK-23.5]. */
export function attackOf({ attack }: Pick<Flight, 'attack'>, row: AirRow): AttackKind {
  if (attack === 'kamikaze') return attack;
  if (cardOf(row.aircraft).loads[row.load]?.torpedo) return 'torpedo';
  return attack === 'torpedo' ? 'dive' : attack;
}

/** Aircraft of a row that attack ships; escorts do not, unless they are to crash on them. */
export const attacksShips = ({ attack }: Pick<Flight, 'attack'>, row: AirRow): boolean =>
  row.count > 0 && (attack === 'kamikaze' || !isFighter(row));

/** [SK-34.12] Ships in the order in which they are attacked: the one meant, carriers, then the larger. */
export function byWorth(
  view: SeekriegView,
  side: Side,
  flight: Flight,
  ids: readonly string[],
): Ship[] {
  const meant = flight.target && targetShip(view, side, flight.target)?.id;
  const rank = ({ id, sheet }: Ship): number => (id === meant ? 0 : isCarrier(sheet) ? 1 : 2);
  return ids
    .flatMap((id) => view.ships[id] ?? [])
    .sort((a, b) => rank(a) - rank(b) || b.sheet.dp - a.sheet.dp);
}

/** [SK-34.12, SK-23.36] What the player has ordered, and the default for all other aircraft. */
export function assignedTo(
  flight: Flight,
  ships: readonly Ship[],
  ordered: readonly ShipAttack[],
  attackers: Readonly<Record<string, number>>,
): ShipAttack[] {
  const attacks = ordered.map((it) => ({ ...it }));
  const sum = (of: (it: ShipAttack) => boolean): number =>
    attacks.filter(of).reduce((all, { count }) => all + count, 0);
  for (const [row, it] of flight.rows.entries()) {
    if (!attacksShips(flight, it)) continue;
    for (const { id } of ships) {
      const left = it.count - sum((attack) => attack.row === row);
      const room = MAX_AT_A_SHIP - (attackers[id] ?? 0) - sum((attack) => attack.target === id);
      const count = Math.min(left, room);
      if (count > 0) attacks.push({ target: id, row, count });
    }
  }
  return attacks;
}
