import { type Modifier, must, type Refusal, type Side } from '../../core';
import { type AirPass, hasStrikeAircraft } from '../combat/air/pass';
import { rollPass } from '../combat/air/resolve';
import { type AirUnit, ESCORTS, type Placed } from '../combat/air/units';
import { defaultEscorts } from '../combat/strike/allotment';
import { oneOrAll } from '../common/amounts';
import { liesOn } from '../common/cards';
import { loseFactors } from '../common/losses';
import { forceOf, knowledgeOf } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Interceptor, RaidGroup } from '../model/raid';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';
import { defenderOf } from './patrols';
import { factorsOf } from './raiding';

const mayAllot = (view: SeaWingsView, side: Side): boolean =>
  view.step.kind === 'intercept' && side === defenderOf(view) && !view.confirmed[side];

/** What CAP can be allotted to: the escorts if there are any, or one formation of strike aircraft [WG-10.7]. */
function goalsOf(view: SeaWingsView, side: Side): string[] {
  const { raiders } = knowledgeOf(view, side);
  const letters = raiders.filter(({ isEscort }) => !isEscort).map(({ letter }) => letter);
  return raiders.some(({ isEscort }) => isEscort) ? [...letters, ESCORTS] : letters;
}

const choicesOf = (view: SeaWingsView, side: Side): string[] => {
  const goals = goalsOf(view, side);
  return goals.length > 1 ? goals : [];
};

const freeOf = (view: SeaWingsView, side: Side): Interceptor[] =>
  mayAllot(view, side)
    ? must(forceOf(view, side).defenders, 'raid').interceptors.filter(({ at }) => at === null)
    : [];

/** [WG-10.7, WG-10.40] Allots CAP factors in position of one group. */
export const allotCap: OrderRule<'allotCap'> = {
  // With one goal there is nothing to choose: all CAP goes there.
  legal: (view, side) =>
    freeOf(view, side).flatMap(({ id, factors }) =>
      choicesOf(view, side).flatMap((to) =>
        oneOrAll(factors).map((n) => ({ kind: 'allotCap', patrol: id, factors: n, to }) as const),
      ),
    ),
  refuse(view, side, { patrol, factors, to }): Refusal | undefined {
    if (!mayAllot(view, side)) return refusal('not-now', 'WG-10.7');
    const free = freeOf(view, side).find(({ id }) => id === patrol);
    if (!free || factors < 1 || factors > free.factors)
      return refusal('no-factors', 'WG-10.7', { formation: patrol, free: free?.factors ?? 0 });
    return goalsOf(view, side).includes(to)
      ? undefined
      : refusal('no-such-raider', 'WG-10.7', { letter: to });
  },
  apply(play, side, { patrol, factors, to }) {
    const { interceptors } = must(play.state.forces[side].defenders, 'raid');
    const from = must(
      interceptors.find(({ id, at }) => id === patrol && at === null),
      patrol,
    );
    from.factors -= factors;
    const parts = interceptors.filter(({ id }) => id.startsWith(`${patrol}-`)).length;
    interceptors.push({ ...from, id: `${patrol}-${parts + 1}`, factors, at: to });
    if (from.factors === 0) interceptors.splice(interceptors.indexOf(from), 1);
    tell(play, { kind: 'capAllotted', rule: 'WG-10.7', seenBy: [side], side, factors, to });
  },
};

/** [WG-24.23] CAP that was not allotted goes to the strike formations in turn, factor by factor; with none of them left, to the escorts. */
function allotRest(state: SeaWingsState): void {
  const side = defenderOf(state);
  const defenders = must(state.forces[side].defenders, 'raid');
  const goals = goalsOf(state, side);
  const strike = goals.filter((it) => it !== ESCORTS);
  const to = strike.length > 0 ? strike : goals;
  let dealt = 0;
  defenders.interceptors = defenders.interceptors.flatMap((it) => {
    if (it.at !== null) return [it];
    const parts = dealtOut(it, to, dealt);
    dealt += it.factors;
    return parts;
  });
}

/** The factors of a patrol, one to each goal in turn. */
function dealtOut(patrol: Interceptor, goals: readonly string[], from: number): Interceptor[] {
  const parts = goals
    .map((at, i) => ({ at, turn: (i - (from % goals.length) + goals.length) % goals.length }))
    .map(({ at, turn }) => ({ at, factors: Math.ceil((patrol.factors - turn) / goals.length) }))
    .filter(({ factors }) => factors > 0);
  if (parts.length < 2) return [{ ...patrol, at: parts[0]?.at ?? null }];
  return parts.map((part, i) => ({ ...patrol, ...part, id: `${patrol.id}-${i + 1}` }));
}

/** [WG-10.7, WG-10.8] All CAP in position is allotted, and the formations are revealed. */
export function settleCap(state: SeaWingsState): void {
  allotRest(state);
  reveal(state);
  showPatrols(state);
}

