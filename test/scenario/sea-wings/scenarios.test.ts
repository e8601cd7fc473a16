import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, must, SIDES, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { hexAt } from '../../../src/rules/sea-wings/map/position';
import { resolveSeaWings } from '../../../src/scenario/sea-wings/resolve';
import type { SeaWingsFile } from '../../../src/scenario/sea-wings/schema';
import { registry } from '../shipped';
import { FILES, fileOf, SCENARIOS, scenario } from './shippedWings';

type RequiredStrike = NonNullable<SeaWingsFile['requiredStrikes']>[number];

const of = (id: string, side: Side) => scenario(id).forces.filter((it) => it.side === side);

test('[WG-29.2, WG-29.13, WG-29.24, WG-29.33, WG-29.42] five scenarios', () => {
  expect(
    FILES.map(({ id, date, time, turns, sides }) =>
      [id, date, time, turns, sides.allies.dummies, sides.axis.dummies].join(' '),
    ).sort(),
  ).toEqual([
    'coral-sea-carriers 1942-05-07 04:00 12 3 4',
    'eastern-solomons-carriers 1942-08-24 04:00 12 3 5',
    'midway-carriers 1942-06-04 04:00 16 2 4',
    'philippine-sea-carriers 1944-06-19 04:00 12 2 3',
    'santa-cruz-carriers 1942-10-26 00:00 8 2 4',
  ]);
});

describe.each(FILES)('$id', (file) => {
  const it = scenario(file.id);

  test('[WG-1.9, WG-29.58] every force stands in the hex of its position, on the map, and the sides apart', () => {
    const frame = { corner: file.map.corner, midLatitude: file.map.midLatitude };
    const places = [...file.forces, ...file.bases];
    for (const { id, hex, at } of places) expect([id, hexAt(frame, at)]).toEqual([id, hex]);
    for (const { hex } of places) {
      const row = hex.r + Math.floor(hex.q / 2);
      expect([hex.q >= 0 && hex.q < 72, row >= 0 && row < 48]).toEqual([true, true]);
    }
    const hexesOf = (side: Side) =>
      new Set(
        it.forces.filter((force) => force.side === side).map(({ hex }) => `${hex?.q},${hex?.r}`),
      );
    expect([...hexesOf('allies')].filter((hex) => hexesOf('axis').has(hex))).toEqual([]);
  });

  test('[WG-1.10, WG-29.58] no task force stands on land', () => {
    const land = new Set(it.map.land.map(({ q, r }) => `${q},${r}`));
    expect(
      it.forces.filter(({ hex }) => land.has(`${hex?.q},${hex?.r}`)).map(({ name }) => name),
    ).toEqual([]);
  });

  test('[WG-2.11] no carrier or base holds more factors than its air capacity', () => {
    const homes = [
      ...it.forces.flatMap(({ ships }) => ships),
      ...it.bases.map(({ card, formations }) => ({ card: { ...card, carrier: card }, formations })),
    ];
    const crowded = homes.filter(
      ({ card, formations }) =>
        formations.reduce((sum, { factors }) => sum + factors, 0) >
        (card.carrier?.airCapacity ?? 0),
    );
    expect(crowded.map(({ card }) => card.name)).toEqual([]);
  });

  test('a game of it begins', () => {
    const { state } = seaWings.newState(
      it,
      { ...seaWings.defaultOptions, ...it.options },
      diceFrom(drawFrom('x')),
    );
    expect(seaWings.legalOrders(state, 'allies').length).toBeGreaterThan(0);
  });
});

describe('what is at stake', () => {
  const POINTS = { CV: 24, CVL: 12, CVE: 6 } as const;
  const stake = (id: string, side: Side): string => {
    const carriers = of(id, side).flatMap(({ ships }) => ships.filter(({ card }) => card.carrier));
    const factors = carriers.flatMap(({ formations }) => formations.map((it) => it.factors));
    const points = carriers.reduce((sum, { card }) => sum + POINTS[card.type as 'CV'], 0);
    return `${points} / ${2 * factors.reduce((sum, it) => sum + it, 0)}`;
  };

  test.each([
    ['coral-sea-carriers', '48 / 46', '60 / 50'],
    ['midway-carriers', '72 / 76', '96 / 84'],
    ['eastern-solomons-carriers', '72 / 76', '60 / 60'],
    ['santa-cruz-carriers', '48 / 48', '84 / 72'],
    ['philippine-sea-carriers', '264 / 302', '168 / 136'],
  ])('[WG-29.55] %s', (id, allied, japanese) => {
    expect(SIDES.map((side) => stake(id, side))).toEqual([allied, japanese]);
  });
});

