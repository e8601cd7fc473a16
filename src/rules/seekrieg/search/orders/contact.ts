import { must, type Side } from '../../../core';
import type { OrderOf } from '../../model/orders';
import type { Play } from '../../model/play';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import { CONTACT_CHOICES } from '../../model/searchMap';
import { forcesAfloat, nearestForce, searchOf } from '../forces';
import { forceNamed, heldContacts, isNow, refuseContact, refuseNow, SEARCH_STEPS } from './asking';

/** [SK-8.28] What a side does about an enemy force that it holds. */
export const contact: OrderRule<'contact'> = {
  legal: (view, side) =>
    isNow(view, side, SEARCH_STEPS)
      ? heldContacts(view, side).flatMap(({ id }) =>
          CONTACT_CHOICES.map(
            (choice): OrderOf<'contact'> => ({
              kind: 'contact',
              contact: id,
              choice,
            }),
          ),
        )
      : [],
  refuse: (view, side, { contact: id }) =>
    refuseNow(view, side, SEARCH_STEPS, 'SK-8.28') ?? refuseContact(view, side, id),
  apply(play, side, { contact: id, choice }) {
    const { contacts } = searchOf(play.state, side);
    must(contacts[id], id).choice = choice;
    if (choice === 'shadow') shadowWith(play, side, nearestTo(play, side, id), id);
    else letGo(play, side, id);
  },
};

/** [SK-8.11] A force that shadows; whether it can is found out hour by hour [SK-8.12 to SK-8.14]. */
export const shadow: OrderRule<'shadow'> = {
  legal: (view, side) =>
    isNow(view, side, SEARCH_STEPS)
      ? heldContacts(view, side).flatMap(({ id }) =>
          forcesAfloat(view, side).map(
            (force): OrderOf<'shadow'> => ({
              kind: 'shadow',
              force: force.id,
              contact: id,
            }),
          ),
        )
      : [],
  refuse(view, side, { force, contact: id }) {
    const why = refuseNow(view, side, SEARCH_STEPS, 'SK-8.11') ?? refuseContact(view, side, id);
    if (why) return why;
    return forceNamed(view, side, force)
      ? undefined
      : refusal('no-such-force', 'SK-8.11', { force });
  },
  apply(play, side, { force, contact: id }) {
    must(searchOf(play.state, side).contacts[id], id).choice = 'shadow';
    shadowWith(play, side, force, id);
  },
};

function shadowWith(play: Play, side: Side, force: string, contact: string): void {
  Object.assign(must(searchOf(play.state, side).forces[force], force), {
    shadows: contact,
    path: null,
  });
}

function letGo(play: Play, side: Side, contact: string): void {
  for (const force of forcesAfloat(play.state, side))
    if (force.shadows === contact) force.shadows = null;
}

/** The own force nearest to where a contact was reported. */
function nearestTo(play: Play, side: Side, contact: string): string {
  const { hex } = must(searchOf(play.state, side).contacts[contact], contact);
  return must(nearestForce(play.state, side, hex), 'a force').id;
}
