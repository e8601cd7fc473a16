import { afterEach, describe, expect, test } from 'vitest';
import { fleetAction, type Order, type OrderOf } from '../../../src/rules/fleet-action';
import { REFUSALS } from '../../../src/rules/fleet-action/model/refusals';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { en } from '../../../src/words/fleet-action/en/orders';
import { words } from '../../../src/words/fleet-action/index';
import { kindText, orderText } from '../../../src/words/fleet-action/orders/orderText';
import { refusalText } from '../../../src/words/fleet-action/refusal';
import { segmentText } from '../../../src/words/fleet-action/segment';
import { MARKERS, PLATE } from '../../rules/fleet-action/battles';
import { AIR_BATTLE } from './airBattle';
import { begun } from './said';

afterEach(() => setLanguage('en'));

/** An order of each kind; a kind without one is a type error. */
const ORDERS: { [K in Order['kind']]: OrderOf<K> } = {
  chooseFirst: { kind: 'chooseFirst', firstMove: 'allies', firstAction: 'axis' },
  layMines: { kind: 'layMines', hex: { q: 0, r: 0 }, by: '-' },
  deploySub: { kind: 'deploySub', sub: 'ajax', hex: { q: 0, r: 0 }, surfaced: true },
  moveSub: { kind: 'moveSub', sub: 'ajax', path: [], surfaced: false },
  subAttack: { kind: 'subAttack', sub: 'ajax', target: 'graf-spee', tubes: 1, setting: 0 },
  deployContact: { kind: 'deployContact', contact: 'allies-contact-1' },
  moveContact: { kind: 'moveContact', contact: 'allies-contact-1', knots: 20, steps: [] },
  detach: { kind: 'detach', units: ['ajax', 'exeter'] },
  setSpeed: { kind: 'setSpeed', ship: 'ajax', knots: 24 },
  laySmoke: { kind: 'laySmoke', ship: 'ajax' },
  moveShip: {
    kind: 'moveShip',
    ship: 'ajax',
    steps: ['ahead', 'ahead', 'port', 'ahead', 'starboard'],
  },
  declareTorpedo: {
    ...{ kind: 'declareTorpedo', ship: 'ajax', mounts: [0], setting: 0, at: 'graf-spee' },
  },
  ram: { kind: 'ram', ship: 'ajax', target: 'graf-spee' },
  launch: { kind: 'launch', home: 'ajax', stand: 'swordfish', load: 'torpedo' },
  serviceStand: { kind: 'serviceStand', home: 'ajax', stand: 'swordfish', points: 1, load: '-' },
  moveAir: { kind: 'moveAir', stand: 'swordfish', path: [{ q: 1, r: 0 }], altitude: 'low' },
  land: { kind: 'land', stand: 'swordfish', home: 'ajax' },
  intercept: { kind: 'intercept', stand: 'swordfish', enemy: 'zero' },
  escort: { kind: 'escort', stand: 'swordfish', friend: 'swordfish' },
  setCap: { kind: 'setCap', stand: 'swordfish', over: '-' },
  launchPlane: { kind: 'launchPlane', ship: 'ajax', way: 'launch' },
  jettison: { kind: 'jettison', stand: 'swordfish' },
  spot: { kind: 'spot', unit: 'ajax', contact: 'axis-contact-2' },
  airCombat: { kind: 'airCombat', stand: 'swordfish', opponent: 'zero', slip: true },
  identify: { kind: 'identify', ship: 'ajax', target: 'graf-spee' },
  shootGuns: {
    ...{ kind: 'shootGuns', ship: 'ajax', battery: 'main', mounts: [0, 1, 2], target: 'graf-spee' },
  },
  shootLight: {
    kind: 'shootLight',
    ...{ unit: 'ajax', weapon: 'mediumRange', factors: 2, target: 'graf-spee' },
  },
  starShell: { kind: 'starShell', ship: 'ajax', battery: 'other', hex: { q: 0, r: 0 } },
  searchlight: { kind: 'searchlight', ship: 'ajax', target: '-' },
  flare: { kind: 'flare', stand: 'swordfish' },
  sweep: { kind: 'sweep', ship: 'ajax', hex: { q: 0, r: 0 } },
  resolveTorpedo: { kind: 'resolveTorpedo', ship: 'ajax' },
  airAttack: {
    kind: 'airAttack',
    ...{ stand: 'swordfish', target: 'graf-spee', attack: 'torpedo', aircraft: 9 },
  },
  antiAir: { kind: 'antiAir', unit: 'ajax', weapon: 'longRange', stand: 'zero', factors: 3 },
  aswAttack: { kind: 'aswAttack', ship: 'ajax', sub: 'graf-spee' },
  done: { kind: 'done', what: '-' },
  repair: { kind: 'repair', ship: 'ajax', item: 'speed' },
  refillTubes: { kind: 'refillTubes', ship: 'ajax', mounts: [0] },
  toContact: { kind: 'toContact', squadron: 'light' },
  offerEnd: { kind: 'offerEnd' },
  concede: { kind: 'concede' },
};

const view = fleetAction.view(begun(AIR_BATTLE), 'allies');
const names = newNames(view);
const said = (order: Order) => orderText(order, { view, side: 'allies', names });

