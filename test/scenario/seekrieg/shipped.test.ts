import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import type { ScenarioShip, SeekriegScenario } from '../../../src/rules/seekrieg/query';
import { DEFAULT_OPTIONS } from '../../../src/rules/seekrieg/query';
import { seekriegScenarios } from '../../../src/scenario/seekrieg';
import { savedSeekrieg } from '../../../src/scenario/seekrieg/saved';
import { clauseText, tableOf } from '../../rules/seekrieg/printed';
import { battleFile, battleOf, loadBattle, SHIPPED } from './shippedBattles';

const shipsOf = ({ sides }: SeekriegScenario, side: Side): ScenarioShip[] =>
  sides[side].elements.flatMap(({ ships }) => ships);

const ship = (scenario: SeekriegScenario, id: string): ScenarioShip => {
  const found = [...shipsOf(scenario, 'allies'), ...shipsOf(scenario, 'axis')];
  const one = found.find((it) => it.id === id);
  if (!one) throw new Error(`No ship ${id}`);
  return one;
};

/** What a set-up says of each ship: name, turn, hex, facing as printed, and speed. */
const rowsOf = (scenario: SeekriegScenario): string[] =>
  (['allies', 'axis'] as const)
    .flatMap((side) => shipsOf(scenario, side))
    .map(
      ({ name, hex, facing, speedKnots, fromTurn }) =>
        `${name} (${hex.q}, ${hex.r}) ${facing - 1} ${speedKnots} from ${fromTurn}`,
    )
    .sort();

/** The same from the table of a clause. */
const printedRows = (clause: string): string[] =>
  tableOf(clause)
    .flatMap((row) => {
      const text = row.Ships ?? '';
      const [, from = '1'] = /from turn (\d+)/.exec(text) ?? [];
      const names = text.replace(/,? ?\(?from turn \d+\)?| \([^)]*\)/g, '').split(', ');
      const hexes = (row.Hexes ?? '').match(/\([^)]*\)/g) ?? [];
      return names.map(
        (name, at) => `${name} ${hexes[at]} ${row.Facing} ${row.Speed} from ${from}`,
      );
    })
    .sort();

test.each([
  ['SK-35.3', 'sk-denmark-strait'],
  ['SK-35.6', 'sk-river-plate'],
  ['SK-35.9', 'sk-java-sea'],
  ['SK-35.12', 'sk-second-guadalcanal'],
])(
  '[%s, SK-35.1, SK-35.3, SK-35.6] %s: ships, hexes, facings and speeds of the table',
  (clause, id) => {
    expect(rowsOf(battleOf(id))).toEqual(printedRows(clause));
  },
);

test.each([
  ['SK-35.3', 'sk-denmark-strait', '24 May 1941, 0552, 63.3 N 31.8 W'],
  ['SK-35.6', 'sk-river-plate', '13 December 1939, 0618, 34.5 S 49.0 W'],
  ['SK-35.9', 'sk-java-sea', '27 February 1942, 1616, 6.5 S 112.1 E'],
  ['SK-35.12', 'sk-second-guadalcanal', '14 November 1942, 2315, off Savo, 9.1 S 159.7 E'],
])('[%s, SK-7.7] %s: %s, weather and turns', (clause, id, text) => {
  const { date, startMinute, latitude, longitude, weather, turns } = battleOf(id);
  const { force, windFrom, visibility } = weather;
  const printed = clauseText(clause);
  expect(printed).toContain(text);
  expect(printed).toMatch(new RegExp(`Force ${force}, wind from facing ${Number(windFrom) - 1}`));
  expect(printed).toContain(`code ${visibility}`);
  expect(printed).toContain(`${turns} turns`);
  const clock = `${Math.floor(startMinute / 60)}`.padStart(2, '0') + (startMinute % 60);
  expect(text).toContain(clock);
  const [day = '', month = '', year = ''] = text.split(/[ ,]/);
  expect(new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10)).toBe(date);
  expect(text).toContain(`${Math.abs(latitude).toFixed(1)} ${latitude < 0 ? 'S' : 'N'}`);
  expect(text).toContain(`${Math.abs(longitude).toFixed(1)} ${longitude < 0 ? 'W' : 'E'}`);
});

