import { describe, expect, test } from 'vitest';
import { fleetActionBots } from '../../../src/bots/fleet-action';
import { type Axial, distance, hexAhead, hexKey } from '../../../src/hex';
import { drawFrom, type Side } from '../../../src/rules/core';
import { type FleetActionView, fleetAction, type Order } from '../../../src/rules/fleet-action';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import {
  markersToMove,
  type Squadron,
  squadronsToMove,
} from '../../../src/rules/fleet-action/query';
import {
  type Formation,
  hasSailed,
  planOf,
  type SquadronPlan,
  type Wishes,
  wayTo,
} from '../../../src/ui/systems/fleet-action/plan/plan';
import { squadronOrders } from '../../../src/ui/systems/fleet-action/plan/planOrders';
import {
  markerProposal,
  type Proposal,
  proposalFor,
} from '../../../src/ui/systems/fleet-action/plan/proposal';
import { advisedCourses, advisedFire } from '../../../src/ui/systems/fleet-action/sea/advised';
import { sayHex } from '../../../src/ui/systems/fleet-action/sea/say';
import { headingOfFacing } from '../../../src/ui/tacticalSea/seaShip';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { MARKERS, PLATE } from '../../rules/fleet-action/battles';
import { diceOf, type Game, goTo, sailing } from '../../rules/fleet-action/game';
import type { TestBattle } from '../../rules/fleet-action/setting';

/** Three destroyers in line ahead, steaming north at 30 knots, the enemy far ahead. */
const COLUMN: TestBattle = {
  allies: [0, 1, 2].map((r) => ({
    ...{ sheet: 'Fletcher', hex: { q: 0, r }, facing: 1 as const, knots: 30, squadron: 'column' },
  })),
  axis: [{ sheet: 'Bismarck', hex: { q: 8, r: -20 } }],
};

/** The plan of the first squadron of the Allies. */
function planned(
  { state }: Game,
  wishes: Wishes = {},
  formation: Formation = 'wake',
): SquadronPlan {
  const view = fleetAction.view(state, 'allies');
  const [squadron] = squadronsToMove(view, 'allies');
  if (!squadron) throw new Error('nothing to move');
  return planOf(view, squadron, { wishes, formation });
}

const ends = ({ ships }: SquadronPlan) =>
  ships.map(({ way }) => `${hexKey(way.hex)} ${way.facing}`);

/** Gives orders as the screen does; every one of them must be legal. */
function carryOut({ state }: Game, orders: readonly Order[]): FleetActionState {
  for (const order of orders) {
    expect(fleetAction.refuse(fleetAction.view(state, 'allies'), 'allies', order)).toBeUndefined();
    fleetAction.apply(state, 'allies', order, diceOf());
  }
  return state;
}

