import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distance } from '../../src/hex';
import { isOnLand } from '../../src/scenario/node/naturalEarth';
import { landRows } from '../../src/scenario/strategic/theater';
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
    ['ST-26.6a', 'santa-cruz', 'A1 A2 A3', 33],
    ['ST-26.6c', 'santa-cruz', 'X1 X2 XS1', 25],
    ['ST-26.6d', 'santa-cruz', 'X3 X4', 18],
  ];

/** Ships that the ledger gives by number, not by name. */
const UNNAMED = ['Asakasan Maru', 'China Maru', 'Matsue Maru', 'Mogamigawa Maru'];

function holdsDivisions(id: string): void {
  for (const [listed, , divisions, count] of DIVISIONS.filter(([, of]) => of === id)) {
    const words = clause(listed);
    const names = divisions
      .split(' ')
      .flatMap((division) => shipsOf(id, division).map((name) => ALIASES[name] ?? name));
    expect(names, listed).toHaveLength(count);
    const strange = names.filter((name) => !words.includes(name) && !UNNAMED.includes(name));
    expect(strange, listed).toEqual([]);
  }
}

const shipsOf = (id: string, division: string): string[] =>
  (scenarioOf(id).scenario.divisions.find((it) => it.id === division)?.ships ?? []).map(
    ({ card }) => card.name,
  );

test('[ST-26.1a, ST-26.1b, ST-26.1c, ST-26.1f, ST-26.1h] Midway: divisions', () =>
  holdsDivisions('midway'));
test('[ST-26.2a, ST-26.2b, ST-26.2d, ST-26.2e] Coral Sea: divisions', () =>
  holdsDivisions('coral-sea'));
test('[ST-26.3a, ST-26.3b, ST-26.3c, ST-26.3d] Bismarck: divisions', () =>
  holdsDivisions('bismarck'));
test('[ST-26.4a, ST-26.4b, ST-26.4e, ST-26.4f] Pedestal: divisions', () =>
  holdsDivisions('pedestal'));
test('[ST-26.5a, ST-26.5b, ST-26.5c, ST-26.5e, ST-26.5f] Philippine Sea: divisions', () =>
  holdsDivisions('philippine-sea'));
test('[ST-26.6a, ST-26.6c, ST-26.6d] Santa Cruz: divisions', () => holdsDivisions('santa-cruz'));

