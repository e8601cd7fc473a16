import type { Position } from '../../src/bots';
import type { Playbook } from '../../src/bots/core/playbook';
import type { quickDice } from '../../src/bots/search/chance';
import type { AnySystem, Side } from '../../src/rules/core';

/** A game of ten steps: each adds a die to what its side has; who waits adds one more. */
export interface Climb {
  clock: number;
  height: Record<Side, number>;
}
export type Step = 'go' | 'wait';

const END = 10;
export const system = {
  id: 'climb',
  segment: ({ clock }: Climb) => ({
    phase: 'climb',
    name: { code: '' },
    clock,
    active: {
      allies: clock % 2 === 0 ? 'orders' : 'waiting',
      axis: clock % 2 === 0 ? 'waiting' : 'orders',
    },
  }),
  outcome: ({ clock }: Climb) => (clock < END ? undefined : { winner: 'draw' }),
  copy: (state: Climb): Climb => structuredClone(state),
  makeOrder: (order: Step) => order,
  apply(state: Climb, side: Side, order: Step, dice: ReturnType<typeof quickDice>) {
    state.height[side] += (dice.roll('d6', 1, 'climb').values[0] ?? 0) + (order === 'wait' ? 1 : 0);
    state.clock += 1;
    return [];
  },
} as unknown as AnySystem;

export const book = (plans: Step[]): Playbook<Climb, Step, Step> => ({
  plans: () => plans,
  reply: () => 'go',
  imagine: (view) => view,
  play: (_state, { plan }, give) => give(plan),
  isFarEnough: () => false,
  judge: ({ height }, side) => height[side] / 40,
  why: (_state, _side, plan) => ({ code: plan }),
});

export const position: Position<Climb, Step> = {
  system,
  view: { clock: 0, height: { allies: 0, axis: 0 } },
  side: 'allies',
  legalOrders: ['go', 'wait'],
};
