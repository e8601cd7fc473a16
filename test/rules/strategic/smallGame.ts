import { freezePlain } from '../../../src/game/freeze';
import type { ShipCard, SquadronCard } from '../../../src/rules/strategic/cards/cards';
import type {
  Place,
  ScenarioDivision,
  ScenarioLandUnit,
  ScenarioShip,
  ScenarioSquadron,
  StrategicScenario,
  TheaterMap,
} from '../../../src/rules/strategic/model/scenario';
import { card, squadron } from './fixture';

/** A ship of no navy: a heavy cruiser with what is said otherwise. */
export const scenarioShip = (
  id: string,
  given: Partial<ShipCard> = {},
  more: Partial<ScenarioShip> = {},
): ScenarioShip => ({
  card: card({ name: id.toUpperCase(), ...given, id }),
  class: 'test',
  navy: 'test',
  ...more,
});

export const CARRIER: Partial<ShipCard> = {
  ...{ type: 'CV', size: 'large', speed: 6, capacity: 7, points: 40, airGroup: 4 },
  ...{ firePower: { rating: 2, gunClass: 'E' }, torpedo: null, areaAa: 1, lightAa: 2 },
  ...{ firstDefense: 3, secondDefense: 5, radar: 1 },
};

export const BATTLESHIP: Partial<ShipCard> = {
  ...{ type: 'BB', size: 'large', speed: 5, capacity: 8, points: 50, torpedo: null },
  ...{ firePower: { rating: 7, gunClass: 'A' }, secondary: { rating: 2, gunClass: 'E' } },
  ...{ firstDefense: 7, secondDefense: 5, radar: 1 },
};

export const DESTROYER: Partial<ShipCard> = {
  ...{ type: 'DD', size: 'small', speed: 7, capacity: 4, points: 2, torpedo: 3, asw: 2 },
  ...{ firePower: { rating: 2, gunClass: 'E' }, firstDefense: 2, secondDefense: 4 },
};

export const TRANSPORT: Partial<ShipCard> = {
  ...{ type: 'TR', speed: 3, capacity: 5, points: 8, torpedo: null, areaAa: null },
  ...{ firePower: { rating: 1, gunClass: 'E' }, firstDefense: 1, secondDefense: 1 },
};

const SUBMARINE: Partial<ShipCard> = {
  ...{ type: 'SS', size: 'small', speed: 4, capacity: 4, points: 4, torpedo: 4, areaAa: null },
  ...{ firePower: { rating: 1, gunClass: 'E' }, firstDefense: 1, secondDefense: 2, lightAa: null },
};

export const submarine = (id: string): ScenarioShip =>
  scenarioShip(id, SUBMARINE, {
    submarine: { surfacedSpeed: 4, submergedSpeed: 1, hasDeckGun: true },
  });

export const FIGHTERS: Partial<SquadronCard> = { type: 'F', airToAir: 4, defense: 4 };
export const DIVE_BOMBERS: Partial<SquadronCard> = {
  ...{ type: 'DB', airToAir: 1, defense: 3, endurance: 3 },
  bombs: { rating: 6, method: 'dive' },
};
export const TORPEDO_BOMBERS: Partial<SquadronCard> = {
  ...{ type: 'TB', airToAir: 0, defense: 2, endurance: 4, airTorpedo: 6 },
  bombs: { rating: 4, method: 'level' },
};
export const PATROL: Partial<SquadronCard> = {
  ...{ type: 'PA', airToAir: 1, defense: 2, endurance: 7, asw: 1 },
  bombs: { rating: 4, method: 'level' },
};

export const scenarioSquadron = (
  id: string,
  home: string,
  given: Partial<SquadronCard>,
  steps = 4,
): ScenarioSquadron => ({
  ...{ id, home, steps, aircraft: 'test' },
  side: id.startsWith('a') ? 'allies' : 'axis',
  card: squadron({ name: id.toUpperCase(), ...given }).card,
});

export const division = (
  id: string,
  ships: readonly ScenarioShip[],
  place: Place,
): ScenarioDivision => ({
  ...{ id, ships, place },
  name: `Division ${id}`,
  side: id.startsWith('A') ? 'allies' : 'axis',
});

const landUnit = (id: string, kind: ScenarioLandUnit['kind'], place: Place): ScenarioLandUnit => ({
  ...{ id, kind, place, radar: 0 as const },
  name: `The ${kind}`,
  side: id.startsWith('a') ? 'allies' : 'axis',
});

/** Where the units of the small game begin, by the level. */
type Places = Readonly<Record<'A1' | 'A2' | 'AS1' | 'X1' | 'X2' | 'XS1', Place>>;

const divisions = (at: Places): ScenarioDivision[] => [
  division(
    'A1',
    [
      scenarioShip('a-carrier', CARRIER),
      scenarioShip('a-cruiser'),
      scenarioShip('a-dd-1', DESTROYER),
    ],
    at.A1,
  ),
  division(
    'A2',
    [
      scenarioShip('a-battleship', BATTLESHIP),
      scenarioShip('a-dd-2', DESTROYER),
      scenarioShip('a-transport', TRANSPORT),
    ],
    at.A2,
  ),
  division('AS1', [submarine('a-boat')], at.AS1),
  division(
    'X1',
    [
      scenarioShip('x-carrier', CARRIER),
      scenarioShip('x-cruiser-1'),
      scenarioShip('x-dd-1', DESTROYER),
    ],
    at.X1,
  ),
  division(
    'X2',
    [
      scenarioShip('x-battleship', BATTLESHIP),
      scenarioShip('x-cruiser-2'),
      scenarioShip('x-dd-2', DESTROYER),
    ],
    at.X2,
  ),
  division('XS1', [submarine('x-boat')], at.XS1),
];

