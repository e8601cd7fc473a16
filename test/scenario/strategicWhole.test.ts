import { describe, expect, test } from 'vitest';
import { distance } from '../../src/hex';
import { must, SIDES } from '../../src/rules/core';
import { hexOf } from '../../src/rules/strategic/advanced/map';
import { LAND_UNITS } from '../../src/rules/strategic/tables/landUnits';
import { shippedStrategic } from './shipped';

describe('every scenario', () => {
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
    '[ST-2.26] $card.title: scouts of every ship with catapults',
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
    '[ST-24.7, ST-24.8] $card.title: names that the enemy sees tell nothing',
    ({ scenario }) => {
      for (const { id, side, card } of scenario.squadrons)
        expect(id).toMatch(new RegExp(`^${side === 'allies' ? 'A' : 'X'}${card.type}\\d+$`));
      for (const { id, side } of scenario.divisions)
        expect(id).toMatch(new RegExp(`^${side === 'allies' ? 'A' : 'X'}S?\\d+$`));
    },
  );

  test.each(shippedStrategic)(
    '[ST-21.7, ST-24.1] $card.title: every surface ship can be handed over',
    (it) => {
      const ships = it.scenario.divisions.flatMap((division) => division.ships);
      expect(ships.filter(({ sheet, submarine }) => !sheet === !submarine)).toEqual([]);
      for (const side of SIDES) expect(it.card.forces[side].length).toBeGreaterThan(0);
    },
  );
});

describe('the maps', () => {
  const maps = shippedStrategic.flatMap(({ card, scenario }) =>
    scenario.map ? [{ title: card.title, map: scenario.map }] : [],
  );

  test.each(maps)('[ST-1.12] $title: coast is sea next to land', ({ map }) => {
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

  test('[ST-1.11, ST-1.12] places lie on land where they did', () => {
    const { map } = must(
      maps.find(({ title }) => title === 'Coral Sea'),
      'Coral Sea',
    );
    const isLand = (lat: number, lon: number) => {
      const { q, r } = hexOf(map, lat, lon);
      return map.land.some((it) => it.q === q && it.r === r);
    };
    expect(isLand(-7.2, 147)).toBe(true);
    expect(isLand(-6.4, 155.5)).toBe(true);
    expect(isLand(-9.6, 160.2)).toBe(true);
    expect(isLand(-14, 154)).toBe(false);
  });
});
