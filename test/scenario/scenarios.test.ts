import { expect, test } from 'vitest';
import { must, orderDice } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { shipped, shippedScenario } from './shipped';

const ships = (id: string) =>
  shippedScenario(id).scenario.taskForces.flatMap((force) => force.ships);

test('scenarios come in order of their dates', () => {
  const dates = shipped.scenarios.map(({ card }) => card.date);
  expect(dates).toEqual([...dates].sort());
});

test.each(shipped.scenarios)('$card.title: the rules start it, its card tells of it', (it) => {
  const system = must(systemOf(it.system), it.system);
  const { state } = system.newState(it.scenario, it.options, orderDice('seed', 0));
  expect(system.outcome(state)).toBeUndefined();
  expect(it.card.situation.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(3);
  expect(it.card.sources.length).toBeGreaterThanOrEqual(2);
  expect(it.card.forces.allies.length * it.card.forces.axis.length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(it))).toEqual(it);
});

test('[BT-19.1] Denmark Strait: Hood has weak magazines, Prince of Wales four primary boxes', () => {
  const [hood, princeOfWales] = ships('denmark-strait');
  expect(hood?.sheet.traits).toEqual(['weakMagazines']);
  expect(princeOfWales?.sheet.rows.primary).toEqual(Array(4).fill('heavy'));
});

test('[BT-19.1] North Cape: by night, radar of use to the British ships alone', () => {
  const { scenario } = shippedScenario('north-cape');
  expect(scenario.hour).toBe('night');
  for (const { side, ships: ofForce } of scenario.taskForces)
    for (const { sheet } of ofForce)
      expect(sheet.traits).toEqual(side === 'allies' ? ['fireControlRadar', 'searchRadar'] : []);
});

test('[BT-16.10] River Plate: the cruisers come in two task forces, one with a choice of sides', () => {
  const { scenario, card } = shippedScenario('river-plate');
  expect(scenario.taskForces.map(({ side, entry }) => [side, entry])).toEqual([
    ['allies', ['SE']],
    ['allies', ['SE', 'S']],
    ['axis', ['NW']],
  ]);
  expect(card.forces.allies[0]).toEqual({
    name: 'First Division',
    commander: 'Commodore Henry Harwood',
    ships: [
      { id: 'ajax', name: 'Ajax', type: 'CL', captain: 'Captain Charles Woodhouse' },
      { id: 'achilles', name: 'Achilles', type: 'CL', captain: 'Captain Edward Parry' },
    ],
  });
});

test('[BT-16.10] what a scenario does not say of weather and flashes is as the rules have it', () => {
  expect(shippedScenario('river-plate').scenario.allows).toEqual({
    flashes: true,
    tertiaryInStorm: false,
    torpedoesInStorm: false,
  });
});

test('texts name hexes as the chart does, and set no space before a per cent sign', () => {
  for (const { card } of shipped.scenarios)
    expect(JSON.stringify(card), card.id).not.toMatch(/hex -?\d+, ?-?\d|\d %/);
});
