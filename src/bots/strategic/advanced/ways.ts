import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { type Contact, straightPath } from '../../../rules/strategic/query';

/** Where the enemy is paid for being: to be kept from him. */
export function guardedPlace(view: StrategicView, side: Side): Axial | undefined {
  const [place] = view.scenario.objectives
    .filter(({ scores, points }) => scores !== side && points > 0)
    .flatMap(({ when }) => when.flatMap((it) => (it.kind === 'shipsIn' ? it.areas : [])))
    .flatMap((area) => (area.kind === 'near' ? [area.hex] : []));
  return place;
}

/** The way of an enemy from where he was seen to where he is paid for being, hex by hex; where he was seen alone when nothing is. */
export function wayOf(view: StrategicView, side: Side, { hex }: Contact): Axial[] {
  const place = guardedPlace(view, side);
  return place ? [hex, ...straightPath(hex, place, distance(hex, place))] : [hex];
}

/** Where an enemy is by now, if he goes on to where he is paid for being. */
export function expectedHex(view: StrategicView, side: Side, contact: Contact): Axial {
  const way = wayOf(view, side, contact);
  return way[Math.min(view.turn - contact.turn, way.length - 1)] ?? contact.hex;
}
