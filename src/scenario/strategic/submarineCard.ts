import type { SubmarineCard } from '../../rules/strategic';
import {
  type ShipCard,
  SUBMARINE_CAPACITY,
  SUBMARINE_FIRST_DEFENSE,
  SUBMARINE_POINTS,
  type SubmarineFigures,
  sizeOf,
  submarineDefense,
  submarineTorpedoes,
  submergedSpeed,
  surfacedSpeed,
} from '../../rules/strategic/query';
import type { RegisteredSubmarine } from '../records/records';
import type { SubmarineClass } from '../records/submarineSchema';

/** [ST-2.20] The month in which United States torpedoes were fixed. */
const TORPEDOES_MENDED = '1943-09';

function figuresOf(it: SubmarineClass, date: string): SubmarineFigures {
  const { standardTons: tons, surfacedKnots, submergedKnots, depthMeters, bowTubes } = it;
  const traits =
    it.torpedoes === 'oxygen'
      ? (['O'] as const)
      : it.torpedoes === 'us' && date < TORPEDOES_MENDED
        ? (['U'] as const)
        : [];
  return { tons, surfacedKnots, submergedKnots, depthMeters, bowTubes, traits };
}

/** A submarine's cards on an ISO date [ST-24.5]. */
export function submarineCardsOn(
  { id, name, submarineClass }: RegisteredSubmarine,
  date: string,
): { card: ShipCard; submarine: SubmarineCard } {
  const figures = figuresOf(submarineClass, date);
  const hasDeckGun = submarineClass.deckGunInches > 0;
  const card: ShipCard = {
    ...{ id, name, type: 'SS', size: sizeOf(figures.tons), speed: surfacedSpeed(figures) },
    capacity: SUBMARINE_CAPACITY,
    firePower: hasDeckGun ? { rating: 1, gunClass: 'E' } : null,
    secondary: null,
    firstDefense: SUBMARINE_FIRST_DEFENSE,
    secondDefense: submarineDefense(figures),
    torpedo: submarineTorpedoes(figures),
    ...{ asw: null, areaAa: null, lightAa: null, airGroup: null, scoutSteps: 0, radar: 0 },
    points: SUBMARINE_POINTS,
    traits: figures.traits,
  };
  return {
    card,
    submarine: {
      surfacedSpeed: surfacedSpeed(figures),
      submergedSpeed: submergedSpeed(figures),
      hasDeckGun,
    },
  };
}
