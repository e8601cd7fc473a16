import { expect, test } from 'vitest';
import { savedSeekrieg } from '../../../src/scenario/seekrieg/saved';
import { type Changes, changed } from '../battleFile';
import { battleFile, faultsOf, loadBattle } from './shippedBattles';

const plate = (changes: Changes) => changed(battleFile('sk-river-plate'), [changes]);
const java = (changes: Changes) => changed(battleFile('sk-java-sea'), [changes]);
const SHIPS = 'elements[0].ships';

test.each<[string, Record<string, unknown>, string]>([
  [
    'a misspelt ship',
    plate({ [`${SHIPS}[0].ship`]: 'ajaxs', objectives: [] }),
    "elements[0].ships[0].ship: expected a ship of the registry, found 'ajaxs' (did you mean 'ajax'?)",
  ],
  [
    'a ship of another time',
    plate({ 'elements[1].ships[0].ship': 'bismarck', objectives: [] }),
    "elements[1].ships[0].ship: expected a ship in service on 1939-12-13, found 'bismarck', in service from 1940-08-24 to 1941-05-27",
  ],
  [
    'a ship twice',
    plate({ [`${SHIPS}[1].ship`]: 'ajax', objectives: [] }),
    "elements[0].ships[1].ship: expected an id not used before, found 'ajax' again",
  ],
  [
    'an element twice',
    plate({ 'elements[1].id': 'force-g' }),
    "elements[1].id: expected an id not used before, found 'force-g' again",
  ],
  [
    'a side that comes later',
    plate({ 'elements[1].ships[0].fromTurn': 3 }),
    'elements: expected at least one ship of the axis that is there from the start, found none',
  ],
  [
    'a ship after the end',
    plate({ [`${SHIPS}[2].fromTurn`]: 46 }),
    'elements[0].ships[2].fromTurn: expected 40 or less, the last turn, found 46',
  ],
  [
    'a course of no hexside',
    plate({ 'elements[0].course': 'E' }),
    "elements[0].course: expected 'N', 'NE', 'SE', 'S', 'SW' or 'NW', found 'E' (did you mean 'N'?)",
  ],
  [
    'a ship on land',
    plate({ land: [{ around: [0, -2], within: 2 }] }),
    'elements[1].ships[0].hex: expected a hex of water, found 0,0, which is land',
  ],
  [
    'a name of land at sea',
    plate({ names: [{ name: 'Nowhere', hex: [0, 9], of: 'land' }] }),
    'names[0].hex: expected a hex of land, found 0,9',
  ],
  [
    'a guide that is too slow',
    plate({ 'elements[1].knots': 30 }),
    'elements[1].knots: expected 28 or less, the speed of admiral-graf-spee, found 30',
  ],
  [
    'a ship faster than her sheet',
    plate({ [`${SHIPS}[0].maxKnots`]: 33 }),
    'elements[0].ships[0].maxKnots: expected 32 or less, as on her sheet, found 33',
  ],
  [
    'more floatplanes than she has',
    plate({ [`${SHIPS}[0].floatplanes`]: 2 }),
    'elements[0].ships[0].floatplanes: expected 1 or less, as on her sheet, found 2',
  ],
  [
    'a spotter of a ship without floatplanes',
    plate({ [`${SHIPS}[2].isSpotterUp`]: true }),
    'elements[0].ships[2].isSpotterUp: expected nothing: she has no floatplane, found true',
  ],
  [
    'a wreck',
    plate({ [`${SHIPS}[2].dpReceived`]: 277 }),
    'elements[0].ships[2].dpReceived: expected 276 or less, or she is sunk, found 277',
  ],
  [
    'a turret she has not',
    java({ [`${SHIPS}[2].lostTurrets`]: [{ battery: 0, letter: 'X' }] }),
    "elements[0].ships[2].lostTurrets[0].letter: expected a turret of the battery, found 'X' (did you mean 'A'?)",
  ],
  [
    'a battery she has not',
    java({ [`${SHIPS}[2].lostTurrets`]: [{ battery: 1, letter: 'A' }] }),
    'elements[0].ships[2].lostTurrets[0].battery: expected 0 or less, her last battery, found 1',
  ],
  [
    'an objective of nobody',
    plate({ 'objectives[4].ships[0]': 'exter' }),
    "objectives[4].ships[0]: expected a ship of the scenario, found 'exter' (did you mean 'exeter'?)",
  ],
  [
    'an objective that waits for none',
    plate({ 'objectives[0].unlessScored': 'spee-sun' }),
    "objectives[0].unlessScored: expected another objective, found 'spee-sun' (did you mean 'spee-sound'?)",
  ],
  [
    'a ship lost by the other side',
    plate({ 'losses.sunk.allies': ['admiral-graf-spee'] }),
    "losses.sunk.allies[0]: 'admiral-graf-spee'",
  ],
  [
    'a Force of no Beaufort scale',
    plate({ 'weather.force': 13 }),
    'weather.force: expected 12 or less, found 13',
  ],
])('[SK-33.10] %s is named with its place', (_, file, fault) => {
  expect(faultsOf(file)).toEqual([fault]);
});

test('[SK-7.7] weather that is not given is rolled', () => {
  const rolled = {
    force: 'rolled',
    wind: 'rolled',
    visibility: 'rolled',
    ceiling: 'rolled',
    area: 8,
  };
  expect(loadBattle(plate({ weather: rolled })).scenario.weather).toEqual({
    ...{ force: 'rolled', windFrom: 'rolled', visibility: 'rolled', ceiling: 'rolled' },
    ...{ moon: 'rolled', area: 8 },
  });
});

test('[SK-34.4] a formation that is given holds', () => {
  const scenario = loadBattle(plate({ 'elements[0].formation': 'together' })).scenario;
  expect(scenario.sides.allies.elements[0]?.formation).toBe('together');
});

const saveFaults = (change: (scenario: Record<string, unknown>) => void): string[] => {
  const { scenario, options } = JSON.parse(JSON.stringify(loadBattle(plate({}))));
  change(scenario);
  return savedSeekrieg.faults(scenario, options, 'save.json').map(({ path }) => path);
};

test('[SK-33.10] a save is held to its form, and ids to be different', () => {
  expect(saveFaults(() => undefined)).toEqual([]);
  expect(saveFaults((it) => Object.assign(it, { turns: 0 }))).toEqual(['scenario.turns']);
  expect(
    saveFaults(({ sides }) => {
      const { allies } = sides as { allies: { elements: { ships: { id: string }[] }[] } };
      const [first, second] = allies.elements[0]?.ships ?? [];
      if (first && second) second.id = first.id;
    }),
  ).toEqual(['scenario.sides.allies.elements[0].ships[1].id']);
});
