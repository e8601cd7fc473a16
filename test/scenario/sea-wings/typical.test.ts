import { describe, expect, test } from 'vitest';
import { SIDES, type Side } from '../../../src/rules/core';
import { freshShip } from '../../../src/rules/sea-wings/common/freshShip';
import { compositionOf } from '../../../src/rules/sea-wings/common/kinds';
import type { ScenarioFormation } from '../../../src/rules/sea-wings/model/scenario';
import { SHIP_KINDS, type ShipKind } from '../../../src/rules/sea-wings/model/units';
import { BASE_TABLE } from '../../../src/rules/sea-wings/query';
import {
  eraOf,
  FIGHTERS_ABOARD,
  TYPICAL_AIRCRAFT,
  TYPICAL_BASES,
  TYPICAL_CREWS,
  TYPICAL_SHIPS,
} from '../../../src/rules/sea-wings/tables/typical';
import { SCENARIOS } from './shippedWings';

type Era = 'early' | 'late';

const ALL = [...SCENARIOS.values()];

/** The middle of some numbers, the lower of two. */
const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

const shipsOf = (side: Side, era: Era) =>
  ALL.filter((it) => eraOf(it) === era)
    .flatMap(({ forces }) => forces.filter((it) => it.side === side))
    .flatMap(({ ships }) => ships)
    .filter(({ card }) => card.convoyShips === null);

const cardsOf = (side: Side, era: Era, kind: ShipKind) =>
  shipsOf(side, era)
    .map(({ card }) => card)
    .filter((card) => compositionOf([freshShip(card)])[kind] > 0);

const fightersIn = (formations: readonly ScenarioFormation[]): number =>
  formations.reduce((sum, { type, factors }) => sum + (type.class === 'F' ? factors : 0), 0);

const SIDES_AND_ERAS = SIDES.flatMap((side) =>
  (['early', 'late'] as const).map((era) => [side, era] as const),
);

describe.each(SIDES_AND_ERAS)(
  '[WG-24.29] what the %s are taken for, %s in the war',
  (side, era) => {
    test.each(SHIP_KINDS)('a %s is the median one of the scenarios', (kind) => {
      const cards = cardsOf(side, era, kind);
      // The Allies of 1944 have no merchantman: she is the one of 1942.
      if (cards.length === 0)
        expect(TYPICAL_SHIPS[side][era][kind]).toEqual(TYPICAL_SHIPS[side].early[kind]);
      else
        expect(TYPICAL_SHIPS[side][era][kind]).toEqual({
          speedHexes: medianOf(cards.map((it) => it.speedHexes)),
          size: medianOf(cards.map((it) => it.size)),
          armor: medianOf(cards.map((it) => it.armor)),
          heavyAA: medianOf(cards.map((it) => it.heavyAA)),
          lightAA: medianOf(cards.map((it) => it.lightAA)),
          defense: medianOf(cards.map((it) => it.defense)),
          primary: medianOf(cards.map((it) => it.primary?.strength ?? 0)),
          torpedoes: medianOf(cards.map((it) => it.torpedoes?.strength ?? 0)),
        });
    });

    test('crews and fighters aboard are the median ones', () => {
      const ships = shipsOf(side, era);
      const carriers = ships.filter(({ card }) => card.carrier);
      const { damageControl, fireControl, capRating } = TYPICAL_CREWS[side];
      expect(damageControl).toBe(medianOf(ships.map(({ card }) => card.damageControl)));
      expect(fireControl[era]).toBe(medianOf(ships.map(({ card }) => card.fireControl)));
      expect(capRating[era]).toBe(
        medianOf(carriers.map(({ card }) => card.carrier?.capRating ?? 0)),
      );
      expect(FIGHTERS_ABOARD[side][era]).toBe(
        medianOf(carriers.map(({ formations }) => fightersIn(formations))),
      );
    });

    test('aircraft are those of the scenarios, before training', () => {
      const flown = new Map(
        ALL.filter((it) => eraOf(it) === era)
          .flatMap(({ forces }) => forces.flatMap(({ ships }) => ships))
          .flatMap(({ formations }) => formations.map(({ type }) => [type.id, type])),
      );
      for (const typical of Object.values(TYPICAL_AIRCRAFT[side][era])) {
        const { id, defense, armor, gun } = typical;
        expect(flown.get(id)).toMatchObject({ defense, armor, gun });
      }
    });
  },
);

test.each(['large-land', 'small-land', 'seaplane'] as const)(
  '[WG-24.29, WG-28.1] a %s base is the median row of the table',
  (type) => {
    const rows = Object.values(BASE_TABLE).filter((it) => it.type === type);
    const [capRating, , , heavyAA, lightAA, fireControl] = [0, 1, 2, 3, 4, 5].map((column) =>
      medianOf(rows.map(({ figures }) => figures[column] ?? 0)),
    );
    const bases = ALL.flatMap(({ bases: all }) => all).filter(({ card }) => card.type === type);
    const fighters = medianOf(bases.map(({ formations }) => fightersIn(formations)));
    expect(TYPICAL_BASES[type]).toEqual({ capRating, heavyAA, lightAA, fireControl, fighters });
  },
);
