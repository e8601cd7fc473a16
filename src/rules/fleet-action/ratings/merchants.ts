import { type Knots, type LongTons, must, roundHalfUp } from '../../core';
import type { Battery, Cargo, DataSheet, Mount, MountKind } from '../model/sheet';
import { BARE_SHEET } from './bareSheet';
import { gunNamed } from './guns';
import {
  flotationOf,
  sizeOf,
  spottingOf,
  steeringOf,
  structureOf,
  turningOf,
  valueOf,
} from './hull';

interface MerchantFigures {
  name: string;
  nation: string;
  grossTons: LongTons;
  crewQuality: number;
  speedKnots: Knots;
  main: Battery | null;
  /** `null` for an armed merchant cruiser. */
  cargo: Cargo | null;
}

const open = (gun: string, ...mounts: Mount[]): Battery => ({
  gun: must(gunNamed(gun), gun),
  kind: 'open' satisfies MountKind,
  mounts,
});

const one = (arc: Mount['arc']): Mount => ({ barrels: 1, arc });

/** [NW-32.18] */
const MERCHANTS = {
  'liberty-ship': {
    name: 'Liberty ship',
    nation: 'united-states',
    grossTons: 7176,
    crewQuality: -1,
    speedKnots: 11,
    main: open('4"/45 Mk XVI', one('R')),
    cargo: 'general',
  },
  'tanker-ohio': {
    name: 'Tanker Ohio',
    nation: 'united-kingdom',
    grossTons: 9264,
    crewQuality: 0,
    speedKnots: 16,
    main: open('5"/25 Mk 10', one('R')),
    cargo: 'fuel',
  },
  troopship: {
    name: 'Troopship',
    nation: 'united-kingdom',
    grossTons: 20_000,
    crewQuality: 0,
    speedKnots: 20,
    main: open('6"/50 41st Year', one('F'), one('A')),
    cargo: 'troops',
  },
  coaster: {
    name: 'Coaster',
    nation: 'united-kingdom',
    grossTons: 900,
    crewQuality: -1,
    speedKnots: 9,
    main: null,
    cargo: 'general',
  },
  'jervis-bay': {
    name: 'Jervis Bay',
    nation: 'united-kingdom',
    grossTons: 14_164,
    crewQuality: 1,
    speedKnots: 15,
    main: open(
      '6"/50 41st Year',
      ...[one('F'), one('F'), one('A'), one('A'), one('P'), one('S'), one('S')],
    ),
    cargo: null,
  },
} as const satisfies Record<string, MerchantFigures>;

/** [NW-32.18] */
type MerchantKey = keyof typeof MERCHANTS;
export const MERCHANT_KEYS = Object.keys(MERCHANTS) as [MerchantKey, ...MerchantKey[]];

/** What a scenario knows better than the table. */
interface MerchantChanges {
  cargo?: Cargo | undefined;
  grossTons?: LongTons | undefined;
}

/** [NW-27.1, NW-32.18] The sheet of a typical merchant ship, or of one of other tonnage or with other cargo. */
export function merchantSheet(key: MerchantKey, changes: MerchantChanges = {}): DataSheet {
  const figures: MerchantFigures = MERCHANTS[key];
  const { name, nation, crewQuality, speedKnots, main } = figures;
  const grossTons = changes.grossTons ?? figures.grossTons;
  const size = sizeOf(grossTons);
  const structure = structureOf(grossTons);
  const isCruiser = figures.cargo === null;
  const flotation = flotationOf(grossTons, isCruiser);
  const sheet: DataSheet = {
    ...BARE_SHEET,
    name,
    classId: key,
    nation,
    type: size < -1 ? 'C%' : 'C',
    displacementTons: grossTons,
    size,
    structure,
    flotation,
    value: valueOf(structure, flotation),
    steering: steeringOf(size),
    crewQuality,
    damageControl: 1,
    speedKnots,
    turningHexes: turningOf(size),
    spottingBands: spottingOf(size),
    main,
    hasSearchlights: isCruiser,
    traits: [isCruiser ? 'amc' : 'poor-underwater-protection'],
  };
  return withCargo(sheet, changes.cargo ?? figures.cargo);
}

/** [NW-27.2] Gross tons of a Cargo Point. */
const TONS_A_POINT = 2000;

/** [NW-27.2] A merchant ship, whose displacement is her gross tons, with a cargo. */
export const withCargo = (sheet: DataSheet, kind: Cargo | null): DataSheet =>
  kind === null
    ? sheet
    : {
        ...sheet,
        cargo: { kind, points: Math.max(1, roundHalfUp(sheet.displacementTons / TONS_A_POINT)) },
      };
