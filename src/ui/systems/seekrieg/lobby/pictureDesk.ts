import { orderDice, type Side } from '../../../../rules/core';
import { seekrieg } from '../../../../rules/seekrieg';
import type { SeekriegScenario } from '../../../../rules/seekrieg/query';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/seekrieg/common/names';
import type { Desk } from '../desk/desk';
import { NO_FIRING } from '../fire/useFiring';

const nothing = () => {};

/** A desk at which nothing can be done, for a picture of a battle as a side sees it at its start. */
export function pictureDesk(scenario: SeekriegScenario, side: Side): Desk {
  const dice = orderDice('opening', 0);
  const { state } = seekrieg.newState(scenario, seekrieg.defaultOptions, dice);
  const view = seekrieg.view(state, side);
  return {
    ...{ view, side, stage: 'waiting', legal: [], names: newNames(view) },
    ...{ selected: null, layer: null, halted: null, canUndo: false, refused: null },
    lights: NO_LIGHTS,
    firing: NO_FIRING,
    moving: {
      ...{ courses: new Map(), steered: null, ends: [], isSingle: false },
      ...{ single: nothing, proposed: () => [] },
    },
    running: { left: 0, stopped: null, goOn: nothing, start: nothing, stop: nothing },
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: nothing },
    give: () => false,
    whyNot: () => undefined,
    ...{ select: nothing, lay: nothing, undo: nothing },
    ...{ explain: nothing, ask: nothing, light: nothing },
  };
}