describe('the movement that the screen proposes', () => {
  test('is straight on, every ship at her speed', () => {
    expect(ends(planned(sailing(COLUMN)))).toEqual(['0,-6 1', '0,-5 1', '0,-4 1']);
  });

  test('follows the first ship in her wake: each turns where she has turned', () => {
    const wishes: Wishes = {
      fletcher: { steps: ['ahead', 'ahead', 'starboard', 'ahead', 'ahead', 'ahead', 'ahead'] },
    };
    const corner = { q: 0, r: -2 };
    const at = (hexes: number) => `${hexKey(hexAhead(corner, 2, hexes))} 2`;
    expect(ends(planned(sailing(COLUMN), wishes))).toEqual([at(4), at(3), at(2)]);
  });

  test('turns all ships together when that is wanted', () => {
    const wishes: Wishes = {
      fletcher: { steps: ['starboard', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] },
    };
    expect(ends(planned(sailing(COLUMN), wishes, 'together'))).toEqual([
      '6,-6 2',
      '6,-5 2',
      '6,-4 2',
    ]);
  });

  test('takes the speed of the ship before as far as a ship may', () => {
    const { ships } = planned(sailing(COLUMN), { fletcher: { knots: 22 } });
    expect(ships.map(({ knots }) => knots)).toEqual([22, 22, 22]);
  });

  test('leaves a ship the path that was chosen for her', () => {
    const steps = ['port', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] as const;
    const plan = planned(sailing(COLUMN), { 'fletcher-2': { steps } });
    expect(ends(plan)[1]).toBe('-6,1 6');
    expect(plan.ships.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
  });

  test('is carried out by legal orders that end the activation with every ship where she was drawn', () => {
    const game = sailing(COLUMN);
    const plan = planned(game, { fletcher: { knots: 25, smoke: true } });
    const state = carryOut(game, squadronOrders(fleetAction.view(game.state, 'allies'), plan));
    expect(
      plan.ships.map(({ ship }) => hexKey(state.units[ship.id]?.hex ?? { q: 99, r: 99 })),
    ).toEqual(plan.ships.map(({ way }) => hexKey(way.hex)));
    expect(state.smoke.map(({ ship }) => ship)).toContain('fletcher');
    expect(state.step).toMatchObject({ kind: 'ships', side: 'axis' });
  });

  /** A column that steams away from a destroyer eighteen hexes astern, which it outguns. */
  const LEAVING: TestBattle = {
    ...COLUMN,
    axis: [{ sheet: 'Fletcher', id: 'lone', hex: { q: 0, r: 18 } }],
  };
  interface Proposed {
    view: FleetActionView;
    squadron: Squadron;
    proposal: Proposal;
  }
  const nearest = ({ ships }: SquadronPlan) =>
    distance(ships[0]?.way.hex ?? { q: 0, r: 99 }, { q: 0, r: 18 });

  const turned = ({ state }: Game): Proposed => {
    const view = fleetAction.view(state, 'allies');
    const [squadron] = squadronsToMove(view, 'allies');
    if (!squadron) throw new Error('nothing to move');
    return { view, squadron, proposal: proposalFor(view, 'allies', squadron) };
  };

  test('is that of the Commander, ship by ship, who does not leave the fight', () => {
    const game = sailing(LEAVING);
    const { view, squadron, proposal } = turned(game);
    const plan = planOf(view, squadron, { wishes: {}, formation: 'proposed', proposal });
    expect(proposal.why?.code).toBe('runningIn');
    expect(plan.ships.map(({ isProposed }) => isProposed)).toEqual([true, true, true]);
    expect(nearest(plan)).toBeLessThan(18);
    for (const order of squadronOrders(view, plan).slice(0, -1)) {
      const own = fleetAction.view(game.state, 'allies');
      expect(order).toEqual(fleetActionBots.doctrine.offhand?.(own, 'allies', drawFrom('any')));
      carryOut(game, [order]);
    }
  });

  test('has the others follow the first as proposed where that is wanted, and at another speed ends near by', () => {
    const { view, squadron, proposal } = turned(sailing(LEAVING));
    const line = planOf(view, squadron, { wishes: {}, formation: 'wake', proposal });
    expect(line.ships.map(({ isProposed }) => isProposed)).toEqual([true, false, false]);
    expect(ends(line)[0]).toBe(
      ends(planOf(view, squadron, { wishes: {}, formation: 'proposed', proposal }))[0],
    );
    const slow = { fletcher: { knots: 25 } };
    const [lead] = planOf(view, squadron, { wishes: slow, formation: 'wake', proposal }).ships;
    expect(lead).toMatchObject({ knots: 25, isProposed: true, torpedoes: undefined });
    expect(distance(lead?.way.hex ?? { q: 0, r: 99 }, { q: 0, r: 18 })).toBeLessThan(18);
  });

  test('gives way to a path that the player has chosen, and stands on without it', () => {
    const { view, squadron, proposal } = turned(sailing(LEAVING));
    const steps = Array(6).fill('ahead');
    const wishes = { fletcher: { steps, knots: 30 } };
    const [lead] = planOf(view, squadron, { wishes, formation: 'wake', proposal }).ships;
    expect(lead).toMatchObject({ isChosen: true, isProposed: false, way: { steps } });
    expect(nearest(planOf(view, squadron, { wishes: {}, formation: 'wake' }))).toBe(24);
  });

  test('is nothing but the end of the move once every ship has run her hexes', () => {
    const game = sailing({ ...COLUMN, allies: COLUMN.allies?.slice(0, 1) ?? [] });
    const before = planned(game);
    expect(hasSailed(before)).toBe(false);
    const [lead] = before.ships;
    if (!lead) throw new Error('no ship');
    carryOut(game, [{ kind: 'moveShip', ship: lead.ship.id, steps: Array(6).fill('ahead') }]);
    expect(hasSailed(planned(game))).toBe(true);
  });

  test('finds the way to a hex, at another speed if need be, and turns on the spot when asked again', () => {
    const game = sailing(COLUMN);
    const view = fleetAction.view(game.state, 'allies');
    const [lead] = planned(game).ships;
    if (!lead) throw new Error('no ship');
    expect(wayTo(view, lead, { q: 0, r: -7 })).toMatchObject({ knots: 35, way: { facing: 1 } });
    expect(wayTo(view, lead, { q: 0, r: 5 })).toBeUndefined();
    const end = { q: 0, r: -6 };
    expect(wayTo(view, lead, end)?.way.facing).not.toBe(1);
    const desk = {
      view,
      names: newNames(view),
      selected: null,
      moving: { squadron: planned(game) },
    };
    const said = (hex: Axial) => sayHex(desk as never, [{ hex, kind: 'course' }], hex);
    expect(said(end)).toContain('pick it again to turn her there');
    expect(said({ q: 1, r: -6 })).toContain('the move can end here');
  });
});

test('an own marker is called by the squadron that it holds, every other one by its number', () => {
  const { state } = sailing(MARKERS);
  const namesTo = (side: 'allies' | 'axis') => {
    const view = fleetAction.view(state, side);
    const names = newNames(view);
    return Object.values(view.contacts)
      .filter((it) => it.side === 'allies')
      .map(({ id }) => names.marker(id));
  };
  expect(namesTo('allies').some((name) => name.startsWith('contact'))).toBe(true);
  expect(namesTo('allies').some((name) => !name.startsWith('contact'))).toBe(true);
  for (const name of namesTo('axis')) expect(name).toMatch(/^enemy contact/);
});

/** What the screen proposes for the first squadron, else the first marker, that is left to move. */
function proposedBy(view: FleetActionView, side: Side): readonly Order[] {
  const [squadron] = squadronsToMove(view, side);
  const [marker] = markersToMove(view, side);
  if (!squadron) return [(marker && markerProposal(view, side, marker.id)) ?? DONE];
  const proposal = proposalFor(view, side, squadron);
  const plan = planOf(view, squadron, { wishes: {}, formation: 'proposed', proposal });
  return plan.ships.length > 0 ? squadronOrders(view, plan) : [DONE];
}

const DONE: Order = { kind: 'done', what: '-' };

test.each([
  ['in the open', PLATE],
  ['of markers at night', MARKERS],
])('a battle %s is moved through by plans alone', (_, battle) => {
  const game = sailing(battle);
  for (let turn = 1; turn <= 3; turn++) {
    goTo(game, 'ships', turn);
    while (game.state.step.kind === 'ships') {
      const { side } = game.state.step;
      const orders = proposedBy(fleetAction.view(game.state, side), side);
      for (const order of orders) {
        expect(fleetAction.refuse(fleetAction.view(game.state, side), side, order)).toBeUndefined();
        fleetAction.apply(game.state, side, order, diceOf());
      }
    }
  }
  expect(game.state.turn).toBe(3);
});

describe('advice on the map', () => {
  test('is the course of each ship that the orders move, all its steps in one line, with the bow at its end', () => {
    const view = fleetAction.view(sailing(COLUMN).state, 'allies');
    const orders: Order[] = [
      { kind: 'setSpeed', ship: 'fletcher', knots: 20 },
      { kind: 'moveShip', ship: 'fletcher', steps: ['ahead', 'starboard'] },
      { kind: 'moveShip', ship: 'fletcher', steps: ['ahead'] },
      { kind: 'done', what: 'column' },
    ];
    const ahead = hexAhead({ q: 0, r: 0 }, 1);
    expect(advisedCourses(view, orders)).toEqual([
      {
        ...{ ship: 'fletcher', side: 'allies' },
        path: [{ q: 0, r: 0 }, ahead, hexAhead(ahead, 2)],
        endDegrees: headingOfFacing(2),
      },
    ]);
  });

  test('is the fire that they open, from who fires to the target', () => {
    const view = fleetAction.view(sailing(COLUMN).state, 'allies');
    const shot = { ship: 'fletcher', target: 'bismarck', battery: 'main' } as const;
    expect(advisedFire(view, [{ kind: 'shootGuns', ...shot, mounts: [0] }])).toEqual([
      { key: 'fletcher/bismarck/main', from: { q: 0, r: 0 }, to: { q: 8, r: -20 } },
    ]);
  });
});
