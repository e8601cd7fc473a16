import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commander, nodeBudget, whyOrder } from '../../../src/bots';
import { whyAhead } from '../../../src/bots/strategic/ahead/why';
import { BY_THE_BOOK } from '../../../src/bots/strategic/common/judgement';
import { findScenario } from '../../../src/cli/common/library';
import { ORIGIN, sameHex } from '../../../src/hex';
import { sideToAct } from '../../../src/lab/playOut';
import { drawFrom, orderDice, type Side } from '../../../src/rules/core';
import {
  type Order,
  type OrderOf,
  type StrategicView,
  strategic,
} from '../../../src/rules/strategic';
import { POSTURES } from '../../../src/rules/strategic/rolls/quick';
import {
  advisedPlans,
  advisedSorties,
  aimedAt,
} from '../../../src/ui/systems/strategic/hint/advised';
import { stillHolds } from '../../../src/ui/systems/strategic/useOperationDesk';
import { advisedView } from '../../../src/ui/table/advice/advisedView';
import { language, setLanguage } from '../../../src/words/core/texts';
import { type Names, newNames } from '../../../src/words/strategic/common/names';
import { orderText } from '../../../src/words/strategic/orders/orderText';
import { sayOrders } from '../../../src/words/strategic/orders/sayOrders';
import { reasonText } from '../../../src/words/strategic/reason';

interface Asked {
  view: StrategicView;
  side: Side;
  legal: Order[];
  wanted: Order;
}

/** What doctrine orders, surface actions tactically. */
function wanted(view: StrategicView, side: Side, legalOrders: Order[], number: number): Order {
  const { stage } = view.action ?? {};
  if (stage?.kind === 'choose')
    return stage.chosen[side]
      ? { kind: 'confirm' }
      : { kind: 'chooseResolution', resolution: number % 2 === 0 ? 'tactical' : 'quick' };
  const position = { system: strategic, view, side, legalOrders };
  return commander.decide(position, drawFrom(`${number}`), nodeBudget(1)).order;
}

/** Positions of a game between commanders. */
function* positions(id: string, most: number): Generator<Asked> {
  const { scenario, options } = findScenario(id);
  const { state } = strategic.newState(scenario as never, options as never, orderDice(id, 0));
  for (let number = 1; number < most && !strategic.outcome(state); number++) {
    const side = sideToAct(strategic, state);
    const view = strategic.view(strategic.copy(state), side);
    const legal = strategic.legalOrders(view, side);
    const order = wanted(view, side, legal, number);
    yield { view, side, legal, wanted: order };
    strategic.apply(state, side, order, orderDice(id, number));
  }
}

const GAMES = ['midway', 'santa-cruz', 'bismarck', 'coral-sea', 'pedestal'];
const all = GAMES.flatMap((id) => [...positions(id, 200)]);
const known = new WeakMap<StrategicView, Names>();
const namesIn = (view: StrategicView): Names => {
  const names = known.get(view) ?? newNames(view);
  known.set(view, names);
  return names;
};
const around = ({ view, side }: Asked) => ({ view, side, names: namesIn(view) });

beforeAll(() => expect(language()).toBe('en'));
afterEach(() => setLanguage('en'));

/** One legal order of each kind of a position, and all that doctrine wants. */
const samples = all.flatMap((asked) =>
  [...new Map(asked.legal.map((order) => [order.kind, order])).values(), asked.wanted].map(
    (order) => ({ asked, order }),
  ),
);

