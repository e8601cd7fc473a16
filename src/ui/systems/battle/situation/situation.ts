import type { Axial } from '../../../../hex';
import {
  type BattleScenario,
  type BattleView,
  type BoardSide,
  battle,
  entryHexes,
} from '../../../../rules/battle';
import { orderDice, type Side } from '../../../../rules/core';

/** Where task forces that have no hexes yet may come in: by one side of the board. */
export interface Arrival {
  at: BoardSide;
  side: Side;
  names: readonly string[];
  /** Hexes of the board's edge. */
  hexes: readonly Axial[];
}

/** A battle as it begins. */
interface Situation {
  view: BattleView;
  arrivals: readonly Arrival[];
}

/** The position at the start; the dice of the first initiative do not show in it. */
export function situationOf(scenario: BattleScenario): Situation {
  const { state: view } = battle.newState(scenario, battle.defaultOptions, orderDice('', 0));
  return { view, arrivals: arrivalsIn(view) };
}

/** [BT-3.2] Task forces by where they may enter, where the scenario gives no hexes [BT-3.15]. */
export function arrivalsIn(view: BattleView): Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const { stacks, entry, side, name } of view.scenario.taskForces) {
    if (stacks) continue;
    for (const at of entry) {
      const names = [...(arrivals.get(`${side}/${at}`)?.names ?? []), name];
      arrivals.set(`${side}/${at}`, { at, side, names, hexes: entryHexes(view, at).dark });
    }
  }
  return [...arrivals.values()];
}
