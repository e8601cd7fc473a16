import { firstRefusal, type Refusal, type Side } from '../../core';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SquadronId, StrategicView } from '../model/state';
import { aboard, type Base, baseOf, basesOf, canHandle, flightOf } from './bases';
import { contactsAt } from './declarations';
import {
  isPlanning,
  ownFlight,
  refuseNoChange,
  refusePhase,
  refuseSquadron,
  replaced,
} from './ordered';
import { advancedOf, aloft, contactNow, forceOf } from './own';

/** The base of a fighter squadron that could scramble: armed with Guns, aboard, its deck open [ST-12.11]. */
export function scrambleBase(view: StrategicView, side: Side, id: SquadronId): Base | undefined {
  const force = forceOf(view, side);
  const squadron = force.squadrons[id];
  const base = squadron && baseOf(view, side, squadron.home);
  if (!squadron || !base || squadron.card.type !== 'F' || squadron.isExtra) return undefined;
  const isReady = squadron.steps > 0 && !ownFlight(view, side, id);
  const hasGuns = flightOf(force, id)?.ordnance === 'guns';
  return isReady && hasGuns && canHandle(base, [squadron]) ? base : undefined;
}

/** [ST-4.6, ST-4.7] A squadron and those of its base that are to scramble. */
function scramblingWith(view: StrategicView, side: Side, { id: base }: Base, id: SquadronId) {
  const { scrambles } = advancedOf(view, side);
  return aboard(forceOf(view, side), base).filter(
    (it) => it.id === id || scrambles.includes(it.id),
  );
}

/** [ST-12.11] Why it may not: its deck is full, or nothing spotted in the air over its base. */
function refuseScramble(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const base = scrambleBase(view, side, id);
  if (!base) return refusal('cannot-scramble', 'ST-12.11', { squadron: id });
  if (!canHandle(base, scramblingWith(view, side, base, id)))
    return refusal('deck-full', 'ST-4.6', { base: base.id });
  return contactsAt(view, side, base.hex).some(({ subject }) => subject === 'aircraft')
    ? undefined
    : refusal('no-alarm', 'ST-12.11', { base: base.id });
}

/** [ST-12.11] `no` takes it back. */
export const scramble: OrderRule<'scramble'> = {
  legal(view, side) {
    if (!isPlanning(view, side, 'combatPlan')) return [];
    const force = forceOf(view, side);
    const ready = basesOf(view, side)
      .flatMap(({ id }) => aboard(force, id))
      .filter(({ id }) => !refuseScramble(view, side, id));
    return ready.map(({ id }) => ({
      kind: 'scramble',
      squadron: id,
      answer: advancedOf(view, side).scrambles.includes(id) ? 'no' : 'yes',
    }));
  },
  refuse: (view, side, { squadron, answer }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseSquadron(view, side, squadron),
      () => refuseScramble(view, side, squadron),
      () => refuseNoChange(advancedOf(view, side).scrambles.includes(squadron), answer),
    ),
  apply({ state }, side, { squadron, answer }) {
    const plans = advancedOf(state, side);
    const up = answer === 'yes' ? [squadron] : [];
    plans.scrambles = replaced(plans.scrambles, (it) => it === squadron, ...up);
  },
};

/** Squadrons that will fly CAP in the combats: those that do, and those that are to scramble. */
const patrols = (view: StrategicView, side: Side): string[] => [
  ...aloft(forceOf(view, side)).flatMap(({ squadron, capOver }) => (capOver ? squadron : [])),
  ...advancedOf(view, side).scrambles,
];

const hexOfPatrol = (view: StrategicView, side: Side, id: SquadronId) =>
  ownFlight(view, side, id)?.hex ?? scrambleBase(view, side, id)?.hex;

function refuseMeeting(view: StrategicView, side: Side, id: SquadronId, contact: string) {
  if (!patrols(view, side).includes(id)) return refusal('no-patrol', 'ST-8.25', { squadron: id });
  const hex = hexOfPatrol(view, side, id);
  const isThere = hex && contactsAt(view, side, hex).some((it) => it.id === contact);
  return isThere && contactNow(view, side, contact)?.subject === 'aircraft'
    ? undefined
    : refusal('no-strike', 'ST-12.12', { squadron: id, contact });
}

/** [ST-8.25, ST-12.12] Which of the enemy's aircraft a patrol goes for. */
export const meetStrike: OrderRule<'meetStrike'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'combatPlan')
      ? patrols(view, side).flatMap((squadron) => {
          const hex = hexOfPatrol(view, side, squadron);
          const contacts = hex ? contactsAt(view, side, hex) : [];
          return contacts
            .filter(({ subject }) => subject === 'aircraft')
            .map(({ id }) => ({ kind: 'meetStrike', squadron, contact: id }));
        })
      : [],
  refuse: (view, side, { squadron, contact }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseSquadron(view, side, squadron),
      () => refuseMeeting(view, side, squadron, contact),
    ),
  apply({ state }, side, { squadron, contact }) {
    const plans = advancedOf(state, side);
    plans.meetings = replaced(plans.meetings, (it) => it.squadron === squadron, {
      squadron,
      contact,
    });
  },
};
