import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { airGroupsIn, clauseText, placesIn, shipsIn } from './ledger';
import { fileOf, scenario } from './shippedWings';

/** The ships of a force, each with its type; those of a convoy as one. */
const shipsOf = (id: string, side: Side, force: string): string[] =>
  scenario(id)
    .forces.filter((it) => it.side === side && it.name === force)
    .flatMap(({ ships }) => ships)
    .filter(({ card }) => card.convoyShips === null)
    .map(({ card }) => `${card.type} ${card.name}`)
    .sort();

const placeOf = (id: string, side: Side, force: string) => {
  const found = fileOf(id).forces.find((it) => it.side === side && it.name === force);
  return found && { hex: found.hex, ...found.at };
};

/** Clauses that list forces, with their number of forces. */
const FORCES: readonly [clause: string, id: string, side: Side, forces: number][] = [
  ['WG-29.3', 'coral-sea-carriers', 'allies', 1],
  ['WG-29.4', 'coral-sea-carriers', 'allies', 2],
  ['WG-29.7', 'coral-sea-carriers', 'axis', 1],
  ['WG-29.8', 'coral-sea-carriers', 'axis', 3],
  ['WG-29.14', 'midway-carriers', 'allies', 1],
  ['WG-29.15', 'midway-carriers', 'allies', 1],
  ['WG-29.18', 'midway-carriers', 'axis', 1],
  ['WG-29.20', 'midway-carriers', 'axis', 2],
  ['WG-29.25', 'eastern-solomons-carriers', 'allies', 2],
  ['WG-29.26', 'eastern-solomons-carriers', 'allies', 2],
  ['WG-29.28', 'eastern-solomons-carriers', 'axis', 2],
  ['WG-29.29', 'eastern-solomons-carriers', 'axis', 3],
  ['WG-29.34', 'santa-cruz-carriers', 'allies', 2],
  ['WG-29.35', 'santa-cruz-carriers', 'allies', 1],
  ['WG-29.37', 'santa-cruz-carriers', 'axis', 2],
  ['WG-29.38', 'santa-cruz-carriers', 'axis', 1],
  ['WG-29.43', 'philippine-sea-carriers', 'allies', 2],
  ['WG-29.44', 'philippine-sea-carriers', 'allies', 2],
  ['WG-29.45', 'philippine-sea-carriers', 'allies', 1],
  ['WG-29.47', 'philippine-sea-carriers', 'axis', 2],
];

describe('forces', () => {
  test.each(FORCES)(
    '[WG-29.3, WG-29.4, WG-29.7, WG-29.8, WG-29.14, WG-29.15, WG-29.18, WG-29.20, WG-29.25, WG-29.26, WG-29.28, WG-29.29, WG-29.34, WG-29.35, WG-29.37, WG-29.38, WG-29.43, WG-29.44, WG-29.45, WG-29.47] %s: each with its ships, where the clause has it',
    (clause, id, side, count) => {
      const places = placesIn(clause);
      expect(places).toHaveLength(count);
      for (const { name, lat, lon, hex, holds } of places) {
        expect([name, ...shipsOf(id, side, name)]).toEqual([
          name,
          ...shipsIn(holds.split(': ')[0] ?? ''),
        ]);
        expect({ name, ...placeOf(id, side, name) }).toEqual({ name, hex, lat, lon });
      }
    },
  );

  test('[WG-29.18] the First Carrier Striking Force has 20 ships, and begins as two task forces', () => {
    const [force] = scenario('midway-carriers').forces.filter(({ side }) => side === 'axis');
    expect(force?.ships).toHaveLength(20);
    const { state } = seaWings.newState(
      scenario('midway-carriers'),
      seaWings.defaultOptions,
      diceFrom(drawFrom('x')),
    );
    const there = Object.values(state.forces.axis.taskForces).filter(
      ({ hex }) => hex.q === force?.hex?.q && hex.r === force.hex.r,
    );
    expect(there.map(({ ships }) => ships.length)).toEqual([18, 2]);
  });

  test('[WG-29.48] Force C in two task forces, and the oilers with their destroyers', () => {
    const text = clauseText('WG-29.48');
    const [, first = '', second = ''] = /task forces: (.+?); and (.+?)\. Supply/.exec(text) ?? [];
    const id = 'philippine-sea-carriers';
    expect(shipsOf(id, 'axis', 'Force C, carriers')).toEqual(shipsIn(first));
    expect(shipsOf(id, 'axis', 'Force C, cruisers')).toEqual(shipsIn(second));
    expect(placeOf(id, 'axis', 'Force C, carriers')).toEqual(
      placeOf(id, 'axis', 'Force C, cruisers'),
    );
    expect(placeOf(id, 'axis', 'Force C, carriers')?.hex).toEqual({ q: 32, r: 14 });
    expect(placeOf(id, 'axis', 'Supply Force')?.hex).toEqual({ q: 21, r: 18 });
    expect(shipsOf(id, 'axis', 'Supply Force')).toEqual([
      ...['DD Hibiki', 'DD Uzuki'],
      ...[1, 2, 3, 4, 5, 6].map((number) => `MM Oiler ${number}`),
    ]);
  });
});

