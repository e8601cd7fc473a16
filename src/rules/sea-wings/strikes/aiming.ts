import { enemyOf, must, type Refusal, type Side } from '../../core';
import type { FlakGuns } from '../combat/flak/flak';
import { defaultFormation } from '../combat/flak/formation';
import { type Prey, usualAims, withAim } from '../combat/strike/aims';
import {
  type AttackChanges,
  type Defense,
  type FormationAttack,
  rollFlak,
  rollStrike,
  type StruckTarget,
} from '../combat/strike/formation';
import { oneOrAll } from '../common/amounts';
import { expire, fallGreen, hitNumberChange, liesOn } from '../common/cards';
import { baseFlakOf, flakOf } from '../common/condition';
import { loseFactors } from '../common/losses';
import { noteHits, writeDown } from '../common/notebook';
import { forceOf, knowledgeOf, shipsIn } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Aim, RaidGroup } from '../model/raid';
import type { Load } from '../model/ratings';
import { BASE_ARMOR } from '../model/ratings';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsState, SeaWingsView } from '../model/state';
import type { AaFormation, Ship, TaskForce } from '../model/units';
import { flakNow } from './antiAircraft';
import { defenderOf } from './patrols';
import { factorsOf } from './raiding';

const mayAim = (view: SeaWingsView, side: Side): boolean =>
  view.step.kind === 'aim' && view.raid?.attacker === side && !view.confirmed[side];

/** The formation that is about to attack. */
export function aiming(view: SeaWingsView, side: Side): RaidGroup {
  const letter = view.step.kind === 'aim' ? view.step.letter : '';
  const { groups } = must(forceOf(view, side).attackers, 'raid');
  return must(
    groups.find((it) => it.letter === letter),
    `formation ${letter}`,
  );
}

/** Factors of a formation that have no target yet. */
function unaimed(view: SeaWingsView, side: Side, group: RaidGroup): number {
  const factors = forceOf(view, side).formations[group.formation]?.boxes.strike[group.task]
    ?.factors;
  return (factors ?? 0) - group.aims.reduce((sum, aim) => sum + aim.factors, 0);
}

/** [WG-11.7] Allots factors of the formation to a ship of the task force. */
export const aim: OrderRule<'aim'> = {
  legal(view, side) {
    if (!mayAim(view, side)) return [];
    const free = unaimed(view, side, aiming(view, side));
    const { targets } = knowledgeOf(view, side);
    // With one target there is nothing to choose.
    if (free === 0 || targets.length < 2) return [];
    return targets.flatMap(({ id }) =>
      oneOrAll(free).map((factors) => ({ kind: 'aim', at: id, factors }) as const),
    );
  },
  refuse(view, side, { at, factors }): Refusal | undefined {
    if (!mayAim(view, side)) return refusal('not-now', 'WG-11.7');
    const { letter } = aiming(view, side);
    const free = unaimed(view, side, aiming(view, side));
    if (factors < 1 || factors > free)
      return refusal('no-factors', 'WG-11.7', { formation: letter, free });
    const isTarget = knowledgeOf(view, side).targets.some(({ id }) => id === at);
    return isTarget ? undefined : refusal('no-such-ship', 'WG-11.7', { ship: at });
  },
  apply(play, side, { at, factors }) {
    const group = aiming(play.state, side);
    group.aims = withAim(group.aims, { at, factors });
    tell(play, { kind: 'aimed', rule: 'WG-11.7', seenBy: [side], side, at, factors });
  },
};

/** [WG-11.1, WG-24.11, WG-24.12, WG-24.14] The striking player learns what ships he has before him. */
export function showTargets(state: SeaWingsState): void {
  const { attacker } = must(state.raid, 'raid');
  const force = state.forces[defenderOf(state)];
  const id = must(force.defenders, 'raid').force;
  const taskForce = force.taskForces[id];
  state.known[attacker].targets = taskForce
    ? shipsIn(force, taskForce).map(({ card }) => ({ id: card.id, type: card.type }))
    : [{ id, type: null }];
  if (!taskForce) return;
  const layout = must(force.defenders, 'raid').layout;
  taskForce.formation ??=
    layout ?? defaultFormation(shipsIn(force, taskForce).map(({ card }) => card));
  writeDown(state, defenderOf(state), taskForce);
}

