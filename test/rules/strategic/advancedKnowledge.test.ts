import { expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import type { Side } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { startAction } from '../../../src/rules/strategic/action/start';
import { unitBehind } from '../../../src/rules/strategic/advanced/contacts';
import { refreshAdvanced } from '../../../src/rules/strategic/advanced/knowledge';
import { view } from '../../../src/rules/strategic/game/view';
import { sinkShip } from '../../../src/rules/strategic/harm';
import type { ScenarioShip } from '../../../src/rules/strategic/model/scenario';
import {
  away,
  base,
  boat,
  contactsOf,
  diceBy,
  FIGHTER,
  fly,
  HERE,
  pair,
  SHIP,
  scene,
  ships,
  spot,
} from './advancedScene';
import {
  BATTLESHIP,
  CARRIER,
  DESTROYER,
  division,
  FIGHTERS,
  PATROL,
  scenarioShip,
  scenarioSquadron,
} from './smallGame';

const known = (state: StrategicState, side: Side) => {
  refreshAdvanced(state);
  return state.known[side];
};

test('[ST-5.5] of enemy divisions a side has its contacts, and nothing by name', () => {
  const state = pair(SHIP, SHIP, 0, {});
  spot(state, () => 3);
  expect(known(state, 'allies')).toMatchObject({ divisions: {}, ships: {} });
  expect(contactsOf(state, 'allies')).toHaveLength(1);
});

test('[ST-5.6] land units are known from the start, their state when they have been seen from the air', () => {
  const state = scene({
    divisions: [ships('A1', HERE)],
    squadrons: [scenarioSquadron('a-1', 'home', FIGHTERS)],
    landUnits: [base('x-near', away(1), 'airfield'), base('x-far', { q: 0, r: 8 }, 'airfield')],
  });
  fly(state, 'a-1', [HERE]);
  expect(known(state, 'allies').landUnits).toEqual({
    'x-near': { id: 'x-near', state: null, isCaptured: false, hasCap: false },
    'x-far': { id: 'x-far', state: null, isCaptured: false, hasCap: false },
  });
  spot(state, () => 3);
  expect(known(state, 'allies').landUnits['x-near']?.state).toBe('none');
  expect(known(state, 'allies').landUnits['x-far']?.state).toBeNull();
});

test('[ST-5.6] out of sight the last known state stays; in sight it is as it is', () => {
  const state = pair(FIGHTER, { land: 'airfield' }, 1, {});
  const hurt = (damageLevels: number) => {
    const unit = state.forces.axis.landUnits['x-l'];
    if (unit) unit.damageLevels = damageLevels;
    return known(state, 'allies').landUnits['x-l']?.state;
  };
  expect(hurt(1)).toBeNull();
  spot(state, () => 3);
  expect([hurt(1), hurt(6)]).toEqual(['light', 'heavy']);
  fly(state, 'a-s', [{ q: 0, r: 8 }]);
  spot(state, () => 3);
  expect(hurt(0)).toBe('heavy');
});

/** A Quick action between the two divisions of a pair. */
function quickAction(): StrategicState {
  const state = pair(SHIP, SHIP, 0, {});
  const play = { state, dice: diceBy(() => 3), events: [] };
  startAction(play, { divisions: { allies: ['A1'], axis: ['X1'] }, hex: HERE });
  return state;
}

test('[ST-5.9, ST-5.25] in a Quick action both see all ships that fight, and their state', () => {
  const state = quickAction();
  expect(state.action?.stage.kind).toBe('quick');
  const ship = state.forces.axis.ships['x1-ship'];
  if (ship) ship.damageLevels = 1;
  expect(known(state, 'allies').ships['x1-ship']).toMatchObject({ state: 'light', division: 'X1' });
  expect(known(state, 'allies').ships['x1-ship']).not.toHaveProperty('damageLevels');
  expect(known(state, 'allies').divisions.X1).toMatchObject({ ships: ['x1-ship'], hex: HERE });
  state.action = null;
  expect(known(state, 'allies')).toMatchObject({ divisions: {}, ships: {} });
});

test('[ST-5.8, ST-5.25] a submerged submarine of a Quick action is not shown', () => {
  const state = pair(SHIP, SHIP, 0, {});
  const boats = scene({ divisions: [boat('XS1', HERE)] }).forces.axis;
  Object.assign(state.forces.axis.divisions, boats.divisions);
  Object.assign(state.forces.axis.ships, boats.ships);
  const play = { state, dice: diceBy(() => 3), events: [] };
  startAction(play, { divisions: { allies: ['A1'], axis: ['X1', 'XS1'] }, hex: HERE });
  expect(Object.keys(known(state, 'allies').ships)).toEqual(['x1-ship']);
  expect(Object.keys(known(state, 'allies').divisions)).toEqual(['X1']);
});

test('[ST-5.23] an end that was seen stays known', () => {
  const state = quickAction();
  known(state, 'allies');
  sinkShip({ state, dice: diceBy(() => 3), events: [] }, 'x1-ship', 'damage');
  state.action = null;
  expect(known(state, 'allies').ships['x1-ship']).toMatchObject({ fate: 'sunk' });
});

test('[ST-5.24] a spectator of an Advanced game sees neither forces nor contacts', () => {
  const state = pair(SHIP, SHIP, 0, {});
  spot(state, () => 3);
  const seen = view(state, 'spectator');
  expect([seen.forces, seen.known]).toEqual([{}, {}]);
});

const FLEET = [CARRIER, BATTLESHIP, DESTROYER, DESTROYER];

const fleet = (prefix: string): ScenarioShip[] =>
  FLEET.map((card, index) => scenarioShip(`${prefix}-${index}`, card));

/** Searchers one hex off two enemy divisions that look alike, and a third and a submarine that nobody can see. */
function world(ids: { near: string; other: string; far: Axial; hidden: string }): StrategicState {
  const state = scene({
    divisions: [
      ships('A1', HERE, { radar: 2 }),
      division(ids.near, fleet(`${ids.near.toLowerCase()}-ship`), { hex: away(1) }),
      division(ids.other, fleet(`${ids.other.toLowerCase()}-ship`), { hex: away(1) }),
      ships(ids.hidden, ids.far, BATTLESHIP),
      boat('XS1', away(1)),
    ],
    squadrons: [
      ...['a-1', 'a-2', 'a-3'].map((id) => scenarioSquadron(id, 'home', PATROL)),
      scenarioSquadron(`${ids.near.toLowerCase()}-f`, 'home', FIGHTERS, 3),
    ],
  });
  for (const id of ['a-1', 'a-2']) fly(state, id, [HERE]);
  fly(state, 'a-3', [HERE, away(1)], { ordnance: 'bombs' });
  fly(state, `${ids.near.toLowerCase()}-f`, [away(1)]);
  return state;
}

const WORLD = { near: 'X1', other: 'X2', far: { q: 0, r: 9 }, hidden: 'X3' };

/** What the Allies see after two turns of search, by dice that a seed makes. */
function seenAfter(state: StrategicState, seed: number): string {
  let last = seed;
  for (const turn of [1, 2]) {
    state.turn = turn;
    spot(state, () => {
      last = (last * 1103515245 + 12345) % 2147483648;
      return 1 + (Math.floor(last / 65536) % 6);
    });
  }
  refreshAdvanced(state);
  return JSON.stringify(view(state, 'allies'));
}

const SEEDS = Array.from({ length: 40 }, (_, index) => 977 * (index + 1));

test('[ST-5.1, ST-5.5, ST-11.16] which division is behind equal reports makes no difference to a view', () => {
  for (const seed of SEEDS) {
    const swapped = { ...WORLD, near: 'X9', other: 'X2' };
    expect(seenAfter(world(swapped), seed)).toBe(seenAfter(world(WORLD), seed));
  }
});

test('[ST-5.20, ST-5.21] nor to the orders that a side may give', () => {
  for (const seed of SEEDS.slice(0, 8))
    for (const kind of ['combatPlan', 'movement'] as const) {
      const ordersIn = (ids: typeof WORLD) => {
        const state = world(ids);
        seenAfter(state, seed);
        state.step = { kind };
        const orders = strategic.legalOrders(state, 'allies');
        expect(orders.length).toBeGreaterThan(kind === 'combatPlan' ? 1 : 9);
        return orders;
      };
      expect(ordersIn({ ...WORLD, near: 'X9', other: 'X2', hidden: 'X5' })).toEqual(
        ordersIn(WORLD),
      );
    }
});

test('[ST-5.5] what nobody has spotted makes no difference to a view', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const elsewhere = { ...WORLD, far: { q: 1, r: 7 }, hidden: 'X7' };
    expect(seenAfter(world(elsewhere), seed)).toBe(seenAfter(world(WORLD), seed));
  }
});

