import type { QuickState } from '../../../src/rules/strategic/model/actionState';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Play } from '../../../src/rules/strategic/model/play';
import { actionIn, inAction, type TestAction } from './actionFixture';
import { scenarioShip } from './smallGame';

export const cruiser = (id: string, given = {}) => scenarioShip(id, given);
export const ONE_EACH: TestAction = {
  allies: { A1: [cruiser('a')] },
  axis: { X1: [cruiser('x')] },
};
export const ORDERED = { resolution: { usual: 'quick', ordered: true } } as const;

/** An action of one ship a side, by the Quick way. */
export const quickAction = (given: Partial<TestAction> = {}): Play =>
  inAction({ ...ONE_EACH, ...given, scenario: { ...ORDERED, ...given.scenario } });

export const quickOf = (play: Play): QuickState => {
  const { stage } = actionIn(play);
  if (stage.kind !== 'quick') throw new Error(stage.kind);
  return stage.quick;
};

export const aim = (ship: string, target: string, torpedoes = false): Order => ({
  ...({ kind: 'quickTarget' } as const),
  ...{ ship, target, torpedoes },
});

/** Dice by which no attack scores. */
export const MISSES = (attacks: number): number[] =>
  Array.from({ length: attacks }, () => [1, 6]).flat();
