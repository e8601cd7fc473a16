import { describe, expect, test } from 'vitest';
import { gunNamed, gunOfModel } from '../../../src/rules/fleet-action/ratings/guns';
import { GUNS } from '../../../src/rules/fleet-action/ratings/gunTable';
import {
  damageControlOf,
  flotationOf,
  sizeOf,
  spottingOf,
  steeringOf,
  structureOf,
  turningOf,
  valueOf,
} from '../../../src/rules/fleet-action/ratings/hull';
import type { ShipFigures } from '../../../src/rules/fleet-action/ratings/shipFigures';
import { ratedTorpedo } from '../../../src/rules/fleet-action/ratings/torpedoes';
import { TORPEDOES, type TorpedoKey } from '../../../src/rules/fleet-action/ratings/torpedoTable';
import { cell, gunOf, numberOf, rowNamed, tableOf, torpedoOf } from './ledger';
import { SHIPS, sheet } from './sheets';

const GUN_NAMES = tableOf('NW-32.14').map((row) => cell(row, 'Gun'));

describe('guns', () => {
  test.each(GUN_NAMES)(
    '[NW-2.41] [NW-2.42] [NW-2.43] [NW-2.44] [NW-2.45] [NW-32.14] %s comes out as it is printed',
    (name) => {
      expect(gunNamed(name)).toEqual(gunOf(name));
    },
  );

  test.each(GUN_NAMES)('[NW-32.14] the figures of %s are those of the table', (name) => {
    const row = rowNamed('NW-32.14', 'Gun', name);
    expect(GUNS.find((it) => it.name === name)).toMatchObject({
      caliberInches: numberOf(row, 'Calibre in'),
      shellPounds: numberOf(row, 'Shell lb'),
      velocity: numberOf(row, 'Velocity ft/s'),
      roundsAMinute: numberOf(row, 'Rounds/min'),
      rangeYards: numberOf(row, 'Range yd'),
    });
  });

  test('[NW-32.14a] a model without a row is rated as the nearest caliber, under its own name', () => {
    const unknown = gunOfModel('a gun of nobody', 15.1);
    expect(unknown.name).toBe('a gun of nobody');
    expect({ ...unknown, name: '15"/50 M1934' }).toEqual(gunNamed('15"/50 M1934'));
    expect(gunOfModel('36 cm/45 41st Year', 14).name).toBe('14"/45 41st Year');
  });
});

const TORPEDO_KEYS = Object.keys(TORPEDOES) as TorpedoKey[];

describe('torpedoes', () => {
  test.each(TORPEDO_KEYS)(
    '[NW-2.46] [NW-2.47] [NW-2.48] [NW-2.49] [NW-32.16] %s comes out as it is printed',
    (key) => {
      expect(ratedTorpedo(key, '1942-01-01')).toEqual(torpedoOf(TORPEDOES[key].name));
    },
  );

  test('[NW-32.16] every torpedo of the table is there', () => {
    const printed = tableOf('NW-32.16').map((row) => cell(row, 'Torpedo'));
    expect(TORPEDO_KEYS.map((key) => TORPEDOES[key].name).sort()).toEqual(printed.sort());
  });

  test.each<[TorpedoKey, string, number]>([
    ['mark15', '1943-08-31', 4],
    ['mark15', '1943-09-01', 0],
    ['mark13', '1943-12-31', 3],
    ['mark13', '1944-06-19', 0],
  ])('[NW-32.16] the dud number of %s on %s is %i', (key, date, dudNumber) => {
    expect(ratedTorpedo(key, date).dudNumber).toBe(dudNumber);
  });
});

const NAVIES: Readonly<Record<string, string>> = { US: 'united-states', JP: 'japan', IT: 'italy' };

/** What the formulas of hulls ask of a warship of the ledger. */
const figuresOf = (name: string): ShipFigures => {
  const { displacementTons, nation } = sheet(name);
  return {
    type: 'CA',
    nation: NAVIES[nation] ?? 'another',
    standardTons: displacementTons,
  } as ShipFigures;
};

/** Teams that the ledger prints and NW-2.31 does not give. */
const OTHER_TEAMS: readonly string[] = [];

describe('hulls', () => {
  test.each(SHIPS)(
    '[NW-2.25] [NW-2.26] [NW-2.27] [NW-2.30] [NW-2.32] [NW-2.33] [NW-2.40] [NW-32.9] %s comes out as she is printed',
    (name) => {
      const printed = sheet(name);
      const tons = printed.displacementTons;
      const [structure, flotation] = [structureOf(tons), flotationOf(tons, false)];
      const size = sizeOf(tons);
      expect({
        ...{ size, structure, flotation, value: valueOf(structure, flotation) },
        steering: steeringOf(size),
        spottingBands: spottingOf(size),
        turningHexes: turningOf(size),
      }).toEqual({
        size: printed.size,
        structure: printed.structure,
        flotation: printed.flotation,
        value: printed.value,
        steering: printed.steering,
        spottingBands: printed.spottingBands,
        turningHexes: printed.turningHexes,
      });
    },
  );

  test.each(SHIPS.filter((name) => !OTHER_TEAMS.includes(name)))(
    '[NW-2.31] [NW-32.9] %s has the damage control teams that are printed',
    (name) => {
      expect(damageControlOf(figuresOf(name))).toBe(sheet(name).damageControl);
    },
  );

  test.each([
    [40_000, 3],
    [39_999, 2],
    [25_000, 2],
    [24_999, 1],
    [12_000, 1],
    [11_999, 0],
    [5000, 0],
    [4999, -1],
    [2000, -1],
    [1999, -2],
    [1000, -2],
    [999, -3],
    [300, -3],
  ])('[NW-2.25] %i tons are Target Size %i', (tons, size) => {
    expect(sizeOf(tons)).toBe(size);
  });

  test.each(tableOf('NW-32.18'))(
    '[NW-2.28] [NW-27.1] [NW-32.18] $Ship has S and F by her gross tons',
    (row) => {
      const tons = numberOf(row, 'Gross tons');
      const figures = { type: 'large-transport', standardTons: tons } as ShipFigures;
      expect([
        structureOf(tons),
        flotationOf(tons, cell(row, 'Ship') === 'AMC Jervis Bay'),
        damageControlOf(figures),
      ]).toEqual([numberOf(row, 'S'), numberOf(row, 'F'), numberOf(row, 'DC')]);
    },
  );
});
