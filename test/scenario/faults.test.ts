import { describe, expect, test } from 'vitest';
import { faultText, loadScenario, nearestName } from '../../src/scenario';
import { battleFile, type Changes } from './battleFile';
import { registry } from './shipped';

/** What is told of the sample scenario with some places changed. */
const told = (...changes: Changes[]): string[] => {
  const read = loadScenario(battleFile(...changes), registry, 'x.json');
  return read.ok ? [] : read.faults.map(faultText);
};

const STACKS = {
  'taskForces[0].stacks': [{ ships: ['hood', 'prince-of-wales'], hex: [4, 0] }],
  'taskForces[1].stacks': [{ ships: ['bismarck', 'prinz-eugen'], hex: [-4, 0] }],
};

test('a good file has no faults', () => {
  expect(told()).toEqual([]);
  expect(told(STACKS)).toEqual([]);
});

describe('the form of a file', () => {
  test.each<[string, Changes, string]>([
    ['a missing key', { title: undefined }, 'title: expected text, found nothing'],
    ['an empty text', { title: '' }, "title: expected text that is not empty, found ''"],
    ['a number for a text', { title: 7 }, 'title: expected text, found 7'],
    ['a text for a number', { radius: '9' }, "radius: expected a number, found '9'"],
    ['a part of a hex', { radius: 9.5 }, 'radius: expected a whole number, found 9.5'],
    ['a small board', { radius: 5 }, 'radius: expected 6 or more, found 5'],
    ['a large board', { radius: 21 }, 'radius: expected 20 or less, found 21'],
    ['no round', { rounds: 0 }, 'rounds: expected 1 or more, found 0'],
    ['a fifth round', { rounds: 5 }, 'rounds: expected 4 or less, found 5'],
    [
      'a date that is none',
      { date: '1941-02-29' },
      "date: expected a date of the calendar like 1941-05-24, found '1941-02-29'",
    ],
    ['a time that is none', { time: '24:00' }, "time: expected a time like 05:52, found '24:00'"],
    ['an hour that is none', { hour: 'dusk' }, "hour: expected 'day' or 'night', found 'dusk'"],
    [
      'a weather that is none',
      { weather: 'gale' },
      "weather: expected 'clear', 'cloud', 'rain', 'squall' or 'storm', found 'gale'",
    ],
    [
      'a misspelt weather',
      { weather: 'strom' },
      "weather: expected 'clear', 'cloud', 'rain', 'squall' or 'storm', found 'strom' (did you mean 'storm'?)",
    ],
    [
      'a list that is none',
      { 'taskForces[0].ships': {} },
      'taskForces[0].ships: expected a list, found an object',
    ],
    [
      'a hex of one number',
      { land: [[1]] },
      'land[0]: expected 2 entries or more, found a list of 1',
    ],
    [
      'a task force without ships',
      { 'taskForces[0].ships': [] },
      'taskForces[0].ships: expected a list that is not empty, found a list of 0',
    ],
    [
      'two sentences for three',
      { situation: ['One.', 'Two.'] },
      'situation: expected 3 entries or more, found a list of 2',
    ],
    [
      'a misspelt trait',
      { 'taskForces[0].ships[0].traits': ['weakMagazine'] },
      "taskForces[0].ships[0].traits[0]: expected 'excellentGunnery', 'fireControlRadar', 'searchRadar', 'weakMagazines', 'unloading' or 'cargo', found 'weakMagazine' (did you mean 'weakMagazines'?)",
    ],
    [
      'an id with a capital',
      { id: 'Denmark' },
      "id: expected a name of small letters, figures and hyphens, found 'Denmark'",
    ],
    [
      'another system',
      { system: 'batle' },
      "system: expected 'battle', 'strategic', 'sea-wings', 'fleet-action' or 'seekrieg', found 'batle' (did you mean 'battle'?)",
    ],
  ])('%s', (_, changes, fault) => {
    expect(told(changes)).toEqual([`x.json: ${fault}`]);
  });

  test('an unknown key, with the one that was meant', () => {
    const [fault] = told({ 'taskForces[1].ships[0].captian': 'Lindemann' });
    expect(fault).toBe(
      "x.json: taskForces[1].ships[0].captian: expected no other keys than ship, captain, counter, traits, overrides, lost, torpedoesSpent, speed, found the key 'captian' (did you mean 'captain'?)",
    );
  });

  test('an unknown row of boxes', () => {
    const [fault] = told({ 'taskForces[0].ships[0].lost': { hul: 1 } });
    expect(fault).toContain('taskForces[0].ships[0].lost');
  });
});

