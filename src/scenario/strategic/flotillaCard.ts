import {
  capacityOf,
  firePowerOf,
  firstDefense,
  lightAaRating,
  type ShipCard,
  type ShipFigures,
  secondDefense,
  shipPoints,
  sizeOf,
  speedRating,
  torpedoRating,
} from '../../rules/strategic/query';
import type { FlotillaRecord } from '../records/flotillaSchema';

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
