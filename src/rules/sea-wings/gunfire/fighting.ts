import { must, type Refusal, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';
import { endEngagement, nextRound, targetsIn } from './engagement';

const mayDecide = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'fight' && step.side === side && !confirmed[side];

/** [WG-19.18, WG-19.19] The side with initiative names the ships that fight; with none the engagement ends. */
export const fight: OrderRule<'fight'> = {
  // All ships, or none; `refuse` allows any of them.
  legal: (view, side) =>
    mayDecide(view, side)
      ? [targetsIn(view, side).map(({ id }) => id), []].map((ships) => ({ kind: 'fight', ships }))
      : [],
  refuse(view, side, { ships }): Refusal | undefined {
    if (!mayDecide(view, side)) return refusal('not-now', 'WG-19.18');
    const own = targetsIn(view, side).map(({ id }) => id);
    const stranger = ships.find((id, i) => !own.includes(id) || ships.indexOf(id) !== i);
    return stranger === undefined
      ? undefined
      : refusal('no-such-ship', 'WG-19.18', { ship: stranger });
  },
  apply(play, side, { ships }) {
    const { state } = play;
    const engagement = must(state.engagement, 'engagement');
    if (ships.length === 0) {
      engagement.endedBy = side;
      tell(play, { kind: 'engagementBrokenOff', rule: 'WG-19.19', seenBy: BOTH, side });
      endEngagement(play);
      return;
    }
    engagement.fighting[side] = targetsIn(state, side).filter(({ id }) => ships.includes(id));
    tell(play, { kind: 'shipsCommitted', rule: 'WG-19.18', seenBy: BOTH, side, ships: [...ships] });
    beginShots(state);
  },
};

const BOTH = ['allies', 'axis'] as const;

/** [WG-19.23] With surprise a side may pass to the next round, if there is one. */
export const pass: OrderRule<'pass'> = {
  legal: (view, side) => (pass.refuse(view, side, { kind: 'pass' }) ? [] : [{ kind: 'pass' }]),
  refuse(view, side): Refusal | undefined {
    if (!mayDecide(view, side)) return refusal('not-now', 'WG-19.23');
    const engagement = must(view.engagement, 'engagement');
    return engagement.hasSurprise && engagement.rounds.length > 1
      ? undefined
      : refusal('no-surprise', 'WG-19.23');
  },
  apply(play, side) {
    tell(play, { kind: 'roundPassed', rule: 'WG-19.23', seenBy: BOTH, side });
    nextRound(play);
  },
};

/** [WG-24.25] Who names no ships fights with all. */
export const closeFight = ({ state }: Play): void => beginShots(state);

function beginShots(state: SeaWingsState): void {
  state.forces.allies.shots = [];
  state.forces.axis.shots = [];
  enterStep(state, { kind: 'shots' });
}