describe('special rules', () => {
  test('[SK-35.5] Prince of Wales has faulty turrets; the Germans are not known until turn 4; their guns are cleared', () => {
    const strait = battleOf('sk-denmark-strait');
    expect(ship(strait, 'prince-of-wales').turretFaultPercent).toBe(25);
    for (const id of ['bismarck', 'prinz-eugen'])
      expect(ship(strait, id)).toMatchObject({ unknownUntilTurn: 4, floatplanes: 0 });
    expect(strait.sides.allies.report).toMatch(/leading ship is Bismarck/);
  });

  test('[SK-29.27, SK-35.3] of all ships Hood alone has weak magazines', () => {
    const weak = SHIPPED.flatMap((id) =>
      (['allies', 'axis'] as const).flatMap((side) => shipsOf(battleOf(id), side)),
    ).filter(({ hasWeakMagazines }) => hasWeakMagazines);
    expect(weak.map(({ id }) => id)).toEqual(['hood']);
  });

  test('[SK-6.3, SK-35.6, SK-35.8] one floatplane for Ajax, none for the others, and what Langsdorff believed', () => {
    const plate = battleOf('sk-river-plate');
    expect(ship(plate, 'ajax').floatplanes).toBe(1);
    for (const id of ['achilles', 'exeter', 'admiral-graf-spee'])
      expect(ship(plate, id).floatplanes).toBe(0);
    expect(plate.sides.axis.report).toBe('One cruiser and two destroyers.');
  });

  test('[SK-35.9, SK-35.11] Java Sea: spotters up, turret C, 26 knots, no common signals', () => {
    const java = battleOf('sk-java-sea');
    const up = shipsOf(java, 'axis').filter(({ isSpotterUp }) => isSpotterUp);
    expect(up.map(({ id }) => id)).toEqual(['nachi', 'haguro', 'jintsu', 'naka']);
    expect(ship(java, 'houston').lostTurrets).toEqual([{ battery: 0, letter: 'C' }]);
    expect(ship(java, 'kortenaer').maxKnots).toBe(26);
    expect([java.sides.allies, java.sides.axis].map((it) => it.hasCommonSignals)).toEqual([
      false,
      true,
    ]);
  });

  test('[SK-35.12, SK-35.13, SK-35.15] Savo is 127 hexes of land under a half moon; the Japanese have no radar', () => {
    const night = battleOf('sk-second-guadalcanal');
    expect(night.land).toHaveLength(127);
    expect(night.weather.moon).toBe('half');
    expect(shipsOf(night, 'axis').flatMap(({ sheet }) => sheet.radars)).toEqual([]);
    expect(ship(night, 'washington').sheet.radars).toContain('SG');
    expect(ship(night, 'south-dakota').sheet.radars).toContain('SG');
  });
});

test('[SK-35.20, SK-34.4] elements and how they keep together', () => {
  const elements = SHIPPED.flatMap((id) =>
    (['allies', 'axis'] as const).flatMap((side) => battleOf(id).sides[side].elements),
  );
  expect(
    elements.map(({ formation, ships }) => `${ships[0]?.id} ${ships.length} ${formation}`),
  ).toEqual([
    'hood 2 together',
    'norfolk 1 follow',
    'suffolk 1 follow',
    'prinz-eugen 2 follow',
    'ajax 3 follow',
    'admiral-graf-spee 1 follow',
    'de-ruyter 5 follow',
    'electra 3 together',
    'witte-de-with 2 follow',
    'john-d-edwards 4 follow',
    'nachi 2 follow',
    'ushio 4 together',
    'jintsu 5 follow',
    'naka 7 follow',
    'washington 2 follow',
    'walke 4 follow',
    'sendai 3 follow',
    'ayanami 1 follow',
    'nagara 5 follow',
    'atago 3 follow',
    'asagumo 2 together',
    'lexington 14 together',
    'shokaku 11 together',
  ]);
});