/** The formation of a letter. */
function groupOf(state: SeaWingsState, letter: string): RaidGroup {
  const { groups } = must(state.forces[must(state.raid, 'raid').attacker].attackers, 'raid');
  return must(
    groups.find((it) => it.letter === letter),
    letter,
  );
}

/** [WG-11.9, WG-24.25] The formation comes in: what has no target gets one, and the defender sees which ships it goes for. */
export function comeIn(state: SeaWingsState, letter: string): void {
  const { attacker } = must(state.raid, 'raid');
  const group = groupOf(state, letter);
  group.aims = aimsOf(state, attacker, group);
  fallGreen(state, attacker, group.formation);
  must(state.forces[defenderOf(state)].defenders, 'raid').flak = {};
  state.known[defenderOf(state)].attack = {
    letter,
    aims: group.aims.map((it) => ({ ...it })),
    hasTorpedoes: attackOf(state, group).load.kind === 'torpedo',
  };
}

/** [WG-11.9 to WG-11.22] AA at a formation; `false` when nothing of it is left. */
export function fireAt(play: Play, letter: string): boolean {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  const group = groupOf(state, letter);
  const { lost, facts } = rollFlak(attackOf(state, group), defenseOf(state), play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: BOTH });
  const { formation, task } = group;
  for (const [i, aim] of group.aims.entries()) {
    aim.factors -= lost[i] ?? 0;
    loseFactors(play, attacker, { formation, box: 'strike', task }, lost[i] ?? 0);
  }
  return group.aims.some(({ factors }) => factors > 0);
}

/** [WG-12.1 to WG-12.6] What is left of a formation attacks; effective hits wait for the end of the strike. */
export function attackWith(play: Play, letter: string): void {
  const { state } = play;
  const group = groupOf(state, letter);
  const defender = defenderOf(state);
  const attack = attackOf(state, group);
  const { groups, facts } = rollStrike(attack, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: BOTH });
  const { blows } = must(state.forces[defender].defenders, 'raid');
  for (const { target, hits } of groups) {
    blows.push(...hits.map((hit) => ({ at: target, ...hit })));
    const noted = { at: target, by: attack.load.kind, hits: hits.length };
    noteHits(state, enemyOf(defender), noted);
  }
  group.hasAttacked = true;
  state.known[defender].attack = null;
  expire(state, 'formation');
}

const BOTH = ['allies', 'axis'] as const;

function attackOf(state: SeaWingsState, group: RaidGroup): FormationAttack {
  const { attacker } = must(state.raid, 'raid');
  const type = must(state.forces[attacker].formations[group.formation], 'formation').type;
  return {
    formation: group.letter,
    armor: type.armor,
    load: loadOf(state, attacker, group),
    groups: group.aims.map(({ at, factors }) => ({
      target: targetOf(state, at),
      factors,
      changes: changesAt(state, group, at),
    })),
  };
}

/** [WG-21.12] What cards change in the attack on a ship. */
function changesAt(state: SeaWingsState, group: RaidGroup, at: string): AttackChanges {
  const { attacker } = must(state.raid, 'raid');
  const [own, enemy] = [state.forces[attacker], state.forces[defenderOf(state)]];
  return {
    ...ownChanges(own, group.formation, at),
    size: liesOn(enemy, 'skilled-captain', at) ? -1 : 0,
    fireControl: Number(liesOn(enemy, 'rapid-flak', at)),
    isDeep: liesOn(enemy, 'torpedoes-run-deep', group.letter),
  };
}

