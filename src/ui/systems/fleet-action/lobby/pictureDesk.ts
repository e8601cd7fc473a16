import { orderDice, type Side } from '../../../../rules/core';
import { fleetAction } from '../../../../rules/fleet-action';
import type { FleetActionScenario } from '../../../../rules/fleet-action/query';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/fleet-action/common/names';
import type { Desk } from '../desk/desk';
import { NOTHING_LEFT } from '../desk/left';
import { NO_FIRE } from '../fire/fire';

const nothing = () => {};

/** A desk at which nothing can be done, for a picture of a battle as a side sees it at its start. */
export function pictureDesk(scenario: FleetActionScenario, side: Side): Desk {
  const dice = orderDice('opening', 0);
  const { state } = fleetAction.newState(scenario, fleetAction.defaultOptions, dice);
  const view = fleetAction.view(state, side);
  return {
    ...{ view, side, stage: 'waiting', legal: [], names: newNames(view) },
    ...{ selected: null, layer: null, altitude: null, climb: nothing, left: NOTHING_LEFT },
    ...{ canUndo: false, refused: null, lights: NO_LIGHTS },
    moving: NO_MOVING,
    firing: { actor: null, fire: NO_FIRE, light: undefined, aim: nothing },
    airFight: { flak: [], fire: nothing, pairs: [], pair: nothing },
    ...{ surfaced: false, rise: nothing },
    running: { left: 0, stopped: null, goOn: nothing, start: nothing, stop: nothing },
    advice: { state: 'none', hint: undefined, advisers: [], ask: undefined, drop: nothing },
    give: () => false,
    whyNot: () => undefined,
    ...{ select: nothing, lay: nothing, chooseFirst: nothing, undo: nothing },
    ...{ keepShown: nothing, askAgain: nothing },
    ...{ explain: nothing, ask: nothing, light: nothing },
  };
}

const NO_MOVING: Desk['moving'] = {
  squadron: null,
  marker: null,
  formation: 'proposed',
  standsOn: false,
  why: undefined,
  form: nothing,
  wish: nothing,
  unwish: nothing,
};
