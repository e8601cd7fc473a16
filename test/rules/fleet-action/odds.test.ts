import { describe, expect, test } from 'vitest';
import { orderDice, type Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { orders } from '../../../src/rules/fleet-action/game/rules';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, change, facing, legal, north, volley } from './acting';
import { actionOf, playOf } from './position';
import { sheet } from './sheets';

const TRIALS = 1000;

/** How often something holds when an order is carried out again and again. */
function share(
  state: FleetActionState,
  side: Side,
  order: Order,
  holds: (after: ReturnType<typeof playOf>) => boolean,
): number {
  let count = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const play = playOf(fleetAction.copy(state), orderDice('trial', trial));
    orders.apply(play, side, order);
    if (holds(play)) count += 1;
  }
  return count / TRIALS;
}

const hasHit = ({ events }: ReturnType<typeof playOf>): boolean =>
  events.some((event) => event.kind === 'gunsFired' && event.isHit);

/** Bismarck is about to shoot at Hood, 20 hexes off. */
const strait = (): FleetActionState => {
  const state = facing('Hood', 'Bismarck', 20);
  state.step = { kind: 'activations', side: 'axis', active: null, isAlone: false };
  return state;
};

const gunsOf = (state: FleetActionState, side: Side, order: Order) => {
  const [odds] = fleetAction.explain(state, side, [order]).guns;
  if (!odds) throw new Error('no odds');
  return odds;
};

describe('guns', () => {
  test('[NW-EX5, NW-EX6, NW-13.16, NW-13.17, NW-13.18] chance, critical rolls and IP are exact', () => {
    const state = strait();
    const odds = gunsOf(state, 'axis', volley(state, 'bismarck', 'hood'));
    expect(odds).toMatchObject({ need: 15, guns: 8, isDirected: true, shotChance: 1 });
    expect(odds.hitChance).toBeCloseTo(13 / 20);
    expect(odds.overwhelmingChance).toBeCloseTo(3 / 20);
    expect(odds.meanCriticals).toBeCloseTo((3 * 13) / 20);
    expect(odds.meanImpactPoints).toBeCloseTo((27 * 16) / 20);
  });

  test('[NW-35.2, NW-21.9] what gets through: Bismarck at Hood at 20,000 yards', () => {
    const state = strait();
    const [flat, plunging] = gunsOf(state, 'axis', volley(state, 'bismarck', 'hood')).strikes;
    expect(flat).toMatchObject({ from: 'vertical', share: 0.7, penetration: 16 });
    expect(flat?.through).toMatchObject({ belt: 0.9, turret: 0.7, 'conning-tower': 1 });
    expect(plunging).toMatchObject({ from: 'horizontal', share: 0.3, penetration: 4 });
    expect(plunging?.through).toMatchObject({ belt: 0.6, turret: 0.2 });
  });

  test('[NW-35.3, NW-35.4] Hood and Prince of Wales at Bismarck, Washington at Yamato', () => {
    const through = (ship: string, target: string) => {
      const state = facing(ship, target, 20);
      const id = ship.toLowerCase().replaceAll(' ', '-');
      return gunsOf(state, 'allies', volley(state, id, target.toLowerCase())).strikes[0]?.through;
    };
    expect(through('Hood', 'Bismarck')).toMatchObject({ belt: 0.8, turret: 0.7 });
    expect(through('Prince of Wales', 'Bismarck')).toMatchObject({ belt: 0.6 });
    expect(through('Washington', 'Yamato')).toMatchObject({ turret: 0, belt: 0.7 });
  });

  test('the chance to hit is that of the code that resolves, radar and power failure included', () => {
    const state = facing('Duke of York', 'Scharnhorst', 12, { isNight: true, visibility: 1 });
    change(state, 'duke-of-york', {}, { hasPowerFailure: true });
    const order = volley(state, 'duke-of-york', 'scharnhorst');
    const { hitChance } = gunsOf(state, 'allies', order);
    expect(Math.abs(hitChance - share(state, 'allies', order, hasHit))).toBeLessThan(0.05);
  });

  test('[NW-13.22] erratic turrets count', () => {
    const state = facing({ ...sheet('Hood'), traits: ['erratic-turrets'] }, 'Bismarck', 12);
    const order = volley(state, 'hood', 'bismarck');
    const { hitChance } = gunsOf(state, 'allies', order);
    expect(hitChance).toBeLessThan(
      gunsOf(facing('Hood', 'Bismarck', 12), 'allies', order).hitChance,
    );
    expect(Math.abs(hitChance - share(state, 'allies', order, hasHit))).toBeLessThan(0.05);
  });

  test('the chance of loss is that of the code that resolves', () => {
    const state = facing('Washington', 'Fubuki', 5);
    const order = volley(state, 'washington', 'fubuki');
    const odds = gunsOf(state, 'allies', order);
    const lost = share(
      state,
      'allies',
      order,
      ({ state: { units } }) => units.fubuki?.fate !== 'inPlay',
    );
    expect(odds.lossChance).toBeGreaterThan(0.02);
    expect(Math.abs(odds.lossChance - lost)).toBeLessThan(3 * odds.standardError + 0.03);
  });

  test('the same question has the same answer, and asking changes nothing', () => {
    const state = strait();
    const before = JSON.stringify(state);
    const order = volley(state, 'bismarck', 'hood');
    expect(gunsOf(state, 'axis', order)).toEqual(gunsOf(state, 'axis', order));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[NW-3.21] what is hidden of the enemy does not show', () => {
    const state = strait();
    const order = volley(state, 'bismarck', 'hood');
    const before = gunsOf(state, 'axis', order);
    change(state, 'hood', {}, { steering: 0, structure: 1, flotation: 1, damageControl: 0 });
    expect(gunsOf(state, 'axis', order)).toEqual(before);
  });

  test('there are none where the order cannot be given', () => {
    const state = facing('Hood', 'Bismarck', 30);
    const order: Order = {
      ...{ kind: 'shootGuns', ship: 'hood', battery: 'main', mounts: [0], target: 'bismarck' },
    };
    expect(fleetAction.explain(state, 'allies', [order]).guns).toEqual([]);
  });
});