/** [WG-21.12] What the striking player knows of it: cards 12 and 15 of his own, and card 14 once it has fallen. */
export function ownChanges(own: Force, formation: string, at: string): AttackChanges {
  const isLater = own.attackers?.groups.some(({ hasAttacked }) => hasAttacked) ?? false;
  return {
    hitNumber: hitNumberChange(own, formation),
    flakFactor: isLater && liesOn(own, 'coordinated-attack', at) ? COORDINATED_SHARE : 1,
  };
}

/** [WG-21.12] Card 12. */
const COORDINATED_SHARE = 0.5;

function targetOf(state: SeaWingsState, id: string): StruckTarget {
  const { ships, bases } = state.forces[defenderOf(state)];
  const card = ships[id]?.card;
  if (card) return { id, kind: 'ship', size: card.size, armor: card.armor };
  return { id, kind: 'base', size: must(bases[id], id).card.size, armor: BASE_ARMOR };
}

const defenseOf = (state: SeaWingsState): Defense => ({
  side: defenderOf(state),
  guns: gunsOf(state),
  allotment: flakNow(state, defenderOf(state)),
});

const loadOf = (state: SeaWingsState, side: Side, { formation, task }: RaidGroup): Load => {
  const { type, boxes } = must(state.forces[side].formations[formation], formation);
  const ordnance = boxes.strike[task]?.ordnance;
  return must(
    type.loads.find(({ id }) => id === ordnance),
    'load',
  );
};

/** [WG-24.23] Where the factors of a formation attack, those that nobody has aimed by default. */
export function aimsOf(view: SeaWingsView, side: Side, group: RaidGroup): Aim[] {
  const rest = usualAims(
    preyOf(view, side),
    unaimed(view, side, group),
    placeOf(view, side, group),
  );
  return rest.reduce(withAim, group.aims);
}

/** What the striking player sees before him [WG-24.11, WG-24.28]. */
const preyOf = (view: SeaWingsView, side: Side): Prey[] => {
  const { targets, met } = knowledgeOf(view, side);
  return targets.map(({ id }) => {
    const card = met[id]?.card;
    return { id, size: card?.size ?? 0, isCarrier: card?.carrier != null };
  });
};

/** A formation's place among those that attack. */
const placeOf = (view: SeaWingsView, side: Side, { letter }: RaidGroup): number =>
  must(forceOf(view, side).attackers, 'raid')
    .groups.filter(({ isEscort }) => !isEscort)
    .findIndex((it) => it.letter === letter);

/** The task force that is attacked; `undefined` for a base. */
function defended(state: SeaWingsState): TaskForce | undefined {
  const force = state.forces[defenderOf(state)];
  return force.taskForces[must(force.defenders, 'raid').force];
}

/** [WG-11.11, WG-11.21, WG-11.23, WG-11.25] */
function gunsOf(state: SeaWingsState): FlakGuns[] {
  const force = state.forces[defenderOf(state)];
  const taskForce = defended(state);
  if (taskForce)
    return shipsIn(force, taskForce).map((ship) => shipGuns(ship, taskForce.formation));
  const base = must(force.bases[must(force.defenders, 'raid').force], 'base');
  const { id, fireControl } = base.card;
  return [{ id, station: 'base', ...baseFlakOf(base), fireControl, hasProximityFuzes: false }];
}

/** The guns of a ship in her place in the formation. */
export const shipGuns = (ship: Ship, layout: AaFormation | null): FlakGuns => ({
  id: ship.card.id,
  station: layout?.ring.includes(ship.card.id) ? 'ring' : 'center',
  ...flakOf(ship),
  fireControl: ship.card.fireControl,
  hasProximityFuzes: ship.card.traits.includes('VT'),
});

/** The next formation of strike aircraft that has yet to attack. */
export function nextToAttack(state: SeaWingsState): RaidGroup | undefined {
  const { attacker } = must(state.raid, 'raid');
  return must(state.forces[attacker].attackers, 'raid').groups.find(
    (it) => !it.isEscort && !it.hasAttacked && factorsOf(state, attacker, it) > 0,
  );
}
