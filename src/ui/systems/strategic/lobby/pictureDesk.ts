import { orderDice, type Side } from '../../../../rules/core';
import { type StrategicScenario, strategic } from '../../../../rules/strategic';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/strategic/common/names';
import { NONE_GIVEN } from '../../../table/standing/standing';
import type { Desk } from '../desk/desk';

const nothing = () => {};

/** A desk at which nothing can be done, for a picture of an operation as a side sees it at its start. */
export function pictureDesk(scenario: StrategicScenario, side: Side): Desk {
  const { state } = strategic.newState(scenario, strategic.defaultOptions, orderDice('opening', 0));
  const view = strategic.view(state, side);
  return {
    ...{ view, side, stage: 'waiting', legal: [], names: newNames(view), sorties: [] },
    ...{ lastSpotted: new Map(), lastSeen: new Map(), selected: null, squads: new Map() },
    ...{ attempt: 1, advised: null, advisedAims: new Set(), canUndo: false, refused: null },
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: nothing },
    standing: { given: NONE_GIVEN, wasIdle: false },
    lights: NO_LIGHTS,
    give: () => false,
    whyNot: () => undefined,
    oddsOf: () => [],
    ...{ select: nothing, take: nothing, aim: nothing, undo: nothing },
    ...{ explain: nothing, ask: nothing, light: nothing },
  };
}
