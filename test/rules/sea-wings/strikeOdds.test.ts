import { describe, expect, test } from 'vitest';
import type { AirUnit } from '../../../src/rules/sea-wings/combat/air/units';
import type { FlakGuns } from '../../../src/rules/sea-wings/combat/flak/flak';
import {
  type OddsPatrol,
  type StrikeOdds,
  type StrikePlan,
  strikeOdds,
  type TargetOdds,
} from '../../../src/rules/sea-wings/combat/strike/odds';
import type { Load, ShipType } from '../../../src/rules/sea-wings/model/ratings';
import { unit } from './aircraft';
import { hull } from './hulls';
import { load, patrol, usualAllotment } from './strikeSetting';

interface Setting {
  patrols?: readonly OddsPatrol[];
  escorts?: readonly AirUnit[];
  strike: readonly AirUnit[];
  loads: Readonly<Record<string, Load>>;
  ship: { type: ShipType; control: 1 | 2; size: number; armor: number; isReadied?: boolean };
  /** The sum of all guns that reach the attackers, and the fire control of the ship. */
  flak: { sum: number; fireControl: number };
  side: 'allies' | 'axis';
}

/** The odds of a strike at one ship. */
function odds({
  patrols = [],
  escorts = [],
  strike,
  loads,
  ship,
  flak,
  side,
}: Setting): StrikeOdds & { target: TargetOdds } {
  const target = hull(ship.type, '', ship.control);
  const { id } = target.card;
  const { sum, fireControl } = flak;
  const guns: FlakGuns = {
    ...{ id, station: 'ring', heavy: sum, light: 0, fireControl, hasProximityFuzes: false },
  };
  const { size, armor, isReadied = false } = ship;
  const plan: StrikePlan = {
    ...{ patrols, escorts, strike },
    allot: usualAllotment(patrols, escorts, strike),
    aim: (formation, factors) => ({
      formation,
      armor: strike.find((it) => it.id === formation)?.type.armor ?? 0,
      load: loads[formation] as Load,
      groups: [{ target: { id, kind: 'ship', size, armor }, factors }],
    }),
    defense: () => ({ side, guns: [guns], allotment: { [id]: id } }),
    targets: [{ ship: target, isReadied }],
  };
  const found = strikeOdds(plan);
  return { ...found, target: found.targets[0] as TargetOdds };
}

const BOMB_1000 = load('bomb', 4, 4);
const BOMB_250 = load('bomb', 4, 3);
const MARK_13 = load('torpedo', 2, 3);
const TYPE_91 = load('torpedo', 3, 3);

