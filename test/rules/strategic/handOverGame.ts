import {
  type BattleScenario,
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
} from '../../../src/rules/battle';
import { type Engagement, orderDice } from '../../../src/rules/core';
import { engagementOf } from '../../../src/rules/strategic/action/handOver';
import type { Play } from '../../../src/rules/strategic/model/play';
import { scenarioShip as battleShip, type TestShip } from '../battle/fixture';
import { inAction, shipOf, type TestAction } from './actionFixture';
import { scenarioShip } from './smallGame';

/** A ship with both her card and her sheet. */
export const armed = (id: string, card = {}, sheet: Partial<TestShip> = {}, more = {}) =>
  scenarioShip(id, card, { sheet: battleShip({ id, ...sheet }).sheet, ...more });

export const TORPEDOES = { torpedoes: { factors: 2, kind: 'other' as const } };

export const DD_SHEET: Partial<TestShip> = {
  ...{ type: 'DD', speed: '2+', secondary: '', tertiary: 'NN', aa: '', hull: 'NN' },
  ...TORPEDOES,
};

export const BISMARCK: Partial<TestShip> = {
  ...{ type: 'BB', primary: 'HHHHHHHH', secondary: 'LL', tertiary: 'NNN' },
  ...{ hull: 'HHHHHHHHHHH', aa: 'NNNNNN' },
};

export const BY_BATTLE = { resolution: { usual: 'battle', ordered: true } } as const;

/** An action of one ship a side, handed over. */
export const handedOver = (given: Partial<TestAction> = {}): Play =>
  inAction({
    allies: { A1: [armed('a')] },
    axis: { X1: [armed('x')] },
    dice: [2],
    ...given,
    scenario: { ...BY_BATTLE, ...given.scenario },
  });

export const recordOf = ({ state }: Play): Engagement => {
  const engagement = engagementOf(state);
  if (!engagement) throw new Error('nothing is handed over');
  return engagement;
};

export const began = (scenario: BattleScenario): BattleState =>
  battle.newState(scenario, DEFAULT_OPTIONS, orderDice('begin', 0)).state;

/** An action whose Allied ship has been changed before it is handed over. */
export function changed(change: Partial<ReturnType<typeof shipOf>>, ship = armed('a')): Play {
  const play = handedOver({ allies: { A1: [ship] } });
  Object.assign(shipOf(play, 'a'), change);
  return play;
}
