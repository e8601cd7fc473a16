import { type BySide, bySide, enemyOf, type Roll, SIDES, type Side, valueOf } from '../../core';
import { forceOf, isInPlay, unitOf } from '../common/own';
import { progression } from '../common/progression';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { FleetActionState, FleetActionView } from '../model/state';
import type { Squadron } from '../model/units';

/** [NW-5.1 to NW-5.5] Both sides roll until one is higher; the winner then chooses. */
export function rollInitiative(play: Play): void {
  const totals: BySide<number> = { allies: 0, axis: 0 };
  const dice: Roll[] = [];
  for (const side of SIDES) {
    const roll = play.dice.roll('d10', 1, 'initiative', { side });
    dice.push(roll);
    totals[side] = valueOf(roll) + initiativeModifier(play.state, side);
  }
  const winner = winnerOf(totals);
  tell(play, { kind: 'initiativeRolled', rule: 'NW-5.1', totals, winner, dice });
  if (winner === null) rollInitiative(play);
  else enterStep(play.state, { kind: 'initiative', winner });
}

function winnerOf({ allies, axis }: BySide<number>): Side | null {
  if (allies === axis) return null;
  return allies > axis ? 'allies' : 'axis';
}

/** [NW-5.2, NW-5.3, NW-5.4] The sum of Command Values as a modifier of the same sign. */
export function initiativeModifier(state: FleetActionState, side: Side): number {
  const { squadrons, baseValues } = forceOf(state, side);
  const bases = Object.keys(baseValues).filter((id) => isInPlay(unitOf(state, id)));
  const sum =
    Object.values(squadrons)
      .filter((squadron) => counts(state, squadron))
      .reduce((total, { commandValue }) => total + commandValue, 0) +
    bases.reduce((total, id) => total + (baseValues[id] ?? 0), 0);
  return Math.sign(sum) * progression(Math.abs(sum));
}

/** [NW-5.7, NW-5.8] Squadrons with a ship in play count, under a marker as well. */
const counts = (state: FleetActionState, { units }: Squadron): boolean =>
  units.some((id) => ['inPlay', 'hidden'].includes(unitOf(state, id).fate));

/** [NW-5.6] Which side is first in phases 3 to 5, and which in phase 6. */
export const chooseFirst: OrderRule<'chooseFirst'> = {
  legal: (view, side) =>
    refuseChoice(view, side)
      ? []
      : SIDES.flatMap((firstMove) =>
          SIDES.map((firstAction) => ({ kind: 'chooseFirst', firstMove, firstAction })),
        ),
  refuse: refuseChoice,
  apply(play, side, { firstMove, firstAction }) {
    const { state } = play;
    Object.assign(state, { firstMove, firstAction });
    state.confirmed = bySide(() => true);
    tell(play, { kind: 'firstChosen', rule: 'NW-5.6', side, firstMove, firstAction });
  },
};

function refuseChoice({ step }: FleetActionView, side: Side) {
  return step.kind === 'initiative' && step.winner === side
    ? undefined
    : refusal('not-now', 'NW-5.6');
}

/** [NW-33.4] The winner who does not choose moves second and acts first. */
export const usualChoice = (winner: Side) =>
  ({ kind: 'chooseFirst', firstMove: enemyOf(winner), firstAction: winner }) as const;