describe('light weapons', () => {
  test('dice, chance and hits are exact, losses those of the code that resolves', () => {
    const savage = sheet('Fletcher', { name: 'Savage', type: 'A%', size: -2 });
    const state = facing('Ajax', savage, 3);
    const factors = { longRange: 0, mediumRange: 4, closeRange: 0, asw: 0 };
    change(state, 'ajax', {}, { factors });
    const order = legal(state, 'allies', 'shootLight').find((it) => it.weapon === 'mediumRange');
    if (!order) throw new Error('no order');
    const [odds] = fleetAction.explain(state, 'allies', [order]).light;
    const { crewQuality } = conditionOf(unitOf(state, 'ajax'));
    expect(odds?.dieChance).toBeCloseTo((21 - (8 + 2 - crewQuality)) / 20);
    expect(odds?.meanHits).toBeCloseTo((odds?.dice ?? 0) * (odds?.dieChance ?? 0));
    const failing = 0.4;
    const expected = (odds?.meanHits ?? 0) * failing;
    expect(Math.abs((odds?.meanLoss ?? 0) - expected)).toBeLessThan(0.15);
    expect(odds?.lossChance).toBe(0);
  });
});

describe('torpedoes', () => {
  const launched = () => {
    const state = actionOf(
      { allies: [abeam('San Francisco', 5)], axis: [abeam('Fubuki')] },
      'axis',
    );
    conditionOf(unitOf(state, 'fubuki')).torpedoAttack = {
      ...{ from: north(0), mounts: [0, 1, 2], count: 9, setting: 0 },
      ...{ aim: { target: 'san-francisco' }, splashes: 0, crewQuality: 1 },
    };
    return state;
  };
  const order: Order = { kind: 'resolveTorpedo', ship: 'fubuki' };

  test('[NW-EX13] three dice that need a natural 12', () => {
    const [odds] = fleetAction.explain(launched(), 'axis', [order]).torpedoes;
    const [target] = odds?.targets ?? [];
    expect(odds?.torpedoes).toBe(9);
    expect(target).toMatchObject({ target: 'san-francisco', dice: 3, need: 14 });
    expect(target?.dieChance).toBeCloseTo(9 / 20);
    expect(target?.hitChance).toBeCloseTo(1 - (11 / 20) ** 3);
    expect(target?.meanHits).toBeCloseTo(27 / 20);
  });

  test('the chance of loss is that of the code that resolves', () => {
    const [odds] = fleetAction.explain(launched(), 'axis', [order]).torpedoes;
    const lost = share(
      launched(),
      'axis',
      order,
      ({ state: { units } }) => units['san-francisco']?.fate !== 'inPlay',
    );
    const chance = odds?.targets[0]?.lossChance ?? 0;
    expect(chance).toBeGreaterThan(0.02);
    expect(Math.abs(chance - lost)).toBeLessThan(3 * (odds?.standardError ?? 0) + 0.03);
  });

  test('a planned declaration is reckoned as if it were launched now', () => {
    const state = launched();
    const declared: Order = {
      ...{ kind: 'declareTorpedo', ship: 'fubuki', mounts: [0, 1, 2], setting: 0 },
      at: 'san-francisco',
    };
    const [odds] = fleetAction.explain(state, 'axis', [declared]).torpedoes;
    expect(odds?.torpedoes).toBe(9);
    expect(odds?.targets[0]).toMatchObject({ dice: 3, need: 14 });
  });

  test('[NW-15.10] a wide spread is dealt to all in its area', () => {
    const state = launched();
    const attack = conditionOf(unitOf(state, 'fubuki')).torpedoAttack;
    if (attack) attack.aim = { center: north(5) };
    const [odds] = fleetAction.explain(state, 'axis', [order]).torpedoes;
    expect(odds?.targets[0]?.dieChance).toBeCloseTo(7 / 20);
  });

  test('[NW-15.7] out of reach there is nobody to hit', () => {
    const state = launched();
    change(state, 'san-francisco', { hex: north(25) });
    expect(fleetAction.explain(state, 'axis', [order]).torpedoes[0]?.targets).toEqual([]);
  });
});

