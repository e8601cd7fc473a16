import { type Axial, sameHex } from '../../../../hex';
import type { AirStand, FleetActionView, OrderOf } from '../../../../rules/fleet-action';
import type { Altitude } from '../../../../rules/fleet-action/query';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

/** The own stand in the air that is picked, while aircraft move. */
export function pickedStand({ view, side, stage, selected }: Flier): AirStand | undefined {
  const stand = view.stands[selected ?? ''];
  const isOpen = stage !== 'waiting' && view.step.kind === 'aircraft';
  return isOpen && stand?.side === side && stand.place === 'air' ? stand : undefined;
}

type Flier = Pick<Desk, 'view' | 'side' | 'stage' | 'selected'>;

/** [NW-10.3] The flight of a stand and of all stands of its squadron that are with it and have not moved. */
function flightTo(
  view: FleetActionView,
  stand: AirStand,
  hex: Axial,
  altitude: Altitude,
): OrderOf<'moveAir'>[] {
  const path = sameHex(hex, stand.hex) ? [] : [hex];
  return Object.values(view.stands)
    .filter((it) => it.squadron === stand.squadron && it.place === 'air' && !it.turn.hasMoved)
    .filter((it) => sameHex(it.hex, stand.hex) && it.altitude === stand.altitude)
    .map(({ id }) => ({ kind: 'moveAir', stand: id, path, altitude }));
}

/** Where the rules propose to fly: to enemies, own ships and bases, and other stands. */
export function goalsOf({ legal }: Pick<Desk, 'legal'>, { id }: AirStand): Axial[] {
  const all = ordersOf(legal, 'moveAir').flatMap(({ stand, path }) =>
    stand === id ? path.slice(-1) : [],
  );
  return all.filter((hex, at) => all.findIndex((it) => sameHex(it, hex)) === at);
}

/** The picked stand flies to a hex, with those of its squadron that are with it. */
export function fly(desk: Desk, hex: Axial): boolean {
  const stand = pickedStand(desk);
  if (!stand) return false;
  const orders = flightTo(desk.view, stand, hex, desk.altitude ?? stand.altitude);
  if (orders.length > 0) desk.give(...orders);
  return orders.length > 0;
}

/** What a stand may attack and how, the most valuable target first. */
export const attacksBy = ({ legal, view }: Pick<Desk, 'legal' | 'view'>, actor: string) =>
  ordersOf(legal, 'airAttack')
    .filter(({ stand }) => stand === actor)
    .sort((a, b) => valueOf(view, b.target) - valueOf(view, a.target));

const valueOf = ({ units }: FleetActionView, id: string): number => units[id]?.sheet.value ?? 0;
