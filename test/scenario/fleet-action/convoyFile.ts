import { type Changes, changed } from '../battleFile';

/** A convoy off a hostile coast: merchant ships, small craft, a submarine, a battery, an air base, mines and a carrier; with some places changed. */
export const convoyFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(CONVOY, changes);

const CONVOY = {
  system: 'fleet-action',
  id: 'convoy',
  title: 'A convoy',
  place: 'Off the Solomons',
  date: '1943-08-07',
  time: '21:40',
  light: 'night',
  visibility: 1,
  turns: 10,
  minutes: 60,
  land: [{ rows: [20, 25] }],
  badWeather: [{ hexes: [[0, 0]] }],
  sides: {
    allies: { name: 'Convoy', nation: 'united-states', homeEdges: [] },
    axis: { name: 'Coast', nation: 'japan', homeEdges: ['north'], minefields: 4 },
  },
  squadrons: [
    {
      ...{ id: 'convoy', name: 'Convoy', side: 'allies', commandValue: 0 },
      ...{ course: 'N', knots: 9 },
      ships: [{ ship: 'fletcher', hex: [0, 5], mineLoads: 2 }],
      merchants: [
        { id: 'sam-houston', name: 'Sam Houston', merchant: 'liberty-ship', cargo: 'ammunition' },
        {
          id: 'ohio',
          name: 'Ohio',
          merchant: 'tanker-ohio',
          hex: [1, 5],
          captain: 'Captain Mason',
        },
      ],
    },
    {
      ...{ id: 'carrier', name: 'Carrier', side: 'allies', commandValue: 1 },
      ...{ course: 'N', knots: 20 },
      ships: [{ ship: 'enterprise-us', hex: [10, 5] }],
    },
    {
      ...{ id: 'boats', name: 'Boats', side: 'axis', commandValue: 0 },
      ...{ course: 'S', knots: 8 },
      craft: [
        {
          id: 'barges',
          name: 'Barges',
          craft: 'daihatsu',
          vessels: 6,
          hex: [0, -9],
          crewQuality: 1,
        },
      ],
    },
  ],
  airSquadrons: [
    {
      ...{ id: 'bombing-six', name: 'Bombing Six', side: 'allies', commandValue: 1 },
      home: 'enterprise-us',
      stands: [{ id: 'vb-6', aircraft: 'sbd-3', count: 12, load: '1000-lb-gp', flares: 2 }],
    },
  ],
  landTargets: [
    { id: 'vila', name: 'Vila', side: 'axis', place: 'airfield', hex: [0, 22], commandValue: 1 },
    { id: 'guns', name: 'Battery', side: 'axis', place: 'coast-battery', hex: [2, 22] },
  ],
  submarines: [{ id: 'i-20', name: 'I-20', side: 'axis', submarine: 'i-boat', fromTurn: 2 }],
  objectives: [],
  convoyOf: 'allies',
  situation: ['One.', 'Two.', 'Three.'],
  victory: 'Points.',
  history: 'It is not known.',
  sources: ['A book', 'Another book'],
};
