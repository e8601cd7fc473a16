import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import { diceFrom, drawFrom, must, SIDES, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import { defaultOrder } from '../../../src/rules/sea-wings/query';
import { clauseText } from './ledger';
import { FILES, fileOf, SCENARIOS, scenario } from './shippedWings';

const of = (id: string, side: Side) => scenario(id).forces.filter((it) => it.side === side);

describe('what a scenario says besides', () => {
  const CLAUSES: readonly [clause: string, id: string][] = [
    ['WG-29.12', 'coral-sea-carriers'],
    ['WG-29.32', 'eastern-solomons-carriers'],
    ['WG-29.32', 'santa-cruz-carriers'],
  ];

  test.each(CLAUSES)('[WG-29.12, WG-29.32, WG-29.33] %s: the coasts of %s', (clause, id) => {
    const [listed = ''] = clauseText(clause).split('. (hex');
    const coasts = listed
      .replace('Land: ', '')
      .split('; ')
      .map((coast) =>
        [...coast.matchAll(/\((-?[\d.]+), ([\d.]+)\)/g)].map(([, lat, lon]) => ({
          lat: Number(lat),
          lon: Number(lon),
        })),
      );
    expect(fileOf(id).map.land).toEqual(coasts);
    expect(scenario(id).map.land.length).toBeGreaterThan(20);
  });

  test('[WG-29.23, WG-29.53] there is no land at Midway and in the Philippine Sea', () => {
    expect(
      ['midway-carriers', 'philippine-sea-carriers'].map((id) => scenario(id).map.land),
    ).toEqual([[], []]);
  });

  test('[WG-29.2, WG-29.13, WG-29.24, WG-29.33, WG-29.42] maps and friendly edges', () => {
    const maps = FILES.map(({ id, map: { corner, midLatitude } }) => {
      const { friendlyEdges } = scenario(id).map;
      const edges = SIDES.map((side) => [...friendlyEdges[side]].sort().join('+'));
      return [id, corner.lat, corner.lon, midLatitude, ...edges].join(' ');
    });
    expect(maps.sort()).toEqual([
      'coral-sea-carriers -3.5 146 13 east+south north',
      'eastern-solomons-carriers 1 150 8 east+south north+west',
      'midway-carriers 38 172 28.4 east north+west',
      'philippine-sea-carriers 25 128 14 east west',
      'santa-cruz-carriers 1 150 8 east+south north+west',
    ]);
  });

  test('[WG-29.2, WG-29.42] only the task groups of the Philippine Sea are spotted at the start', () => {
    const spotted = [...SCENARIOS.values()].flatMap(({ forces }) =>
      forces.filter(({ isSpotted }) => isSpotted).map(({ name }) => name),
    );
    expect(spotted).toEqual([1, 2, 3, 4, 7].map((number) => `Task Group 58.${number}`));
  });

  const objectives = (id: string): string[] =>
    scenario(id).objectives.map(({ id: _, ...it }) =>
      Object.values({ ...it, kind: it.kind })
        .flat()
        .join(' '),
    );

  test('[WG-29.11, WG-29.21, WG-29.31, WG-29.40, WG-29.50, WG-29.59] objectives and handicaps', () => {
    expect(objectives('coral-sea-carriers')).toEqual([
      'axis 4 convoy-unloaded port-moresby',
      'allies 12 convoy-stopped port-moresby 3',
    ]);
    expect(objectives('midway-carriers')).toEqual([
      'axis 6 base-hit midway 12',
      'axis 3 convoy-unloaded midway',
      'allies 8 convoy-stopped midway ',
      'axis 36 handicap',
    ]);
    expect(objectives('eastern-solomons-carriers')).toEqual([
      'axis 5 convoy-unloaded henderson-field',
      'allies 6 convoy-stopped henderson-field ',
      'allies 6 base-open henderson-field',
      'axis 40 handicap',
    ]);
    expect(objectives('santa-cruz-carriers')).toEqual([
      'axis 8 base-hit henderson-field 8',
      'allies 8 base-open henderson-field',
    ]);
    expect(objectives('philippine-sea-carriers')).toEqual([
      'allies 20 carriers-sunk axis CV 2',
      'axis 20 carriers-sunk allies CV CVL 2',
      'allies 15 never-launched axis CV CVL',
    ]);
    expect(scenario('philippine-sea-carriers').margin).toEqual({
      ...{ side: 'allies', wins: 90, loses: 70 },
    });
  });

  test('[WG-23.1, WG-29.40] option A is on in the Santa Cruz and nothing else is fixed', () => {
    expect(FILES.flatMap(({ id, options }) => (options ? [[id, options]] : []))).toEqual([
      ['santa-cruz-carriers', { searchAndStrike: true }],
    ]);
    expect(seaWings.defaultOptions).toEqual({
      ...{ searchAndStrike: false, fuel: false, lastMessage: false },
    });
  });

  test('[WG-19.17, WG-29.57] initiative is +1 for the Japanese at night in scenarios 1 to 4', () => {
    const modifiers = [...SCENARIOS.values()].map(({ sides }) =>
      SIDES.flatMap((side) => [sides[side].initiative.day, sides[side].initiative.night]).join(' '),
    );
    expect(modifiers.sort()).toEqual(['0 0 0 0', ...Array(4).fill('0 0 0 1')]);
  });

  test('[WG-29.22] the plan that the Japanese must make in turn 1 of Midway', () => {
    const { requiredStrikes, forces } = scenario('midway-carriers');
    expect(requiredStrikes).toEqual([
      {
        ...{ side: 'axis', turn: 1, base: 'midway', aircraft: 'b5n2', least: 7 },
        loads: ['800-kg-ap', '250-kg'],
        usual: [
          { formation: 'akagi-b5n2', factors: 3, load: '800-kg-ap' },
          { formation: 'kaga-b5n2', factors: 4, load: '800-kg-ap' },
        ],
      },
    ]);
    const kates = forces
      .flatMap(({ ships }) => ships.flatMap(({ formations }) => formations))
      .filter(({ type }) => type.id === 'b5n2');
    expect(kates.reduce((sum, { factors }) => sum + factors, 0)).toBe(14);
    const { loads } = must(kates[0], 'kates').type;
    expect(loads.map(({ id }) => id)).toEqual(expect.arrayContaining(['800-kg-ap', '250-kg']));
  });

  test('[WG-29.22] who plans nothing in turn 1 of Midway gets three from the Akagi and four from the Kaga', () => {
    const dice = diceFrom(drawFrom('x'));
    const { state } = seaWings.newState(scenario('midway-carriers'), seaWings.defaultOptions, dice);
    const lines: string[] = [];
    while (state.turn === 0 || state.step.kind !== 'airPlans')
      for (const side of SIDES) {
        const order = defaultOrder(state, side);
        if (order) seaWings.apply(state, side, order, dice);
      }
    for (let next = defaultOrder(state, 'axis'); next; next = defaultOrder(state, 'axis')) {
      lines.push(seaWings.makeOrder(next));
      seaWings.apply(state, 'axis', next, dice);
    }
    expect(lines.slice(0, 2)).toEqual([
      'strike akagi-b5n2 3 first midway 800-kg-ap',
      'strike kaga-b5n2 4 first midway 800-kg-ap',
    ]);
    expect(lines.at(-1)).toBe('confirm');
  });

  test('[WG-29.22, WG-29.54] the Allies of Midway begin with card 11, which is not in their deck', () => {
    const { hand, deck, handSize } = scenario('midway-carriers').sides.allies;
    expect([hand, handSize]).toEqual([['out-of-the-sun'], 2]);
    expect(deck).not.toContain('out-of-the-sun');
  });

  test('[WG-29.41] the Zuikaku has no radar, and the Shokaku has', () => {
    const radar = of('santa-cruz-carriers', 'axis')
      .flatMap(({ ships }) => ships)
      .filter(({ card }) => ['shokaku', 'zuikaku'].includes(card.id))
      .map(({ card }) => `${card.id} ${card.hasRadar}`);
    expect(radar.sort()).toEqual(['shokaku true', 'zuikaku false']);
  });

  test('[WG-21.17, WG-29.51] decks without cards and with several of one', () => {
    const copies = (side: Side, card: EventCard) =>
      scenario('philippine-sea-carriers').sides[side].deck.filter((it) => it === card).length;
    expect(
      ['fighter-direction', 'submarine', 'squall'].map((it) => copies('allies', it as EventCard)),
    ).toEqual([2, 2, 0]);
    expect(copies('axis', 'veteran-bombers')).toBe(0);
    expect(copies('allies', 'veteran-bombers')).toBe(1);
  });

  test('[WG-29.56] the fleets start out of sight of each other, at the distances of the clause', () => {
    const apart = ['coral-sea', 'midway', 'eastern-solomons', 'santa-cruz'].map((name) => {
      const [allies, axis] = SIDES.map((side) =>
        of(`${name}-carriers`, side).filter(({ ships }) =>
          ships.some(({ card }) => card.type === 'CV'),
        ),
      );
      return Math.min(
        ...(allies ?? []).flatMap((a) =>
          (axis ?? []).map((b) => distance(must(a.hex, 'hex'), must(b.hex, 'hex'))),
        ),
      );
    });
    expect(apart).toEqual([11, 9, 12, 9]);
  });

  test('[WG-29.1] a scenario record has all that a game is set up from', () => {
    for (const file of FILES)
      expect(Object.keys(file)).toEqual(
        expect.arrayContaining([
          ...[
            'id',
            'title',
            'date',
            'time',
            'turns',
            'map',
            'sides',
            'forces',
            'bases',
            'objectives',
          ],
        ]),
      );
  });
});