describe('tests', () => {
  test('[NW-12.16] identification with its modifiers', () => {
    const state = facing('Hood', 'Bismarck', 5, { isNight: true, visibility: 2 });
    change(state, 'hood', {}, { hasSearchRadar: true, crewQuality: 0 });
    const [odds] = fleetAction.explain(state, 'allies', [
      { kind: 'identify', ship: 'hood', target: 'bismarck' },
    ]).tests;
    expect(odds?.chance).toBeCloseTo(0.7);
  });

  test('[NW-12.19] star shell is a Crew Test', () => {
    const state = facing('San Francisco', 'Fubuki', 8, { isNight: true, visibility: 2 });
    change(state, 'san-francisco', {}, { crewQuality: 1 });
    const [odds] = fleetAction.explain(state, 'allies', [
      { kind: 'starShell', ship: 'san-francisco', battery: 'other', hex: north(8) },
    ]).tests;
    expect(odds?.chance).toBeCloseTo(0.6);
  });

  test('[NW-12.26, NW-12.29] spotting counts only what the side can know', () => {
    const state = actionOf({ allies: [abeam('Hood')], axis: [] });
    change(state, 'hood', {}, { crewQuality: 1, hasSearchRadar: false });
    state.contacts.c1 = { id: 'c1', side: 'axis', hex: north(12), facing: 1, hasMoved: true };
    state.step = { kind: 'spotting', side: 'allies' };
    const spot: Order = { kind: 'spot', unit: 'hood', contact: 'c1' };
    expect(fleetAction.explain(state, 'allies', [spot]).tests[0]?.chance).toBeCloseTo(0.4);
    state.contacts.c1.hex = north(5);
    expect(fleetAction.explain(state, 'allies', [spot]).tests[0]?.chance).toBe(1);
  });
});
