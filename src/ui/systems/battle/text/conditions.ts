import {
  type BattleView,
  type ConditionState,
  type ShipId,
  sheetOf,
  type VictoryCondition,
  victoryRuleStates,
} from '../../../../rules/battle';
import type { Outcome } from '../../../../rules/core';
import { boxesOf, listed, TYPE_NAMES } from '../words';

interface ShipNames {
  ship(id: ShipId): string;
}

/** So many ships are named; more go by what they are. */
const MOST_NAMED = 4;

/** [BT-14.1] What a condition asks: 'Littorio sunk', 'Scharnhorst or Gneisenau without a primary box', 'large transports sunk'. */
export const conditionText = (
  view: BattleView,
  { ships, least, lost }: VictoryCondition,
  names: ShipNames,
): string => `${someShips(view, ships, names, least === 1 ? 'or' : 'and')} ${lostText(lost)}`;

/** [BT-14.1] How far a condition is met: '3 of 10'; where one ship is enough 'not met' or 'met'. */
export function progressText({ counted, least, isMet }: ConditionState): string {
  if (least > 1) return `${counted.length} of ${least}`;
  return isMet ? 'met' : 'not met';
}

/** [BT-14.1] Which condition has decided a battle, or that none has; `undefined` where the points decide. */
export function verdictText(
  view: BattleView,
  winner: Outcome['winner'],
  names: ShipNames,
): string | undefined {
  const rules = victoryRuleStates(view);
  if (rules.length === 0) return undefined;
  if (winner === 'draw') return 'none of the conditions of the scenario is met';
  const met = rules.find((rule) => rule.isMet && rule.winner === winner);
  if (!met) return 'a condition of the scenario is met';
  return listed(met.all.map((it) => metText(view, it, names)));
}

/** 'Breconshire sunk', '12 large transports sunk'. */
const metText = (view: BattleView, { counted, lost }: ConditionState, names: ShipNames): string =>
  `${counted.length > MOST_NAMED ? `${counted.length} ` : ''}${someShips(view, counted, names, 'and')} ${lostText(lost)}`;

function someShips(
  view: BattleView,
  ships: readonly ShipId[],
  { ship }: ShipNames,
  joint: 'and' | 'or',
): string {
  if (ships.length <= MOST_NAMED)
    return listed(ships.map(ship)).replace(/ and (?=[^,]*$)/, ` ${joint} `);
  const types = new Set(ships.map((id) => sheetOf(view, id).type));
  const [type] = types;
  return type && types.size === 1 ? `${TYPE_NAMES[type]}s` : 'ships';
}

const lostText = (lost: VictoryCondition['lost']): string =>
  lost === 'ship' ? 'sunk' : `without ${lost === 'aa' ? 'an' : 'a'} ${boxesOf(lost, 1)} left`;
