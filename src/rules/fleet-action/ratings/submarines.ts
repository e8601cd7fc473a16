import type { Knots } from '../../core';
import type { Boat, DataSheet, Torpedo } from '../model/sheet';
import { BARE_SHEET } from './bareSheet';
import { ratedTorpedo } from './torpedoes';
import type { TorpedoKey } from './torpedoTable';

interface BoatFigures {
  name: string;
  nation: string;
  speedKnots: Knots;
  crewQuality: number;
  value: number;
  tubes: Pick<Boat, 'bowTubes' | 'sternTubes'>;
  torpedo: TorpedoKey;
  /** The setting of its torpedo, in knots; the only one without it. */
  torpedoKnots?: Knots;
}

/** [NW-7.2, NW-7.14] */
const BOATS = {
  'type-vii': {
    name: 'Type VII',
    nation: 'germany',
    speedKnots: 17,
    crewQuality: 1,
    value: 6,
    tubes: { bowTubes: 4, sternTubes: 1 },
    torpedo: 'g7a',
    torpedoKnots: 40,
  },
  gato: {
    name: 'Gato class',
    nation: 'united-states',
    speedKnots: 20,
    crewQuality: 0,
    value: 7,
    tubes: { bowTubes: 6, sternTubes: 4 },
    torpedo: 'mark8',
  },
  'i-boat': {
    name: 'I-boat',
    nation: 'japan',
    speedKnots: 20,
    crewQuality: 1,
    value: 8,
    tubes: { bowTubes: 6, sternTubes: 0 },
    torpedo: 'type90',
    torpedoKnots: 46,
  },
} as const satisfies Record<string, BoatFigures>;

/** [NW-7.14] */
type BoatKey = keyof typeof BOATS;
export const BOAT_KEYS = Object.keys(BOATS) as [BoatKey, ...BoatKey[]];

/** [NW-7.2] */
const HULL = 3;
const SUBMERGED_KNOTS = 8;

/** [NW-7.2, NW-7.14] The sheet of a sample submarine on an ISO date. */
export function submarineSheet(key: BoatKey, date: string): DataSheet {
  const figures: BoatFigures = BOATS[key];
  const { name, nation, speedKnots, crewQuality, value, tubes } = figures;
  return {
    ...BARE_SHEET,
    name,
    classId: key,
    nation,
    type: 'S',
    size: -3,
    speedKnots,
    crewQuality,
    value,
    turningHexes: 1,
    spottingBands: 3,
    torpedoes: { torpedo: torpedoOf(figures, date), mounts: [], reloads: 0 },
    boat: { hull: HULL, ...tubes, submergedKnots: SUBMERGED_KNOTS },
  };
}

/** [NW-7.14] Duds of a United States submarine as of her ships, before September 1943. */
const DUD_NUMBER = 4;
const NO_DUDS_FROM = '1943-09';

function torpedoOf({ nation, torpedo: key, torpedoKnots }: BoatFigures, date: string): Torpedo {
  const torpedo = ratedTorpedo(key, date);
  const settings = torpedo.settings.filter(({ knots }) => knots === (torpedoKnots ?? knots));
  const hasDuds = nation === 'united-states' && date < NO_DUDS_FROM;
  return { ...torpedo, settings, ...(hasDuds && { dudNumber: DUD_NUMBER }) };
}
