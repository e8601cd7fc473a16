import { hexKey, sameHex } from '../../../../../hex';
import { dummiesOf, taskForcesOf } from '../../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../../words/sea-wings/texts/forms';
import { wingsOrdersText } from '../../../../../words/sea-wings/texts/orders';
import { ordersOf } from '../../../../table/desk';
import { type Desk, ownForce } from '../../desk/desk';
import { type Choice, each, type Row, type Sheet } from './row';

/** [WG-5.12] Where factors without a deck land. */
export function landSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'land');
  if (orders.length === 0) return undefined;
  const rowOf = (formation: string): Row => ({
    key: formation,
    what: desk.names.formation(formation),
    choices: orders
      .filter((it) => it.formation === formation)
      .map((order) => ({
        label: wingsFormsText('landAt', {
          home: desk.names.home(order.to),
          count: order.factors,
        }),
        orders: [order],
      })),
  });
  return {
    title: wingsOrdersText('kind.land'),
    hint: wingsFormsText('landHint'),
    rows: each(orders.map(({ formation }) => formation)).map(rowOf),
  };
}

/** [WG-16.23, WG-16.26] Who tows each ship that needs it. */
export function towSheet(desk: Desk): Sheet | undefined {
  const tows = ordersOf(desk.legal, 'tow');
  const ends = ordersOf(desk.legal, 'castOff');
  if (tows.length + ends.length === 0) return undefined;
  const towed = each([...tows, ...ends].map((it) => it.towed));
  const rowOf = (ship: string): Row => ({
    key: ship,
    what: desk.names.ship(ship),
    choices: [
      ...tows
        .filter((it) => it.towed === ship)
        .map((order) => ({
          label: wingsFormsText('towedBy', { ship: desk.names.ship(order.tower) }),
          orders: [order],
        })),
      ...ends
        .filter((it) => it.towed === ship)
        .map((order) => ({ label: wingsOrdersText('kind.castOff'), orders: [order] })),
    ],
  });
  return { title: wingsOrdersText('kind.tow'), rows: towed.map(rowOf) };
}

/** [WG-4.9 to WG-4.13, WG-17.23] Dummies: set beside an own marker, taken off, with another number. */
export function dummySheet(desk: Desk): Sheet | undefined {
  const force = ownForce(desk);
  if (!force) return undefined;
  const places = ordersOf(desk.legal, 'placeDummy').map((order): Choice => {
    const there = taskForcesOf(force).find(({ hex }) => sameHex(hex, order.hex));
    const label = wingsFormsText('placeAt', {
      at: there ? desk.names.taskForce(there.id) : hexKey(order.hex),
    });
    return { label, orders: [order] };
  });
  const rows: Row[] = [
    { key: 'new', what: wingsFormsText('newDummy'), choices: places },
    ...dummiesOf(force).map(({ id }) => ({
      ...{ key: id, what: desk.names.taskForce(id), choices: dummyChoices(desk, id) },
    })),
  ].filter(({ choices }) => choices.length > 0);
  if (rows.length === 0) return undefined;
  return { title: wingsFormsText('dummies'), hint: wingsFormsText('dummyHint'), rows };
}

function dummyChoices(desk: Desk, id: string): Choice[] {
  const swaps = ordersOf(desk.legal, 'swapNumbers').filter(
    (it) => it.taskForce === id || it.with === id,
  );
  return [
    ...swaps.map((order) => ({
      label: wingsFormsText('swapWith', {
        other: desk.names.taskForce(order.taskForce === id ? order.with : order.taskForce),
      }),
      orders: [order],
    })),
    ...ordersOf(desk.legal, 'removeDummy')
      .filter((it) => it.taskForce === id)
      .map((order) => ({ label: wingsFormsText('takeOff'), orders: [order] })),
  ];
}

/** [WG-21.12] Card 24: the formation that loses a factor at sea. */
export function stragglerSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'giveUpSearcher');
  if (orders.length === 0) return undefined;
  return {
    title: wingsOrdersText('kind.giveUpSearcher'),
    rows: orders.map((order) => ({
      key: order.formation,
      what: desk.names.formation(order.formation),
      choices: [{ label: wingsFormsText('giveUp'), orders: [order] }],
    })),
  };
}
