import { expect, test } from 'vitest';
import {
  aaDirection,
  airGroupRating,
  areaAaRating,
  type Battery,
  capacityOf,
  firePowerOf,
  firstDefense,
  gunClassOf,
  lightAaRating,
  type ShipFigures,
  scoutSteps,
  secondaryOf,
  secondDefense,
  shipPoints,
  sizeOf,
  speedRating,
  torpedoRating,
} from '../../../src/rules/strategic/cards/shipRatings';
import type { ShipTrait, ShipType } from '../../../src/rules/strategic/tables/kinds';
import { figureIn, ratingIn, tableAfter } from './ledger';

const NATIONS: Record<string, string> = {
  DE: 'germany',
  UK: 'united-kingdom',
  US: 'united-states',
  JP: 'japan',
  IT: 'italy',
};

/** '8×15 in' */
const batteryIn = (text: string | undefined): Battery | null => {
  const [, guns, caliber] = /(\d+)×([\d.]+) in/.exec(text ?? '') ?? [];
  return guns ? { onBroadside: Number(guns), caliberInches: Number(caliber) } : null;
};

interface Row {
  name: string;
  nation: string;
  year: number;
  figures: ShipFigures;
  cells: Record<string, string>;
}

const ROWS: Row[] = tableAfter('ST-24.2').map((cells) => {
  const data = cells['Published data'] as string;
  const [type, navy, year] = (cells['Type, navy, year'] as string).split(', ');
  const [main, secondary] = (data.split(';').find((it) => it.includes('×')) ?? '').split('+');
  return {
    name: cells['Class or ship'] as string,
    nation: NATIONS[navy as string] as string,
    year: Number(year),
    cells,
    figures: {
      type: type as ShipType,
      tons: figureIn(data, 't'),
      knots: figureIn(data, 'kn'),
      main: batteryIn(main),
      secondary: batteryIn(secondary),
      beltInches: Number(/belt ([\d.]+)/.exec(data)?.[1] ?? 0),
      hasTorpedoProtection: /; TP/.test(data),
      tubes: figureIn(data, 'TT'),
      heavyAaBarrels: figureIn(data, 'HAA'),
      lightAaWeight: figureIn(data, 'LAA'),
      aircraft: figureIn(data, 'a/c'),
      floatplanes: figureIn(data, 'fl'),
      traits: [...(cells.Traits as string)].filter((it) => it !== '–') as ShipTrait[],
    },
  };
});

const SIZE_NAMES = { small: 'Small', medium: 'Medium', large: 'Large' };
const cardOf = (power: { rating: number; gunClass: string } | null): string =>
  power ? `${power.rating}${power.gunClass}` : '–';

test('[ST-24.2] the table of ships is read whole', () => {
  expect(ROWS.length).toBeGreaterThan(95);
  for (const { name, figures } of ROWS) expect(figures.tons, name).toBeGreaterThan(0);
});

test.each(ROWS)(
  '[ST-2.11, ST-2.12, ST-2.13, ST-2.28] $name: size, speed, capacity, points',
  ({ figures: { tons, knots, type }, cells }) => {
    expect(SIZE_NAMES[sizeOf(tons)]).toBe(cells.Size);
    expect(speedRating(knots)).toBe(Number(cells.Spd));
    expect(capacityOf(tons)).toBe(Number(cells.Cap));
    expect(shipPoints(type, tons)).toBe(Number(cells.VP));
  },
);

test.each(ROWS)('[ST-2.14, ST-2.15, ST-2.16] $name: guns', ({ figures, cells }) => {
  expect(cardOf(figures.main && firePowerOf(figures.main))).toBe(cells.FP);
  expect(cardOf(secondaryOf(figures))).toBe(cells.Sec);
});

test.each(ROWS)(
  '[ST-2.17, ST-2.18, ST-2.18a, ST-2.18b, ST-2.20] $name: defense and torpedoes',
  ({ figures, cells }) => {
    expect([firstDefense(figures), secondDefense(figures)]).toEqual([
      Number(cells.D1),
      Number(cells.D2),
    ]);
    expect(torpedoRating(figures)).toBe(ratingIn(cells.Torp as string));
  },
);

const HAS_NEW_DIRECTORS = /Akizuki|Taiho/;

test.each(ROWS)(
  '[ST-2.22, ST-2.23, ST-2.24, ST-2.26] $name: anti-aircraft guns and aircraft',
  ({ figures, cells, nation, year, name }) => {
    const direction = aaDirection(nation, year, HAS_NEW_DIRECTORS.test(name));
    expect(areaAaRating(figures.heavyAaBarrels, direction)).toBe(ratingIn(cells.Area as string));
    expect(lightAaRating(figures.lightAaWeight)).toBe(Number(cells.Light));
    expect(airGroupRating(figures.aircraft)).toBe(ratingIn(cells.AGR as string));
    expect(scoutSteps(figures.floatplanes)).toBe(ratingIn(cells['Scout steps'] as string) ?? 0);
  },
);

test('[ST-2.11] the bounds of the sizes', () => {
  expect([3999, 4000, 19999, 20000].map(sizeOf)).toEqual(['small', 'medium', 'medium', 'large']);
});

test('[ST-2.15] the bounds of the gun classes', () => {
  expect([14, 13.9, 11, 10.9, 7.5, 7.4, 5.9, 5.8, 4, 3.9].map(gunClassOf).join('')).toBe(
    'ABBCCDDEEF',
  );
});

test('[ST-2.14] no FirePower is over 9', () => {
  expect(firePowerOf({ caliberInches: 18.1, onBroadside: 12 }).rating).toBe(9);
});

test('[ST-2.16] light guns and guns of the main caliber are no second battery', () => {
  const main = { caliberInches: 5, onBroadside: 4 };
  expect(secondaryOf({ main, secondary: { caliberInches: 1.5, onBroadside: 8 } })).toBeNull();
  expect(secondaryOf({ main, secondary: main })).toBeNull();
  expect(secondaryOf({ main, secondary: null })).toBeNull();
});

test('[ST-2.20] United States torpedoes lose two before September 1943, to no less than 0', () => {
  expect(torpedoRating({ tubes: 1, traits: [] })).toBe(2);
  expect(torpedoRating({ tubes: 1, traits: ['U'] })).toBe(0);
  expect(torpedoRating({ tubes: 0, traits: ['U'] })).toBeNull();
});

test('[ST-2.28] a submarine is worth 4, the smallest ship 1', () => {
  expect(shipPoints('SS', 769)).toBe(4);
  expect(shipPoints('PT', 80)).toBe(1);
});
