import { type Changes, changed } from './battleFile';

/** A good file of ships, with some places changed. */
export const shipFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(SAMPLE, changes);

const SAMPLE = {
  navy: 'sample-navy',
  name: 'Sample Navy',
  nation: 'norway',
  classes: [
    {
      id: 'sample',
      name: 'Sample',
      type: 'CA',
      standardTons: 10_000,
      lengthFeet: 600,
      beamFeet: 60,
      speedKnots: 32,
      beltInches: 3,
      deckInches: 2,
      guns: [
        {
          caliberInches: 8,
          model: '8 in',
          count: 8,
          turretFaceInches: 1,
          mounts: [
            { barrels: 2, at: 0.2, side: 'center' },
            { barrels: 2, at: 0.8, side: 'center' },
            { barrels: 1, at: 0.5, side: 'both' },
            { barrels: 1, at: 0.6, side: 'port' },
            { barrels: 1, at: 0.6, side: 'starboard' },
          ],
        },
      ],
      torpedoes: {
        kind: 'other',
        diameterInches: 21,
        tubes: 6,
        mounts: [{ tubes: 3, at: 0.5, side: 'both' }],
      },
      funnels: [0.4],
      antiAircraft: [{ from: '1936', heavyGuns: 4, lightBarrels: 8 }],
      radar: [],
      sources: ['A book', 'Another book'],
      uncertain: [],
      ships: [
        { id: 'first', name: 'First', inService: { from: '1936', to: '1945-05' } },
        { id: 'second', name: 'Second', inService: { from: '1937-01-02', to: '1950' } },
      ],
    },
  ],
};
