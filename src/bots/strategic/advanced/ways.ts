import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { type Contact, straightPath } from '../../../rules/strategic/query';

/** Where the enemy scores: to be denied to him. */
export function guardedPlace(view: StrategicView, side: Side): Axial | undefined {
  const [place] = view.scenario.objectives
    .filter(({ scores, points }) => scores !== side && points > 0)
    .flatMap(({ when }) => when.flatMap((it) => (it.kind === 'shipsIn' ? it.areas : [])))
    .flatMap((area) => (area.kind === 'near' ? [area.hex] : []));
  return place;
}

/**
 * An enemy's path from where he was seen to where he scores, hex by hex; only where he was seen, if he scores
 * nowhere.
 */
export function wayOf(view: StrategicView, side: Side, { hex }: Contact): Axial[] {
  const place = guardedPlace(view, side);
  return place ? [hex, ...straightPath(hex, place, distance(hex, place))] : [hex];
}

/** Where an enemy is by now, if he heads for where he scores. */
export function expectedHex(view: StrategicView, side: Side, contact: Contact): Axial {
  const way = wayOf(view, side, contact);
  return way[Math.min(view.turn - contact.turn, way.length - 1)] ?? contact.hex;
}
