import type { TableSet } from './tableSet';

/** [WG-18.4] */
export const contact: TableSet['contact'] = {
  name: 'Surface contact',
  source: 'WG-18.4',
  fill: false,
  upTo: 3,
  modifiers: { night: 1, 'seeker-slowed': 1, 'avoider-slowed': -1 },
};

/** [WG-18.11] */
export const visibility: TableSet['visibility'] = {
  name: 'Visibility',
  source: 'WG-18.11',
  fill: false,
  dayYards: 36000,
  nightYards: [6000, 6000, 12000, 12000, 18000, 18000],
};

/** [WG-19.25, WG-19.26] */
export const quickMultipliers: TableSet['quickMultipliers'] = {
  name: 'Quick combat, factor modification',
  source: 'WG-19.25: the chart of that name',
  fill: false,
  multipliers: {
    B: { BB: 1, CA: 2, CL: 4, DD: 4, torpedo: 2 },
    C: { BB: 2, CA: 1, CL: 2, DD: 2, torpedo: 1 },
    D: { BB: 4, CA: 2, CL: 1, DD: 1, torpedo: 2 },
    M: { BB: 2, CA: 1, CL: 1, DD: 1, torpedo: 1 },
  },
  helpless: 1 / 2,
};

/** [WG-19.34, WG-19.36] */
export const quickPoints: TableSet['quickPoints'] = {
  name: 'Quick combat, damage points',
  source: 'WG-19.34: the chart of that name',
  fill: false,
  rows: [
    { odds: 0.5, point: 1 },
    { odds: 1, point: 2 },
    { odds: 1.5, point: 3 },
    { odds: 2, point: 4 },
    { odds: 2.5, point: 5 },
  ],
  splitFrom: 3,
};

/** [WG-19.39, WG-19.41] */
export const quickDamage: TableSet['quickDamage'] = {
  name: 'Quick combat, damage',
  source: 'WG-19.39: the chart of that name',
  fill: false,
  results: [
    { kind: 'all', letters: ['P'] },
    { kind: 'all', letters: ['P', 'A'] },
    { kind: 'first', letters: ['M', 'A'] },
    { kind: 'first', letters: ['M', 'A'] },
    { kind: 'first', letters: ['S', 'T', 'M'] },
    { kind: 'first', letters: ['T', 'S', 'M'] },
  ],
  torpedo: -1,
  dice: 3,
};

/** [WG-20.10] */
export const bombardment: TableSet['bombardment'] = {
  name: 'Bombardment of bases',
  source: 'WG-20.10: fill, by the bombardment of Henderson Field in October 1942',
  fill: true,
  perDie: 4,
  day: 3,
  night: 2,
};