describe('air groups', () => {
  const ABOARD: readonly [clause: string, id: string, side: Side][] = [
    ['WG-29.5', 'coral-sea-carriers', 'allies'],
    ['WG-29.9', 'coral-sea-carriers', 'axis'],
    ['WG-29.16', 'midway-carriers', 'allies'],
    ['WG-29.19', 'midway-carriers', 'axis'],
    ['WG-29.27', 'eastern-solomons-carriers', 'allies'],
    ['WG-29.30', 'eastern-solomons-carriers', 'axis'],
    ['WG-29.36', 'santa-cruz-carriers', 'allies'],
    ['WG-29.39', 'santa-cruz-carriers', 'axis'],
    ['WG-29.46', 'philippine-sea-carriers', 'allies'],
    ['WG-29.49', 'philippine-sea-carriers', 'axis'],
  ];

  /** What is aboard each carrier of a side, by her name. */
  const aboard = (id: string, side: Side): Map<string, string[]> =>
    new Map(
      scenario(id)
        .forces.filter((it) => it.side === side)
        .flatMap(({ ships }) => ships.filter(({ card }) => card.carrier))
        .map(({ card, formations }) => [
          card.name,
          formations.map(({ type, factors }) => `${type.id} ${factors}`).sort(),
        ]),
    );

  /** The sentence of a clause that lists what the carriers have, by their names. */
  function listed(clause: string, light: readonly string[]): Map<string, string[]> {
    const [, groups = ''] = /^Air groups: (.+?)\. /.exec(clauseText(clause)) ?? [];
    return new Map(
      groups.split('; ').flatMap((group) => {
        const [, names = '', types = ''] =
          /^(each CVL|[A-Z][a-zA-Z ,]*?)(?: \(air capacity \d\))?(?: each)? ([A-Z][\w-]* \d.*)$/.exec(
            group,
          ) ?? [];
        const carriers = names === 'each CVL' ? light : names.split(/, | and /);
        return carriers.map((name) => [name, airGroupsIn(types)] as const);
      }),
    );
  }

  test.each(ABOARD)(
    '[WG-29.5, WG-29.9, WG-29.16, WG-29.19, WG-29.27, WG-29.30, WG-29.36, WG-29.39, WG-29.46, WG-29.49] %s: what each carrier has',
    (clause, id, side) => {
      const carriers = scenario(id)
        .forces.filter((it) => it.side === side)
        .flatMap(({ ships }) => ships);
      const light = carriers.filter(({ card }) => card.type === 'CVL').map(({ card }) => card.name);
      const sorted = (groups: Map<string, string[]>) =>
        [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(sorted(aboard(id, side))).toEqual(sorted(listed(clause, light)));
    },
  );

  const BASES: readonly [clause: string, id: string, bases: number][] = [
    ['WG-29.6', 'coral-sea-carriers', 1],
    ['WG-29.10', 'coral-sea-carriers', 3],
    ['WG-29.17', 'midway-carriers', 1],
    ['WG-29.27', 'eastern-solomons-carriers', 2],
    ['WG-29.30', 'eastern-solomons-carriers', 2],
    ['WG-29.36', 'santa-cruz-carriers', 2],
    ['WG-29.39', 'santa-cruz-carriers', 3],
    ['WG-29.49', 'philippine-sea-carriers', 1],
  ];

  test.each(BASES)(
    '[WG-29.6, WG-29.10, WG-29.17, WG-29.27, WG-29.30, WG-29.36, WG-29.39, WG-29.49] %s: bases with what they hold',
    (clause, id, count) => {
      const places = placesIn(clause);
      expect(places).toHaveLength(count);
      for (const { name, lat, lon, hex, holds } of places) {
        const base = scenario(id).bases.find(({ card }) => name.startsWith(card.name));
        const at = fileOf(id).bases.find((it) => it.id === base?.card.id)?.at;
        const groups = base?.formations.map(({ type, factors }) => `${type.id} ${factors}`);
        const [types = ''] = holds.split(';');
        expect({ name, hex: base?.hex, ...at, groups: groups?.sort() }).toEqual({
          ...{ name, hex, lat, lon },
          groups: airGroupsIn(types),
        });
      }
    },
  );
});
