import { expect, test } from 'vitest';
import type { BattleView, ShipSheet } from '../../../src/rules/battle';
import {
  type AnySystem,
  bySide,
  drawFrom,
  must,
  orderDice,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import type { StrategicScenario, StrategicState } from '../../../src/rules/strategic';
import { startAction } from '../../../src/rules/strategic/action';
import type { Play } from '../../../src/rules/strategic/model/play';
import { shippedStrategic } from '../../scenario/shipped';

const joined: AnySystem = must(systemOf('strategic'), 'strategic');

const surfaceShips = ({ divisions }: StrategicScenario) =>
  divisions.flatMap(({ ships }) => ships.filter(({ card }) => card.type !== 'SS'));

test.each(shippedStrategic.map(({ scenario }) => [scenario.id, scenario] as const))(
  '[ST-21.7] every surface ship of %s has a sheet of the registry',
  (_id, scenario) => {
    for (const { card, sheet } of surfaceShips(scenario)) {
      const { name, rows } = (sheet ?? { name: `no sheet of ${card.id}` }) as ShipSheet;
      expect(name).toBe(card.name);
      expect(rows.hull.length).toBeGreaterThan(0);
    }
  },
);

/** Divisions of a side that are in play, submarines apart, at most five. */
const divisionsOf = ({ forces }: StrategicState, side: Side): string[] =>
  Object.values(forces[side].divisions)
    .filter(({ submarine, status }) => !submarine && status === 'present')
    .slice(0, 5)
    .map(({ id }) => id);

/** All that a scenario has of the two sides, in a battle with each other. */
function clash(scenario: StrategicScenario): StrategicState {
  const ordered = { ...scenario, resolution: { usual: 'battle', ordered: true } } as const;
  const { state } = joined.newState(ordered, {}, orderDice('clash', 0));
  const play: Play = { state, dice: orderDice('clash', 1), events: [] };
  const hex = scenario.level === 'advanced' ? { q: 1, r: 1 } : null;
  startAction(play, { divisions: bySide((side) => divisionsOf(state, side)), hex });
  joined.apply(state, 'allies', { kind: 'abandonBattle', answer: 'yes' }, orderDice('clash', 2));
  return state;
}

test.each(shippedStrategic.map(({ scenario }) => [scenario.id, scenario] as const))(
  '[ST-21.4, ST-21.5, ST-21.7] the forces of %s can fight a battle',
  (_id, scenario) => {
    const state = clash(scenario);
    const stage = state.action?.stage;
    const battle = (stage?.kind === 'battle' ? stage.battle : undefined) as BattleView;
    const sides = new Set(Object.values(battle.ships).map(({ side }) => side));
    expect([...sides]).toEqual([...SIDES]);
    const draw = drawFrom('clash');
    for (let n = 0; n < 60 && state.action?.stage.kind === 'battle'; n++) {
      const { active } = joined.segment(state);
      const side = must(
        SIDES.find((it) => active[it] !== 'waiting'),
        'active side',
      );
      const orders = joined.legalOrders(state, side).filter(({ kind }) => kind === 'battle');
      const order = must(orders[draw(Math.min(256, orders.length))], 'order');
      expect(joined.refuse(state, side, order)).toBeUndefined();
      joined.apply(state, side, order, orderDice('clash', 10 + n));
    }
  },
);
