import { afterEach, describe, expect, test } from 'vitest';
import { type Order, type OrderOf, seekrieg } from '../../../src/rules/seekrieg';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/seekrieg/common/names';
import { kindText, orderText } from '../../../src/words/seekrieg/orders/orderText';
import { questionText } from '../../../src/words/seekrieg/question';
import { segmentText } from '../../../src/words/seekrieg/segment';
import { DAY, NIGHT } from '../../rules/seekrieg/randomBattles';
import { gameAtRandom } from '../../rules/seekrieg/randomGames';
import { begun, WHOLE } from './said';

afterEach(() => setLanguage('en'));

const [ship, target] = ['exeter', 'admiral-graf-spee'];
const hex = { q: 3, r: -12 };

/** An order of each kind; a kind without one is a type error. */
const ORDERS: { [K in Order['kind']]: OrderOf<K> } = {
  speed: { kind: 'speed', ship, knots: 24, way: 'ahead' },
  element: { kind: 'element', element: 'force-g', guide: 'ajax', formation: 'follow' },
  turns: { kind: 'turns', ship, turns: ['P', 'P', 'S'] },
  evade: { kind: 'evade', ship, on: true },
  smoke: { kind: 'smoke', ship, smoke: 'funnel' },
  ram: { kind: 'ram', ship, target },
  depth: { kind: 'depth', ship, feet: 150 },
  starShell: { kind: 'starShell', ship, battery: 1, turret: 0, at: target },
  searchlight: { kind: 'searchlight', ship, use: 'search' },
  shells: { kind: 'shells', ship, battery: 0, type: 'HE' },
  gunfire: {
    ...{ kind: 'gunfire', ship, battery: 0, turrets: [0, 1], target },
    ...{ estimateYards: 0, isBarrage: false },
  },
  smokeShell: { kind: 'smokeShell', ship, battery: 0, hex },
  torpedoes: {
    ...{ kind: 'torpedoes', ship, mount: 0, count: 3, target },
    ...{ setting: 'fast', pistol: 'contact' },
  },
  depthCharges: { kind: 'depthCharges', ship, depths: [50, 100] },
  aheadThrown: { kind: 'aheadThrown', ship, target: 'contact-2', depths: [50, 100] },
  damageControl: { kind: 'damageControl', ship, onDamage: 4, onFires: [2, 1] },
  carrier: {
    ...{ kind: 'carrier', base: ship, task: 'launch' },
    aircraft: [{ aircraft: 'a6m2', count: 4, load: 0 }],
  },
  deck: { kind: 'deck', base: ship, aircraft: [] },
  strike: { kind: 'strike', group: 'S1', at: target, level: 'H', attack: 'dive', knots: 160 },
  cap: { kind: 'cap', group: 'C1', over: ship, level: 'M', landsOnTurn: 9 },
  vector: { kind: 'vector', raid: 'R1', sections: 2 },
  allocate: { kind: 'allocate', onFighters: 3, onAttackers: 1 },
  breakOff: { kind: 'breakOff', group: 'S1' },
  aim: { kind: 'aim', boxes: [1, 4] },
  attack: { kind: 'attack', group: 'S1', target, row: 0, count: 6 },
  abort: { kind: 'abort', group: 'S1' },
  spot: { kind: 'spot', ship, target: '-' },
  screen: { kind: 'screen', ship, target: 'ajax' },
  search: { kind: 'search', force: 'F1', path: [hex] },
  searchPattern: { kind: 'searchPattern', group: 'G1', pattern: 3, at: hex },
  shadow: { kind: 'shadow', force: 'F1', contact: 'contact-2' },
  contact: { kind: 'contact', contact: 'contact-2', choice: 'avoid' },
  formation: { kind: 'formation', force: 'F1', ship, offset: hex },
  standing: { kind: 'standing', of: ship, torpedoPercent: 20, combs: true, attacksContacts: false },
  surrender: { kind: 'surrender' },
  runOn: { kind: 'runOn', turns: 3 },
  confirm: { kind: 'confirm' },
};