describe('objectives', () => {
  const lines = (id: string, side: Side): string[] =>
    battleOf(id).sides[side].objectives.map(
      ({ points, aim, ships, of, judged }) =>
        `${points} ${aim.kind} ${of} ${judged}: ${ships.length > 3 ? ships.length : ships.join(', ')}`,
    );

  test('[SK-35.4] Denmark Strait', () => {
    expect(lines('sk-denmark-strait', 'axis')).toEqual([
      '600 sunk each turn: hood, prince-of-wales',
      '300 slowed-share each turn: hood, prince-of-wales',
      '400 undamaged each end: bismarck',
      '300 near each turn: bismarck',
      '100 afloat each end: prinz-eugen',
    ]);
    expect(lines('sk-denmark-strait', 'allies')).toEqual([
      '1000 sunk each turn: bismarck',
      '300 damaged each turn: bismarck',
      '200 slowed each turn: bismarck',
      '300 sunk each turn: prinz-eugen',
      '200 afloat all end: hood, prince-of-wales',
    ]);
  });

  test('[SK-35.7] River Plate', () => {
    expect(lines('sk-river-plate', 'allies')).toEqual([
      '800 sunk each turn: admiral-graf-spee',
      '250 damaged each turn: admiral-graf-spee',
      '100 damaged each turn: admiral-graf-spee',
      '100 ammunition each end: admiral-graf-spee',
    ]);
    expect(lines('sk-river-plate', 'axis')).toEqual([
      '300 sunk each turn: exeter',
      '300 no-main-guns each turn: exeter',
      '250 sunk each turn: ajax, achilles',
      '400 afloat each end: admiral-graf-spee',
      '300 out-of-sight each end: admiral-graf-spee',
      '200 undamaged each end: admiral-graf-spee',
    ]);
  });

  test('[SK-35.10] Java Sea', () => {
    expect(lines('sk-java-sea', 'allies')).toEqual([
      '150 near each turn: 14',
      'dp sunk each turn: 18',
      '100 afloat each end: 14',
    ]);
    expect(lines('sk-java-sea', 'axis')).toEqual([
      '200 near none end: 14',
      'dp sunk each turn: 14',
    ]);
    expect(battleOf('sk-java-sea').sides.allies.objectives[0]?.aim).toEqual({
      kind: 'near',
      hex: { q: -98, r: -36 },
      withinHexes: 20,
    });
  });

  test('[SK-35.14] Second Guadalcanal', () => {
    expect(lines('sk-second-guadalcanal', 'axis')).toEqual([
      '300 near each turn: kirishima, atago, takao',
      '500 sunk each turn: washington, south-dakota',
      '150 sunk each turn: 4',
    ]);
    expect(lines('sk-second-guadalcanal', 'allies')).toEqual([
      '100 near none end: kirishima, atago, takao',
      '600 sunk each turn: kirishima',
      '300 sunk each turn: atago, takao',
      '50 sunk each turn: 9',
    ]);
  });
});

describe.each(SHIPPED)('%s', (id) => {
  test('a save holds all of it', () => {
    const { scenario, options } = loadBattle(battleFile(id));
    const kept = JSON.parse(JSON.stringify({ scenario, options }));
    expect(kept).toEqual({ scenario, options });
    expect(savedSeekrieg.faults(kept.scenario, kept.options, 'save.json')).toEqual([]);
  });

  test('[SK-7.21] its card has the light in which it begins, by its hour', () => {
    const expected = { 'sk-second-guadalcanal': 'night' } as Record<string, string>;
    expect(loadBattle(battleFile(id)).card.light).toBe(expected[id] ?? 'day');
  });

  test('its card names every ship, and each side has a flagship', () => {
    const loaded = loadBattle(battleFile(id));
    for (const side of ['allies', 'axis'] as const) {
      const named = loaded.card.forces[side].flatMap(({ ships }) => ships.map((it) => it.id));
      expect(named).toEqual(shipsOf(loaded.scenario, side).map((it) => it.id));
      expect(seekriegScenarios.flagship(loaded, side).classId).not.toBe('');
    }
  });
});

test('[SK-3.6, SK-35.21] the options are the defaults of SK-3.1; spotting needs no module of its own', () => {
  const defaults = tableOf('SK-3.1').map((row) => [row.Group, row.Default] as const);
  const isOn = (group: string) => defaults.find(([it]) => it === group)?.[1] === 'on';
  expect(DEFAULT_OPTIONS).toEqual({
    hitMethod: isOn('Advanced gunnery') ? 'advanced' : 'basic',
    damageMethod: isOn('Advanced gunnery') ? 'located' : 'average',
    oversAndUnders: isOn('Optional A'),
    morale: isOn('Optional B'),
    driftingSmoke: isOn('Optional C'),
    type98: isOn('Optional D'),
    damageControl: isOn('Optional E'),
    barrageFire: isOn('Optional F'),
    sameShellSize: isOn('Optional G'),
  });
  for (const id of SHIPPED) {
    expect(loadBattle(battleFile(id)).options).toEqual(DEFAULT_OPTIONS);
    const isCarrierBattle = id === 'sk-coral-sea';
    expect(battleOf(id).modules).toEqual({
      ...{ air: isCarrierBattle, submarine: false, search: isCarrierBattle },
    });
  }
});
