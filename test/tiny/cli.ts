import type { CliSystem } from '../../src/cli/common/cliSystem';
import { enemyOf, SIDES } from '../../src/rules/core';
import type { DuelEvent, DuelOrder, DuelState } from './rules';

/** The duel on the command line. */
export const duelCli: CliSystem<DuelState, DuelOrder, DuelEvent> = {
  id: 'duel',
  rulebook: 'test/tiny/RULES.md',
  subject: {
    vary: (scenario) => scenario,
    options: () => ({}),
    weight: () => 1,
    invent: (_state, _side, draw) => ({ kind: draw(2) === 0 ? 'fire' : 'turnAway' }),
    isSelection: () => false,
    isAttack: ({ kind }) => kind === 'fire',
    leaks: ({ orders }, viewer) =>
      SIDES.filter((side) => side !== viewer && orders[side] !== null && orders[side] !== 'sealed'),
    eventLeaks: (events, _views, viewer) =>
      events.flatMap(({ kind, side }) => (kind === 'sealed' && side !== viewer ? [side] : [])),
    twin: (state, side) => {
      const sealed = state.orders[side];
      if (sealed === null) return undefined;
      const orders = { ...state.orders, [side]: sealed === 'fire' ? 'turnAway' : 'fire' };
      return { ...state, orders };
    },
    toMeet: { duel: { orders: ['fire', 'turnAway'], events: ['sealed', 'fired'] } },
    breaches: (before, after) =>
      SIDES.filter((side) => after.boxes[side] > before.boxes[side]).map(
        (side) => `the ${enemyOf(side)} gave boxes back`,
      ),
  },
};
