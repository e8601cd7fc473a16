import type { Side } from '../../../src/rules/core';
import { type SeaWingsState, seaWings } from '../../../src/rules/sea-wings';
import type { Desk } from '../../../src/ui/systems/sea-wings/desk/desk';
import { NONE_GIVEN } from '../../../src/ui/table/standing/standing';
import { NO_LIGHTS } from '../../../src/words/core/logLine';
import { newNames } from '../../../src/words/sea-wings/common/names';

const nothing = () => {};

/** The desk of one side of a position. */
export function deskOf(state: SeaWingsState, side: Side): Desk {
  const view = seaWings.view(state, side);
  return {
    ...{ view, side, names: newNames(view), selected: null, picked: new Map() },
    stage: seaWings.segment(view).active[side],
    legal: seaWings.legalOrders(view, side),
    ...{ search: null, target: null, isHolding: false, usual: [], given: NONE_GIVEN },
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: nothing },
    ...{ canUndo: false, refused: null, lights: NO_LIGHTS },
    give: () => true,
    whyNot: (order) => seaWings.refuse(view, side, order),
    ...{ select: nothing, pick: nothing, putBack: nothing, planSearch: nothing, aimAt: nothing },
    ...{
      holdCards: nothing,
      leaveUsual: nothing,
      undo: nothing,
      explain: nothing,
      ask: nothing,
      light: nothing,
    },
  };
}
