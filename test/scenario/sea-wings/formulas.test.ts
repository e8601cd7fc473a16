import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { BASE_ARMOR } from '../../../src/rules/sea-wings/model/ratings';
import {
  baseCard,
  ratedShip,
  recordOf,
  type ShipFigures,
} from '../../../src/rules/sea-wings/query';
import { damageControl } from '../../../src/rules/sea-wings/tables/control';
import { aircraftCardOn } from '../../../src/scenario/sea-wings/aircraftCard';
import { shipCardOn } from '../../../src/scenario/sea-wings/shipCard';
import { registry } from '../shipped';

const FIGURES: ShipFigures = {
  ...{ id: 'any', name: 'Any', type: 'CA', nation: 'united-states', standardTons: 10000 },
  ...{ speedKnots: 32.5, beltInches: 4, deckInches: 2, hasArmoredFlightDeck: false },
  ...{ hasNewDirectors: false, guns: [], heavyGuns: 0, lightBarrels: 0, poweredBarrels: 0 },
  ...{ machineGuns: 0, torpedoes: null, hasSearchRadar: false, aircraft: 0, floatplanes: 0 },
};

const rated = (changed: Partial<ShipFigures>, date = '1942-06-04') =>
  ratedShip({ ...FIGURES, ...changed }, date);

describe('ships', () => {
  test('[WG-1.26] types of the registry', () => {
    const types = ['BB', 'BC', 'CV', 'CVL', 'CVE', 'CA', 'CL', 'DD', 'TB'] as const;
    expect(types.map((type) => rated({ type }).type)).toEqual(types);
    const others = ['AC', 'CD', 'DE', 'CVS', 'AMC', 'large-transport', 'small-transport'] as const;
    expect(others.map((type) => rated({ type }).type)).toEqual([
      ...['CA', 'CA', 'DD', 'MM', 'MM', 'MM', 'MM'],
    ]);
  });

  test('[WG-19.3] target types', () => {
    const targets = (['BB', 'BC', 'CV', 'CVL', 'CA', 'CL', 'DD', 'TB', 'CVE', 'CVS'] as const).map(
      (type) => rated({ type }).target,
    );
    expect(targets.join('')).toBe('BBBBCCDDMM');
  });

  test('[WG-26.3, WG-26.4] armor of carriers, of others, and none below 3,000 tons', () => {
    expect(rated({ type: 'CV', beltInches: 4, deckInches: 1.5 }).armor).toBe(-1);
    expect(
      rated({ type: 'CV', beltInches: 4, deckInches: 3, hasArmoredFlightDeck: true }).armor,
    ).toBe(-2);
    expect(rated({ type: 'BB', beltInches: 12, deckInches: 6 }).armor).toBe(-3);
    expect(rated({ type: 'BB', beltInches: 16, deckInches: 9 }).armor).toBe(-4);
    expect(rated({ type: 'DD', standardTons: 2900, beltInches: 4, deckInches: 2 }).armor).toBe(0);
  });

  test('[WG-26.5, WG-26.26] damage control, fire control and CAP of other navies', () => {
    const card = (id: string, date: string) => shipCardOn(must(registry.ships.get(id), id), date);
    expect(card('illustrious', '1940-11-11')).toMatchObject({
      ...{ damageControl: 2, fireControl: 2, carrier: { capRating: 3 } },
    });
    expect(card('bismarck', '1941-05-24')).toMatchObject({ damageControl: 1, fireControl: 1 });
    expect(card('conte-di-cavour', '1940-07-09')).toMatchObject({
      damageControl: 1,
      fireControl: 1,
    });
    expect(card('king-george-v', '1944-06-01').fireControl).toBe(4);
    expect(card('lexington', '1942-05-31').damageControl).toBe(1);
    expect(card('lexington', '1942-06-01').damageControl).toBe(2);
    expect(
      ['MM', 'CVE'].map((type) => rated({ type: type === 'MM' ? 'AMC' : 'CVE' }).damageControl),
    ).toEqual([1, 1]);
  });

  test('[WG-26.8, WG-26.9, WG-26.11] by year', () => {
    const of = (nation: string, date: string) => rated({ type: 'CV', nation, aircraft: 60 }, date);
    expect(
      ['1942', '1943', '1944'].map((year) => of('united-states', `${year}-06-01`).fireControl),
    ).toEqual([2, 3, 4]);
    expect(
      ['1942', '1943', '1944'].map(
        (year) => of('united-states', `${year}-06-01`).carrier?.capRating,
      ),
    ).toEqual([3, 4, 5]);
    expect(['1943', '1944'].map((year) => of('united-states', `${year}-06-01`).traits)).toEqual([
      [],
      ['VT'],
    ]);
    expect(of('japan', '1944-06-01')).toMatchObject({
      fireControl: 1,
      carrier: { capRating: 3 },
      traits: [],
    });
    expect(rated({ type: 'CVL', nation: 'japan', aircraft: 30 }).carrier?.capRating).toBe(2);
    expect(rated({ nation: 'japan', hasNewDirectors: true }).fireControl).toBe(2);
  });

  test('[WG-32.7] 36 knots are 6 hexes, and nothing is faster', () => {
    expect([32.9, 33, 36, 41].map((speedKnots) => rated({ speedKnots }).speedHexes)).toEqual([
      5, 6, 6, 6,
    ]);
  });

  test('[WG-26.12] air capacity and launch capacity', () => {
    expect(rated({ type: 'CV', aircraft: 80 }).carrier).toMatchObject({
      airCapacity: 13,
      launchCapacity: 7,
    });
    expect(rated({ type: 'CV', aircraft: 72 }).carrier).toMatchObject({
      airCapacity: 12,
      launchCapacity: 6,
    });
  });
});

