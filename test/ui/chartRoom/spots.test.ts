import { expect, test } from 'vitest';
import { battleDrafts } from '../../../src/scenario/battle/draft/form';
import { isUnder, nearestSpot } from '../../../src/ui/chartRoom/spots';
import { hexOfPath, whereIn } from '../../../src/ui/systems/battle/chartRoom/where';

test('a fault is at the control that edits the longest part of its path', () => {
  const spots = [
    'taskForces',
    'taskForces[1]',
    'taskForces[1].ships[2]',
    'taskForces[1].ships',
    'land',
  ];
  expect(nearestSpot('taskForces[1].ships[2].lost.hull', spots)).toBe('taskForces[1].ships[2]');
  expect(nearestSpot('taskForces[1].ships', spots)).toBe('taskForces[1].ships');
  expect(nearestSpot('taskForces[12].entry', spots)).toBe('taskForces');
  expect(nearestSpot('weather', spots)).toBeUndefined();
  expect(isUnder('landing', 'land')).toBe(false);
});

test('a place in the file has a name, and a hex where it has one', () => {
  const draft = {
    ...battleDrafts.empty('own-abcdefghij'),
    land: [[3, -1]] as [number, number][],
    names: [{ name: 'Savo', hex: [2, 2] as [number, number], of: 'place' as const }],
  };
  const [force] = draft.taskForces;
  if (!force) throw new Error('no force');
  force.ships = [{ ship: 'hood' }];
  force.stacks = [{ ships: ['hood'], hex: [0, 4] }];
  const where = (path: string) => whereIn(draft, path, (id) => id.toUpperCase());
  expect(where('taskForces[0].ships[0].speed')).toBe('HOOD, Allied force');
  expect(where('taskForces[0].stacks[0].hex')).toBe('Allied force');
  expect(['land[0]', 'extraPoints.exits[0]', 'sources', 'date', 'taskForces'].map(where)).toEqual([
    'Chart',
    'Victory',
    'The story',
    'Where and when',
    'Ships',
  ]);
  expect(hexOfPath(draft, 'land[0]')).toEqual({ q: 3, r: -1 });
  expect(hexOfPath(draft, 'names[0].hex')).toEqual({ q: 2, r: 2 });
  expect(hexOfPath(draft, 'taskForces[0].stacks[0].hex')).toEqual({ q: 0, r: 4 });
  expect(hexOfPath(draft, 'title')).toBeUndefined();
});