const state = begun('sk-river-plate');
const said = (order: Order) => orderText(order, newNames(state));

describe.each(['en', 'de'] as const)('%s', (language) => {
  test.each(Object.values(ORDERS))('$kind has a sentence and a name', async (order) => {
    await setLanguage(language);
    expect(said(order)).toMatch(WHOLE);
    expect(said(order)).toMatch(/^[A-ZÄÖÜ\d]/);
    expect(said(order)).not.toMatch(/exeter|graf-spee|ajax|force-g|contact-/);
    expect(kindText(order.kind)).toMatch(WHOLE);
  });

  test.each([
    ['by day', DAY],
    ['by night', NIGHT],
  ] as const)('orders of games at random %s, with what they are asked', async (_, battle) => {
    await setLanguage(language);
    for (const { state: position, side, order } of gameAtRandom(battle, 'sextant').moments) {
      const view = seekrieg.view(position, side);
      expect(orderText(order, newNames(view))).toMatch(WHOLE);
      expect(segmentText(seekrieg.segment(view).name)).toMatch(WHOLE);
      expect(questionText(view, side)).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('every step of a turn is named, and asks something else', async () => {
    await setLanguage(language);
    const steps = ['orders', 'firePlot', 'air', 'damageControl', 'over'];
    const named = steps.map((code) => segmentText({ code, figures: { turn: 3 } }));
    expect(new Set(named).size).toBe(steps.length);
    for (const text of named) expect(text).toMatch(WHOLE);
  });
});

test('no two kinds of orders have one name', async () => {
  for (const language of ['en', 'de'] as const) {
    await setLanguage(language);
    const names = Object.keys(ORDERS).map(kindText);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('orders are said as players say them', async () => {
  const { gunfire, torpedoes } = ORDERS;
  expect(said(gunfire)).toBe('Exeter fires turrets A and B (8-inch) at Admiral Graf Spee');
  expect(said({ ...gunfire, target: '-' })).toBe('Exeter, turrets A and B (8-inch): hold fire');
  expect(said({ ...gunfire, estimateYards: 17_250 })).toMatch(/, estimate 17,250 yards$/);
  expect(said(torpedoes)).toBe(
    'Exeter fires 3 torpedoes at Admiral Graf Spee, fast setting, contact pistols',
  );
  expect(said({ ...torpedoes, count: 0 })).toBe('Exeter, torpedo mount 1: do not fire');
  expect(said(ORDERS.turns)).toBe('Exeter turns: port, port, starboard');
  expect(said(ORDERS.shells)).toBe('Exeter, 8-inch guns: load HE');
  expect(said(ORDERS.element)).toBe('Force G: in line behind Ajax');
  expect(said(ORDERS.standing)).toBe('Exeter: torpedoes at 20% or better, combs torpedo tracks');
  expect(said({ ...ORDERS.runOn, turns: 0 })).toBe('Do not run on');
  await setLanguage('de');
  expect(said(gunfire)).toBe('Exeter feuert auf Admiral Graf Spee: Türme A und B (20,3 cm)');
});

test('what has been confirmed waits for the other side', () => {
  const view = { ...seekrieg.view(state, 'allies'), confirmed: { allies: true, axis: false } };
  expect(questionText(view, 'allies')).toBe(
    'You have confirmed. The other side is still deciding.',
  );
  expect(questionText(view, 'axis')).toMatch(/^Give your orders/);
});

test('[SK-5.10] what a side does not know has no name', () => {
  const names = newNames(seekrieg.view(state, 'allies'));
  expect(names.ship('somebody')).toBe('an unidentified ship');
  expect(names.ship('contact-12')).toBe('contact 12');
  expect(names.element('nothing')).toBe('an element');
  expect(names.ship('exeter')).toBe('Exeter');
});