/** Figures of refusals that are codes. */
const CODES: Readonly<Record<string, string>> = {
  battery: 'main',
  weapon: 'closeRange',
  attack: 'dive',
  load: 'torpedo',
};

const WHOLE = /^(?!.*(\{\{|undefined|null|NaN|kind\.|contact-\d|an unknown|unbekannt)).{2,}/;

describe.each(['en', 'de'] as const)('%s', (language) => {
  test.each(Object.values(ORDERS))('$kind has a sentence and a name', async (order) => {
    await setLanguage(language);
    expect(said(order)).toMatch(WHOLE);
    expect(kindText(order.kind)).toMatch(WHOLE);
  });

  test('every refusal is a sentence, whatever its figures are', async () => {
    await setLanguage(language);
    for (const [code, figures] of Object.entries(REFUSALS)) {
      const words = Object.fromEntries(figures.map((name) => [name, CODES[name] ?? 'ajax']));
      const text = refusalText({ code, rule: 'NW-33.2', figures: words }, names);
      expect(text, code).toMatch(WHOLE);
      expect(text, code).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text, code).not.toMatch(/ajax|\bmain\b(?! guns)|closeRange|\([a-z-]+\)\.$/);
    }
  });

  test('every step of a turn is named', async () => {
    await setLanguage(language);
    const steps = Object.keys(en).filter((key) => key.startsWith('done.'));
    const named = steps.map((key) =>
      segmentText({ code: key.replace('done.', ''), figures: { turn: 3 } }),
    );
    expect(new Set(named).size).toBe(steps.length);
    for (const text of named) expect(text).toMatch(WHOLE);
  });
});

test('orders are said as players say them', async () => {
  expect(said(ORDERS.shootGuns)).toBe('Fire six 6-inch guns of Ajax at Admiral Graf Spee');
  expect(said(ORDERS.moveShip)).toBe('Move Ajax: 2 ahead, to port, 1 ahead, to starboard');
  expect(said(ORDERS.declareTorpedo)).toMatch(
    /^Launch 4 torpedoes from Ajax at Admiral Graf Spee, \d+ kn/,
  );
  expect(said(ORDERS.airAttack)).toBe('Attack Admiral Graf Spee with Swordfish (9): torpedoes');
  expect(said(ORDERS.chooseFirst)).toMatch(/^(.+) moves first, (.+) acts first$/);
  await setLanguage('de');
  expect(said(ORDERS.shootGuns)).toBe(
    'Ajax feuert mit sechs 15,2-cm-Geschützen auf Admiral Graf Spee',
  );
});

test('a side reads its own contacts as contacts, and those of the enemy as his', () => {
  const { forces } = begun(MARKERS);
  expect(Object.keys(forces.axis.contacts)).toContain('axis-contact-2');
  const refused = { code: 'marker-not-in-sight', rule: 'NW-12.25' as const };
  const told = (contact: string) => words.refusalText({ ...refused, figures: { contact } }, view);
  expect(told('axis-contact-2')).toMatch(/^Enemy contact 2 is too far/);
  expect(told('allies-contact-1')).toMatch(/^Contact 1 is too far/);
});

test('what a side does not know has no name', () => {
  const own = newNames(fleetAction.view(begun(MARKERS), 'allies'));
  expect(own.unit('kirishima-1')).toBe('an unknown contact');
  expect(own.any('kirishima-1')).toBe('an unknown contact');
  expect(own.squadron('main')).toBe('a squadron');
  expect(own.unit('bb-56')).toBe('Washington');
  expect(newNames(fleetAction.view(begun(PLATE), 'axis')).stand('swordfish')).toBe(
    'unidentified aircraft',
  );
});

test('aircraft are called by their type, and by their squadron where that is not enough', () => {
  expect(names.stand('swordfish')).toBe('Swordfish');
  expect(names.stand('zero')).toBe('enemy Zeros');
  const state = begun(AIR_BATTLE);
  const { swordfish } = state.stands;
  if (!swordfish) throw new Error('no Swordfish');
  state.stands.second = { ...swordfish, id: 'second' };
  const two = newNames(fleetAction.view(state, 'allies'));
  expect(two.stand('swordfish')).toBe('Swordfish A of 825 Squadron');
  expect(two.stand('second')).toBe('Swordfish B of 825 Squadron');
  state.stands.second = { ...swordfish, id: 'second', squadron: 'other' };
  expect(newNames(fleetAction.view(state, 'allies')).stand('swordfish')).toBe(
    'Swordfish of 825 Squadron',
  );
});

test('ships that have been detached are called by their names', () => {
  const state = begun(PLATE);
  const { light } = state.forces.allies.squadrons;
  if (!light) throw new Error('no squadron');
  state.forces.allies.squadrons['allies-detached-1'] = {
    ...light,
    name: 'allies-detached-1',
    id: 'allies-detached-1',
  };
  const own = newNames(fleetAction.view(state, 'allies'));
  expect(own.squadron('allies-detached-1')).toBe('Ajax and Ajax');
  expect(newNames(fleetAction.view(state, 'axis')).squadron('allies-detached-1')).toBe(
    'a squadron',
  );
});