describe('particulars', () => {
  test('[WG-29.8, WG-29.20, WG-29.29] convoys of eight, twelve and four ships', () => {
    const convoys = ['coral-sea-carriers', 'midway-carriers', 'eastern-solomons-carriers'].map(
      (id) =>
        of(id, 'axis')
          .flatMap(({ ships }) => ships)
          .map(({ card }) => card.convoyShips)
          .filter((it) => it !== null),
    );
    expect(convoys).toEqual([[8], [12], [4]]);
  });

  test('[WG-29.48, WG-26.24] six oilers', () => {
    const supply = of('philippine-sea-carriers', 'axis').find(
      ({ name }) => name === 'Supply Force',
    );
    expect(supply?.ships.filter(({ card }) => card.id.startsWith('oiler'))).toHaveLength(6);
  });

  test('[WG-29.51] Japanese attack is 1 lower in the Philippine Sea, 1 at least', () => {
    const taiho = of('philippine-sea-carriers', 'axis')
      .flatMap(({ ships }) => ships)
      .find(({ card }) => card.id === 'taiho');
    expect(taiho?.formations.map(({ type }) => [type.id, type.attack.unloaded])).toEqual([
      ...[
        ['a6m5', 4],
        ['d4y2', 1],
        ['b6n2', 1],
      ],
    ]);
  });

  test('[WG-29.49] two factors of each light carrier’s Zeros may carry bombs, others none', () => {
    const limits = of('philippine-sea-carriers', 'axis').flatMap(({ ships }) =>
      ships.flatMap(({ card, formations }) =>
        formations.flatMap(({ mayCarry }) =>
          mayCarry === undefined ? [] : `${card.id} ${mayCarry}`,
        ),
      ),
    );
    expect(limits.filter((it) => it.endsWith(' 2'))).toEqual([
      ...['chitose-1944 2', 'chiyoda-1943 2', 'zuiho 2'],
    ]);
    expect(limits).toHaveLength(9);
  });

  const deckOf = (id: string, side: Side) => {
    const { deck } = scenario(id).sides[side];
    return `${deck.filter((it) => it !== null).length} + ${deck.filter((it) => it === null).length}`;
  };

  test('[WG-29.51, WG-29.54] decks and hands', () => {
    expect([deckOf('coral-sea-carriers', 'axis'), deckOf('midway-carriers', 'allies')]).toEqual([
      '22 + 10',
      '21 + 10',
    ]);
    expect(SIDES.map((side) => deckOf('philippine-sea-carriers', side))).toEqual([
      '23 + 10',
      '21 + 10',
    ]);
    const hands = [...SCENARIOS.values()].map(({ id, sides }) =>
      [id, ...SIDES.map((side) => sides[side].handSize + sides[side].hand.length)].join(' '),
    );
    expect(hands.sort()).toEqual([
      ...[
        'coral-sea-carriers 2 2',
        'eastern-solomons-carriers 2 2',
        'midway-carriers 3 2',
        'philippine-sea-carriers 3 1',
        'santa-cruz-carriers 2 4',
      ],
    ]);
  });

  test('[WG-29.30] the Ryujo has the air capacity of the scenario', () => {
    const ryujo = of('eastern-solomons-carriers', 'axis')
      .flatMap(({ ships }) => ships)
      .find(({ card }) => card.id === 'ryujo');
    expect(ryujo?.card.carrier).toMatchObject({ airCapacity: 6, launchCapacity: 3 });
  });
});

/** What is wrong with the Midway scenario when its required strike is changed. */
function strikeFaultsOf(change: (strike: RequiredStrike) => void) {
  const file = structuredClone(fileOf('midway-carriers'));
  change(must(file.requiredStrikes?.[0], 'required strike'));
  const read = resolveSeaWings(file, registry, 'wrong.json');
  const faults = read.ok ? [] : read.faults;
  return faults.map(({ path, expected, found, nearest }) => [path, expected, found, nearest]);
}

test('[WG-29.22] names of a required strike that fit nothing are reported with the nearest ones', () => {
  const usual = (strike: RequiredStrike) => must(strike.usual[1], 'usual strike');
  expect(strikeFaultsOf((it) => Object.assign(it, { base: 'midwey' }))).toEqual([
    ['requiredStrikes[0].base', 'the id of an enemy base', "'midwey'", 'midway'],
  ]);
  expect(strikeFaultsOf((it) => Object.assign(it, { aircraft: 'b5n3' }))).toEqual([
    ['requiredStrikes[0].aircraft', 'the id of an aircraft of the side', "'b5n3'", 'b5n2'],
  ]);
  expect(strikeFaultsOf((it) => it.loads.push('800-kg'))).toEqual([
    ['requiredStrikes[0].loads[2]', 'the id of a load of the aircraft', "'800-kg'", '800-kg-ap'],
  ]);
  expect(
    strikeFaultsOf((it) => Object.assign(usual(it), { formation: 'kaga-b5n', load: 'type-91' })),
  ).toEqual([
    [
      'requiredStrikes[0].usual[1].formation',
      'the id of a formation of the aircraft',
      "'kaga-b5n'",
      'kaga-b5n2',
    ],
    ['requiredStrikes[0].usual[1].load', 'the id of a load that counts', "'type-91'", undefined],
  ]);
});

test('a name that the registry has not is reported with the nearest one', () => {
  const [first] = FILES as [SeaWingsFile];
  const wrong = structuredClone(first);
  const ship = must(wrong.forces[0]?.ships[0], 'ship');
  if ('ship' in ship) ship.ship = 'yorktwn';
  const read = resolveSeaWings(wrong, registry, 'wrong.json');
  expect(read.ok ? [] : read.faults).toMatchObject([
    { path: 'forces[0].ships[0].ship', expected: 'the id of a ship', nearest: 'yorktown' },
  ]);
});

test('[WG-8.5, WG-29.22] a required strike larger than its decks can launch is refused, in all and deck by deck', () => {
  expect(strikeFaultsOf((it) => Object.assign(it, { least: 15 }))).toEqual([
    [
      'requiredStrikes[0].least',
      '14 or less, which is what its decks can send in two launches',
      '15',
      undefined,
    ],
    ['requiredStrikes[0].usual', '15 factors or more', '7', undefined],
  ]);
  expect(
    strikeFaultsOf((it) => Object.assign(must(it.usual[0], 'usual strike'), { factors: 4 })),
  ).toEqual([
    [
      'requiredStrikes[0].usual[0].factors',
      '3 factors or less from that deck, in two launches',
      '4',
      undefined,
    ],
  ]);
  expect(strikeFaultsOf((it) => it.loads.push('torpedo-type-91'))).toHaveLength(1);
});