const SQUADRONS: readonly ScenarioSquadron[] = [
  scenarioSquadron('a-f', 'a-carrier', FIGHTERS),
  scenarioSquadron('a-db-1', 'a-carrier', DIVE_BOMBERS),
  scenarioSquadron('a-db-2', 'a-carrier', DIVE_BOMBERS),
  scenarioSquadron('a-tb', 'a-carrier', TORPEDO_BOMBERS, 3),
  scenarioSquadron('a-base-f', 'a-base', FIGHTERS),
  scenarioSquadron('a-base-pa', 'a-base', PATROL, 3),
  scenarioSquadron('x-f', 'x-carrier', FIGHTERS),
  scenarioSquadron('x-db', 'x-carrier', DIVE_BOMBERS),
  scenarioSquadron('x-tb-1', 'x-carrier', TORPEDO_BOMBERS),
  scenarioSquadron('x-tb-2', 'x-carrier', TORPEDO_BOMBERS, 2),
];

const common = {
  system: 'strategic',
  date: '1942-06-04',
  firstHour: 6,
  daylight: { from: 6, to: 18 },
  poor: [],
  sides: {
    allies: { name: 'Player One', nation: 'united-states' },
    axis: { name: 'Player Two', nation: 'japan' },
  },
  squadrons: SQUADRONS,
  spottedAtStart: [],
  rules: { allies: {}, axis: {} },
  resolution: { usual: 'quick', ordered: true },
} as const;

const LONG: Place = { box: 'long' };

/** Two divisions, a carrier's and a battleship's, and a submarine on each side; an Allied atoll with aircraft. */
export const smallBasic = (given: Partial<StrategicScenario> = {}): StrategicScenario => ({
  ...common,
  id: 'small-basic',
  title: 'Small',
  level: 'basic',
  turns: 6,
  divisions: divisions({
    ...{ A1: LONG, A2: LONG, X1: LONG, X2: LONG },
    ...{ AS1: { box: 'medium' }, XS1: { box: 'medium' } },
  }),
  landUnits: [
    landUnit('a-base', 'airbase', LONG),
    landUnit('a-battery', 'mediumBattery', LONG),
    landUnit('a-garrison', 'garrison', LONG),
  ],
  objectives: [
    {
      ...{ id: 'base', text: 'The airbase is Heavy or out of action', scores: 'axis' },
      ...{ points: 20, per: 'once' },
      when: [{ kind: 'landHurt', landUnit: 'a-base', state: 'heavy' }],
    },
  ],
  quietTurns: 12,
  ...given,
});

/** Twelve columns of ten hexes, with an island of one land hex. */
export const SMALL_MAP: TheaterMap = {
  corner: { lat: 10, lon: 150 },
  farCorner: { lat: 7, lon: 153.4 },
  columns: 12,
  rows: 10,
  land: [{ q: 2, r: 5 }],
  coast: [
    { q: 2, r: 4 },
    { q: 3, r: 4 },
    { q: 3, r: 5 },
    { q: 2, r: 6 },
    { q: 1, r: 6 },
    { q: 1, r: 5 },
  ],
  coastlines: [],
  exits: [{ id: 'east', name: 'East', side: 'axis', hexes: [{ q: 11, r: 0 }] }],
};

/** The same forces on a map: the fleets eight hexes apart, the atoll behind the Allies. */
export const smallAdvanced = (given: Partial<StrategicScenario> = {}): StrategicScenario => ({
  ...common,
  id: 'small-advanced',
  title: 'Small, on a map',
  level: 'advanced',
  turns: 12,
  map: SMALL_MAP,
  divisions: divisions({
    A1: { hex: { q: 1, r: 4 } },
    A2: { hex: { q: 2, r: 3 } },
    AS1: { hex: { q: 6, r: 1 } },
    X1: { hex: { q: 9, r: 0 } },
    X2: { hex: { q: 8, r: 0 } },
    XS1: { hex: { q: 3, r: 3 } },
  }),
  landUnits: [
    landUnit('a-base', 'airbase', { hex: { q: 1, r: 5 } }),
    landUnit('a-battery', 'mediumBattery', { hex: { q: 1, r: 5 } }),
    landUnit('a-garrison', 'garrison', { hex: { q: 1, r: 5 } }),
  ],
  objectives: [
    {
      ...{ id: 'base', text: 'The airbase is Heavy or out of action', scores: 'axis' },
      ...{ points: 20, per: 'once' },
      when: [{ kind: 'landHurt', landUnit: 'a-base', state: 'heavy' }],
    },
  ],
  quietTurns: 12,
  ...given,
});

// Tests share the modules of their worker: what one changed here would be another game for those that come after it.
for (const shared of [
  ...[CARRIER, BATTLESHIP, DESTROYER, TRANSPORT, SUBMARINE],
  ...[FIGHTERS, DIVE_BOMBERS, TORPEDO_BOMBERS, PATROL],
  ...[SQUADRONS, common, LONG, SMALL_MAP],
])
  freezePlain(shared);