describe('aircraft and bases', () => {
  const card = (id: string) =>
    aircraftCardOn(id, must(registry.aircraft.get(recordOf(id)), id), '1942-06-04');

  test('[WG-27.13] the values that the source gives', () => {
    expect(card('a6m2')).toMatchObject({ attack: { unloaded: 5 }, gun: 2 });
    expect(card('f4f-3')).toMatchObject({ attack: { unloaded: 4 }, defense: 2, armor: 1 });
    expect(card('b5n2').armor).toBe(2);
    const torpedo = card('b5n2').loads.find(({ kind }) => kind === 'torpedo');
    expect(torpedo).toMatchObject({ hitNumber: { ships: 3 }, penetration: 3 });
    expect(
      card('sbd-3')
        .loads.map(({ id }) => id)
        .sort(),
    ).toEqual(['1000-lb', '500-lb']);
    expect(card('b-17e').searchRangeHexes).toBeGreaterThanOrEqual(25);
  });

  test('[WG-27.15] F4F-3 and F4F-4 are one record with four and six guns', () => {
    expect(recordOf('f4f-3')).toBe(recordOf('f4f-4'));
    expect([card('f4f-3').gun, card('f4f-4').gun]).toEqual([2, 3]);
  });

  test('[WG-2.7, WG-2.8] fighters without bombs have one attack value, all others two', () => {
    expect(card('f4f-4').attack.loaded).toBeNull();
    for (const id of ['p-40e', 'sbd-3', 'tbd-1', 'b-17e', 'pby-5a'])
      expect(card(id).attack.loaded).not.toBeNull();
    expect(['f4f-4', 'sbd-3', 'tbd-1', 'b-17e', 'pby-5a'].map((id) => card(id).class)).toEqual([
      ...['F', 'DB', 'TB', 'LB', 'PB'],
    ]);
  });

  test('[WG-2.4, WG-2.5, WG-15.2] a base card; armor 0, repair number 1', () => {
    expect(baseCard('midway', 'midway')).toEqual({
      ...{ id: 'midway', name: 'Midway', type: 'large-land', size: 6, capRating: 3 },
      ...{ launchCapacity: 10, airCapacity: 20, heavyAA: 6, lightAA: 3, fireControl: 2 },
      hasRadar: true,
    });
    expect(BASE_ARMOR).toBe(0);
    // Goes on 1 to 3, as a ship's hit of number 1.
    expect(damageControl.bases).toBe(damageControl.ships[1]);
  });
});
