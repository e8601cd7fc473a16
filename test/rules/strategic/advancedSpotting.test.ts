import { expect, test } from 'vitest';
import type { StrategicScenario } from '../../../src/rules/strategic';
import { knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import type { Radar } from '../../../src/rules/strategic/tables/kinds';
import {
  contactsOf,
  DOWN,
  FIGHTER,
  LOOKOUT,
  NIGHT,
  type Piece,
  POOR,
  pair,
  SHIP,
  spot,
  UP,
} from './advancedScene';
import { tableAfter } from './ledger';
import { DESTROYER, FIGHTERS } from './smallGame';

/** The highest die that spots: 6 for always, 0 for never. */
function highestDie(
  spotter: Piece,
  target: Piece,
  hexes: number,
  given: Partial<StrategicScenario> = {},
): number {
  const found = (die: number): boolean => {
    const state = pair(spotter, target, hexes, given);
    spot(state, (reason) => (reason === 'spotting' ? die : 6));
    const { contacts, landUnits } = knowledgeOf(state, 'allies');
    return contacts.length + landUnits.length > 0;
  };
  const spots = [1, 2, 3, 4, 5, 6].filter(found);
  expect(spots).toEqual([1, 2, 3, 4, 5, 6].slice(0, spots.length));
  return spots.length;
}

const ROWS: readonly { row: string; spotter: Piece; target: Piece }[] = [
  { row: 'Ship division → ship division', spotter: SHIP, target: SHIP },
  { row: 'Squadron → ship division', spotter: FIGHTER, target: SHIP },
  ...(['F', 'RE', 'DB', 'TB', 'LB', 'SC', 'PA'] as const).map((type) => ({
    row: 'Squadron → squadron, other types',
    ...{ spotter: FIGHTER, target: { squadron: { type } } },
  })),
  {
    row: 'Squadron → Medium Bomber squadron',
    spotter: FIGHTER,
    target: { squadron: { type: 'MB' } },
  },
  {
    row: 'Squadron → Heavy Bomber squadron',
    spotter: FIGHTER,
    target: { squadron: { type: 'HB' } },
  },
  ...(['port', 'airbase'] as const).map((land) => ({
    row: 'Squadron → Port or Airbase',
    ...{ spotter: FIGHTER, target: { land } },
  })),
  ...(['airfield', 'airstrip'] as const).map((land) => ({
    row: 'Squadron → Airfield or Airstrip',
    ...{ spotter: FIGHTER, target: { land } },
  })),
  ...(['seaplaneBase', 'heavyBattery', 'mediumBattery', 'garrison', 'depot'] as const).map(
    (land) => ({
      row: 'Squadron → any other land unit',
      ...{ spotter: FIGHTER, target: { land } },
    }),
  ),
];

test.each(ROWS)(
  '[ST-10.1, ST-10.2, ST-10.3, ST-10.4, ST-10.5] every cell of: $row, $target',
  ({ row, spotter, target }) => {
    const cells = tableAfter('ST-10.3').find((it) => Object.values(it)[0] === row);
    const expected = Object.values(cells ?? {})
      .slice(1)
      .map((cell) => (cell === 'auto' ? 6 : cell === '–' ? 0 : Number(cell.split('–').at(-1))));
    const numbers = [{}, NIGHT, POOR].map((given) =>
      [0, 1, 2].map((hexes) => highestDie(spotter, target, hexes, given)),
    );
    expect(numbers).toEqual([expected.slice(0, 3), expected.slice(3), expected.slice(3)]);
    expect(highestDie(spotter, target, 3)).toBe(0);
  },
);

test('[ST-EX23] a squadron two hexes off spots ships on a 2, not on a 3; at 0 hexes no die is rolled', () => {
  expect(highestDie(FIGHTER, SHIP, 2)).toBe(2);
  const { reasons } = spot(pair(FIGHTER, SHIP, 0, {}), () => 3);
  expect(reasons).not.toContain('spotting');
});

test('[ST-EX24] a Heavy Bomber two hexes off is spotted on a 2, a Fighter not', () => {
  expect(highestDie(FIGHTER, { squadron: { type: 'HB' } }, 2)).toBe(2);
  expect(highestDie(FIGHTER, FIGHTER, 2)).toBe(1);
});

test('[ST-10.8] ships and land units see aircraft overhead by day, and on 1 or 2 in dark or Poor Weather', () => {
  for (const spotter of [SHIP, LOOKOUT, { boat: 'surfaced' } as const]) {
    expect(highestDie(spotter, FIGHTER, 0)).toBe(6);
    expect(highestDie(spotter, FIGHTER, 0, NIGHT)).toBe(2);
    expect(highestDie(spotter, FIGHTER, 0, POOR)).toBe(2);
    expect(highestDie(spotter, FIGHTER, 1)).toBe(0);
  }
});

test('[ST-10.9] radar sees aircraft two to four hexes off in any light and weather', () => {
  const by = (radar: Radar, hexes: number, given = {}) => [
    highestDie({ ship: { radar } }, FIGHTER, hexes, given),
    highestDie({ land: 'garrison', radar }, FIGHTER, hexes, given),
  ];
  const EVERY = [1, 2, 3, 4, 5];
  expect(EVERY.map((hexes) => by(1, hexes)[0])).toEqual([4, 4, 0, 0, 0]);
  expect(EVERY.map((hexes) => by(2, hexes)[0])).toEqual([4, 4, 4, 0, 0]);
  expect(EVERY.map((hexes) => by(3, hexes)[0])).toEqual([5, 5, 5, 5, 0]);
  expect(EVERY.map((hexes) => by(2, hexes)[1])).toEqual([4, 4, 4, 0, 0]);
  expect([by(1, 0, NIGHT), by(3, 4, POOR), by(3, 0)]).toEqual([
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});

test('[ST-10.10] surface radar, wherever it is better than the eye', () => {
  const by = (radar: Radar, hexes: number, given = {}) =>
    highestDie({ ship: { radar } }, SHIP, hexes, given);
  expect([by(1, 0, NIGHT), by(1, 1, NIGHT)]).toEqual([4, 0]);
  expect([by(2, 0, NIGHT), by(2, 1, NIGHT), by(2, 1), by(2, 2)]).toEqual([5, 2, 2, 0]);
  expect([by(3, 0, NIGHT), by(3, 1, POOR), by(3, 1), by(3, 2)]).toEqual([6, 3, 3, 0]);
});

test('[ST-10.11] a squadron with Radar sees at night and in Poor Weather as by day', () => {
  const RADAR: Piece = { squadron: { ...FIGHTERS, hasRadar: true } };
  for (const given of [NIGHT, POOR]) {
    expect([0, 1, 2].map((hexes) => highestDie(RADAR, SHIP, hexes, given))).toEqual([6, 3, 2]);
    expect([0, 1, 2].map((hexes) => highestDie(RADAR, FIGHTER, hexes, given))).toEqual([6, 4, 1]);
  }
});

test('[ST-10.12] a submerged submarine is seen by nobody but a squadron overhead by day, on a 1', () => {
  expect([highestDie(FIGHTER, DOWN, 0), highestDie(FIGHTER, DOWN, 1)]).toEqual([1, 0]);
  expect([highestDie(FIGHTER, DOWN, 0, NIGHT), highestDie(FIGHTER, DOWN, 0, POOR)]).toEqual([0, 1]);
  expect([
    highestDie(SHIP, DOWN, 0),
    highestDie(LOOKOUT, DOWN, 0),
    highestDie(DOWN, DOWN, 0),
  ]).toEqual([...[0, 0, 0]]);
  const night = { squadron: { ...FIGHTERS, hasRadar: true } };
  expect(highestDie(night, DOWN, 0, NIGHT)).toBe(1);
  expect(highestDie({ ship: { radar: 3 } }, DOWN, 0)).toBe(0);
});

test('[ST-10.13] a surfaced submarine is as hard to see by day as a ship by night, and seen on a 1 in the dark', () => {
  expect([0, 1, 2].map((hexes) => highestDie(SHIP, UP, hexes))).toEqual([4, 0, 0]);
  expect([0, 1, 2].map((hexes) => highestDie(FIGHTER, UP, hexes))).toEqual([4, 1, 0]);
  for (const given of [NIGHT, POOR]) {
    expect([0, 1].map((hexes) => highestDie(SHIP, UP, hexes, given))).toEqual([1, 0]);
    expect([0, 1].map((hexes) => highestDie(FIGHTER, UP, hexes, given))).toEqual([1, 0]);
  }
  expect([0, 1].map((hexes) => highestDie({ ship: { radar: 3 } }, UP, hexes, NIGHT))).toEqual([
    1, 0,
  ]);
});

test('[ST-10.14] ASW ships listen in their own hex by an opposed roll: -2 or more detects', () => {
  const hears = (
    attacker: number,
    defender: number,
    given = {},
    { hexes = 0, card = DESTROYER } = {},
  ) => {
    const state = pair({ ship: card }, DOWN, hexes, given);
    const rolls: string[] = [];
    const { reasons } = spot(state, (reason, _number, figures) => {
      rolls.push([reason, figures?.role].join(' ').trim());
      if (figures?.role === 'attacker') return attacker;
      return figures?.role === 'defender' ? defender : 6;
    });
    return { isHeard: contactsOf(state, 'allies').length > 0, reasons, rolls };
  };
  // ASW 2 against second Defense 2: the dice decide.
  expect([hears(1, 3).isHeard, hears(1, 4).isHeard]).toEqual([true, false]);
  expect([hears(2, 3, NIGHT).isHeard, hears(1, 3, NIGHT).isHeard]).toEqual([true, false]);
  expect([
    hears(3, 3, { ...NIGHT, ...POOR }).isHeard,
    hears(2, 4, { ...NIGHT, ...POOR }).isHeard,
  ]).toEqual([...[true, false]]);
  expect(hears(6, 1).rolls.slice(0, 2)).toEqual([
    'detection of a submarine attacker',
    'detection of a submarine defender',
  ]);
  expect(hears(6, 1, {}, { hexes: 1 }).isHeard).toBe(false);
  expect(hears(6, 1, {}, { card: {} }).reasons).toEqual(['spotting']);
});

test('[ST-10.15] a submarine sees as a division on the surface, and submerged only in her own hex', () => {
  expect([0, 1, 2].map((hexes) => highestDie(UP, SHIP, hexes))).toEqual([6, 2, 0]);
  expect([0, 1].map((hexes) => highestDie(UP, SHIP, hexes, NIGHT))).toEqual([4, 0]);
  expect([0, 1].map((hexes) => highestDie(DOWN, SHIP, hexes))).toEqual([4, 0]);
  expect([highestDie(DOWN, SHIP, 0, NIGHT), highestDie(DOWN, SHIP, 0, POOR)]).toEqual([2, 2]);
  expect([highestDie(DOWN, UP, 0), highestDie(DOWN, UP, 0, NIGHT)]).toEqual([2, 1]);
  expect(highestDie(DOWN, FIGHTER, 0)).toBe(0);
});

test('[ST-10.18] a land unit sees ships in its own hex, farther only with Radar; one captured or out of action none', () => {
  expect([0, 1].map((hexes) => highestDie(LOOKOUT, SHIP, hexes))).toEqual([6, 0]);
  expect(highestDie(LOOKOUT, SHIP, 0, NIGHT)).toBe(4);
  expect(
    [0, 1].map((hexes) => highestDie({ land: 'airbase', radar: 2 }, SHIP, hexes, NIGHT)),
  ).toEqual([5, 2]);
  for (const harm of [{ isCaptured: true }, { damageLevels: 6 }]) {
    const state = pair(LOOKOUT, SHIP, 0, {});
    Object.assign(state.forces.allies.landUnits['a-l'] ?? {}, harm);
    spot(state, () => 1);
    expect(contactsOf(state, 'allies')).toEqual([]);
  }
});
