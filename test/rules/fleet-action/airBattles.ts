import { airSquadron } from './airSetting';
import { aircraft, load } from './aloft';
import type { TestBattle } from './setting';
import { sheet } from './sheets';

const SBD = aircraft('SBD-3', [load('1,000 lb GP', { key: '1000lb' })]);
const TBF = aircraft('TBF-1', [load('22.4" Mk 13 torpedo', { key: 'mk13' })]);
const WILDCAT = aircraft('F4F-4', [load('100 lb GP', { key: '100lb', count: 2 })]);
const VAL = aircraft('D3A1', [load('250 kg GP', { key: '250kg' })]);
const BETTY = aircraft('G4M1', [
  load('45 cm Type 91 torpedo', { key: 'type-91' }),
  load('250 kg GP', {
    key: '250kg',
    count: 4,
    attacks: ['low-level', 'medium-level', 'high-level'],
  }),
]);
const ZERO = aircraft('A6M2');

const AIRFIELD = sheet('Enterprise', {
  ...{ name: 'Airfield', type: 'L', size: 0, speedKnots: 0, structure: 40, flotation: 0 },
  ...{ main: null, other: null, planes: 0 },
});

/** A carrier, escorts and a strike of their own against an air base, a carrier and land-based bombers, on a small map. */
export const CARRIERS: TestBattle = {
  ...{ turns: 7, wind: 1 },
  map: { column: -18, row: -16, columns: 37, rows: 33 },
  allies: [
    {
      ...{ sheet: 'Enterprise', id: 'cv-6', hex: { q: 4, r: 8 }, facing: 1, knots: 24 },
      ...{ squadron: 'carriers', commandValue: 1 },
    },
    { sheet: 'Exeter', id: 'ca', hex: { q: 5, r: 8 }, squadron: 'carriers' },
    { sheet: 'Fletcher', id: 'dd', hex: { q: 4, r: 6 }, facing: 1, knots: 20, isContact: true },
  ],
  axis: [
    { sheet: 'Akagi', id: 'kaga', hex: { q: -4, r: -8 }, facing: 2, knots: 24, squadron: 'kido' },
    { sheet: 'Fubuki', id: 'kuchikukan', hex: { q: -4, r: -7 }, squadron: 'kido' },
    { sheet: 'Atago', hex: { q: -8, r: -4 }, facing: 3, knots: 20, isContact: true },
  ],
  sides: {
    allies: {
      airSquadrons: [
        airSquadron([{ id: 'vb6', aircraft: SBD, load: '1000lb', aboard: 'cv-6', count: 12 }], {
          home: 'cv-6',
        }),
        airSquadron(
          [
            { id: 'vt6', aircraft: TBF, load: 'mk13', hex: { q: 4, r: 4 }, altitude: 'low' },
            { id: 'vs6', aircraft: SBD, load: '1000lb', hex: { q: 4, r: 4 }, altitude: 'high' },
          ],
          { home: 'cv-6' },
        ),
        airSquadron([
          { id: 'vf6', aircraft: WILDCAT, hex: { q: 4, r: 4 } },
          { id: 'vf3', aircraft: WILDCAT, load: '100lb', aboard: 'cv-6', count: 4 },
        ]),
      ],
    },
    axis: {
      landTargets: [
        {
          ...{ id: 'rabaul', name: 'Rabaul', sheet: AIRFIELD, vessels: 1 },
          ...{ hex: { q: -12, r: 0 }, commandValue: 1 },
        },
      ],
      airSquadrons: [
        airSquadron([{ id: 'kanbaku', aircraft: VAL, load: '250kg', aboard: 'kaga', count: 9 }], {
          home: 'kaga',
        }),
        airSquadron([{ id: 'rikko', aircraft: BETTY, load: 'type-91', aboard: 'rabaul' }], {
          home: 'rabaul',
        }),
        airSquadron([{ id: 'reisen', aircraft: ZERO, hex: { q: -4, r: -8 } }], { home: 'kaga' }),
        airSquadron([
          { id: 'late', aircraft: BETTY, load: '250kg', turn: 2, hex: { q: 0, r: -16 } },
        ]),
      ],
    },
  },
};

/** The same by night. */
export const NIGHT_CARRIERS: TestBattle = { ...CARRIERS, isNight: true, visibility: 2, turns: 5 };
