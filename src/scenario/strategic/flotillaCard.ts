import { ratedSheet, type ShipSheet, STANDARD_TABLES } from '../../rules/battle';
import type { ShipCard } from '../../rules/strategic/cards/cards';
import {
  capacityOf,
  firePowerOf,
  firstDefense,
  lightAaRating,
  type ShipFigures,
  secondDefense,
  shipPoints,
  sizeOf,
  speedRating,
  torpedoRating,
} from '../../rules/strategic/cards/shipRatings';
import type { FlotillaRecord } from '../records/flotillaSchema';

/** A flotilla of the registry with the navy that it served. */
export interface RegisteredFlotilla extends FlotillaRecord {
  nation: string;
  navy: string;
}

const figuresOf = ({
  standardTons,
  speedKnots,
  guns,
  tubes,
  lightBarrels,
}: FlotillaRecord): ShipFigures => ({
  ...{ type: 'PT', tons: standardTons, knots: speedKnots, beltInches: 0, tubes },
  main: { caliberInches: guns.caliberInches, onBroadside: guns.count },
  ...{ secondary: null, hasTorpedoProtection: false, heavyAaBarrels: 0 },
  ...{ lightAaWeight: lightBarrels, aircraft: 0, floatplanes: 0, traits: [] },
});

/** A flotilla's card [ST-2.8]. */
export function flotillaCard(it: FlotillaRecord): ShipCard {
  const figures = figuresOf(it);
  const { tons, knots, main } = figures;
  return {
    ...{ id: it.id, name: it.name, type: 'PT', size: sizeOf(tons), speed: speedRating(knots) },
    capacity: capacityOf(tons),
    firePower: main && firePowerOf(main),
    secondary: null,
    firstDefense: firstDefense(figures),
    secondDefense: secondDefense(figures),
    torpedo: torpedoRating(figures),
    ...{ asw: 1, areaAa: null, lightAa: lightAaRating(figures.lightAaWeight) },
    ...{ airGroup: null, scoutSteps: 0, radar: 0, points: shipPoints('PT', tons), traits: [] },
  };
}

/** A flotilla as one small torpedo boat of a battle [ST-21.7]. */
export const flotillaSheet = (it: RegisteredFlotilla): ShipSheet =>
  ratedSheet(
    {
      ...{ name: it.name, classId: it.id, type: 'TB', nation: it.nation },
      ...{ standardTons: it.standardTons, speedKnots: it.speedKnots, beltInches: 0, deckInches: 0 },
      batteries: [],
      ...{ heavyAaGuns: 0, lightAaBarrels: it.lightBarrels },
      torpedoes: { onBroadside: it.tubes, kind: 'other' },
    },
    [],
    {},
    STANDARD_TABLES,
  );