describe('what does not fit together', () => {
  test.each<[string, Changes, string]>([
    [
      'a ship that nobody knows',
      { 'taskForces[1].ships[1].ship': 'prinz-eugene' },
      "taskForces[1].ships[1].ship: expected a ship of the registry, found 'prinz-eugene' (did you mean 'prinz-eugen'?)",
    ],
    [
      'a ship after her time',
      {
        'taskForces[0].ships[0].ship': 'exeter',
        date: '1942-03-02',
        'taskForces[1].ships': [{ ship: 'prinz-eugen' }],
      },
      "taskForces[0].ships[0].ship: expected a ship in service on 1942-03-02, found 'exeter', in service from 1931-07-27 to 1942-03-01",
    ],
    [
      'a ship twice',
      { 'taskForces[1].ships[1].ship': 'bismarck' },
      "taskForces[1].ships[1].ship: expected an id not used before, found 'bismarck' again",
    ],
    [
      'a task force twice',
      { 'taskForces[1].id': 'british' },
      "taskForces[1].id: expected an id not used before, found 'british' again",
    ],
    [
      'a side without ships',
      { 'taskForces[1].side': 'allies' },
      'taskForces: expected at least one task force of the axis, found none',
    ],
    [
      'a side of the board twice',
      { 'taskForces[1].entry': ['N', 'N'] },
      "taskForces[1].entry: expected each board side once, found 'N' again",
    ],
    [
      'enemies side by side [BT-3.5]',
      { 'taskForces[1].entry': ['N', 'NE'] },
      "taskForces[1].entry[1]: expected a board side with one empty between it and those of british (SE) [BT-3.5], found 'NE'",
    ],
    [
      'land off the board',
      { land: [[10, 0]] },
      'land[0]: expected a hex within 9 of the middle, found 10,0',
    ],
    [
      'land twice',
      {
        land: [
          [1, 0],
          [1, 0],
        ],
      },
      'land[1]: expected each hex of land once, found 1,0 again',
    ],
    [
      'land under the island marker',
      { land: [[0, 0]], islandMarker: true },
      'land[0]: expected no land in the middle, where the island marker is [BT-1.3], found 0,0',
    ],
    [
      'a name off the board',
      { names: [{ name: 'Iceland', hex: [0, -10], of: 'place' }] },
      'names[0].hex: expected a hex within 9 of the middle, found 0,-10',
    ],
    [
      'the name of a land on water',
      { land: [[1, 0]], names: [{ name: 'Iceland', hex: [0, 1], of: 'land' }] },
      'names[0].hex: expected a hex of land, found 0,1',
    ],
    [
      'the name of a water on land',
      { land: [[1, 0]], names: [{ name: 'The Strait', hex: [1, 0], of: 'water' }] },
      'names[0].hex: expected a hex of water, found 1,0',
    ],
    [
      'more boxes lost than there are',
      { 'taskForces[1].ships[0].lost': { primary: 9 } },
      'taskForces[1].ships[0].lost.primary: expected 6 or less, found 9',
    ],
    [
      'a ship sunk before it begins',
      { 'taskForces[1].ships[0].lost': { hull: 12 } },
      'taskForces[1].ships[0].lost.hull: expected 11 or less, found 12',
    ],
    [
      'torpedoes spent that never were',
      { 'taskForces[1].ships[0].torpedoesSpent': true },
      'taskForces[1].ships[0].torpedoesSpent: expected a ship with torpedoes, found none',
    ],
    [
      'a ship made faster by damage',
      { 'taskForces[1].ships[0].speed': '2+' },
      'taskForces[1].ships[0].speed: expected 2 or slower, found 2+',
    ],
    [
      'unloading on the high sea',
      { 'taskForces[0].ships[0].traits': ['unloading'] },
      'taskForces[0].ships[0]: expected land to unload at [BT-3.6], found none on the board',
    ],
    [
      'a counter of one ship',
      { 'taskForces[0].ships[0].counter': 'pair' },
      'taskForces[0].ships[0].counter: expected a counter of two to six ships [BT-2.6], found 1',
    ],
    [
      'a counter of two classes',
      { 'taskForces[0].ships[0].counter': 'pair', 'taskForces[0].ships[1].counter': 'pair' },
      'taskForces[0].ships[0].counter: expected ships of one class in one task force [BT-2.6], found hood, prince-of-wales',
    ],
    [
      'points for leaving to a ship of the other side',
      { extraPoints: { exits: [{ side: 'axis', by: ['S'], points: 5, ships: ['hood'] }] } },
      "extraPoints.exits[0].ships[0]: expected a ship of the axis, found 'hood'",
    ],
    [
      'points for unloading to a ship of the other side',
      { extraPoints: { unloading: [{ side: 'allies', points: 2, ships: ['bismarck'] }] } },
      "extraPoints.unloading[0].ships[0]: expected a ship of the allies, found 'bismarck'",
    ],
    [
      'points for boxes of a misspelt ship',
      { extraPoints: { boxes: [{ side: 'allies', ship: 'bismark', row: 'hull', points: 1 }] } },
      "extraPoints.boxes[0].ship: expected a ship of the axis, found 'bismark' (did you mean 'bismarck'?)",
    ],
    [
      'stacks for one task force only',
      { 'taskForces[0].stacks': STACKS['taskForces[0].stacks'] },
      'taskForces[1].stacks: expected stacks, as another task force has them [BT-3.15], found none',
    ],
    [
      'a ship in no stack',
      { ...STACKS, 'taskForces[1].stacks': [{ ships: ['bismarck'], hex: [-4, 0] }] },
      'taskForces[1].stacks: expected each ship once (bismarck, prinz-eugen), found bismarck',
    ],
    [
      'stacks off the board',
      { ...STACKS, 'taskForces[1].stacks[0].hex': [-10, 0] },
      'taskForces[1].stacks[0].hex: expected a hex of water on the board, found -10,0',
    ],
    [
      'stacks on land',
      { ...STACKS, land: [[4, 0]] },
      'taskForces[0].stacks[0].hex: expected a hex of water on the board, found 4,0',
    ],
  ])('%s', (_, changes, fault) => {
    expect(told(changes)).toContain(`x.json: ${fault}`);
  });

  test('[BT-2.4] stacks under four, unless the task force counts less or stacks are loose', () => {
    const parted = {
      ...STACKS,
      'taskForces[0].stacks': [
        { ships: ['hood'], hex: [4, 0] },
        { ships: ['prince-of-wales'], hex: [5, 0] },
      ],
    };
    const path = 'x.json: taskForces[0].stacks';
    const fault = 'expected ships that count 4 to 12 [BT-2.4], found 2';
    expect(told(parted)).toEqual([`${path}[0].ships: ${fault}`, `${path}[1].ships: ${fault}`]);
    expect(told(parted, { options: { looseStacks: true } })).toEqual([]);
  });
});

test('everything that is wrong is told at once', () => {
  const faults = told({
    'taskForces[0].ships[0].ship': 'hod',
    'taskForces[1].entry': ['E'],
    date: '1941-13-01',
    wether: 'clear',
    rounds: 9,
  });
  expect(faults).toHaveLength(4);
  const fitting = told({
    'taskForces[0].ships[0].ship': 'hod',
    'taskForces[1].ships[1].ship': 'bismarck',
    'taskForces[1].entry': ['SE'],
    land: [[12, 0]],
  });
  expect(fitting).toHaveLength(4);
});

test.each([
  ['prinz-eugene', 'prinz-eugen'],
  ['Bismark', 'bismarck'],
  ['graf-spee', 'admiral-graf-spee'],
  ['qwertzuiop', undefined],
  ['', undefined],
])('the name nearest to %j is %j', (found, nearest) => {
  expect(nearestName(found, [...registry.ships.keys()])).toBe(nearest);
});
