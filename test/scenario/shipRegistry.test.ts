import { describe, expect, test } from 'vitest';
import { type RegisteredShip, refitted } from '../../src/scenario';
import { sheetOn } from '../../src/scenario/battle/sheets';
import { registry } from './shipped';

// Checks over all records at once. Each gathers what does not hold and expects nothing, so that a failure names the ships.

const classes = [...registry.classes.values()];
const ships = [...registry.ships.values()];

/** The days from which a ship had other figures: her first and those of her refits. */
const daysOf = ({ inService, refits }: RegisteredShip): string[] => [
  inService.from,
  ...refits.map(({ from }) => from),
];

type Figures = ReturnType<typeof refitted>;

/** Ships that in some state do not pass, with what is wrong. */
const failing = (
  wrong: (figures: Figures, ship: RegisteredShip) => string | false | undefined,
): string[] => [
  ...new Set(
    ships.flatMap((ship) =>
      daysOf(ship).flatMap((day) => {
        const fault = wrong(refitted(ship, day), ship);
        return fault ? [`${ship.id} ${fault}`] : [];
      }),
    ),
  ),
];

describe('what there is', () => {
  test('at least 350 classes with 2,500 ships', () => {
    expect(classes.length).toBeGreaterThanOrEqual(350);
    expect(ships.length).toBeGreaterThanOrEqual(2500);
  });

  test.each(['united-kingdom', 'united-states', 'japan', 'germany', 'italy', 'france'])(
    '%s has battleships, cruisers, destroyers',
    (nation) => {
      const types = ships.filter((it) => it.nation === nation).map((it) => it.shipClass.type);
      const count = (...of: string[]) => types.filter((type) => of.includes(type)).length;
      expect(count('BB', 'BC')).toBeGreaterThanOrEqual(4);
      expect(count('CA', 'CL')).toBeGreaterThanOrEqual(10);
      expect(count('DD')).toBeGreaterThanOrEqual(30);
    },
  );

  // Miyuki of the Fubukis was lost in 1934.
  test.each([
    [23, ['fubuki', 'ayanami', 'akatsuki']],
    [19, ['kagero']],
    [19, ['yugumo']],
    [12, ['mutsuki']],
    [175, ['fletcher']],
    [66, ['gleaves', 'bristol']],
    [30, ['benson', 'repeat-benson']],
    [18, ['mahan', 'dunlap']],
    [50, ['casablanca']],
    [17, ['essex']],
    [9, ['brooklyn', 'st-louis']],
    [23, ['tribal']],
    [86, ['hunt-i', 'hunt-ii', 'hunt-iii', 'hunt-iv']],
    [50, ['town-caldwell', 'town-wickes', 'town-clemson']],
    [16, ['dido', 'bellona']],
    [16, ['zerstorer-1934', 'zerstorer-1934a']],
    [12, ['navigatori']],
    [17, ['soldati', 'soldati-second']],
    [26, ['bourrasque', 'l-adroit']],
  ])('%d ships of %j', (count, ids) => {
    expect(ids.flatMap((id) => registry.classes.get(id)?.ships ?? [])).toHaveLength(count);
  });
});

