import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { beliefOf, type Contact } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { freshContacts, guessOf } from './contacts';

/** An enemy to strike: the report of him, where he most likely is now, and his worth. */
export interface Quarry {
  contact: Contact;
  hex: Axial;
  points: number;
}

/** A carrier's aircraft are worth as much as the ship. */
const CARRIER_WORTH = 2;
/** The share of a report's worth that is left after each turn of age. */
const FADES = 0.75;

/** Where an enemy most likely is, as far as the side can tell; among equals nearest to the report. */
const likelyHex = (view: StrategicView, side: Side, contact: Contact): Axial =>
  contact.turn === view.turn
    ? contact.hex
    : (bestBy(
        beliefOf(view, side, contact),
        ({ hex, weight }) => weight - 1e-6 * distance(hex, contact.hex),
      )?.hex ?? contact.hex);

/** Each squadron asks a view for its quarries: they are computed once. */
const WORKED_OUT = new WeakMap<StrategicView, Quarry[]>();

/** All enemies that the viewer's side may strike, the best first. */
export function quarries(view: StrategicView, side: Side): Quarry[] {
  const known = view.viewer === side ? WORKED_OUT.get(view) : undefined;
  const found = known ?? workOut(view, side);
  if (view.viewer === side) WORKED_OUT.set(view, found);
  return found;
}

const workOut = (view: StrategicView, side: Side): Quarry[] =>
  freshContacts(view, side)
    .map((contact) => {
      const { points, hasCarrier } = guessOf(contact);
      const worth = points * (hasCarrier ? CARRIER_WORTH : 1) * FADES ** (view.turn - contact.turn);
      return { contact, hex: likelyHex(view, side, contact), points: worth };
    })
    .sort((a, b) => b.points - a.points);
