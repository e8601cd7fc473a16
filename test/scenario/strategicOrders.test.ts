import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/hex';
import { SIDES } from '../../src/rules/core';
import { hexOf } from '../../src/rules/strategic/advanced/map';
import { LAND_UNITS } from '../../src/rules/strategic/tables/landUnits';
import { shippedStrategic } from './shipped';

const BOOK = readFileSync(join(import.meta.dirname, '../../src/rules/strategic/RULES.md'), 'utf8');

/** The words of a clause, hyphens of all kinds alike. */
function clause(id: string): string {
  const from = BOOK.indexOf(`- **${id}** `);
  if (from < 0) throw new Error(`There is no clause ${id}.`);
  return BOOK.slice(from, BOOK.indexOf('\n', from)).replaceAll('−', '-');
}

const scenarioOf = (id: string) => {
  const found = shippedStrategic.find(({ card }) => card.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
};

/** Names of the registry that the ledger writes otherwise. */
const ALIASES: Readonly<Record<string, string>> = {
  'Brasil Maru': 'Brazil Maru',
  'Muzio Attendolo': 'Attendolo',
  'Raimondo Montecuccoli': 'Montecuccoli',
  'U 73': 'U-73',
};

/** Which divisions each clause lists, and how many ships in all. */
const DIVISIONS: readonly [clauses: string, scenario: string, divisions: string, ships: number][] =
  [
    ['ST-26.1a', 'midway', 'A1', 12],
    ['ST-26.1b', 'midway', 'A2', 9],
    ['ST-26.1c', 'midway', 'AS1', 1],
    ['ST-26.1f', 'midway', 'X1 X2', 19],
    ['ST-26.1h', 'midway', 'X3 X4', 17],
    ['ST-26.2a', 'coral-sea', 'A1', 12],
    ['ST-26.2b', 'coral-sea', 'A2 A3', 8],
    ['ST-26.2d', 'coral-sea', 'X1', 10],
    ['ST-26.2e', 'coral-sea', 'X2 X3 X4', 21],
    ['ST-26.3a', 'bismarck', 'X1', 2],
    ['ST-26.3b', 'bismarck', 'A1 A2 A3', 10],
    ['ST-26.3c', 'bismarck', 'A4', 11],
    ['ST-26.3d', 'bismarck', 'A5 A6 A7 A8 A9', 14],
    ['ST-26.4a', 'pedestal', 'A1 A2', 18],
    ['ST-26.4b', 'pedestal', 'A3 A4 A5', 26],
    ['ST-26.4e', 'pedestal', 'XS1 XS2 XS3 XS4 XS5 XS6 XS7 XS8', 8],
    ['ST-26.4f', 'pedestal', 'X4', 11],
    ['ST-26.5a', 'philippine-sea', 'A1 A2', 24],
    ['ST-26.5b', 'philippine-sea', 'A3 A4', 24],
    ['ST-26.5c', 'philippine-sea', 'A5 AS1 AS2', 14],
    ['ST-26.5e', 'philippine-sea', 'X1 X2', 22],
    ['ST-26.5f', 'philippine-sea', 'X3 X4', 20],
    ['ST-26.6a', 'santa-cruz', 'A1 A2', 23],
    ['ST-26.6c', 'santa-cruz', 'X1 X2 XS1', 25],
    ['ST-26.6d', 'santa-cruz', 'X3 X4', 18],
  ];

/** Ships that the ledger gives by number, not by name. */
const UNNAMED = ['Asakasan Maru', 'China Maru', 'Matsue Maru', 'Mogamigawa Maru'];

test.each(DIVISIONS)('[%s] %s: divisions %s with %i ships', (id, scenario, divisions, count) => {
  const words = clause(id);
  const names = divisions
    .split(' ')
    .flatMap((division) =>
      (scenarioOf(scenario).scenario.divisions.find((it) => it.id === division)?.ships ?? []).map(
        ({ card: { name } }) => ALIASES[name] ?? name,
      ),
    );
  expect(names).toHaveLength(count);
  expect(names.filter((name) => !words.includes(name) && !UNNAMED.includes(name))).toEqual([]);
});

/** How the ledger writes an aircraft. */
const AIRCRAFT: Readonly<Record<string, string>> = {
  'f4f-4': 'F4F',
  'sbd-3': 'SBD',
  'tbd-1': 'TBD',
  'f2a-3': 'F2A',
  'sb2u-3': 'SB2U',
  'tbf-1': 'TBF|TBM',
  'b-26': 'B-26|B-25/B-26',
  'b-17e': 'B-17',
  'pby-5a': 'PBY',
  a6m2: 'A6M2',
  a6m5: 'A6M5',
  d3a1: 'D3A',
  d4y2: 'D4Y',
  b5n2: 'B5N',
  b6n2: 'B6N',
  'p-40e': 'P-40',
  g4m1: 'G4M',
  h6k: 'flying boats',
  e13a1: 'floatplanes',
  'f6f-5': 'F6F',
  'sb2c-3': 'SB2C',
  'swordfish-i': 'Swordfish',
  'fulmar-ii': 'Fulmar',
  'albacore-i': 'Albacore',
  'sea-hurricane-ib': 'Sea Hurricane',
  'martlet-ii': 'Martlet',
  'spitfire-vc': 'Spitfire',
  'beaufighter-ic': 'Beaufighter',
  'beaufort-i': 'Beaufort',
  hudson: 'Hudson/PBY',
  'fw-200c': 'Fw 200',
  'he-111h-6': 'He 111',
  'ju-88a-4': 'Ju 88',
  'ju-87d': 'Ju 87',
  'bf-109f': 'Bf 109',
  'mc-202': 'MC.202',
  're-2001': 'Re.2001',
  'sm-79': 'SM.79/84|SM.79',
  'z-1007bis': 'Cant Z.1007',
};

test.each([
  ['ST-26.1d, ST-26.1e, ST-26.1g', 'midway'],
  ['ST-26.2c, ST-26.2f', 'coral-sea'],
  ['ST-26.3e', 'bismarck'],
  ['ST-26.4c, ST-26.4d', 'pedestal'],
  ['ST-26.5d, ST-26.5g', 'philippine-sea'],
  ['ST-26.6b, ST-26.6e', 'santa-cruz'],
])('[%s] %s: the squadrons', (ids, scenario) => {
  const words = ids.split(', ').map(clause).join(' ');
  const missing = scenarioOf(scenario).file.squadrons.filter(({ aircraft, steps }) =>
    (AIRCRAFT[aircraft] ?? aircraft)
      .split('|')
      .every((name) => !words.includes(`${name} ${steps.join('+')}`)),
  );
  // The Lexington of 1944 has Dauntlesses where her sisters have Helldivers, in as many steps.
  const stated = missing.filter(({ home }) => home !== 'lexington-1943');
  expect(stated.map(({ aircraft, home, steps }) => `${home}: ${aircraft} ${steps}`)).toEqual([]);
});

test.each([
  ['ST-26.2h', 'coral-sea'],
  ['ST-26.3g', 'bismarck'],
  ['ST-26.4h', 'pedestal'],
])('[%s] %s: land as the ledger draws it', (id, scenario) => {
  const words = clause(id);
  const coastlines = scenarioOf(scenario).scenario.map?.coastlines ?? [];
  for (const { name, points } of coastlines) {
    const drawn = points.map(({ lat, lon }) => `(${lat}, ${lon})`).join(', ');
    expect(words.replaceAll('.0,', ',').replaceAll('.0)', ')'), name).toContain(`${name} ${drawn}`);
  }
  expect(coastlines.flatMap(({ points }) => points)).toHaveLength(
    words.match(/\(-?\d/g)?.length ?? 0,
  );
});

test.each([
  ['ST-26.1, ST-26.1j', 'midway', 'basic, 8 turns from 06:00, quick'],
  ['ST-26.2, ST-26.2i', 'coral-sea', 'advanced, 42 turns from 06:00, quick'],
  ['ST-26.3, ST-26.3i', 'bismarck', 'advanced, 78 turns from 05:00, tactical'],
  ['ST-26.4, ST-26.4i', 'pedestal', 'advanced, 84 turns from 12:00, quick'],
  ['ST-26.5, ST-26.5j', 'philippine-sea', 'basic, 8 turns from 06:00, quick'],
  ['ST-26.6, ST-26.6g', 'santa-cruz', 'basic, 8 turns from 06:00, quick'],
])('[%s] %s: its frame', (_, id, frame) => {
  const { file, scenario, card } = scenarioOf(id);
  const { level, turns, resolution } = scenario;
  expect(`${level}, ${turns} turns from ${file.time}, ${resolution.usual}`).toBe(frame);
  expect(resolution.ordered).toBe(false);
  expect(card.situation.length).toBeGreaterThan(200);
});

test('[ST-26.2] Coral Sea: poor weather in the north on the second day', () => {
  expect(scenarioOf('coral-sea').scenario.poor).toEqual([{ from: 19, to: 42, northOf: -13 }]);
});

test('[ST-26.3] Bismarck: hours of light, turns of poor weather', () => {
  const { daylight, poor } = scenarioOf('bismarck').scenario;
  expect([daylight, poor]).toEqual([
    { from: 4, to: 22 },
    [
      { from: 15, to: 40 },
      { from: 50, to: 70 },
    ],
  ]);
});

test('[ST-26.3b, ST-26.3d, ST-26.3h] Bismarck: who begins where, and who comes later', () => {
  const { divisions, firstActionHexes, map } = scenarioOf('bismarck').scenario;
  const division = (id: string) => {
    const found = divisions.find((it) => it.id === id);
    if (!found || !('hex' in found.place)) throw new Error(id);
    return { ...found, hex: found.place.hex };
  };
  const german = division('X1');
  expect(german.undividedUntil).toBe(12);
  expect(firstActionHexes).toBe(16);
  expect(division('A1').hex).toEqual({ q: german.hex.q + 1, r: german.hex.r });
  expect(division('A3').hex).toEqual({ q: german.hex.q, r: german.hex.r - 1 });
  expect(distance(division('A1').hex, division('A2').hex)).toBe(3);
  expect(division('A7')).toMatchObject({ enters: 'then', freeFrom: 24 });
  expect(map?.exits[0]?.hexes).toContainEqual(division('A7').hex);
  expect([division('A8').freeFrom, division('A9').freeFrom]).toEqual([40, 50]);
});

test.each([
  ['ST-26.1i', 'midway', [20, 30, 10]],
  ['ST-26.2g', 'coral-sea', [30, 15]],
  ['ST-26.3f', 'bismarck', [60, 10, 63]],
  ['ST-26.4g', 'pedestal', [20, 40, -20]],
  ['ST-26.5h', 'philippine-sea', [40]],
  ['ST-26.6f', 'santa-cruz', [20, 15]],
])('[%s, ST-22.10] %s: points of the objectives', (_, id, points) => {
  const { objectives } = scenarioOf(id).scenario;
  expect(objectives.map((it) => it.points)).toEqual(points);
});

test('[ST-26.3f] Bismarck sunk doubles her value', () => {
  const { divisions, objectives } = scenarioOf('bismarck').scenario;
  const ship = divisions[0]?.ships[0]?.card;
  expect(objectives.find(({ id }) => id === 'bismarck')?.points).toBe(ship?.points);
});

test('[ST-26.5i] Philippine Sea: crews hardly trained, aircraft of long reach', () => {
  expect(scenarioOf('philippine-sea').scenario.rules).toEqual({
    allies: {},
    axis: { airToAir: -1, longLegged: true },
  });
});

describe('[ST-24.7, ST-24.8, ST-24.9, ST-24.10] every scenario', () => {
  test.each(shippedStrategic)(
    '$card.title: squadrons fit their homes [ST-2.25]',
    ({ scenario }) => {
      const room = new Map<string, number>([
        ...scenario.divisions.flatMap(({ ships }) =>
          ships.map(({ card }): [string, number] => [card.id, card.airGroup ?? 0]),
        ),
        ...scenario.landUnits.map(({ id, kind }): [string, number] => [
          id,
          LAND_UNITS[kind].airGroup ?? 0,
        ]),
      ]);
      for (const [home, squadrons] of room) {
        const steps = scenario.squadrons
          .filter((it) => it.home === home && !it.isScout)
          .reduce((sum, it) => sum + it.steps, 0);
        expect(steps, home).toBeLessThanOrEqual(squadrons * 4);
      }
    },
  );

  test.each(shippedStrategic)(
    '$card.title: scouts of every ship with catapults [ST-2.26]',
    (it) => {
      const { divisions, squadrons } = it.scenario;
      const flying = divisions.flatMap(({ ships }) =>
        ships.filter(({ card }) => card.scoutSteps > 0).map(({ card }) => card.id),
      );
      const scouts = squadrons.filter(({ isScout }) => isScout);
      expect(scouts.map(({ home }) => home).sort()).toEqual(flying.sort());
    },
  );

  test.each(shippedStrategic)(
    '$card.title: names that the enemy sees tell nothing',
    ({ scenario }) => {
      for (const { id, side, card } of scenario.squadrons)
        expect(id).toMatch(new RegExp(`^${side === 'allies' ? 'A' : 'X'}${card.type}\\d+$`));
      for (const { id, side } of scenario.divisions)
        expect(id).toMatch(new RegExp(`^${side === 'allies' ? 'A' : 'X'}S?\\d+$`));
    },
  );

  test.each(shippedStrategic)(
    '$card.title: every surface ship can be handed over [ST-21.7]',
    (it) => {
      const ships = it.scenario.divisions.flatMap((division) => division.ships);
      expect(ships.filter(({ sheet, submarine }) => !sheet === !submarine)).toEqual([]);
      for (const side of SIDES) expect(it.card.forces[side].length).toBeGreaterThan(0);
    },
  );
});

describe('[ST-1.11, ST-1.12] the maps', () => {
  const maps = shippedStrategic.flatMap(({ card, scenario }) =>
    scenario.map ? [{ title: card.title, map: scenario.map }] : [],
  );

  test.each(maps)('$title: coast is sea next to land', ({ map }) => {
    const key = ({ q, r }: { q: number; r: number }) => `${q},${r}`;
    const land = new Set(map.land.map(key));
    expect(map.coast.filter((hex) => land.has(key(hex)))).toEqual([]);
    for (const hex of map.coast)
      expect(
        map.land.some((it) => distance(it, hex) === 1),
        key(hex),
      ).toBe(true);
    expect(map.land.length).toBeGreaterThan(20);
  });

  test('places lie on land where they did', () => {
    const { map } = scenarioOf('coral-sea').scenario;
    if (!map) throw new Error('a map');
    const isLand = (lat: number, lon: number) => {
      const { q, r } = hexOf(map, lat, lon);
      return map.land.some((it) => it.q === q && it.r === r);
    };
    expect(isLand(-7.2, 147)).toBe(true);
    expect(isLand(-6.3, 155.2)).toBe(true);
    expect(isLand(-14, 154)).toBe(false);
  });
});
