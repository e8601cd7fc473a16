import { expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { awardsOf } from '../../../src/rules/seekrieg/query';
import { savedSeekrieg } from '../../../src/scenario/seekrieg/saved';
import { clauseText, tableOf } from '../../rules/seekrieg/printed';
import { changed } from '../battleFile';
import { battleFile, faultsOf, loadBattle } from './shippedBattles';

const CORAL_SEA_FILE = battleFile('sk-coral-sea');

const CORAL_SEA = loadBattle(CORAL_SEA_FILE);
const { scenario } = CORAL_SEA;

/** Error rolls of the reports before turn 1: none. */
const newGame = () =>
  seekrieg.newState(scenario, seekrieg.defaultOptions, scriptedDice([1, 1])).state;

test('[SK-35.16] ships and aircraft of the table, date, weather and turns', () => {
  const sides = ['allies', 'axis'] as const;
  const ships = sides.map((side) => scenario.sides[side].elements.flatMap((it) => it.ships));
  expect(ships.map((all) => all.map(({ name }) => name).join(', '))).toEqual(
    tableOf('SK-35.16').map((row) => row.Ships),
  );
  const aircraft = ships.map((all) =>
    all
      .filter(({ airGroups }) => airGroups)
      .map(({ name, airGroups = [] }) => {
        const groups = airGroups.map((it) => `${it.count} ${it.aircraft.name.split(' ')[0]}`);
        return `${name} ${groups.join(', ')}`;
      })
      .join('; '),
  );
  expect(aircraft).toEqual(tableOf('SK-35.16').map((row) => row.Aircraft));
  expect(clauseText('SK-35.16')).toContain('8 May 1942, 0900, 14.5 S 155.0 E');
  expect(scenario).toMatchObject({
    ...{ date: '1942-05-08', startMinute: 540, latitude: -14.5, longitude: 155, turns: 150 },
    modules: { air: true, search: true },
    search: { kind: 'carriers', hours: 5 },
  });
});

test('[SK-35.16, SK-35.18] where the forces are, and the weather over each', () => {
  const state = newGame();
  const home = state.forces.allies.search?.forces['tf-17'];
  const raider = state.forces.axis.search?.forces['carrier-striking-force'];
  expect(home).toMatchObject({ hex: { q: 0, r: 0 }, facing: 3, knots: 20, flagship: 'lexington' });
  expect(raider).toMatchObject({ hex: { q: 7, r: -21 }, facing: 4, knots: 20 });
  expect(raider?.flagship).toBe('shokaku');
  const weather = { force: 4, windFrom: 3 };
  expect(state.search?.zones).toMatchObject([
    { ...weather, visibility: 7, ceiling: 'L' },
    { ...weather, visibility: 9, ceiling: null },
  ]);
});

test('[SK-35.18] each is told the place of the other, and an aircraft stays over him; only Americans have radar', () => {
  const state = newGame();
  const contact = state.forces.allies.search?.contacts['contact-1'];
  expect(contact).toMatchObject({ hex: { q: 7, r: -21 }, source: 'air' });
  expect(state.forces.axis.search?.patrols).toMatchObject([
    { group: 'axis-watch', shadows: 'contact-1' },
  ]);
  const radars = (id: string) => state.ships[id]?.sheet.radars ?? [];
  expect(radars('lexington')).toContain('CXAM');
  expect([...radars('shokaku'), ...radars('zuikaku')]).toEqual([]);
});

test('[SK-35.17] points for carriers, cruisers and aircraft', () => {
  const state = newGame();
  const points = (side: 'allies' | 'axis') =>
    scenario.sides[side].objectives.map(({ aim, points: each }) => `${aim.kind} ${each}`);
  const printed = ['sunk 800', 'grounded 300', 'aircraft-lost 3', 'sunk 200'];
  expect(points('allies')).toEqual(printed);
  expect(points('axis')).toEqual(printed);
  state.forces.axis.aircraftLost = 7;
  const shokaku = state.forces.axis.bases.shokaku;
  if (shokaku) shokaku.outTurns = 5;
  state.surrendered.axis = true;
  for (const side of ['allies', 'axis'] as const)
    seekrieg.apply(state, side, { kind: 'confirm' }, scriptedDice([]));
  expect(awardsOf(state, 'allies').map(({ points: each }) => each)).toEqual([300, 21]);
});

test('a save holds all of it, and a file says what a carrier battle needs', () => {
  const { options } = CORAL_SEA;
  expect(savedSeekrieg.faults(scenario, options, 'save.json')).toEqual([]);
  const without = (changes: Record<string, unknown>) =>
    faultsOf(changed(CORAL_SEA_FILE, [changes]));
  expect(without({ modules: ['search'] })).toContainEqual(
    expect.stringMatching(/^modules: expected 'air' for a carrier battle/),
  );
  expect(without({ 'elements[0].ships[2].aircraft': [{ type: 'soc', count: 2 }] })).toContainEqual(
    expect.stringMatching(/nothing: she is no carrier/),
  );
});

test('[SK-33.8, SK-24.11] a file has bases on land, with their aircraft; each is of the air module and has its own id', () => {
  const buin = { id: 'buin', name: 'Buin', side: 'axis', type: 'airfield', hex: [3, -2] };
  const at = (bases: readonly unknown[], more = {}) =>
    changed(CORAL_SEA_FILE, [{ bases, ...more }]);
  const aircraft = [{ type: 'a6m2', count: 12 }];
  const read = loadBattle(
    at([
      { ...buin, aircraft },
      { ...buin, id: 'gasmata', type: 'strip' },
    ]),
  );
  const { axis, allies } = read.scenario.sides;
  expect(axis.bases).toMatchObject([
    { id: 'buin', hex: { q: 3, r: -2 }, radar: null, airGroups: [{ count: 12 }] },
    { id: 'gasmata', type: 'strip', airGroups: [] },
  ]);
  expect(allies.bases).toEqual([]);
  expect(savedSeekrieg.faults(read.scenario, read.options, 'save.json')).toEqual([]);
  expect(faultsOf(at([buin], { modules: ['search'] }))).toContainEqual(
    expect.stringMatching(/^modules: expected 'air' for bases on land/),
  );
  expect(faultsOf(at([buin, buin, { ...buin, id: 'shokaku' }]))).toEqual([
    expect.stringMatching(/^bases\[1\].id: expected an id not used before/),
    expect.stringMatching(/^bases\[2\].id/),
  ]);
});