describe('odds of a strike', () => {
  test('[WG-31.2] three Dauntless at the Kaga with readied aircraft, without CAP and flak', () => {
    const { target, lost } = odds({
      strike: [unit('sbd-3', 3, 'bomb')],
      loads: { 'sbd-3': BOMB_1000 },
      ship: { type: 'CV', control: 1, size: 6, armor: -1, isReadied: true },
      ...{ flak: { sum: 0, fireControl: 1 }, side: 'axis' },
    });
    expect(target.bombs).toBeCloseTo(3, 6);
    expect(lost).toMatchObject({ toCap: 0, toFlak: 0, escorts: 0, cap: 0 });
  });

  test('[WG-31.2] the same under AA of 11 and a screen share of 3: lost in 65%', () => {
    const { target } = odds({
      strike: [unit('sbd-3', 3, 'bomb')],
      loads: { 'sbd-3': BOMB_1000 },
      ship: { type: 'CV', control: 1, size: 6, armor: -1, isReadied: true },
      ...{ flak: { sum: 10, fireControl: 1 }, side: 'axis' },
    });
    expect(Math.abs(target.lost - 0.65)).toBeLessThan(0.03);
    expect(Math.abs(2 * target.bombs - 5.8)).toBeLessThan(0.2);
  });

  test('[WG-31.3] five Dauntless at the Kaga and one at the Akagi, both with readied aircraft', () => {
    const at = (factors: number, sum: number) =>
      odds({
        strike: [unit('sbd-3', factors, 'bomb')],
        loads: { 'sbd-3': BOMB_1000 },
        ship: { type: 'CV', control: 1, size: 6, armor: -1, isReadied: true },
        ...{ flak: { sum, fireControl: 1 }, side: 'axis' },
      }).target;
    const [kaga, akagi] = [at(5, 11), at(1, 9)];
    expect(Math.abs(kaga.bombs - 4.8)).toBeLessThan(0.24);
    expect(Math.abs(akagi.bombs - 1)).toBeLessThan(0.05);
    expect(Math.abs(kaga.lost - 0.89)).toBeLessThan(0.03);
    expect(Math.abs(akagi.lost - 0.21)).toBeLessThan(0.03);
  });

  test('[WG-31.10] six Dauntless and three Devastators with two Wildcats at the Shokaku under two Zeros', () => {
    const { target } = odds({
      patrols: [patrol(unit('a6m2', 2), 3)],
      escorts: [unit('f4f-3', 2)],
      strike: [unit('sbd-3', 6, 'bomb'), unit('tbd-1', 3, 'torpedo')],
      loads: { 'sbd-3': BOMB_1000, 'tbd-1': MARK_13 },
      ship: { type: 'CV', control: 1, size: 5, armor: -1 },
      ...{ flak: { sum: 12, fireControl: 1 }, side: 'axis' },
    });
    expect(Math.abs(target.bombs - 4.8)).toBeLessThan(0.24);
    expect(Math.abs(target.torpedoes - 0.7)).toBeLessThan(0.05);
    expect(Math.abs(target.lost - 0.59)).toBeLessThan(0.03);
  });

  test('[WG-31.4] two Dauntless at the Soryu with readied aircraft: lost in 51%', () => {
    const { target } = odds({
      strike: [unit('sbd-3', 2, 'bomb')],
      loads: { 'sbd-3': BOMB_1000 },
      ship: { type: 'CV', control: 1, size: 5, armor: 0, isReadied: true },
      ...{ flak: { sum: 10, fireControl: 1 }, side: 'axis' },
    });
    expect(Math.abs(target.bombs - 2.2)).toBeLessThan(0.11);
    expect(Math.abs(target.lost - 0.51)).toBeLessThan(0.03);
  });

  test('[WG-31.7] the Hiryu’s bombers at the Yorktown', () => {
    const { target } = odds({
      patrols: [patrol(unit('f4f-4', 2), 3)],
      escorts: [unit('a6m2', 1)],
      strike: [unit('d3a1', 3, 'bomb')],
      loads: { d3a1: BOMB_250 },
      ship: { type: 'CV', control: 2, size: 5, armor: -1 },
      ...{ flak: { sum: 15, fireControl: 2 }, side: 'allies' },
    });
    expect(Math.abs(target.bombs - 1.3)).toBeLessThan(0.15);
  });

  test('[WG-31.8] nine Dauntless and four Devastators at the Shoho: sunk in 94%', () => {
    const { target } = odds({
      patrols: [patrol(unit('a6m2', 1), 2)],
      strike: [unit('sbd-3', 9, 'bomb'), unit('tbd-1', 4, 'torpedo')],
      loads: { 'sbd-3': BOMB_1000, 'tbd-1': MARK_13 },
      ship: { type: 'CVL', control: 1, size: 4, armor: 0 },
      ...{ flak: { sum: 6, fireControl: 1 }, side: 'axis' },
    });
    expect(Math.abs(target.bombs - 7.8)).toBeLessThan(0.3);
    expect(Math.abs(target.torpedoes - 1.2)).toBeLessThan(0.15);
    expect(Math.abs(target.lost - 0.94)).toBeLessThan(0.03);
  });

  test('more CAP lets less through, and torpedo bombers suffer most', () => {
    const at = (factors: number) =>
      odds({
        patrols: [patrol(unit('f4f-4', factors), 3)],
        strike: [unit('d3a1', 3, 'bomb'), unit('b5n2', 3, 'torpedo')],
        loads: { d3a1: BOMB_250, b5n2: TYPE_91 },
        ship: { type: 'CV', control: 2, size: 5, armor: -1 },
        ...{ flak: { sum: 15, fireControl: 2 }, side: 'allies' },
      });
    const [few, many] = [at(1), at(5)];
    expect(many.lost.toCap).toBeGreaterThan(few.lost.toCap);
    expect(many.target.torpedoes).toBeLessThan(few.target.torpedoes);
    expect(many.target.isHit).toBeLessThan(few.target.isHit);
    expect(few.target.deckOut).toBeGreaterThan(few.target.sunk);
  });
});