/** [WG-24.11] The striking player sees the CAP in position, and what it goes for. */
function showPatrols(state: SeaWingsState): void {
  const { attacker } = must(state.raid, 'raid');
  const { formations, defenders } = state.forces[defenderOf(state)];
  state.known[attacker].patrols = must(defenders, 'raid').interceptors.flatMap(
    ({ formation, factors, at }) =>
      at === null ? [] : [{ type: must(formations[formation], formation).type.id, factors, at }],
  );
}

/** [WG-10.14 to WG-10.25] CAP and strike fight. */
export function fightInAir(play: Play): void {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  const before = passOf(state);
  const { pass, facts } = rollPass(before, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  takeLosses(play, attacker, before, pass);
}

/** [WG-10.8, WG-10.9, WG-24.10] */
function reveal(state: SeaWingsState): void {
  const { attacker } = must(state.raid, 'raid');
  const groups = groupsIn(state);
  const { formations } = state.forces[attacker];
  const seen = state.known[defenderOf(state)].raiders;
  for (const group of groups) {
    const raider = seen.find(({ letter }) => letter === group.letter);
    if (raider) raider.type = must(formations[group.formation], group.formation).type.id;
  }
}

const groupsIn = ({ raid, forces }: SeaWingsState): RaidGroup[] =>
  must(forces[must(raid, 'raid').attacker].attackers, 'raid').groups;

/** The combat as it is about to be fought. */
function passOf(state: SeaWingsState): AirPass {
  const { attacker } = must(state.raid, 'raid');
  const { interceptors } = must(state.forces[defenderOf(state)].defenders, 'raid');
  const cap = interceptors.map((it): Placed => ({ ...fighters(state, it), at: goalOf(state, it) }));
  const groups = groupsIn(state).filter((it) => factorsOf(state, attacker, it) > 0);
  return {
    cap,
    escorts: defaultEscorts(
      groups.filter(({ isEscort }) => isEscort).map((it) => raider(state, it)),
      cap,
      escortsPlaced(state),
    ),
    strike: groups.filter(({ isEscort }) => !isEscort).map((it) => raider(state, it)),
  };
}

/** [WG-10.16] */
const escortsPlaced = ({ raid, forces }: SeaWingsState) =>
  must(forces[must(raid, 'raid').attacker].attackers, 'raid').escorting.map(
    ({ letter, factors, at }) => ({ id: letter, factors, at }),
  );

/** [WG-21.19] CAP at a formation that comes out of the sun does not fight in this combat. */
function goalOf({ raid, forces }: SeaWingsState, { at }: Interceptor): string | null {
  const striking = forces[must(raid, 'raid').attacker];
  return at !== null && liesOn(striking, 'out-of-the-sun', at) ? null : at;
}

function fighters(state: SeaWingsState, { id, formation, factors }: Interceptor): AirUnit {
  const force = state.forces[defenderOf(state)];
  const { type } = must(force.formations[formation], formation);
  const modifiers = aces(liesOn(force, 'ace-squadron', formation));
  return { id, type, factors, load: null, modifiers };
}

/** [WG-21.12] Card 13. */
const aces = (areAces: boolean): Modifier[] =>
  areAces ? [{ code: 'ace-squadron', value: 1, rule: 'WG-21.12' }] : [];

/** [WG-10.26] A formation that has attacked is unloaded. */
function raider(state: SeaWingsState, group: RaidGroup): AirUnit {
  const { attacker } = must(state.raid, 'raid');
  const { type, boxes } = must(state.forces[attacker].formations[group.formation], 'formation');
  const ordnance = boxes.strike[group.task]?.ordnance;
  const load = type.loads.find(({ id }) => id === ordnance);
  return {
    id: group.letter,
    type,
    factors: factorsOf(state, attacker, group),
    load: load && !group.hasAttacked ? load.kind : null,
    modifiers: aces(liesOn(state.forces[attacker], 'ace-squadron', group.letter)),
  };
}

/** [WG-10.25] Losses of both sides, on their formation cards at once. */
function takeLosses(play: Play, attacker: Side, before: AirPass, after: AirPass): void {
  const { state } = play;
  const side = defenderOf(state);
  const { interceptors } = must(state.forces[side].defenders, 'raid');
  for (const [i, it] of interceptors.entries()) {
    const lost = (before.cap[i]?.factors ?? 0) - (after.cap[i]?.factors ?? 0);
    it.factors -= lost;
    loseFactors(play, side, { formation: it.formation, box: 'cap', task: it.task }, lost);
  }
  const left = [...after.escorts, ...after.strike];
  for (const { letter, formation, task } of groupsIn(state)) {
    const now = left.filter(({ id }) => id === letter).reduce((sum, it) => sum + it.factors, 0);
    const lost = factorsOf(state, attacker, { formation, task }) - now;
    loseFactors(play, attacker, { formation, box: 'strike', task }, lost);
  }
}

/** [WG-10.37] Strike aircraft are left to attack. */
export const canAttack = (state: SeaWingsState): boolean => hasStrikeAircraft(passOf(state));
