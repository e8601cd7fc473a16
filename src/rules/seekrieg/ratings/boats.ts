import type { Knots, LongTons } from '../../core';
import type { Armor, ShipSheet, TubeMount } from '../model/sheet';
import { rounded } from '../tables/rounding';
import { lossFactor } from './batteries';
import { averageArmor, dpOf, speedLossFactor } from './hull';

/** The real figures of a submarine, from which her sheet is worked out [SK-33.9]. */
export interface BoatFigures {
  name: string;
  classId: string;
  nation: string;
  /** The year in which she was completed. */
  completed: number;
  /** On the surface. */
  standardTons: LongTons;
  surfacedKnots: Knots;
  submergedKnots: Knots;
  bowTubes: number;
  /** 0 where she has none. */
  sternTubes: number;
  /** All torpedoes aboard, those in the tubes among them. */
  torpedoes: number;
  /** Japanese oxygen torpedoes. */
  hasOxygen: boolean;
}

/** The least of CHART Q1 all over: a boat has no armor [SK-12.17]. */
const HULL: Armor = {
  type: 'B',
  deck: 1,
  belt: 1,
  conningTower: 1,
  turret: 1,
  flightDeck: 0,
  hangar: 0,
  island: 0,
};

/** Feet of length by the cube root of the tons: 24 of Type VIIC, 27 of the T class and Gato. */
const LENGTH_FACTOR = 26;

/** [SK-33.1, SK-33.9] A submarine's data sheet on an ISO date. Her deck gun has no place on it. */
export function boatSheet(figures: BoatFigures, date: string): ShipSheet {
  const { name, classId, nation, completed, standardTons } = figures;
  const dp = dpOf(standardTons);
  const speedKnots = Math.floor(figures.surfacedKnots);
  return {
    name,
    classId,
    nation,
    type: 'SS',
    completed,
    displacementTons: standardTons,
    dp,
    speedKnots,
    speedLossFactor: speedLossFactor(dp, speedKnots),
    lengthFeet: rounded(LENGTH_FACTOR * Math.cbrt(standardTons)),
    armor: HULL,
    averageArmor: averageArmor(HULL),
    batteries: [],
    torpedoes: tubesOf(figures, dp, date),
    antiAircraft: [],
    fireControl: 5,
    fireControlRadar: 0,
    radars: [],
    hasSonar: false,
    hasType98: false,
    floatplanes: 0,
    catapults: 0,
    depthCharges: 0,
    hasAheadThrown: false,
    dco: 0,
    boat: { submergedKnots: Math.floor(figures.submergedKnots) },
  };
}

function tubesOf(figures: BoatFigures, dp: number, date: string): ShipSheet['torpedoes'] {
  const { bowTubes, sternTubes, torpedoes } = figures;
  const places: TubeMount[] = [
    { tubes: bowTubes, place: 'fixed-bow' },
    { tubes: sternTubes, place: 'fixed-stern' },
  ];
  const tubes = bowTubes + sternTubes;
  return {
    model: modelOf(figures, date),
    mounts: places.filter((it) => it.tubes > 0),
    reloads: Math.max(0, torpedoes - tubes),
    lossFactor: lossFactor(dp, tubes),
  };
}

/** Year from which boats of Germany carried the second electric torpedo [SK-30.11]. */
const SECOND_ELECTRIC = '1942';

/** [SK-30.11] The torpedoes of submarines in CHARTS S by navy; British ones where there is no other. */
const MODELS: Readonly<Record<string, string>> = {
  italy: 'W 250 53.3 cm',
  france: '24V 55 cm',
  netherlands: 'Dutch 53 cm',
  'soviet-union': '53-38',
  'united-states': 'Mk 14 21"',
  japan: '6th Year 53 cm',
};

function modelOf({ nation, hasOxygen }: BoatFigures, date: string): string {
  if (hasOxygen) return 'Type 95 53 cm';
  if (nation === 'germany') return date < SECOND_ELECTRIC ? 'G7e T2 53.3 cm' : 'G7e T3 53.3 cm';
  return MODELS[nation] ?? 'Mk VIII 21"';
}
