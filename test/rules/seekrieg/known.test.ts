import { describe, expect, test } from 'vitest';
import { enemyOf, SIDES } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { noteSeen } from '../../../src/rules/seekrieg/damage/hitsSeen';
import type { Ship } from '../../../src/rules/seekrieg/model/units';
import { over } from './boats';
import { anyDice, duel } from './duel';
import { listed, objective, pair as unarmed } from './endings';
import { battery, battleOf, eventsOf, logOf, shipIn, turretsIn } from './fleet';
import { at, confirm, turn } from './playing';
import { pair, view } from './sightPair';

describe('what a side knows of enemy ships', () => {
  test('[SK-5.8] the hexes of a movement that she was seen in from the start; none of one that she came into sight by', () => {
    const spee = { speedKnots: 32 };
    const battle = pair(84, {}, [{}, spee]);
    expect(view(battle, 'allies').ships.spee).toBeUndefined();
    confirm(battle);
    expect(shipIn(battle, 'spee').turn.entered).not.toEqual([]);
    expect(view(battle, 'allies').ships.spee?.turn).toMatchObject({ entered: [], left: null });
    expect(view(battle, 'axis').ships.spee?.turn.entered).not.toEqual([]);
    confirm(turn(battle));
    const { turn: seen } = shipIn(battle, 'spee');
    expect(view(battle, 'allies').ships.spee?.turn).toEqual(seen);
  });

  test.each([
    ['identified', 2],
    ['upperWorks', 0],
    ['marker', 0],
  ] as const)('[SK-5.8] hits on a ship that is %s: %i are seen to fall', (level, seen) => {
    const { state } = duel();
    state.hidden.sightings.allies = { enemy: { id: 'enemy', level } };
    noteSeen(state, state.ships.enemy as Ship, 2);
    expect(state.ships.enemy?.hitsSeen).toBe(seen);
  });

  test('[SK-35.19, SK-5.11] a side is shown what it has scored, and nothing of the other side', () => {
    const goal = objective({ aim: { kind: 'damaged', fromPercent: 10 } });
    const theirs = objective({ id: 'theirs', ships: ['ours'], aim: { kind: 'afloat' } });
    const battle = listed(unarmed(), [goal], [theirs]);
    logOf(battle, 'theirs').damage = 100;
    turn(battle);
    for (const side of SIDES) {
      expect(view(battle, side).forces[side]?.scored).toEqual(
        side === 'allies' ? { goal: ['theirs'] } : { theirs: ['ours'] },
      );
      expect(view(battle, side).forces[enemyOf(side)]).toBeUndefined();
    }
  });
});

describe('offers and odds', () => {
  test('[SK-34.6] holding fire is offered with the turrets that could fire, where there is a target', () => {
    const offers = seekrieg
      .legalOrders(duel().state, 'allies')
      .flatMap((it) => (it.kind === 'gunfire' ? [seekrieg.makeOrder(it)] : []));
    expect(offers).toEqual(['fire ship 0 0+1+2+3 enemy 0 no', 'fire ship 0 0+1+2+3 - 0 no']);
  });

  test('[SK-26.16, SK-26.18, SK-34.13] charges: one depth in twelve each, however deep the boat is', () => {
    const odds = (...depths: number[]) => {
      const battle = over();
      const order = { kind: 'depthCharges', ship: 'hunter', depths } as const;
      return seekrieg.explain(view(battle, 'allies'), 'allies', [order]).undersea[0];
    };
    expect(odds(50, 100, 150)).toEqual({
      ...{ ship: 'hunter', weapon: 'depth-charges', charges: 3 },
      ...{ chance: 3 / 12, meanHits: 3 / 12 },
    });
    expect(odds(200, 200)).toMatchObject({ chance: 1 / 12, meanHits: 2 / 12 });
    expect(odds(650, 200)).toMatchObject({ charges: 2, chance: 1 / 12, meanHits: 1 / 12 });
    expect(odds()).toBeUndefined();
  });
});

test('[SK-6.1, SK-14.1] damage from before the battle has cost guns and knots as the battle begins', () => {
  const battle = battleOf({
    allies: {
      hurt: {
        dpReceived: 45,
        sheet: { speedLossFactor: 20, batteries: [battery({ turrets: turretsIn('A1 /') })] },
      },
    },
    axis: { enemy: { hex: at(100, 0) } },
  });
  expect(logOf(battle, 'hurt')).toMatchObject({ knotsLost: 4, lossesTo: 45 });
  expect(logOf(battle, 'hurt').batteries[0]?.turrets[0]?.guns).toBe(0);
  expect(eventsOf(turn(anyDice(battle)), 'piecesLost')).toEqual([]);
});
