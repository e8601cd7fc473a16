import { orderDice, type Side } from '../../../../rules/core';
import { type SeaWingsView, seaWings } from '../../../../rules/sea-wings';
import type { SeaWingsScenario } from '../../../../rules/sea-wings/query';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/sea-wings/common/names';
import { NONE_GIVEN } from '../../../table/standing/standing';
import type { Desk } from '../desk/desk';

const nothing = () => {};

/** A desk at which nothing can be done, for a picture of a game as a side sees it at its start. */
export function pictureDesk(scenario: SeaWingsScenario, side: Side): Desk {
  const dice = orderDice('opening', 0);
  const { state } = seaWings.newState(scenario, seaWings.defaultOptions, dice);
  const view: SeaWingsView = seaWings.view(state, side);
  return {
    ...{ view, side, stage: 'waiting', legal: [], names: newNames(view) },
    ...{
      selected: null,
      picked: new Map(),
      search: null,
      target: null,
      isHolding: false,
      usual: [],
    },
    ...{ given: NONE_GIVEN, canUndo: false, refused: null, lights: NO_LIGHTS },
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: nothing },
    give: () => false,
    whyNot: () => undefined,
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