test('[ST-5.1, ST-5.22, ST-11.16] no id, name, ship or secret of the enemy is in a view', () => {
  for (const seed of SEEDS) {
    const state = world(WORLD);
    const seen = seenAfter(state, seed);
    const { divisions, ships: enemies, squadrons } = state.forces.axis;
    const names = Object.values(divisions).map(({ name }) => name);
    for (const secret of [
      ...Object.keys(divisions),
      ...Object.keys(enemies),
      ...Object.keys(squadrons),
      ...names,
    ])
      expect(seen).not.toContain(`"${secret}"`);
    const forced = view(state, 'allies').forces.allies?.advanced?.secret;
    expect(forced).toMatchObject({ contactIs: {}, surprisedBy: {}, spottedByEnemy: [] });
    expect(contactsOf(state, 'allies').length).toBeGreaterThan(0);
  }
});

test('[ST-11.1, ST-11.3] a false report and a true one have the same form', () => {
  const form = (die: number) => {
    const state = pair(FIGHTER, SHIP, 1, {});
    spot(state, (reason) => (reason === 'spotting' ? 1 : reason === 'aircraftSearch' ? die : 3));
    const [contact] = contactsOf(state, 'allies');
    if (!contact) throw new Error('no contact');
    expect(unitBehind(state, 'allies', contact.id)).toBe('X1');
    return { ...contact, hex: null, types: { ...contact.types, types: null }, count: null };
  };
  expect(form(-1)).toEqual(form(4));
});
