import type { Refusal, Side } from '../../core';
import type { AdvancedStep } from '../model/advancedState';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { isPlanning } from './ordered';

/** Phases in which a side plans. */
const PLANNED: readonly AdvancedStep['kind'][] = [
  'combatPlan',
  'movement',
  'arming',
  'recovery',
  'advancedEnd',
];

const isInPlanning = (view: StrategicView, side: Side): boolean =>
  PLANNED.some((step) => isPlanning(view, side, step));

/** [ST-11.12] Contacts of earlier turns; orders may still name those of the current turn. */
const oldContacts = (view: StrategicView, side: Side): string[] =>
  (view.known[side]?.advanced?.contacts ?? [])
    .filter(({ turn }) => turn < view.turn)
    .map(({ id }) => id);

function refuseDropping(view: StrategicView, side: Side, contact: string): Refusal | undefined {
  if (!isInPlanning(view, side)) return notNow('reports');
  return oldContacts(view, side).includes(contact)
    ? undefined
    : refusal('no-old-contact', 'ST-11.12', { contact });
}

/** [ST-11.12] Takes a report off the map. */
export const dropContact: OrderRule<'dropContact'> = {
  legal: (view, side) =>
    isInPlanning(view, side)
      ? oldContacts(view, side).map((contact) => ({ kind: 'dropContact', contact }))
      : [],
  refuse: (view, side, { contact }) => refuseDropping(view, side, contact),
  apply({ state }, side, { contact }) {
    const known = state.known[side].advanced;
    if (known) known.contacts = known.contacts.filter(({ id }) => id !== contact);
  },
};
