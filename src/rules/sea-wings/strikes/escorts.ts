import { must, type Refusal, type Side } from '../../core';
import { engagedCount } from '../combat/air/pass';
import { ESCORTS } from '../combat/air/units';
import { oneOrAll } from '../common/amounts';
import { forceOf, knowledgeOf } from '../common/own';
import { tell } from '../model/play';
import type { RaidGroup } from '../model/raid';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';
import { factorsOf } from './raiding';

/** [WG-21.18] Escorts are placed in a step of their own, or at the stop for cards that comes at the same moment. */
const isMoment = ({ step }: SeaWingsView): boolean =>
  step.kind === 'escorts' || (step.kind === 'cards' && step.stop === 'interception');

const mayPlace = (view: SeaWingsView, side: Side): boolean =>
  isMoment(view) && view.raid?.attacker === side && !view.confirmed[side];

const sum = (parts: readonly { factors: number }[]): number =>
  parts.reduce((all, { factors }) => all + factors, 0);

/** Escort formations of the strike that have factors left. */
const escortsOf = (view: SeaWingsView, side: Side): (RaidGroup & { factors: number })[] =>
  must(forceOf(view, side).attackers, 'raid')
    .groups.filter(({ isEscort }) => isEscort)
    .map((group) => ({ ...group, factors: factorsOf(view, side, group) }))
    .filter(({ factors }) => factors > 0);

/** [WG-10.12] How many more escorts can go to each place: as many as CAP engages, and the others at the CAP groups. */
function roomsOf(view: SeaWingsView, side: Side): Map<string, number> {
  const { patrols } = knowledgeOf(view, side);
  const { escorting } = must(forceOf(view, side).attackers, 'raid');
  const all = sum(escortsOf(view, side));
  const engaged = engagedCount(sum(patrols.filter(({ at }) => at === ESCORTS)), all);
  const placed = sum(escorting.filter(({ at }) => at === ESCORTS));
  const others = all - engaged - (sum(escorting) - placed);
  const letters = [...new Set(patrols.map(({ at }) => at))].filter((at) => at !== ESCORTS);
  return new Map([
    [ESCORTS, engaged - placed],
    ...letters.map((at): [string, number] => [at, others]),
  ]);
}

/** Factors of a formation that have no place yet. */
function freeOf(view: SeaWingsView, side: Side, letter: string): number {
  const { escorting } = must(forceOf(view, side).attackers, 'raid');
  const escort = escortsOf(view, side).find((it) => it.letter === letter);
  return (escort?.factors ?? 0) - sum(escorting.filter((it) => it.letter === letter));
}

/** [WG-10.11, WG-10.16] Which escorts CAP engages, and which of its groups the others attack. */
export const allotEscorts: OrderRule<'allotEscorts'> = {
  // One factor or as many as there is room for; `refuse` allows any number.
  legal: (view, side) =>
    mayPlace(view, side) && isChoice(view, side)
      ? escortsOf(view, side).flatMap(({ letter }) =>
          [...roomsOf(view, side)].flatMap(([to, room]) => {
            const most = Math.min(room, freeOf(view, side, letter));
            return oneOrAll(most).map(
              (factors) => ({ kind: 'allotEscorts', letter, factors, to }) as const,
            );
          }),
        )
      : [],
  refuse(view, side, { letter, factors, to }): Refusal | undefined {
    if (!mayPlace(view, side)) return refusal('not-now', 'WG-10.16');
    const free = freeOf(view, side, letter);
    if (factors < 1 || factors > free)
      return refusal('no-factors', 'WG-10.16', { formation: letter, free });
    const room = roomsOf(view, side).get(to) ?? 0;
    return factors > room
      ? refusal('escort-places', 'WG-10.12', { formation: to, room })
      : undefined;
  },
  apply(play, side, { letter, factors, to }) {
    const { escorting } = must(play.state.forces[side].attackers, 'raid');
    const same = escorting.find((it) => it.letter === letter && it.at === to);
    if (same) same.factors += factors;
    else escorting.push({ letter, factors, at: to });
    const facts = { side, letter, factors, to };
    tell(play, { kind: 'escortsAllotted', rule: 'WG-10.16', seenBy: [side], ...facts });
  },
};

/** There are several CAP groups, or several escort formations of which CAP engages some. */
function isChoice(view: SeaWingsView, side: Side): boolean {
  const places = new Set(knowledgeOf(view, side).patrols.map(({ at }) => at));
  const escorts = escortsOf(view, side).length;
  return escorts > 0 && (places.size > 1 || (escorts > 1 && places.has(ESCORTS)));
}

/** The striking player is asked where his escorts go. */
export const asksForEscorts = (state: SeaWingsState): boolean =>
  isChoice(state, must(state.raid, 'raid').attacker);
