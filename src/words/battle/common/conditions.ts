import {
  type BattleView,
  type ConditionState,
  type ShipId,
  sheetOf,
  type VictoryCondition,
  victoryRuleStates,
} from '../../../rules/battle';
import type { Outcome } from '../../../rules/core';
import { wordsText } from '../texts/words';
import { listed } from './words';

interface ShipNames {
  ship(id: ShipId): string;
}

/** Up to this many ships are named; more are described by type. */
const MAX_NAMED = 4;

/**
 * [BT-14.1] A condition: 'Littorio sunk', 'Scharnhorst or Gneisenau without a primary box', 'large transports
 * sunk'.
 */
export const conditionText = (
  view: BattleView,
  { ships, least, lost }: VictoryCondition,
  names: ShipNames,
): string => lostText(lost, someShips(view, ships, names, least === 1 ? 'or' : 'and'));

/** [BT-14.1] The progress of a condition: '3 of 10'; where one ship is enough 'not met' or 'met'. */
export function progressText({ counted, least, isMet }: ConditionState): string {
  if (least > 1) return wordsText('progress', { met: counted.length, of: least });
  return wordsText(isMet ? 'met' : 'notMet');
}

/** [BT-14.1] Which condition decided a battle, or that none did; `undefined` where the points decide. */
export function verdictText(
  view: BattleView,
  winner: Outcome['winner'],
  names: ShipNames,
): string | undefined {
  const rules = victoryRuleStates(view);
  if (rules.length === 0) return undefined;
  if (winner === 'draw') return wordsText('noneMet');
  const met = rules.find((rule) => rule.isMet && rule.winner === winner);
  if (!met) return wordsText('oneMet');
  return listed(met.all.map((it) => metText(view, it, names)));
}

/** 'Breconshire sunk', '12 large transports sunk'. */
function metText(view: BattleView, { counted, lost }: ConditionState, names: ShipNames): string {
  const ships = someShips(view, counted, names, 'and');
  const count = counted.length;
  return lostText(lost, count > MAX_NAMED ? wordsText('counted', { count, ships }) : ships);
}

function someShips(
  view: BattleView,
  ships: readonly ShipId[],
  { ship }: ShipNames,
  joint: 'and' | 'or',
): string {
  if (ships.length <= MAX_NAMED) return listed(ships.map(ship), joint);
  const types = new Set(ships.map((id) => sheetOf(view, id).type));
  const [type] = types;
  return wordsText(`types.${type && types.size === 1 ? type : 'mixed'}`);
}

const lostText = (lost: VictoryCondition['lost'], ships: string): string =>
  lost === 'ship' ? wordsText('sunk', { ships }) : wordsText(`without.${lost}`, { ships });
