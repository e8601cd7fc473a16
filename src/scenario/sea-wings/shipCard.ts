import {
  carrierCapacity,
  ratedShip,
  type ShipCard,
  type ShipFigures,
} from '../../rules/sea-wings/query';
import {
  antiAircraftOn,
  broadside,
  hasBegun,
  type RegisteredShip,
  refitted,
  total,
} from '../records/figures';
import type { ShipClass } from '../records/shipSchema';

/** A ship's card on an ISO date [WG-26]. `airCapacity`: where the registry has no aircraft of hers [WG-26.12]. */
export function shipCardOn(ship: RegisteredShip, date: string, airCapacity?: number): ShipCard {
  const card = ratedShip(figuresOf(ship, date), date);
  if (airCapacity === undefined || card.carrier === null) return card;
  return { ...card, carrier: { ...card.carrier, ...carrierCapacity(airCapacity) } };
}

/** [WG-1.26] The type of the class, or her own. */
function figuresOf(ship: RegisteredShip, date: string): ShipFigures {
  const then = refitted(ship, date);
  const { standardTons, speedKnots, beltInches, deckInches, strategic } = then;
  return {
    ...{ id: ship.id, name: ship.name, type: then.type, nation: ship.nation },
    ...{ standardTons, speedKnots, beltInches, deckInches, guns: then.guns.map(gunsOf) },
    hasArmoredFlightDeck: strategic?.traits?.includes('D') ?? false,
    hasNewDirectors: strategic?.newDirectors ?? false,
    ...antiAircraftOf(then, date),
    torpedoes: then.torpedoes && {
      kind: then.torpedoes.kind,
      onBeam: broadside(then.torpedoes.mounts, ({ tubes }) => tubes),
    },
    hasSearchRadar: then.radar.some((set) => set.use === 'search' && hasBegun(set, date)),
    ...{ aircraft: then.aircraft ?? 0, floatplanes: then.floatplanes ?? 0 },
  };
}

const gunsOf = ({ caliberInches, model, mounts }: ShipClass['guns'][number]) => ({
  caliberInches,
  model,
  barrels: total(mounts, ({ barrels }) => barrels),
  onBeam: broadside(mounts, ({ barrels }) => barrels),
});

function antiAircraftOf(then: ShipClass, date: string) {
  const entry = antiAircraftOn(then, date);
  const { heavyGuns = 0, lightBarrels = 0, poweredBarrels = 0, machineGuns = 0 } = entry ?? {};
  return { heavyGuns, lightBarrels, poweredBarrels, machineGuns };
}
