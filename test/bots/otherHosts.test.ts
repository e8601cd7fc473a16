import { expect, test } from 'vitest';
import { botSystems } from '../../src/bots/botSystemOf';
import {
  type AnySystem,
  digest,
  drawFrom,
  type GivenOrder,
  must,
  orderDice,
  SIDES,
} from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import type { Order } from '../../src/rules/strategic/model/orders';
import { sheetOn } from '../../src/scenario/seekrieg/shipSheet';
import { scenarioShip as battleShip } from '../rules/battle/fixture';
import { sheet } from '../rules/fleet-action/sheets';
import { DAY, engaged, HERE, SAN_FRANCISCO, THERE } from '../rules/sea-wings/engaging';
import { force } from '../rules/sea-wings/scenario';
import { inAction } from '../rules/strategic/actionFixture';
import { armed } from '../rules/strategic/handOverGame';
import { registry } from '../scenario/shipped';

const nameless = <Sheet extends { name: string }>({ name: _, ...record }: Sheet) => record;

/** What each host builds two cruisers from. */
const RECORDS = {
  'fleet-action': ['Norfolk', 'Exeter'].map((name) => nameless(sheet(name))),
  seekrieg: ['norfolk', 'exeter'].map((id) =>
    nameless(sheetOn(must(registry.ships.get(id), id), '1941-05-24')),
  ),
} as const;
const HOSTS = Object.keys(RECORDS) as (keyof typeof RECORDS)[];

const placeAt = (index: number) => Object.fromEntries(HOSTS.map((host) => [host, index]));

/** An operation that has come to the choice of how to fight. */
function operation() {
  const known = (id: string, index: number) => armed(id, {}, {}, { otherSheets: placeAt(index) });
  const scenario = {
    resolution: { usual: 'battle', ordered: false },
    otherSheets: RECORDS,
  } as const;
  const fleets = { allies: { A1: [known('a', 0)] }, axis: { X1: [known('x', 1)] } };
  return inAction({ ...fleets, scenario, level: 'advanced' }).state;
}

/** The same of Sea Wings. */
function seaGame() {
  const known = (...of: Parameters<typeof force>) => {
    const made = force(...of);
    const ships = made.ships.map((ship, i) => ({
      ...{ ...ship, sheet: battleShip({ id: ship.card.id }).sheet, otherSheets: placeAt(i) },
    }));
    return { ...made, ships };
  };
  const enemy = { ...SAN_FRANCISCO, id: 'furutaka', name: 'Furutaka' };
  return engaged(DAY, {
    otherSheets: RECORDS,
    forces: [known('allies', HERE, [SAN_FRANCISCO]), known('axis', THERE, [enemy])],
  }).state;
}

const GIVERS = [
  ['strategic', operation, 'settle'],
  ['sea-wings', seaGame, 'way'],
] as const;

const GIVEN = GIVERS.flatMap(([id, begin, verb]) =>
  HOSTS.map((host) => ({ id, begin, verb: `${verb} ${host}`, host })),
);

/** Far more than two ships need for sixteen turns. */
const MAX_ORDERS = 600;

/** Bots fight what both want fought out by the other system, until it comes back; every order by its line. */
function fought(id: string, state: unknown, choice: string, watch: (state: unknown) => void) {
  const system = must(systemOf(id), id) as AnySystem;
  const bots = must(botSystems.of(id), id);
  const draw = drawFrom(`other ${id}`);
  const given: GivenOrder[] = [];
  const told: { kind: string; host?: string }[] = [];
  const give = ({ side, order }: GivenOrder) => {
    const read = system.parseOrder(order);
    expect(system.refuse(state, side, read), order).toBeUndefined();
    told.push(...system.apply(state, side, read, orderDice(id, given.length)));
    given.push({ side, order });
  };
  for (const side of SIDES) give({ side, order: choice });
  for (const side of SIDES) give({ side, order: 'confirm' });
  while (!told.some(({ kind }) => kind === 'battleReturned')) {
    if (given.length > MAX_ORDERS) throw new Error('the fight does not end');
    watch(state);
    const { active } = system.segment(state);
    const side = must(
      SIDES.find((it) => active[it] !== 'waiting'),
      'side',
    );
    const view = system.view(state, side);
    const order = bots.doctrine.choose(view, side, system.legalOrders(view, side), draw) as Order;
    give({ side, order: system.makeOrder(order) });
  }
  return { given, told, system };
}

test.each(GIVEN)(
  '[ST-21.1a, WG-18.12, NW-34.10, SK-35.22] bots fight a contact of $id out in $host, and it comes back',
  ({ id, begin, verb, host: chosen }) => {
    const state = begin();
    const { given, told, system } = fought(id, state, verb, () => {});
    const inner = told.filter(({ kind }) => kind === 'battleEvent');
    expect(inner.length).toBeGreaterThan(20);
    expect(new Set(inner.map(({ host }) => host))).toEqual(new Set([chosen]));
    expect(given.length).toBeGreaterThan(20);
    expect(system.segment(state).name.within).toBeUndefined();
    const again = begin();
    for (const [n, { side, order }] of given.entries())
      system.apply(again, side, system.parseOrder(order), orderDice(id, n));
    expect(digest(again)).toBe(digest(state));
  },
);

test.each(GIVEN)(
  '[NW-3.21, SK-5.11] no view of a fight of $id within $host has the enemy’s damage',
  ({ id, begin, verb }) => {
    const system = must(systemOf(id), id) as AnySystem;
    let looks = 0;
    fought(id, begin(), verb, (state) => {
      if (looks++ % 9 !== 0) return;
      for (const side of SIDES) {
        const view = JSON.stringify(system.view(state, side));
        const conditions = view.match(/"condition":\{/g) ?? [];
        expect(conditions).toHaveLength(1);
      }
    });
    expect(looks).toBeGreaterThan(20);
  },
);
