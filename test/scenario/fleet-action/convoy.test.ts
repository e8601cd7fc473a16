import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { savedFleetAction } from '../../../src/scenario/fleet-action/saved';
import { diceOf } from '../../rules/fleet-action/game';
import type { Changes } from '../battleFile';
import { changed } from '../battleFile';
import { convoyFile } from './convoyFile';
import { faultsOf, loadAction } from './shippedActions';

const { scenario, card } = loadAction(convoyFile());
const { allies, axis } = scenario.sides;
const start = () => fleetAction.newState(scenario, fleetAction.defaultOptions, diceOf()).state;

test('[NW-32.18, NW-27.2, NW-34.2] merchant ships sail behind the ships of their squadron, with their cargo', () => {
  const [fletcher, houston, ohio] = must(allies.squadrons[0], 'convoy').units;
  expect(fletcher?.sheet.mineLoads).toBe(2);
  expect(houston).toMatchObject({ hex: null, name: 'Sam Houston' });
  expect(houston?.sheet.cargo).toEqual({ kind: 'ammunition', points: 4 });
  expect(ohio?.sheet.cargo).toEqual({ kind: 'fuel', points: 5 });
  expect(start().units['sam-houston']?.hex).toEqual({ q: 0, r: 6 });
});

test('[NW-30.4] the file says whose merchant ships count double', () => {
  expect(scenario.convoyOf).toBe('allies');
});

test('[NW-2.53, NW-32.17] a stand of small craft has its vessels and the crew of the scenario', () => {
  const [barges] = must(axis.squadrons[0], 'boats').units;
  expect(barges).toMatchObject({ vessels: 6, sheet: { type: 'X', crewQuality: 1 } });
  expect(start().units.barges).toMatchObject({ vessels: 6, vesselsAtStart: 6 });
});

test('[NW-32.19, NW-3.2, NW-27.7] land targets lie on the coast; an air base has a Command Value', () => {
  expect(axis.landTargets.map(({ id, commandValue }) => [id, commandValue])).toEqual([
    ['vila', 1],
    ['guns', null],
  ]);
  expect(start().units.vila).toMatchObject({ fate: 'inPlay', hex: { q: 0, r: 22 } });
});

test('[NW-7.3, NW-7.14] a submarine has no hex until it appears', () => {
  expect(axis.submarines).toMatchObject([{ id: 'i-20', hex: null, fromTurn: 2 }]);
  expect(start().units['i-20']).toMatchObject({ fate: 'hidden' });
});

test('[NW-6.1, NW-6.2] minefields of a side', () => {
  expect([allies.minefields, axis.minefields]).toEqual([0, 4]);
  expect(start().forces.axis.minefieldsLeft).toBe(4);
});

test('[NW-10.23, NW-12.23] a stand without a hex lies ready at the home of its squadron', () => {
  const [squadron] = allies.airSquadrons;
  expect(squadron?.home).toBe('enterprise-us');
  expect(squadron?.stands[0]).toMatchObject({
    ...{ start: { home: 'enterprise-us' }, load: '1000-lb-gp', flares: 2, crewQuality: 0 },
  });
  expect(start().stands['vb-6']).toMatchObject({ place: 'ready', count: 12 });
});

test('[NW-8.31, NW-8.33] a side without home edges has the nearest; weather of single hexes', () => {
  expect(start().forces.allies.homeEdges).toEqual(['south']);
  expect(scenario.badWeather).toEqual([{ q: 0, r: 0 }]);
});

test('the card tells of everything that sails', () => {
  const names = (side: 'allies' | 'axis') =>
    card.forces[side].map(({ ships }) => ships.map(({ name, type }) => `${name} ${type}`));
  expect(names('allies')).toEqual([
    ['Fletcher DD', 'Sam Houston large-transport', 'Ohio large-transport'],
    ['Enterprise CV'],
  ]);
  expect(names('axis')).toEqual([['Barges TB'], ['I-20 SS']]);
});

