import type { Axial } from '../../../hex';
import { enemyOf, type Roll, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { ForceContact, ForceReport, SearchForce, SearchSource } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { sizeBandOf } from '../sighting/contacts';
import { forcesAfloat, searchOf, shipsOfForce } from './forces';

/** A report as it reaches a side. */
interface Reported {
  source: SearchSource;
  hex: Axial;
  report: ForceReport | null;
  dice: Roll[];
}

/** [SK-8.19] All that can be said of a force: its ships, or their number and sizes alone. */
export function reportOf(
  state: SeekriegState,
  force: SearchForce,
  detail: 'full' | 'sizes',
): ForceReport {
  const ships = shipsOfForce(state, force);
  const sizes = { destroyer: 0, cruiser: 0, capital: 0 };
  for (const ship of ships) sizes[sizeBandOf(ship)] += 1;
  return { sizes, ships: detail === 'full' ? ships.map(({ id }) => id) : null };
}

/** A side is told of an enemy force; what it knew of its ships stays known. @returns the contact */
export function reportForce(
  play: Play,
  side: Side,
  force: SearchForce,
  { source, hex, report, dice }: Reported,
): ForceContact {
  const known = contactOf(play.state, side, force.id);
  const contact = known ?? newContact(play.state, side, force.id);
  const isHeld = source !== 'air' || contact.isHeld;
  const { hour } = play.state.search ?? { hour: 0 };
  Object.assign(contact, { hex, hour, source, isHeld, report: report ?? contact.report });
  tell(play, {
    kind: 'forceReported',
    rule: ruleOf(source),
    side,
    seenBy: [side],
    contact: contact.id,
    source,
    hex,
    report,
    isNew: !known,
    dice,
  });
  return contact;
}

const RULES = { eye: 'SK-8.6', radar: 'SK-8.8', air: 'SK-8.16' } as const;
const ruleOf = (source: SearchSource) => RULES[source];

/** The contact under which a side knows an enemy force. */
export function contactOf(
  state: SeekriegState,
  side: Side,
  force: string,
): ForceContact | undefined {
  const tracked = state.hidden.search?.tracked[side] ?? {};
  const id = Object.keys(tracked).find((it) => tracked[it] === force);
  return id === undefined ? undefined : searchOf(state, side).contacts[id];
}

/** [SK-5.10] Its name tells nothing. */
function newContact(state: SeekriegState, side: Side, force: string): ForceContact {
  const id = `contact-${state.hidden.nextContact[side]++}`;
  if (state.hidden.search) state.hidden.search.tracked[side][id] = force;
  const contact: ForceContact = {
    id,
    hex: { q: 0, r: 0 },
    hour: 0,
    source: 'eye',
    isHeld: false,
    report: null,
    choice: null,
  };
  searchOf(state, side).contacts[id] = contact;
  return contact;
}

/** The enemy force of a contact, as long as it has ships. */
export const forceOf = (
  state: SeekriegState,
  side: Side,
  contact: string,
): SearchForce | undefined =>
  forcesAfloat(state, enemyOf(side)).find(
    ({ id }) => id === state.hidden.search?.tracked[side][contact],
  );