test.each(['en', 'de'] as const)('every order has its words, %s', async (tongue) => {
  await setLanguage(tongue);
  for (const { asked, order } of samples) {
    const words = orderText(order, around(asked));
    expect(words, strategic.makeOrder(order)).toMatch(/^\p{Lu}|^\d/u);
    expect(words).not.toMatch(/\{\{|undefined|\[object/);
  }
  const kinds = new Set(samples.map(({ order }) => order.kind));
  expect(kinds.size, [...kinds].join()).toBeGreaterThan(33);
});

test('reasons of doctrine and search are said in German', async () => {
  await setLanguage('de');
  const told = new Set(
    all.flatMap(({ view, side, wanted: order }) =>
      [whyOrder({ system: strategic, view, side }, order) ?? []].flat().map(reasonText),
    ),
  );
  expect(told.size).toBeGreaterThan(20);
  for (const why of told) expect(why).toMatch(/.\.$/);
  const [{ view, side }] = all as [Asked];
  const usual = { judgement: BY_THE_BOOK };
  const plans = [
    ...POSTURES.map((posture) => ({ ...usual, posture })),
    ...['pass', 'attack X1 A1'].map((declares) => ({ ...usual, declares })),
    ...(['all', 'none'] as const).map((intercepts) => ({ ...usual, intercepts })),
  ];
  for (const plan of plans) {
    const why = whyAhead(view as never, side, plan);
    expect(why && reasonText(why)).toMatch(/^Vorausgespielt /);
  }
});

test('most of what doctrine orders has a reason', () => {
  const ordered = all.filter(({ wanted: { kind } }) => kind !== 'confirm' && kind !== 'pass');
  const silent = ordered.filter(
    ({ view, side, wanted: order }) => !whyOrder({ system: strategic, view, side }, order),
  );
  expect(silent.length / ordered.length).toBeLessThan(0.25);
});

/** The first position in which doctrine wants an order of a kind; a division is to move from where it is. */
const where = (kind: Order['kind']): Asked => {
  const found = all.find(
    ({ view, side, wanted: order }) =>
      order.kind === kind &&
      !(order.kind === 'moveDivision' && sameHex(order.to, hexOf(view, side, order.division))),
  );
  if (!found) throw new Error(`nobody orders ${kind}`);
  return found;
};

const hexOf = (view: StrategicView, side: Side, division: string) =>
  view.forces[side]?.divisions[division]?.hex ?? ORIGIN;

const withAdvice = ({ view, side, wanted: order }: Asked) => ({
  ...{ view, side, advised: advisedView(strategic, view, side, [order]) },
});

test('a course or a flight that is advised is drawn until it is ordered', () => {
  for (const kind of ['moveDivision', 'launch', 'moveSquadrons'] as const) {
    const asked = withAdvice(where(kind));
    expect(advisedPlans(asked).length, kind).toBe(1);
    expect(advisedPlans({ ...asked, view: asked.advised }), kind).toEqual([]);
    expect(advisedPlans({ ...asked, advised: null }), kind).toEqual([]);
  }
});

test('a sortie that is advised is drawn, and what orders are aimed at is ringed', () => {
  const asked = where('assignStrike');
  const order = asked.wanted as OrderOf<'assignStrike'>;
  expect(advisedSorties(withAdvice(asked))).toMatchObject([{ target: order.target }]);
  expect([...aimedAt([order])]).toEqual([order.target]);
  expect([...aimedAt([{ kind: 'searchDivision', attempt: 1, division: 'X1' }])]).toEqual(['X1']);
  expect([...aimedAt([{ kind: 'closeRange', division: 'A1', answer: 'yes' }])]).toEqual([]);
  expect([...aimedAt([{ kind: 'declareCombat', unit: 'A1', targets: ['c1', 'c2'] }])]).toEqual([
    ...['c1', 'c2'],
  ]);
});

test('what is refused leaves the view as it was', () => {
  const { view, side } = all[0] as Asked;
  expect(advisedView(strategic, view, side, [{ kind: 'pass' }])).toBe(view);
});

test('advice holds when the enemy has confirmed, and not when something has been ordered', () => {
  const asked = where('assignSearch');
  const { view } = asked;
  const confirmed = { ...view, confirmed: { ...view.confirmed, axis: !view.confirmed.axis } };
  expect(stillHolds(view, confirmed)).toBe(true);
  expect(stillHolds(view, withAdvice(asked).advised)).toBe(false);
});

describe('reasons are those of the very order', () => {
  const reasonOf = ({ view, side, wanted: order }: Asked) =>
    whyOrder({ system: strategic, view, side }, order)?.code;
  const orders = <Kind extends Order['kind']>(kind: Kind) =>
    all.filter((it): it is Asked & { wanted: OrderOf<Kind> } => it.wanted.kind === kind);

  test('a flight that ends over its own base ashore goes home', () => {
    const home = orders('moveSquadrons').filter(({ view, side, wanted: { squadrons, path } }) => {
      const base = view.forces[side]?.squadrons[squadrons[0] ?? '']?.home;
      const place = view.scenario.landUnits.find(({ id }) => id === base)?.place;
      const last = path.at(-1);
      return last && place && 'hex' in place && sameHex(place.hex, last);
    });
    expect(home.length).toBeGreaterThan(0);
    for (const asked of home) expect(reasonOf(asked)).toBe('homeward');
  });

  test('who stays where he is goes nowhere', () => {
    const staying = orders('moveDivision').filter(({ view, side, wanted: { division, to } }) =>
      sameHex(to, hexOf(view, side, division)),
    );
    expect(staying.length).toBeGreaterThan(0);
    for (const asked of staying) expect(reasonOf(asked)).toBeUndefined();
  });

  test('carriers do not weigh gunfights, and boats that are heard are not taken for ships', () => {
    const declared = orders('declareCombat');
    const reasons = new Set(declared.map(reasonOf));
    expect(reasons).toContain('keepsOut');
    expect(reasons).toContain('noMatch');
    for (const { view, side, wanted } of declared)
      expect(whyOrder({ system: strategic, view, side }, wanted)?.figures?.points).not.toBe(0);
  });
});

test('search attempts for the same are one line', () => {
  const { names, view, side } = around(where('searchDivision'));
  const attempt = (number: number, division: string): Order => ({
    ...{ kind: 'searchDivision', attempt: number, division },
  });
  const say = (...orders: Order[]) => sayOrders(orders, { names, view, side });
  const x1 = names.division('X1');
  expect(say(attempt(2, 'X1'), attempt(3, 'X1'), attempt(4, 'X1'))).toEqual([
    `Attempts 2 to 4: search for ${x1}`,
  ]);
  expect(say(attempt(1, 'X1'), { kind: 'confirm' }, attempt(2, 'X2'), attempt(3, 'X1'))).toEqual([
    'No more orders; confirm',
    `Attempts 1 and 3: search for ${x1}`,
    `Attempt 2: search for ${names.division('X2')}`,
  ]);
});

test.each<[Order, string]>([
  [{ kind: 'placeDivision', division: 'A1', box: 'long' }, 'Place A1 at Long'],
  [{ kind: 'intercept', division: 'A1', answer: 'yes' }, 'Intercept with A1'],
  [{ kind: 'attackDivision', divisions: ['A1', 'A2'], target: 'X1' }, 'Attack X1 with A1 and A2'],
  [{ kind: 'bombardLand', division: 'A1', landUnit: 'L' }, 'Bombard L with A1'],
  [{ kind: 'assignSearch', squadron: 'S', steps: 0 }, 'Recall S'],
  [{ kind: 'holdLaunch', squadron: 'S' }, 'Keep S aboard'],
  [{ kind: 'leaveMap', division: 'A1' }, 'Exit the map with A1'],
  [{ kind: 'tow', ship: 'a', towed: 'b' }, 'Tow b with a'],
  [{ kind: 'castOff', ship: 'b' }, 'Cast off b'],
  [{ kind: 'submerge', division: 'A1' }, 'Submerge A1'],
  [{ kind: 'scramble', squadron: 'S', answer: 'yes' }, 'Scramble S'],
  [{ kind: 'dropBombs', flight: 'F' }, 'F: jettison bombs'],
  [{ kind: 'strikeLand', flight: 'F', landUnit: 'L' }, 'F: attack L'],
  [{ kind: 'abandonBattle', answer: 'no' }, 'Fight the battle out'],
  [{ kind: 'quickTarget', ship: 'a', target: 'a', torpedoes: false }, 'A: hold fire'],
  [{ kind: 'quickTarget', ship: 'a', target: 'b', torpedoes: true }, 'A: guns and torpedoes at b'],
  [{ kind: 'plotShip', ship: 'a', path: 'FFP' }, 'Plot for a: ↑↑↰ 2 hexes'],
  [{ kind: 'plotShip', ship: 'a', path: '-' }, 'A: stay in place'],
  [{ kind: 'followShip', ship: 'a', leader: 'b' }, 'A: follow b'],
  [{ kind: 'smoke', ship: 'a', answer: 'yes' }, 'A: lay smoke'],
  [{ kind: 'rise', ship: 'a', answer: 'no' }, 'A: do not surface'],
  [
    { kind: 'placeShip', ship: 'a', hex: { q: 0, r: 0 }, facing: 1, speed: 2 },
    'Place a, course north, speed 2',
  ],
  [
    { kind: 'chooseDistance', hexes: 9, direction: 4 },
    'Start 9 hexes apart, the second player south of the first',
  ],
  [{ kind: 'fireGuns', ship: 'a', battery: 'main', target: 'b' }, 'A, Main guns: fire at b'],
  [{ kind: 'bombard', ship: 'a', battery: 'main', landUnit: 'L' }, 'A, Main guns: fire at L'],
  [{ kind: 'holdFire', ship: 'a', battery: 'secondary' }, 'A, Secondary guns: hold fire'],
  [{ kind: 'fireTorpedoes', ship: 'a', target: 'b' }, 'A, Torpedoes: fire at b'],
  [{ kind: 'aswAttack', ship: 'a', hex: { q: 0, r: 0 } }, 'A: depth charges, her own hex'],
  [{ kind: 'breakOff', ship: 'a', answer: 'yes' }, 'A: break off'],
  [{ kind: 'endAction', answer: 'yes' }, 'Offer to end the action'],
])('%j in words', (order, words) => {
  const plain = (id: string) => id;
  const names = new Proxy({} as Names, { get: () => plain });
  const { view, side } = all[0] as Asked;
  expect(orderText(order, { names, view, side })).toBe(words);
});