/** Letters and figures only: `Qu'Appelle` and `Łódź` as `quappelle` and `lodz`, `Kaibokan No. 1` as `kaibokan1`. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replace(/( no\. |-no-)/, ' ')
    .replaceAll(/[^a-z0-9]/g, '');

test("a ship's id is its name, with a nation, a kind or a year after it where two have the name", () => {
  const odd = ships.filter(({ id, name }) => {
    const [plain, own] = [bare(name), bare(id)];
    const after = own.slice(plain.length);
    return !own.startsWith(plain) || !/^(us|jp|fr|it|nl|de|su|amc|cargo|19\d\d)?$/.test(after);
  });
  expect(odd.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
});

test('two ships of a nation do not have one name at one time', () => {
  const key = ({ nation, name, inService }: RegisteredShip) =>
    `${nation} ${name} ${inService.from}`;
  const sorted = ships.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const both = sorted.filter((it, i) => {
    const before = sorted[i - 1];
    const alike = before?.name === it.name && before.nation === it.nation;
    return alike && it.inService.from < before.inService.to;
  });
  expect(both.map(({ id }) => id)).toEqual([]);
});

test('all served in the war, and had their own refits while they served', () => {
  const late = ships.filter(
    ({ inService: { from, to } }) => from > '1945-09-30' || to < '1939-09'.slice(0, to.length),
  );
  const refittedAfter = classes.flatMap(({ ships: own }) =>
    own.filter(({ inService: { to }, refits = [] }) =>
      refits.some(({ from }) => from.slice(0, to.length) > to),
    ),
  );
  expect([...late, ...refittedAfter].map(({ id }) => id)).toEqual([]);
});

test('radar is in the order of its dates', () => {
  const unordered = failing(({ radar }) =>
    radar.some(({ from }, i) => from < (radar[i - 1]?.from ?? '')) ? 'radar' : false,
  );
  expect(unordered).toEqual([]);
});

type Range = readonly [least: number, most: number];
interface Bounds {
  knots: Range;
  lengthByBeam: Range;
  tons: Range;
  hullBoxes: Range;
}

const BOUNDS: Partial<Record<Figures['type'], Bounds>> = {
  BB: { knots: [18, 33], lengthByBeam: [5.2, 8.4], tons: [19_000, 65_000], hullBoxes: [9, 14] },
  BC: { knots: [28, 34], lengthByBeam: [6.8, 9], tons: [26_000, 43_000], hullBoxes: [10, 12] },
  CV: { knots: [21, 35], lengthByBeam: [6.3, 11], tons: [14_000, 63_000], hullBoxes: [7, 11] },
  CA: { knots: [28, 37], lengthByBeam: [8.5, 11], tons: [7700, 15_000], hullBoxes: [7, 8] },
  CL: { knots: [18, 41], lengthByBeam: [8, 11.7], tons: [2600, 12_000], hullBoxes: [5, 8] },
  DD: { knots: [24, 43], lengthByBeam: [9, 12], tons: [450, 3000], hullBoxes: [3, 5] },
  TB: { knots: [23, 36], lengthByBeam: [8.8, 11.1], tons: [300, 1300], hullBoxes: [2, 4] },
  DE: { knots: [15, 36], lengthByBeam: [8, 11.5], tons: [700, 2500], hullBoxes: [3, 4] },
};

test('size, shape and speed suit the type', () => {
  const wrong = failing((it, ship) => {
    const bounds = BOUNDS[it.type];
    if (!bounds) return false;
    const values: Record<keyof Bounds, number> = {
      knots: it.speedKnots,
      lengthByBeam: it.lengthFeet / it.beamFeet,
      tons: it.standardTons,
      hullBoxes: sheetOn(ship, ship.inService.from).rows.hull.length,
    };
    const names = Object.keys(values) as (keyof Bounds)[];
    const out = names.find((of) => values[of] < bounds[of][0] || values[of] > bounds[of][1]);
    return out && `${it.type}: ${values[out]} ${out}`;
  });
  expect(wrong).toEqual([]);
});

test('displacement suits length and beam', () => {
  const wrong = failing(({ type, standardTons, lengthFeet, beamFeet }) => {
    const fullness = standardTons / (lengthFeet * beamFeet ** 2);
    const slender = ['CA', 'CL', 'DD', 'DE', 'TB'].includes(type);
    return (fullness < 0.0022 || fullness > (slender ? 0.0055 : 0.0076)) && `${fullness}`;
  });
  expect(wrong).toEqual([]);
});

test('no two mounts stand in one place', () => {
  const wrong = failing(({ guns, torpedoes }) => {
    const batteries = [...guns.map(({ mounts }) => mounts), torpedoes?.mounts ?? []];
    const places = batteries.map((mounts) => mounts.map(({ at, side }) => `${at} ${side}`));
    const twice = places.find((of) => new Set(of).size < of.length);
    const middle = batteries
      .flat()
      .filter(({ side }) => side === 'center')
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    const close = middle.find((at, i) => at - (middle[i - 1] ?? -1) < 0.015);
    return twice ? `twice at ${twice}` : close !== undefined && `middle at ${close}`;
  });
  expect(wrong).toEqual([]);
});

test('torpedoes are those of the navy, Long Lance of 24 inches', () => {
  const wrong = failing(({ torpedoes }, { nation }) => {
    if (!torpedoes) return false;
    const { kind, diameterInches } = torpedoes;
    const own = { 'united-states': 'us', japan: 'japanese' }[nation] ?? 'other';
    return kind === 'long-lance'
      ? (nation !== 'japan' || diameterInches !== 24) && kind
      : kind !== own && kind;
  });
  expect(wrong).toEqual([]);
});

test('no more heavy antiaircraft guns than guns of 2.9 to 5.3 inches', () => {
  const wrong = ships.flatMap((ship) =>
    daysOf(ship)
      .flatMap((day) => [day, ...refitted(ship, day).antiAircraft.map(({ from }) => from)])
      .filter((day) => day >= ship.inService.from && day <= ship.inService.to)
      .flatMap((day) => {
        const { guns, antiAircraft } = refitted(ship, day);
        const heavy =
          (antiAircraft.findLast(({ from }) => from <= day) ?? antiAircraft[0])?.heavyGuns ?? 0;
        const fit = guns
          .filter(({ caliberInches }) => caliberInches >= 2.9 && caliberInches <= 5.3)
          .reduce((sum, { count }) => sum + count, 0);
        return heavy > fit ? [`${ship.id} ${day}: ${heavy} of ${fit}`] : [];
      }),
  );
  expect(wrong).toEqual([]);
});

test('antiaircraft states differ from one to the next, and light guns do not go by half', () => {
  const wrong = failing(
    ({ antiAircraft }) =>
      antiAircraft.some(({ heavyGuns, lightBarrels }, i) => {
        const before = antiAircraft[i - 1];
        return (
          before !== undefined &&
          (lightBarrels < before.lightBarrels * 0.6 ||
            (lightBarrels === before.lightBarrels && heavyGuns === before.heavyGuns))
        );
      }) && 'antiaircraft guns',
  );
  expect(wrong).toEqual([]);
});

test('battleships have big guns in thick turrets, and no deck thicker than the belt', () => {
  const wrong = failing(({ type, guns, deckInches, beltInches }, { id }) => {
    if (!['BB', 'BC'].includes(type) || id === 'wyoming') return false;
    const [main] = guns;
    return (
      ((main?.caliberInches ?? 0) < 11 ||
        (main?.turretFaceInches ?? 0) < 8 ||
        deckInches > beltInches) &&
      'armor'
    );
  });
  expect(wrong).toEqual([]);
});

test('[ST-2.23] powered barrels and machine guns are among the light ones', () => {
  const wrong = failing(({ antiAircraft }) =>
    antiAircraft.some(
      ({ lightBarrels, poweredBarrels = 0, machineGuns = 0 }) =>
        poweredBarrels + machineGuns > lightBarrels,
    )
      ? 'light guns'
      : false,
  );
  expect(wrong).toEqual([]);
});

test('[ST-2.24, ST-2.26, ST-2.29] carriers operate aircraft, cruisers and battleships floatplanes', () => {
  const wrong = failing(({ type, aircraft = 0, floatplanes = 0, strategic }) => {
    const isCarrier = ['CV', 'CVL', 'CVE'].includes(type);
    if (aircraft > 0 && !isCarrier) return `${aircraft} aircraft`;
    if (strategic?.traits?.includes('D') && !isCarrier) return 'an armored flight deck';
    return floatplanes > 12 && `${floatplanes} floatplanes`;
  });
  expect(wrong).toEqual([]);
});
