import type { OrderOf } from '../../../../../rules/sea-wings';
import { ESCORTS, keyOf } from '../../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../../words/sea-wings/texts/forms';
import { wingsOrdersText } from '../../../../../words/sea-wings/texts/orders';
import { ordersOf } from '../../../../table/desk';
import { type Desk, ownForce } from '../../desk/desk';
import { type Choice, each, type Row, type Sheet } from './row';

/** [WG-8.26] The strike flies on, or at another target. */
export function divertSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'divert');
  const force = ownForce(desk);
  const { arriving, strikes = [] } = force ?? {};
  const now = arriving?.target ?? strikes.find(({ id }) => id === arriving?.strike)?.target;
  if (orders.length === 0 || !now) return undefined;
  const choices: Choice[] = [
    { label: desk.names.any(keyOf(now)), orders: [], isOn: true },
    ...orders.map((order) => ({ label: desk.names.any(order.target), orders: [order] })),
  ];
  return {
    title: wingsOrdersText('kind.divert'),
    rows: [{ key: 'strike', what: wingsFormsText('strike'), choices }],
  };
}

/** [WG-9.16] The strike of each home flies off or stays aboard. */
export function flyOffSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'flyOff');
  if (orders.length === 0) return undefined;
  const answers = (home: string): Choice[] =>
    (['yes', 'no'] as const).map((answer) => {
      const order = orders.find((it) => it.home === home && it.answer === answer);
      const label = wingsFormsText(`flyOff.${answer}`);
      return { label, orders: order ? [order] : [], isOn: !order };
    });
  return {
    title: wingsOrdersText('kind.flyOff'),
    rows: each(orders.map(({ home }) => home)).map((home) => ({
      ...{ key: home, what: desk.names.home(home), choices: answers(home) },
    })),
  };
}

/** [WG-8.30] What of a launch stays behind on a deck that has been hit. */
export function launchCutSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'launchCut');
  if (orders.length === 0) return undefined;
  const keyIn = (it: OrderOf<'launchCut'>) => `${it.formation} ${it.target} ${it.ordnance}`;
  const rowOf = (key: string): Row => {
    const all = orders.filter((it) => keyIn(it) === key);
    return {
      key,
      what: desk.names.formation(all[0]?.formation ?? ''),
      note: desk.names.any(all[0]?.target ?? ''),
      choices: all.map((order) => ({
        label: wingsFormsText('staysBehind', { count: order.factors }),
        orders: [order],
      })),
    };
  };
  return {
    title: wingsOrdersText('kind.launchCut'),
    hint: wingsFormsText('cutHint'),
    rows: each(orders.map(keyIn)).map(rowOf),
  };
}

/** [WG-10.11, WG-10.16] Which CAP each escort formation meets. */
export function escortSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'allotEscorts');
  const attackers = ownForce(desk)?.attackers;
  if (orders.length === 0 || !attackers) return undefined;
  const choiceOf = (order: OrderOf<'allotEscorts'>): Choice => ({
    label: wingsFormsText(order.to === ESCORTS ? 'capAtEscorts' : 'capAt', {
      ...{ to: desk.names.flight(order.to), count: order.factors },
    }),
    orders: [order],
  });
  const rowOf = (letter: string): Row => {
    const group = attackers.groups.find((it) => it.letter === letter);
    const placed = attackers.escorting.filter((it) => it.letter === letter);
    return {
      key: letter,
      what: desk.names.formation(group?.formation ?? ''),
      note: wingsFormsText('placed', {
        count: placed.reduce((sum, { factors }) => sum + factors, 0),
      }),
      choices: orders.filter((it) => it.letter === letter).map(choiceOf),
    };
  };
  return {
    title: wingsOrdersText('kind.allotEscorts'),
    hint: wingsFormsText('escortHint'),
    rows: each(orders.map(({ letter }) => letter)).map(rowOf),
  };
}

/** [WG-11.9] At whose attackers the heavy AA of each ship fires, and of all at once. */
export function flakSheet(desk: Desk): Sheet | undefined {
  const orders = ordersOf(desk.legal, 'allotAA');
  const goals = desk.view.known[desk.side]?.attack?.aims ?? [];
  if (orders.length === 0) return undefined;
  const ships = each(orders.map(({ ship }) => ship));
  const choicesOf = (some: readonly OrderOf<'allotAA'>[], isOne: boolean): Choice[] =>
    goals.map(({ at, factors }) => {
      const given = some.filter((it) => it.at === at);
      const label = wingsFormsText('attackersOf', { ship: desk.names.any(at), count: factors });
      return { label, orders: given, ...(isOne && { isOn: given.length === 0 }) };
    });
  return {
    title: wingsOrdersText('kind.allotAA'),
    hint: wingsFormsText('flakHint'),
    rows: [
      { key: 'all', what: wingsFormsText('allGuns'), choices: choicesOf(orders, false) },
      ...ships.map((ship) => ({
        key: ship,
        what: desk.names.ship(ship),
        choices: choicesOf(
          orders.filter((it) => it.ship === ship),
          true,
        ),
      })),
    ],
  };
}
