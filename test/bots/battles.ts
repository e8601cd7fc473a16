import type {
  Armor,
  BattleScenario,
  ScenarioShip,
  ShipSheet,
  TaskForce,
} from '../../src/rules/battle';

const ARMOR: Readonly<Record<string, Armor>> = { H: 'heavy', L: 'light', N: 'none' };

/** `8H` is eight heavy boxes. */
const boxes = (text: string): Armor[] => {
  const armor = ARMOR[text.slice(-1)] ?? 'none';
  return Array.from({ length: Number.parseInt(text, 10) || 0 }, () => armor);
};

type Kind = [type: ShipSheet['type'], speed: ShipSheet['speed'], rows: string, torpedoes?: string];

/** Ships by the ratings of BT-16.9: rows are hull, primary, secondary, tertiary and AA. */
const KINDS = {
  bismarck: ['BB', '2', '12H 6H 1L 2N 6N'],
  'prinz-eugen': ['CA', '2+', '8L 0 3L 1N 4N', '2 other'],
  hood: ['BC', '2', '12H 6H 0 2N 6N'],
  'prince-of-wales': ['BB', '2', '12H 7H 0 2N 6N'],
  'graf-spee': ['CA', '2', '8L 3L 1N 1N 2N', '1 other'],
  exeter: ['CA', '2+', '7L 0 2N 1N 2N', '1 other'],
  ajax: ['CL', '2+', '7L 0 2N 1N 3N', '1 other'],
  achilles: ['CL', '2+', '7L 0 2N 1N 3N', '1 other'],
  minneapolis: ['CA', '2+', '7L 0 3L 1N 3N'],
  pensacola: ['CA', '2+', '7L 0 3L 1N 3N'],
  fletcher: ['DD', '2+', '4N 0 0 1N 2N', '3 us'],
  maury: ['DD', '2+', '4N 0 0 1N 2N', '3 us'],
  takanami: ['DD', '2+', '4N 0 0 1N 1N', '3 long-lance'],
  kagero: ['DD', '2+', '4N 0 0 1N 1N', '3 long-lance'],
  kuroshio: ['DD', '2+', '4N 0 0 1N 1N', '3 long-lance'],
  takao: ['CA', '2+', '8L 0 3N 1N 2N', '3 long-lance'],
} as const satisfies Record<string, Kind>;

function ship(id: keyof typeof KINDS): ScenarioShip {
  const [type, speed, rows, torpedoes] = KINDS[id] as Kind;
  const [hull, primary, secondary, tertiary, aa] = rows.split(' ').map(boxes);
  const [factors, kind] = torpedoes?.split(' ') ?? [];
  return {
    id,
    sheet: {
      name: id,
      classId: id,
      type,
      nation: 'any',
      speed,
      rows: { hull, primary, secondary, tertiary, aa } as ShipSheet['rows'],
      immuneHullBoxes: 0,
      torpedoes: factors
        ? { factors: Number(factors), kind: kind as 'us' | 'long-lance' | 'other' }
        : null,
      traits: [],
    },
  };
}

/** [BT-19.1] New and unready: four of nine primary boxes do not work. */
const unready = (it: ScenarioShip): ScenarioShip =>
  it.id === 'prince-of-wales' ? { ...it, lost: { primary: 4 } } : it;

const force = (
  id: string,
  side: TaskForce['side'],
  entry: TaskForce['entry'],
  ships: (keyof typeof KINDS)[],
): TaskForce => ({ id, name: id, side, entry, ships: ships.map(ship).map(unready) });

function battle(
  id: string,
  taskForces: TaskForce[],
  more: Partial<BattleScenario> = {},
): BattleScenario {
  return {
    system: 'battle',
    id,
    title: id,
    date: '1941-05-24',
    hour: 'day',
    weather: 'clear',
    radius: 9,
    land: [],
    islandMarker: false,
    sides: { allies: { name: 'Allies', nation: 'any' }, axis: { name: 'Axis', nation: 'any' } },
    rounds: 4,
    taskForces,
    extraPoints: {},
    allows: { flashes: true, tertiaryInStorm: false, torpedoesInStorm: false },
    ...more,
  };
}

/** Battles of the tests alone: no change to the shipped data changes their results. */
export const BATTLES: readonly BattleScenario[] = [
  battle('strait', [
    force('battlecruisers', 'allies', ['SE'], ['hood', 'prince-of-wales']),
    force('squadron', 'axis', ['NW'], ['bismarck', 'prinz-eugen']),
  ]),
  battle('estuary', [
    force('first', 'allies', ['S'], ['exeter']),
    force('second', 'allies', ['SW', 'SE'], ['ajax', 'achilles']),
    force('raider', 'axis', ['N'], ['graf-spee']),
  ]),
  battle(
    'sound',
    [
      force('cruisers', 'allies', ['S'], ['minneapolis', 'pensacola', 'fletcher', 'maury']),
      force('express', 'axis', ['N'], ['takao', 'takanami', 'kagero', 'kuroshio']),
    ],
    { hour: 'night', date: '1942-11-30', islandMarker: true, land: [{ q: 4, r: -2 }] },
  ),
];
