import { expect, test } from 'vitest';
import { drawFrom, SIDES, type Side } from '../../../src/rules/core';
import { type Fighter, fightersOf } from '../../../src/rules/strategic/action/fighters';
import { damageOf, edgeOf, type Setting, shotsOf } from '../../../src/rules/strategic/action/shots';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { blowsUp, criticalHit, isCritical } from '../../../src/rules/strategic/cards/damage';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import type { QuickBand } from '../../../src/rules/strategic/rolls/quick';
import { CLEAR_DAY, card } from './fixture';

const fighter = (side: Side, given: Partial<ShipCard>): Fighter => ({
  ...{ side, damageLevels: 0, criticals: [], isDeadInWater: false, launchesLeft: 0 },
  card: card({ type: 'BB', size: 'large', secondary: null, torpedo: null, ...given }),
});

/** Main battery, first Defense and Capacity of ST-24.2. */
const gunShip = (rating: number, firstDefense: number, capacity: number): Partial<ShipCard> => ({
  ...{ firePower: { rating, gunClass: 'A' }, firstDefense, capacity },
});

const bismarck = () => fighter('axis', { name: 'Bismarck', speed: 6, ...gunShip(7, 7, 9) });
const kingGeorge = (name: string) => fighter('allies', { name, speed: 5, ...gunShip(7, 8, 8) });
const rodney = () => fighter('allies', { name: 'Rodney', speed: 4, ...gunShip(8, 8, 8) });
const hood = () =>
  fighter('allies', { name: 'Hood', speed: 5, traits: ['M'], ...gunShip(7, 7, 9) });
const prinzEugen = () =>
  fighter('axis', {
    ...{ name: 'Prinz Eugen', type: 'CA', size: 'medium', speed: 6, capacity: 6 },
    ...{ firePower: { rating: 4, gunClass: 'C' }, firstDefense: 3 },
  });

const draw = drawFrom('ST-27.28');
const die = (): number => draw(6) + 1;

/** One exchange under the conditions of section 27: targets dealt out in order; of the critical hits fire and magazine. */
function exchange(ships: readonly Fighter[], band: QuickBand): void {
  const setting: Setting = {
    ...{ level: 'advanced', sky: CLEAR_DAY, band, exchange: 2, surprised: null },
  };
  const aims = SIDES.flatMap((side) => {
    const enemies = fightersOf(ships, side === 'allies' ? 'axis' : 'allies');
    return fightersOf(ships, side).flatMap(({ card: { id } }, n) => {
      const target = enemies[n % enemies.length]?.card.id;
      return target ? [{ ship: id, target, torpedoes: false }] : [];
    });
  });
  const fired = shotsOf(ships, aims, setting).map((shot) => ({
    shot,
    dice: [die(), die()] as const,
  }));
  for (const { shot, dice } of fired) {
    const levels = damageOf(shot, edgeOf(shot) + dice[0] - dice[1]);
    suffer(shot.target, levels, isCritical(...dice, levels));
  }
}

function suffer(ship: Fighter, levels: number, isCriticalHit: boolean): void {
  ship.damageLevels = Math.min(ship.card.capacity, ship.damageLevels + levels);
  if (!isCriticalHit || stateOf(ship) === 'sunk') return;
  const hit = criticalHit(die());
  const explodes = hit === 'magazine' && blowsUp(die(), ship.card.traits.includes('M'));
  if (explodes) ship.damageLevels = ship.card.capacity;
  else if (hit === 'fire') ship.damageLevels += 1;
}

const SAMPLES = 1200;

/** Mean Damage Levels of the named ship, and how often she is sunk, in percent. */
function outcome(make: () => Fighter[], name: string, bands: readonly QuickBand[]) {
  const ends = Array.from({ length: SAMPLES }, () => {
    const ships = make();
    for (const band of bands) exchange(ships, band);
    return ships.find((it) => it.card.name === name) as Fighter;
  });
  const mean = ends.reduce((sum, { damageLevels }) => sum + damageLevels, 0) / SAMPLES;
  const sunk = (100 * ends.filter((it) => stateOf(it) === 'sunk').length) / SAMPLES;
  return { mean, sunk };
}

const HUNT = () => [kingGeorge('King George V'), rodney(), bismarck()];
const CLOSING = ['long', 'medium', 'short'] as const;

test('[ST-27.28] Quick: King George V and Rodney against Bismarck, three exchanges and six', () => {
  const three = outcome(HUNT, 'Bismarck', CLOSING);
  expect(Math.abs(three.mean - 4.6)).toBeLessThan(0.2);
  expect(Math.abs(three.sunk - 12)).toBeLessThan(2);
  const six = outcome(HUNT, 'Bismarck', [...CLOSING, 'short', 'pointBlank', 'pointBlank']);
  expect(Math.abs(six.sunk - 94)).toBeLessThan(2);
});

test('[ST-27.28] Quick: Hood and Prince of Wales against Bismarck and Prinz Eugen', () => {
  const fight = () => [hood(), kingGeorge('Prince of Wales'), bismarck(), prinzEugen()];
  const { mean, sunk } = outcome(fight, 'Hood', CLOSING);
  expect(Math.abs(mean - 1.9)).toBeLessThan(0.2);
  expect(Math.abs(sunk - 1.5)).toBeLessThan(2);
});
