import { bySide, type Viewer } from '../../core';
import { hidden, isFoggy } from '../common/fog';
import type { BattleState, BattleView } from '../model/state';

/** [BT-20] The state as a viewer may see it: what is sealed or hidden by BT-15.5 left out; after the end all is open. */
export function view(state: BattleState, viewer: Viewer): BattleView {
  if (state.step.kind === 'over') return state;
  return {
    ...(isFoggy(state) ? hidden(state, viewer) : state),
    declared: bySide((side) => (side === viewer ? state.declared[side] : [])),
    scuttling: bySide((side) => (side === viewer ? state.scuttling[side] : [])),
    votes: bySide((side) => (side === viewer ? state.votes[side] : null)),
  };
}
