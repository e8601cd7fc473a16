import { type Changes, changed } from './battleFile';

/** A good file of a Basic game, with some places changed. */
export const basicFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(BASIC, changes);

/** A good file of an Advanced game, with some places changed. */
export const advancedFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(ADVANCED, changes);

const FRAME = {
  system: 'strategic',
  id: 'sample',
  title: 'Sample',
  place: 'Somewhere',
  date: '1942-06-04',
  time: '06:00',
  turns: 8,
  minutes: 60,
  sides: {
    allies: { name: 'United States Navy', nation: 'united-states' },
    axis: { name: 'Imperial Japanese Navy', nation: 'japan' },
  },
  scouts: { axis: 'e13a1' },
  squadrons: [
    { aircraft: 'sbd-3', home: 'hornet', steps: [4, 2] },
    { aircraft: 'pby-5a', home: 'base', steps: [2] },
  ],
  objectives: [
    {
      id: 'hornet',
      text: 'Hornet sunk.',
      scores: 'axis',
      points: 10,
      when: [{ shipsHurt: ['hornet'], state: 'sunk', least: 1 }],
    },
  ],
  resolution: { usual: 'quick' },
  situation: ['One.', 'Two.', 'Three.'],
  victory: 'Points.',
  history: 'It happened.',
  sources: ['A book', 'Another book'],
};

const BASIC = {
  ...FRAME,
  level: 'basic',
  divisions: [
    { id: 'A1', name: 'One', side: 'allies', ships: [{ ship: 'hornet' }, { ship: 'benham' }] },
    { id: 'AS1', name: 'Boat', side: 'allies', box: 'short', ships: [{ submarine: 'nautilus' }] },
    { id: 'X1', name: 'Two', side: 'axis', ships: [{ ship: 'tone' }] },
  ],
  landUnits: [{ id: 'base', name: 'Base', side: 'allies', kind: 'seaplaneBase' }],
};

const ADVANCED = {
  ...FRAME,
  level: 'advanced',
  map: {
    corner: { lat: 10, lon: 100 },
    farCorner: { lat: 5, lon: 105 },
    coastlines: [
      {
        name: 'Island',
        points: [
          [9, 101],
          [9, 103],
          [7, 103],
          [7, 101],
        ],
      },
    ],
    exits: [{ id: 'east', name: 'East', side: 'axis', edge: 'east' }],
  },
  divisions: [
    {
      id: 'A1',
      name: 'One',
      side: 'allies',
      at: { lat: 6, lon: 101 },
      ships: [{ ship: 'hornet' }, { ship: 'benham' }],
    },
    { id: 'X1', name: 'Two', side: 'axis', hex: [2, 2], ships: [{ ship: 'tone' }] },
  ],
  landUnits: [
    { id: 'base', name: 'Base', side: 'allies', kind: 'airbase', at: { lat: 8, lon: 102 } },
  ],
};
