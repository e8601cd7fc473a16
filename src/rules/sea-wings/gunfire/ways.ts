import { bySide, must, type Refusal, type Roll, SIDES, type Side, valueOf } from '../../core';
import { isOwnWay, WAYS, type Way } from '../model/engagement';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { beginRound } from './engagement';
import { handOver } from './handOver';

const mayChoose = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'ways' && !confirmed[side];

/** [WG-18.13] Sealed; may be changed until it is confirmed. */
export const chooseWay: OrderRule<'chooseWay'> = {
  legal: (view, side) =>
    mayChoose(view, side) ? waysIn(view).map((way) => ({ kind: 'chooseWay', way })) : [],
  refuse: (view, side, { way }): Refusal | undefined =>
    mayChoose(view, side) && waysIn(view).includes(way)
      ? undefined
      : refusal('not-now', 'WG-18.13'),
  apply({ state }, side, { way }) {
    state.forces[side].way = way;
  },
};

/** [WG-18.12] */
const waysIn = ({ engagement }: SeaWingsView): Way[] => [...WAYS, ...(engagement?.others ?? [])];

/** Orders of the system that fights an engagement out go to it; without one there are none. */
export const battleOrder: OrderRule<'battle'> = {
  legal: () => [],
  refuse: () => refusal('not-now', 'WG-18.12'),
  apply: () => undefined,
};

/** [WG-18.13] Both have chosen; equal choices hold, and who has not chosen has chosen quick. */
export function closeWays(play: Play): void {
  const { state } = play;
  const chosen = bySide((side): Way => state.forces[side].way ?? 'quick');
  const { way, dice } = wayOf(play, chosen);
  tell(play, { kind: 'wayChosen', rule: 'WG-18.13', chosen, way, dice });
  for (const side of SIDES) state.forces[side].way = null;
  if (way === 'quick') beginRound(play);
  else {
    handOver(play, isOwnWay(way) ? undefined : way);
    enterStep(state, { kind: 'battle' });
  }
}

/** [WG-18.13] For unequal choices each rolls a die, ties again. */
function wayOf(play: Play, chosen: Record<Side, Way>): { way: Way; dice: Roll[] } {
  const dice: Roll[] = [];
  if (chosen.allies === chosen.axis) return { way: chosen.allies, dice };
  for (;;) {
    const thrown = bySide((side) => play.dice.roll('d6', 1, 'way', { side }));
    dice.push(thrown.allies, thrown.axis);
    const lead = valueOf(thrown.allies) - valueOf(thrown.axis);
    if (lead !== 0) return { way: must(chosen[lead > 0 ? 'allies' : 'axis'], 'way'), dice };
  }
}
