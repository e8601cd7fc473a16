import type { BoatFigures } from '../../rules/seekrieg/query';
import type { RegisteredSubmarine } from '../records/records';

/** What the registry does not tell of a boat [SK-33.9]. */
interface BoatJudgement {
  /** Where SK-33.9 counts others than the registry. */
  bowTubes?: number;
  sternTubes: number;
  torpedoes: number;
  surfacedKnots?: number;
}

/** [SK-33.9] Tubes aft and torpedoes by class; those that the clause does not name are public data. */
const BY_CLASS: Readonly<Record<string, BoatJudgement>> = {
  'type-viib': { sternTubes: 1, torpedoes: 14 },
  'type-viic': { sternTubes: 1, torpedoes: 14 },
  'type-ixc': { sternTubes: 2, torpedoes: 22 },
  'type-xxi': { sternTubes: 0, torpedoes: 23 },
  't-class-submarine': { bowTubes: 10, sternTubes: 1, torpedoes: 16 },
  'u-class-submarine': { sternTubes: 0, torpedoes: 8 },
  narwhal: { sternTubes: 2, torpedoes: 26 },
  tambor: { sternTubes: 4, torpedoes: 24 },
  gato: { sternTubes: 4, torpedoes: 24, surfacedKnots: 20 },
  adua: { sternTubes: 2, torpedoes: 12 },
  'oceanic-italian': { sternTubes: 2, torpedoes: 12 },
  'b1-type': { sternTubes: 0, torpedoes: 17 },
  kd6: { sternTubes: 2, torpedoes: 14 },
};

/** Sets of torpedoes of a class of which nothing is judged. */
const SETS = 2;

/** The figures of a boat of the registry for her sheet. */
export function boatFigures(boat: RegisteredSubmarine): BoatFigures {
  const { name, nation, inService, submarineClass: own } = boat;
  const judged = BY_CLASS[own.id] ?? { sternTubes: 0, torpedoes: SETS * own.bowTubes };
  return {
    ...{ name, nation, classId: own.id, completed: Number(inService.from.slice(0, 4)) },
    standardTons: own.standardTons,
    surfacedKnots: judged.surfacedKnots ?? own.surfacedKnots,
    submergedKnots: own.submergedKnots,
    bowTubes: judged.bowTubes ?? own.bowTubes,
    sternTubes: judged.sternTubes,
    torpedoes: judged.torpedoes,
    hasOxygen: own.torpedoes === 'oxygen',
  };
}
