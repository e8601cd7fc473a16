import { distance } from '../../../hex';
import { enemyOf, must, type Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import {
  type Force,
  forceOf,
  primaryOf,
  realOf,
  type TaskForce,
} from '../../../rules/sea-wings/query';
import { contactsOf } from '../common/contacts';
import { gunsOf, hasCarriers, hasConvoy } from './forces';
import { gunsExpected } from './surface';

/** [WG-18.1] */
const CONTACT_HEXES = 1;
/** Own guns over the enemy's from which an engagement is sought, and below which it is broken off. Guesses. */
const SEEKS = 1.2;
const BREAKS_OFF = 0.7;

/** [WG-18.2, WG-20.9] Engagements with weaker enemies; all guns that can at a base. */
export function* engagementWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  const contacts = contactsOf(view, side).filter(({ isSpotted }) => isSpotted);
  for (const it of realOf(force).filter((own) => !isTender(force, own)))
    for (const contact of contacts.filter(({ hex }) => distance(hex, it.hex) <= CONTACT_HEXES))
      if (gunsOf(force, it) > SEEKS * gunsExpected(contact))
        yield { kind: 'engage', taskForce: it.id, marker: contact.id };
  yield* bombardmentWishes(view, side);
}

/** Not to be risked in gunfire. */
const isTender = (force: Force, it: TaskForce): boolean =>
  hasCarriers(force, it) || hasConvoy(force, it);

function* bombardmentWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const own = realOf(forceOf(view, side));
  for (const { id, hex } of view.scenario.bases.filter((base) => base.side !== side))
    for (const it of own.filter((near) => distance(near.hex, hex) <= CONTACT_HEXES))
      for (const ship of it.ships) yield { kind: 'bombard', ship, base: id };
}

/** What an enemy of a type of target is taken to fire with [WG-19.3]: about the mean of WG-26.20, a battleship's with a carrier's. */
const GUNS = { B: 30, C: 10, D: 2, M: 0 };

/** [WG-19.18, WG-19.19] Fights on with all ships, or breaks off from a stronger enemy. */
export function* fightWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const { fighting } = must(view.engagement, 'engagement');
  const { ships } = forceOf(view, side);
  const own = fighting[side].reduce(
    (sum, { id }) => sum + (primaryOf(must(ships[id], id))?.strength ?? 0),
    0,
  );
  const enemy = fighting[enemyOf(side)].reduce((sum, { type }) => sum + GUNS[type], 0);
  if (own < BREAKS_OFF * enemy) yield { kind: 'fight', ships: [] };
  yield { kind: 'fight', ships: fighting[side].map(({ id }) => id) };
}