describe('faults', () => {
  test.each<[string, Changes, string]>([
    [
      'an aircraft without figures',
      { 'airSquadrons[0].stands[0].aircraft': 'sbd-5' },
      "airSquadrons[0].stands[0].aircraft: expected an aircraft with figures [NW-32.20], found 'sbd-5' (did you mean 'sbd-3'?)",
    ],
    [
      'a load that it cannot carry',
      { 'airSquadrons[0].stands[0].load': '1600-lb-ap' },
      "airSquadrons[0].stands[0].load: expected a load of it (1000-lb-gp, 500-lb-gp), found '1600-lb-ap' (did you mean '1000-lb-gp'?)",
    ],
    [
      'an aircraft of later years',
      { 'airSquadrons[0].stands[0].aircraft': 'tbf-1', date: '1941-12-08' },
      "airSquadrons[0].stands[0].aircraft: expected an aircraft in service on 1941-12-08, found 'tbf-1', in service from 1942-05",
    ],
    [
      'a home without a hangar',
      { 'airSquadrons[0].home': 'fletcher' },
      "airSquadrons[0].home: expected a carrier or air base of its side, found 'fletcher'",
    ],
    [
      'a stand from nowhere',
      { 'airSquadrons[0].home': undefined },
      'airSquadrons[0].stands[0].hex: expected a hex, as the squadron has no home, found nothing',
    ],
    [
      'a stand that enters beyond the map',
      { 'airSquadrons[0].stands[0].hex': [0, 30], 'airSquadrons[0].stands[0].entersOnTurn': 12 },
      'airSquadrons[0].stands[0].hex: expected a hex of the map, found 0,30',
    ],
    [
      'a stand that enters too late',
      { 'airSquadrons[0].stands[0].hex': [0, 30], 'airSquadrons[0].stands[0].entersOnTurn': 12 },
      'airSquadrons[0].stands[0].entersOnTurn: expected 10 or less, the last turn, found 12',
    ],
    [
      'a battery at sea',
      { 'landTargets[1].hex': [2, 3] },
      'landTargets[1].hex: expected a hex of land, found 2,3',
    ],
    [
      'a submarine after the end',
      { 'submarines[0].fromTurn': 11 },
      'submarines[0].fromTurn: expected 10 or less, the last turn, found 11',
    ],
    [
      'an id of a ship and a submarine',
      { 'submarines[0].id': 'fletcher' },
      "submarines[0].id: expected an id not used before, found 'fletcher' again",
    ],
    [
      'a squadron of nobody',
      { 'squadrons[2].craft': undefined },
      'squadrons[2]: expected 1 to 8 ships, merchants or craft in a squadron [NW-3.1], found 0',
    ],
    [
      'a craft that there is not',
      { 'squadrons[2].craft[0].craft': 'daihatzu' },
      "squadrons[2].craft[0].craft: expected 'elco-pt', 's-boat', 'vosper-mtb', 'fairmile-mgb', 'mas', 'lct' or 'daihatsu', found 'daihatzu' (did you mean 'daihatsu'?)",
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf(convoyFile(changes))).toContain(`action.json: ${fault}`);
  });
});

describe('[NW-32.8] a save', () => {
  const faultsIn = (changes: Changes = {}): string[] =>
    savedFleetAction
      .faults(JSON.parse(JSON.stringify(changed(scenario, [changes]))), {}, 'save')
      .map(({ path, found }) => `${path}: ${found}`);

  test('of everything there is, is sound', () => {
    expect(faultsIn()).toEqual([]);
  });

  test('has each id once', () => {
    expect(
      faultsIn({
        'sides.axis.submarines[0].id': 'fletcher',
        'sides.axis.squadrons[0].id': 'convoy',
      }),
    ).toEqual([
      "scenario.sides.axis.submarines[0].id: 'fletcher' again",
      "scenario.sides.axis.squadrons[0].id: 'convoy' again",
    ]);
  });

  test('has no sheet that lacks a field', () => {
    expect(faultsIn({ 'sides.axis.submarines[0].sheet.boat.hull': undefined })).toHaveLength(1);
  });
});