test('[ST-26.1c, ST-26.2c, ST-26.2f, ST-26.3e, ST-26.4c, ST-26.4d, ST-26.5g, ST-26.6b] land units', () => {
  const units = (id: string) =>
    scenarioOf(id).scenario.landUnits.map(({ kind, radar }) => `${kind} ${radar}`);
  expect(units('midway')).toEqual(['airbase 1', 'mediumBattery 0', 'garrison 0']);
  expect(units('coral-sea')).toEqual(['airfield 1', 'airbase 0', 'seaplaneBase 0']);
  expect(units('bismarck')).toEqual(['airfield 0', 'airfield 0', 'airfield 0']);
  expect(units('pedestal')).toEqual([
    'airbase 2',
    'port 2',
    'airbase 0',
    'airbase 0',
    'airfield 0',
  ]);
  expect(units('philippine-sea')).toEqual(['airfield 0']);
  expect(units('santa-cruz')).toEqual(['airbase 1']);
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
  'f6f-3': 'F6F-3',
  'sb2c-1c': 'SB2C-1C',
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

function holdsSquadrons(id: string, clauses: readonly string[]): void {
  const words = clauses.map(clause).join(' ');
  const missing = scenarioOf(id).file.squadrons.filter(({ aircraft, steps }) =>
    (AIRCRAFT[aircraft] ?? aircraft)
      .split('|')
      .every((name) => !words.includes(`${name} ${steps.join('+')}`)),
  );
  // The Lexington of 1944 has Dauntlesses where her sisters have Helldivers, in as many steps.
  const stated = missing.filter(({ home }) => home !== 'lexington-1943');
  expect(stated.map(({ aircraft, home, steps }) => `${home}: ${aircraft} ${steps}`)).toEqual([]);
}

test('[ST-26.1d, ST-26.1e, ST-26.1g] Midway: squadrons', () =>
  holdsSquadrons('midway', ['ST-26.1d', 'ST-26.1e', 'ST-26.1g']));
test('[ST-26.2c, ST-26.2f] Coral Sea: squadrons', () =>
  holdsSquadrons('coral-sea', ['ST-26.2c', 'ST-26.2f']));
test('[ST-26.3e] Bismarck: squadrons', () => holdsSquadrons('bismarck', ['ST-26.3e']));
test('[ST-26.4c, ST-26.4d] Pedestal: squadrons', () =>
  holdsSquadrons('pedestal', ['ST-26.4c', 'ST-26.4d']));
test('[ST-26.5d, ST-26.5g] Philippine Sea: squadrons', () =>
  holdsSquadrons('philippine-sea', ['ST-26.5d', 'ST-26.5g']));
test('[ST-26.6b, ST-26.6e] Santa Cruz: squadrons', () =>
  holdsSquadrons('santa-cruz', ['ST-26.6b', 'ST-26.6e']));

/** Land as the earth has it, and as many hexes of it as the ledger says. */
function holdsLand(id: string, words: string): void {
  const { file } = scenarioOf(id);
  const map = file.map;
  if (!map) throw new Error(`${id} has no map.`);
  expect(map.land).toEqual(landRows(map, isOnLand(map)));
  const hexes = map.land?.join('') ?? '';
  expect(words).toContain(`${hexes.replaceAll('.', '').length} of ${hexes.length} hexes`);
}

test('[ST-26.2h, ST-1.12] Coral Sea: land as the earth has it', () =>
  holdsLand('coral-sea', clause('ST-26.2h')));
test('[ST-26.3g] Bismarck: land', () => holdsLand('bismarck', clause('ST-26.3g')));
test('[ST-26.4h] Pedestal: land', () => holdsLand('pedestal', clause('ST-26.4h')));

/** Level, length, hour and way of a scenario; the note of what it is about is on its page. */
function holdsFrame(id: string, frame: string, words: readonly string[]): void {
  const { file, scenario, card } = scenarioOf(id);
  const { level, turns, resolution } = scenario;
  expect(`${level}, ${turns} turns from ${file.time}, ${resolution.usual}`).toBe(frame);
  expect(resolution.ordered).toBe(false);
  for (const word of words) expect(card.situation).toContain(word);
}

test('[ST-26.1, ST-26.1j] Midway: its frame', () =>
  holdsFrame('midway', 'basic, 8 turns from 06:00, quick', ['finds and strikes first', 'armed']));
test('[ST-26.2, ST-26.2i] Coral Sea: its frame', () =>
  holdsFrame('coral-sea', 'advanced, 42 turns from 06:00, quick', ['tanker', 'carrier']));
test('[ST-26.3, ST-26.3i] Bismarck: its frame', () =>
  holdsFrame('bismarck', 'advanced, 78 turns from 05:00, tactical', ['Contact lost', 'torpedoes']));
test('[ST-26.4, ST-26.4i] Pedestal: its frame', () =>
  holdsFrame('pedestal', 'advanced, 84 turns from 12:00, quick', ['Submarines', 'cannot run']));
test('[ST-26.5, ST-26.5j] Philippine Sea: its frame', () =>
  holdsFrame('philippine-sea', 'basic, 8 turns from 06:00, quick', ['radar', 'flak']));
test('[ST-26.6, ST-26.6g] Santa Cruz: its frame', () =>
  holdsFrame('santa-cruz', 'basic, 8 turns from 06:00, quick', ['vanguard', 'guns']));

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
  expect(division('A1').hex).toEqual(german.hex);
  expect(division('A3').hex).toEqual({ q: german.hex.q, r: german.hex.r - 1 });
  expect(distance(division('A1').hex, division('A2').hex)).toBe(4);
  expect(division('A7')).toMatchObject({ enters: 'then', freeFrom: 24 });
  expect(map?.exits[0]?.hexes).toContainEqual(division('A7').hex);
  expect([division('A8').freeFrom, division('A9').freeFrom]).toEqual([40, 50]);
});

const pointsOf = (id: string) =>
  scenarioOf(id).scenario.objectives.map(({ scores, points, per }) => `${scores} ${points} ${per}`);

test('[ST-26.1i, ST-22.10] Midway: objectives', () => {
  expect(pointsOf('midway')).toEqual(['axis 20 once', 'axis 30 once', 'axis 160 ship']);
});
test('[ST-26.2g, ST-22.10] Coral Sea: objectives', () => {
  expect(pointsOf('coral-sea')).toEqual(['axis 30 once', 'allies 15 once']);
});
test('[ST-26.3f, ST-22.10] Bismarck: objectives', () => {
  expect(pointsOf('bismarck')).toEqual(['axis 60 once', 'axis 10 once', 'allies 63 once']);
});
test('[ST-26.4g, ST-22.10] Pedestal: objectives', () => {
  expect(pointsOf('pedestal')).toEqual([
    ...['allies 40 ship', 'allies 60 once', 'allies -20 once', 'axis -30 once'],
  ]);
});
test('[ST-26.5h, ST-22.10] Philippine Sea: objectives', () => {
  expect(pointsOf('philippine-sea')).toEqual(['axis 40 once', 'axis 10 ship']);
});
test('[ST-26.6f, ST-22.10] Santa Cruz: objectives', () => {
  expect(pointsOf('santa-cruz')).toEqual(['axis 20 ship', 'allies 15 ship']);
});

test('[ST-26.3f] Bismarck sunk doubles her value', () => {
  const { divisions, objectives } = scenarioOf('bismarck').scenario;
  const ship = divisions[0]?.ships[0]?.card;
  expect(objectives.find(({ id }) => id === 'bismarck')?.points).toBe(ship?.points);
});

test('[ST-26.5i] Philippine Sea: crews hardly trained, aircraft of long reach', () => {
  expect(scenarioOf('philippine-sea').scenario.rules).toEqual({
    allies: { airToAir: 1 },
    axis: { airToAir: -1, longLegged: true },
  });
});
