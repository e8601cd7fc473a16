import { expect, test } from 'vitest';
import { battleSubject } from '../../src/cli/systems/battle/subject';
import { varyBattle } from '../../src/cli/systems/battle/vary';
import { varyFleetAction } from '../../src/cli/systems/fleet-action/vary';
import { varyStrategic } from '../../src/cli/systems/strategic/vary';
import { distance, isInRectangle } from '../../src/hex';
import { drawFrom, must, orderDice, SIDES, type Side } from '../../src/rules/core';
import { fleetAction } from '../../src/rules/fleet-action';
import type { FleetActionScenario } from '../../src/rules/fleet-action/query';
import type { StrategicScenario } from '../../src/rules/strategic';
import { isForShips, isOnMap } from '../../src/rules/strategic/advanced/map';
import { savedBattle } from '../../src/scenario/battle/saved';
import { savedStrategic } from '../../src/scenario/strategic/saved';
import { shipped, shippedBattles, shippedStrategic } from '../scenario/shipped';

test.each(shippedBattles)('variations of $card.title are valid, and they vary', (loaded) => {
  const { scenario } = loaded;
  const seeds = Array.from({ length: 30 }, (_, i) => `vary ${i}`);
  const variations = seeds.map((seed) => varyBattle(scenario, drawFrom(seed)));
  const faults = variations.flatMap((it, i) => {
    const options = battleSubject.options(it, drawFrom(`options ${i}`));
    return savedBattle.faults(it, options, it.id);
  });
  expect(faults).toEqual([]);
  const weathers = variations.map(({ weather, hour }) => `${weather} ${hour}`);
  expect(new Set(weathers).size).toBeGreaterThan(3);
});

/** A variation by seed: it holds for a scenario of the level, and for the whole of a series. */
const variationsOf = (scenario: StrategicScenario): StrategicScenario[] =>
  Array.from({ length: 20 }, (_, i) => varyStrategic(scenario, drawFrom(`vary ${i}`)));

const hexesOf = ({ divisions }: StrategicScenario, side: Side) =>
  divisions
    .filter((it) => it.side === side)
    .flatMap(({ place }) => ('hex' in place ? [place.hex] : []));

const isNear = (scenario: StrategicScenario): boolean => {
  const [allies, axis] = SIDES.map((side) => hexesOf(scenario, side));
  return allies?.some((hex) => axis?.some((other) => distance(hex, other) <= 2)) === true;
};

test.each(shippedStrategic)('variations of $card.title are valid, and they vary', (loaded) => {
  const variations = variationsOf(loaded.scenario);
  expect(variations.flatMap((it) => savedStrategic.faults(it, {}, it.id))).toEqual([]);
  for (const { turns, divisions } of variations)
    for (const { freeFrom = 1 } of divisions) expect(freeFrom).toBeLessThanOrEqual(turns);
  expect(new Set(variations.map(({ firstHour }) => firstHour)).size).toBeGreaterThan(3);
});

const advanced = shippedStrategic.filter(({ scenario }) => scenario.level === 'advanced');

test.each(advanced)(
  '[ST-1.12] fleets of variations of $card.title are at sea and near',
  (loaded) => {
    const variations = variationsOf(loaded.scenario);
    for (const varied of variations) {
      const ships = SIDES.flatMap((side) => hexesOf(varied, side));
      expect(ships.filter((hex) => !isForShips(varied, hex))).toEqual([]);
      const bases = varied.landUnits.flatMap(({ place }) => ('hex' in place ? [place.hex] : []));
      expect(bases.filter((hex) => !varied.map || !isOnMap(varied.map, hex))).toEqual([]);
    }
    expect(variations.filter(isNear).length).toBeGreaterThan(15);
  },
);

test('ships of variations of Gavdos begin on the map, those without a hex of their own too', () => {
  const gavdos = must(
    shipped.scenarios.find(({ card }) => card.id === 'fa-gavdos'),
    'fa-gavdos',
  );
  const scenario = gavdos.scenario as FleetActionScenario;
  for (let i = 0; i < 60; i++) {
    const varied = varyFleetAction(scenario, drawFrom(`vary ${i}`));
    const { units } = fleetAction.newState(varied, {}, orderDice('vary', 0)).state;
    const begun = Object.values(units).filter(
      ({ fate, sheet }) => fate !== 'waiting' && !sheet.boat,
    );
    expect(begun.filter(({ hex }) => !isInRectangle(varied.map, hex))).toEqual([]);
  }
});
