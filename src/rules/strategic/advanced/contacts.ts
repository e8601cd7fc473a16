import { type Dice, must, type Side, valueOf } from '../../core';
import type { AdvancedForce, AdvancedKnowledge, Contact } from '../model/advancedState';
import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';

/** A contact before it has its number, and the true unit behind it. */
export interface Sighting {
  report: Omit<Contact, 'id' | 'turn'>;
  is: string;
}

/**
 * [ST-11.16] Numbers the sightings of a side and hands them over. They are numbered by what they say, equal ones by lot: neither
 * numbers nor order tell which reports are of one division, or which division is which from turn to turn.
 */
export function deliver(play: Play, side: Side, sightings: readonly Sighting[]): void {
  const { state, dice } = play;
  const { contacts } = knowledgeOf(state, side);
  const { secret } = forceOf(state, side);
  let number = contacts.filter(({ turn }) => turn === state.turn).length;
  for (const { report, is } of inOrderOfReports(sightings, dice)) {
    number += 1;
    const contact: Contact = { id: `c${state.turn}-${number}`, turn: state.turn, ...report };
    contacts.push(contact);
    secret.contactIs[contact.id] = is;
    tell(play, {
      kind: 'contactReported',
      rule: report.subject === 'aircraft' ? 'ST-11.14' : 'ST-11.1',
      seenBy: [side],
      side,
      contact: structuredCopy(contact),
    });
  }
}

const structuredCopy = (contact: Contact): Contact => ({ ...contact, with: [...contact.with] });

function inOrderOfReports(sightings: readonly Sighting[], dice: Dice): Sighting[] {
  const byReport = new Map<string, Sighting[]>();
  for (const it of sightings) {
    const key = JSON.stringify(it.report);
    byReport.set(key, [...(byReport.get(key) ?? []), it]);
  }
  return [...byReport.keys()].sort().flatMap((key) => shuffled(byReport.get(key) ?? [], dice));
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 1)
    drawn.push(...left.splice(valueOf(dice.lot(left.length, 'equalReports')), 1));
  return [...drawn, ...left];
}

/** [ST-11.2] Some report of the unit reached the side in the previous turn, kept by its player or not. */
export function wasReportedLastTurn(state: StrategicState, side: Side, id: string): boolean {
  const { contactIs } = forceOf(state, side).secret;
  const start = `c${state.turn - 1}-`;
  return Object.entries(contactIs).some(([contact, is]) => is === id && contact.startsWith(start));
}

/** [ST-11.16] Forgets what contacts stood for that are neither kept nor of the previous turn. */
export function forgetOldContacts(state: StrategicState, side: Side): void {
  const { secret } = forceOf(state, side);
  const kept = new Set(knowledgeOf(state, side).contacts.map(({ id }) => id));
  const recent = [`c${state.turn}-`, `c${state.turn - 1}-`];
  secret.contactIs = Object.fromEntries(
    Object.entries(secret.contactIs).filter(
      ([id]) => kept.has(id) || recent.some((start) => id.startsWith(start)),
    ),
  );
}

/** What the rules alone may ask: the true unit behind a contact of a side; `undefined` for a contact that it does not have. */
export const unitBehind = (
  state: StrategicState,
  side: Side,
  contact: string,
): string | undefined => forceOf(state, side).secret.contactIs[contact];

/** [ST-8.11, ST-12.12, ST-13.10] For the rules alone: a friendly unit, or the group it flew in, has spotted an enemy unit this turn. */
export function hasSpotted(
  state: StrategicState,
  side: Side,
  unit: string,
  enemy: string,
): boolean {
  return contactsOn(state, side, enemy).some((it) => it.spotter === unit || it.with.includes(unit));
}

/** For the rules alone: what a side has been told in this turn of an enemy unit. */
export const contactsOn = (state: StrategicState, side: Side, enemy: string): Contact[] =>
  knowledgeOf(state, side).contacts.filter(
    ({ id, turn }) => turn === state.turn && unitBehind(state, side, id) === enemy,
  );

export function forceOf({ forces }: StrategicState, side: Side): AdvancedForce {
  return must(forces[side].advanced, 'force of an Advanced game');
}

export function knowledgeOf({ known }: StrategicState, side: Side): AdvancedKnowledge {
  return must(known[side].advanced, 'knowledge of an Advanced game');
}
