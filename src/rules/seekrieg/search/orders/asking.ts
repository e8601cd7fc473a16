import type { ClauseId, Refusal, Side } from '../../../core';
import { refusal } from '../../model/refusals';
import { isOpenFor } from '../../model/rule';
import type { ForceContact, SearchForce } from '../../model/searchMap';
import type { SeekriegView } from '../../model/state';
import type { Step } from '../../model/steps';
import { searchOf, shipsOfForce } from '../forces';

/** The steps of the search map in which both sides decide [SK-8.5, SK-8.28]. */
export const SEARCH_STEPS = ['search', 'contact'] as const;

/** Why no order of the search map can be given now. */
export function refuseNow(
  view: SeekriegView,
  side: Side,
  steps: readonly Step['kind'][],
  rule: ClauseId,
): Refusal | undefined {
  if (view.step.kind === 'over') return refusal('game-over', 'SK-1.14');
  if (!view.scenario.search) return refusal('module-off', 'SK-3.1', { module: 'search' });
  return isNow(view, side, steps) ? undefined : refusal('not-now', rule);
}

export const isNow = (view: SeekriegView, side: Side, steps: readonly Step['kind'][]): boolean =>
  view.search !== null && steps.some((step) => isOpenFor(view, side, step));

/** A force of the side that has ships left. */
export function forceNamed(view: SeekriegView, side: Side, id: string): SearchForce | undefined {
  const force = searchOf(view, side).forces[id];
  return force && shipsOfForce(view, force).length > 0 ? force : undefined;
}

/** [SK-8.11, SK-8.28] Enemy forces that the side holds now. */
export const heldContacts = (view: SeekriegView, side: Side): ForceContact[] =>
  Object.values(searchOf(view, side).contacts).filter(({ isHeld }) => isHeld);

export function refuseContact(view: SeekriegView, side: Side, id: string): Refusal | undefined {
  const contact = searchOf(view, side).contacts[id];
  if (!contact) return refusal('no-such-contact', 'SK-8.28', { contact: id });
  return contact.isHeld ? undefined : refusal('not-held', 'SK-8.28', { contact: id });
}
