import { type BySide, bySide, type Side, type Viewer, withoutOtherSheets } from '../../core';
import { actionView } from '../action/view';
import { airView } from '../air/view';
import { withoutDivisions, withoutSecrets } from '../common/secret';
import type { Knowledge, StrategicState, StrategicView } from '../model/state';

/** The full state, not a view. */
export const isWhole = (position: StrategicView): position is StrategicState =>
  position.viewer === 'all';

/** [ST-5.1, ST-5.22, ST-5.24] The state as a viewer may see it; after the end all is open. */
export function view(state: StrategicState, viewer: Viewer): StrategicView {
  if (state.step.kind === 'over') return state;
  return {
    ...state,
    viewer,
    scenario: withoutOtherSheets(state.scenario),
    step: openStep(state),
    forces: viewer === 'spectator' ? {} : { [viewer]: withoutSecrets(state.forces[viewer]) },
    known:
      viewer === 'spectator' ? openKnowledge(state) : { [viewer]: ownKnowledge(state, viewer) },
    air: state.air && airView(state.air, viewer, state.scenario.level),
    action: state.action && actionView(state, state.action, viewer),
  };
}

/** The pending combats, told to nobody [ST-5.17]. */
const openStep = ({ step }: StrategicState): StrategicState['step'] =>
  step.kind === 'combats' ? { ...step, queue: [], now: null, fought: [] } : step;

const ownKnowledge = ({ known, scenario }: StrategicState, viewer: Side): Knowledge =>
  scenario.level === 'advanced' ? withoutDivisions(known[viewer]) : known[viewer];

/** [ST-5.24] What both see: counters and Spotted cards lie open in the Basic game [ST-5.2, ST-5.18]. */
function openKnowledge({ known, scenario }: StrategicState): Partial<BySide<Knowledge>> {
  if (scenario.level !== 'basic') return {};
  // A side knows more of its own losses than the other has seen [ST-5.23].
  const points = bySide((side) => known[side].points[side]);
  return bySide((side) => ({ ...known[side], points }));
}

/** What a side bases its orders on: its view. Given its own view, the same view. */
export function knownTo(position: StrategicView, side: Side): StrategicView {
  return isWhole(position) ? view(position, side) : position;
}
